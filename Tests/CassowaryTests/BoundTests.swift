import Testing

@testable import TableMakerCassowary

/// Variables that only inequalities limit.
@Suite struct BoundTests {
  private func solver() -> Solver {
    var solver = Solver()
    solver.checksInvariants = true
    return solver
  }

  @Test(arguments: [-5.0, 0, 23], [true, false])
  func `one inequality decides a variable that nothing else does`(bound: Double, isUpper: Bool) throws {
    for value in [-40.0, 0, 60] {
      var solver = solver()
      let x = solver.makeVariable(value: value)
      try solver.add(isUpper ? x <= bound : x >= bound)
      solver.moveToBounds()
      #expect(solver.value(of: x) == bound)
      #expect(solver.ambiguousVariables() == [x])
    }
  }

  @Test func `what moves with the bound's constant is what rests at it`() throws {
    var solver = solver()
    let x = solver.makeVariable()
    let limit = try solver.add(x <= 23)
    solver.moveToBounds()
    try solver.setConstant(30, of: limit)
    #expect(solver.value(of: x) == 30)
    try solver.setConstant(-7, of: limit)
    #expect(solver.value(of: x) == -7)
  }

  /// Every pair of bounds and every order: the values are within both, and the first one's where the other allows it.
  @Test func `of two inequalities the first decides, as far as the second allows`() throws {
    for first in -2...2 {
      for second in -2...2 {
        for kinds in 0..<4 {
          let isUpper = (kinds & 1 == 0, kinds & 2 == 0)
          if isUpper.0 != isUpper.1, isUpper.0 ? second > first : first > second { continue }
          var solver = solver()
          let x = solver.makeVariable(value: 0.5)
          let (one, other) = (Double(first), Double(second))
          try solver.add(isUpper.0 ? x <= one : x >= one)
          try solver.add(isUpper.1 ? x <= other : x >= other)
          solver.moveToBounds()
          let value = solver.value(of: x)
          #expect(isUpper.0 ? value <= one : value >= one)
          #expect(isUpper.1 ? value <= other : value >= other)
          #expect(value == one || value == other)
        }
      }
    }
  }

  @Test func `what is decided stays: by an equality, by a wish, by a bound of its own that it lies at`() throws {
    var solver = solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(value: 60))
    try solver.add(a == 5)
    try solver.add(a <= 23)
    try solver.add(b == 6, priority: 1)
    try solver.add(b <= 23)
    try solver.add(c >= 60, priority: 750)
    try solver.add(c <= 60, priority: 250)
    try solver.add(a + c <= 100)
    solver.moveToBounds()
    #expect([a, b, c].map { solver.value(of: $0) } == [5, 6, 60])
  }

  @Test func `no wish is given up for a bound, whatever its priority`() throws {
    var solver = solver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(value: 57))
    try solver.add(width == 57, priority: 1)
    try solver.add(x <= 23)
    try solver.add(x + width <= 20)
    solver.moveToBounds()
    #expect(solver.value(of: width) == 57)
    #expect(solver.value(of: x) == -37)
  }

  @Test func `an optional inequality decides too, and an equality that comes later decides instead`() throws {
    var solver = solver()
    let x = solver.makeVariable()
    try solver.add(x <= 23, priority: 10)
    solver.moveToBounds()
    #expect(solver.value(of: x) == 23)
    try solver.add(x == 4, priority: 1)
    #expect(solver.value(of: x) == 4)
    solver.moveToBounds()
    #expect(solver.value(of: x) == 4)
  }

  /// Random systems: what all constraints cost together is the same before and after.
  @Test func `a system is satisfied as well after it as before`() throws {
    var generator = SeededGenerator(seed: 716)
    for _ in 0..<400 {
      var solver = solver()
      let variables = (0..<5).map { _ in solver.makeVariable(value: Double(Int.random(in: -9...9, using: &generator))) }
      var wanted: [(Expression, Relation, Float)] = []
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        var expression = Expression(Double(Int.random(in: -9...9, using: &generator)))
        for variable in variables where Int.random(in: 0..<3, using: &generator) == 0 {
          expression.add(variable, times: Double(Int.random(in: -2...2, using: &generator)))
        }
        let relation = [Relation.equal, .lessOrEqual, .greaterOrEqual][Int.random(in: 0..<3, using: &generator)]
        let priority = [Float(1000), 750, 250][Int.random(in: 0..<3, using: &generator)]
        let comparison = Comparison(expression, relation, Expression())
        if (try? solver.add(comparison, priority: priority)) != nil { wanted.append((expression, relation, priority)) }
      }
      func misses() -> [Float: Double] {
        var result: [Float: Double] = [:]
        for (expression, relation, priority) in wanted {
          var value = expression.constant
          for index in 0..<expression.count {
            value += expression[index].coefficient * solver.value(of: expression[index].variable)
          }
          let miss: Double =
            switch relation {
            case .equal: abs(value)
            case .lessOrEqual: max(0, value)
            case .greaterOrEqual: max(0, -value)
            }
          result[priority, default: 0] += miss
        }
        return result
      }
      let before = misses()
      solver.moveToBounds()
      let after = misses()
      for (priority, miss) in before { #expect(abs((after[priority] ?? 0) - miss) < 1e-6) }
    }
  }
}
