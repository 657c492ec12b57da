import TableMakerCassowary

extension SmallSystem.Row {
  func comparison(_ variables: [Variable]) -> Comparison {
    var expression = Expression()
    for (variable, coefficient) in zip(variables, coefficients) where coefficient != 0 {
      expression.add(variable, times: Double(coefficient))
    }
    return Comparison(expression, relation, Expression(Double(constant)))
  }

  static func random(variableCount: Int, _ generator: inout SeededGenerator) -> SmallSystem.Row {
    SmallSystem.Row(
      coefficients: (0..<variableCount).map { _ in
        Bool.random(using: &generator) ? 0 : Int.random(in: -2...2, using: &generator)
      },
      relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &generator) ?? .equal,
      constant: Int.random(in: -3...6, using: &generator),
      priority: [1000, 1000, 750, 250.5, 250, 250, 2].randomElement(using: &generator) ?? 1000)
  }
}

extension SmallSystem {
  /// A wish for each variable, weaker than all else: with it the best solutions are bounded, and vertices span them.
  static func anchors(variableCount: Int) -> [Row] {
    (0..<variableCount).map { variable in
      Row(
        coefficients: (0..<variableCount).map { $0 == variable ? 1 : 0 }, relation: .equal, constant: variable,
        priority: 1)
    }
  }

  static func random(anchored: Bool, _ generator: inout SeededGenerator) -> SmallSystem {
    let variableCount = Int.random(in: 1...4, using: &generator)
    let rowCount = Int.random(in: variableCount...variableCount + 4, using: &generator)
    var rows = (0..<rowCount).map { _ in Row.random(variableCount: variableCount, &generator) }
    if anchored { rows += anchors(variableCount: variableCount) }
    return SmallSystem(variableCount: variableCount, rows: rows)
  }

  /// Returns whether values miss at every priority the same as the best ones.
  func isBest(_ values: [Double], missing missed: [Rational]) -> Bool {
    let priorities = Set(rows.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
    var sums = priorities.map { _ in 0.0 }
    for row in rows {
      let residual = zip(row.coefficients, values).reduce(-Double(row.constant)) { $0 + Double($1.0) * $1.1 }
      let miss =
        switch row.relation {
        case .equal: abs(residual)
        case .lessOrEqual: max(0, residual)
        case .greaterOrEqual: max(0, -residual)
        }
      if let level = priorities.firstIndex(of: row.priority) {
        sums[level] += miss
      } else if miss > 1e-6 {
        return false
      }
    }
    return zip(sums, missed).allSatisfy { abs($0 - $1.double) < 1e-6 }
  }
}
