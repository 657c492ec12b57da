// The best solutions are those that agree with the pressures. A constraint is satisfied exactly if it presses less than
// it could in both directions. If it presses as hard as it can upward, it may lie above its constant at no cost, and so
// on. If these conditions leave room around the values, the variables that have room are ambiguous.

extension Solver {
  /// Returns the variables that could have another value without any constraint being satisfied less.
  ///
  /// No constraint fixes these variables, or equally strong constraints pull them in different directions.
  ///
  /// - Complexity: O(variables) if a pressing constraint fixes every variable; otherwise, that of solving two systems
  ///   of this size from scratch.
  public mutating func ambiguousVariables() -> [Variable] {
    let conditions = conditions()
    guard conditions.contains(where: { $0.relation != .equal }) || hasStays else { return [] }
    var directions = Solver()
    let steps = (0..<variables.count).map { _ in directions.makeVariable() }
    var wishes: [(condition: Condition, wish: Constraint)] = []
    // One solution takes every direction that is free because doubling a direction costs nothing.
    for condition in conditions {
      let change = change(of: condition.constraint, along: steps)
      directions.demand(Comparison(change, condition.relation, Expression()))
      let isUpward = condition.relation == .greaterOrEqual
      if condition.relation != .equal {
        let wish = Comparison(change, condition.relation, Expression(isUpward ? 1 : -1))
        if let wish = directions.demand(wish, priority: 1) { wishes.append((condition, wish)) }
      }
    }
    var fixed = Solver()
    let parts = (0..<variables.count).map { _ in fixed.makeVariable() }
    for condition in conditions where condition.relation == .equal {
      fixed.demandEqual(change(of: condition.constraint, along: parts))
    }
    for (condition, _) in wishes {
      let change = change(of: condition.constraint, along: steps)
      var size = 0.0
      for index in 0..<change.count { size += change[index].coefficient * directions.value(of: change[index].variable) }
      if abs(size) < 0.5 {
        fixed.demandEqual(self.change(of: condition.constraint, along: parts))
      }
    }
    return fixed.indicesMovedByStays().compactMap { variables[$0].isFree ? nil : variable(at: $0) }
  }

  /// The freedom of a constraint's left side: none, or one direction.
  private struct Condition {
    var constraint: Int32
    var relation: Relation
  }

  private var hasStays: Bool {
    for index in 0..<variables.count where variables[index].holder < 0 && !variables[~variables[index].holder].isFree {
      return true
    }
    return false
  }

  private mutating func conditions() -> [Condition] {
    var conditions: [Condition] = []
    for index in 0..<constraints.count {
      let record = constraints[index]
      guard record.state == .holding || (record.state == .resting && abs(record.residual) <= record.tolerance) else {
        continue
      }
      let relation: Relation =
        if isAtLimit(index, upward: true) {
          .greaterOrEqual
        } else if isAtLimit(index, upward: false) {
          .lessOrEqual
        } else {
          .equal
        }
      conditions.append(Condition(constraint: index, relation: relation))
    }
    return conditions
  }

  /// Returns whether a constraint presses as much as it can in a direction.
  private mutating func isAtLimit(_ index: Int32, upward: Bool) -> Bool {
    guard let limit = constraints[index].limit(upward: upward) else { return false }
    if constraints[index].state == .resting { return constraints[index].slope == limit }
    writeRoom(of: index, to: limit, upward: upward, scale: 1)
    return room.isZero
  }

  private func change(of index: Int32, along steps: [Variable]) -> Expression {
    var expression = Expression()
    let first = constraints[index].firstTerm
    for term in first..<first + constraints[index].termCount {
      expression.add(steps[Int(terms[term].variable)], times: terms[term].coefficient)
    }
    return expression
  }

  /// Adds a condition that all zeros satisfy, so it can't fail.
  @discardableResult
  private mutating func demand(_ comparison: Comparison, priority: Float = Constraint.required) -> Constraint? {
    try? add(comparison, priority: priority)
  }

  /// Adds a demand that an expression keeps its value at a fixed odd point.
  ///
  /// A condition that depends on other demands is then satisfied already, and an independent one isn't.
  private mutating func demandEqual(_ expression: Expression) {
    var value = 0.0
    for index in 0..<expression.count {
      let odd = Double(expression[index].variable.index) * 0.618_033_988_749_895
      value += expression[index].coefficient * (1 + odd - Double(Int(odd)))
    }
    demand(Comparison(expression, .equal, Expression(value)))
  }

  /// Returns the indices of the variables that the constraints leave free to move.
  private mutating func indicesMovedByStays() -> [Int32] {
    var isMoved: [Bool] = Array(repeating: false, count: Int(variables.count))
    for position in 0..<variables.count where variables[position].holder < 0 {
      factors.load(1, at: position)
      factors.solveRow()
      for item in 0..<factors.row.count where abs(factors.row[item].value) > Tolerance.pressure {
        isMoved[Int(factors.row[item].index)] = true
      }
    }
    return (0..<variables.count).filter { isMoved[Int($0)] }
  }
}
