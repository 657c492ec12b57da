import Testing

@testable import TableMakerCassowary

@Suite struct DegenerateTests {
  /// Beale's example (1955), on which the simplex method with the usual choice of pivots goes round in a circle: the
  /// least of -0.75 x4 + 150 x5 - 0.02 x6 + 6 x7 is -0.05.
  @Test func `Beale's example of a circle ends`() throws {
    for isReversed in [false, true] {
      var solver = Solver()
      solver.checksInvariants = true
      let x = (0..<4).map { _ in solver.makeVariable() }
      var comparisons = [
        0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0,
        0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0,
        x[2] <= 1,
      ]
      comparisons += x.map { $0 >= 0 }
      let goal = -0.75 * x[0] + 150 * x[1] - 0.02 * x[2] + 6 * x[3]
      if isReversed { comparisons.reverse() }
      if isReversed { try solver.add(goal == -1000, priority: 500) }
      for comparison in comparisons { try solver.add(comparison) }
      if !isReversed { try solver.add(goal == -1000, priority: 500) }
      var value = 0.0
      for index in 0..<goal.count { value += goal[index].coefficient * solver.value(of: goal[index].variable) }
      #expect(abs(value + 0.05) < 1e-9)
    }
  }

  @Test func `hundreds of planes through one point are left and entered without end or error`() throws {
    var generator = SeededGenerator(seed: 2)
    var solver = Solver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    var constraints: [Constraint] = []
    for index in 0..<300 {
      var expression = Expression()
      for variable in variables { expression.add(variable, times: Double(Int.random(in: -3...3, using: &generator))) }
      // All of them pass through 10, 10, 10, 10, 10, 10.
      var sum = 0.0
      for term in 0..<expression.count { sum += 10 * expression[term].coefficient }
      let comparison = index % 2 == 0 ? expression <= sum : expression >= sum
      constraints.append(try solver.add(comparison, priority: [1000, 750, 250][index % 3]))
    }
    for variable in variables { try solver.add(variable == 10, priority: 1) }
    for variable in variables { #expect(abs(solver.value(of: variable) - 10) < 1e-9) }
    solver.checksInvariants = true
    for constraint in constraints.shuffled(using: &generator) {
      try solver.remove(constraint)
      #expect(variables.allSatisfy { abs(solver.value(of: $0) - 10) < 1e-9 })
    }
    for constraint in constraints.shuffled(using: &generator) { try solver.add(constraint) }
    #expect(variables.allSatisfy { abs(solver.value(of: $0) - 10) < 1e-9 })
    #expect(solver.rebuildCount == 0)
  }

  @Test func `the same constraint many times is one`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var constraints: [Constraint] = []
    for _ in 0..<20 { constraints.append(try solver.add(x + y == 10)) }
    for _ in 0..<20 { constraints.append(try solver.add(x - y == 4)) }
    #expect([solver.value(of: x), solver.value(of: y)] == [7, 3])
    for index in [0, 20, 5, 39, 1] { try solver.remove(constraints[index]) }
    #expect(solver.ambiguousVariables() == [])
    #expect([solver.value(of: x), solver.value(of: y)] == [7, 3])
    #expect(throws: SolverError.self) { try solver.add(x == 8) }
  }

  @Test func `the careful choice of pivots ends as the quick one does`() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let system = SmallSystem.random(anchored: true, &generator)
      guard case .best(let missed, _) = VertexOracle.solve(system) else { continue }
      var solver = Solver()
      solver.checksInvariants = true
      solver.isAlwaysCareful = true
      let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
      var constraints: [Constraint] = []
      for row in system.rows { constraints.append(try solver.add(row.comparison(variables), priority: row.priority)) }
      #expect(system.isBest(variables.map { solver.value(of: $0) }, missing: missed), "\(system)")
      // And solved from nothing, as after a loss of accuracy.
      solver.rebuild()
      #expect(solver.brokenInvariant() == nil)
      #expect(system.isBest(variables.map { solver.value(of: $0) }, missing: missed), "\(system)")
    }
  }
}
