import Testing

@testable import TableMakerCassowary

@Suite struct ChangeTests {
  @Test func `only what moved is reported, and what moved back is not`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let views = (0..<4).map { _ in solver.makeVariable() }
    try solver.edit(views[0])
    for index in 1..<3 { try solver.add(views[index] == views[index - 1] + 10) }
    try solver.add(views[3] == 7)
    solver.acceptChanges()
    try solver.suggest(5, for: views[0])
    #expect(Set(solver.changedVariables) == Set(views[0...2]))
    try solver.suggest(0, for: views[0])
    #expect(solver.changedVariables == [])
    try solver.suggest(1, for: views[0])
    var taken: [Variable: Double] = [:]
    solver.takeChanges { taken[$0] = $1 }
    #expect(taken == [views[0]: 1, views[1]: 11, views[2]: 21])
    #expect(solver.changedVariables == [])
  }

  @Test func `several constants change with one optimization, through values that would conflict on the way`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(left == 10)
    let high = try solver.add(right == 20)
    try solver.add(left + 5 <= right)
    let error = #expect(throws: SolverError.self) { try solver.setConstant(110, of: low) }
    guard case .conflict(_, let others)? = error else { return }
    #expect(others.count == 2)
    #expect(solver.constant(of: low) == 10)
    #expect([solver.value(of: left), solver.value(of: right)] == [10, 20])
    try solver.setConstants([(110, low), (120, high)])
    #expect([solver.value(of: left), solver.value(of: right)] == [110, 120])
  }

  @Test func `adding and removing in every order ends in the same solution`() throws {
    let priorities: [Float] = [1000, 1000, 750, 250, 250.5, 1]
    var expected: [Double]?
    for order in permutations(of: Array(0..<6)) {
      var solver = Solver()
      solver.checksInvariants = true
      let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      let comparisons = [x + y == 100, z >= x + 10, y == 40, z == 30, x <= 20, 3 * z == 1]
      var constraints: [Constraint] = []
      for index in order { constraints.append(try solver.add(comparisons[index], priority: priorities[index])) }
      let values = [x, y, z].map { solver.value(of: $0) }
      if let expected {
        for (value, other) in zip(values, expected) { #expect(abs(value - other) < 1e-9, "\(order)") }
      }
      expected = values
      // Out and in again, half of them, in another order.
      for index in [4, 0, 2] { try solver.remove(constraints[index]) }
      for index in [2, 4, 0] { try solver.add(constraints[index]) }
      for (variable, value) in zip([x, y, z], values) { #expect(abs(solver.value(of: variable) - value) < 1e-9) }
      for constraint in constraints.reversed() { try solver.discard(constraint) }
      #expect(solver.ambiguousVariables().count == 3)
    }
    #expect(expected == [60, 40, 70])
  }

  private func permutations(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }

  @Test func `slots are used again, so that coming and going needs no more memory`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    var size = 0
    for round in 0..<400 {
      let views = (0..<5).map { _ in solver.makeVariable() }
      var constraints: [Constraint] = []
      for (index, view) in views.enumerated() {
        constraints.append(try solver.add(view >= Double(index), priority: 300))
        if index > 0 { constraints.append(try solver.add(view == views[index - 1] + Double(round))) }
      }
      #expect(solver.value(of: views[4]) == Double(max(4, 4 * round)))
      for constraint in constraints { try solver.discard(constraint) }
      for view in views { try solver.discard(view) }
      // The factors keep some steps before they are computed afresh.
      if round == 200 { size = solver.byteCount }
    }
    #expect(solver.byteCount == size)
    #expect(solver.variableCount == 0)
  }

  @Test func `editing ends with the constraint that edits`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let x = solver.makeVariable()
    try solver.add(x == 3, priority: 10)
    let edit = try solver.edit(x, priority: 500)
    try solver.suggest(8, for: x)
    #expect(solver.value(of: x) == 8)
    #expect(solver.constant(of: edit) == 8)
    try solver.endEditing(x)
    #expect(solver.value(of: x) == 3)
    try solver.edit(x, priority: 500)
    try solver.endEditing(x)
    try solver.discard(try solver.edit(x))
    #expect(throws: SolverError.notEdited(x)) { try solver.suggest(1, for: x) }
  }

  @Test func `a constraint with no variables is as true as its numbers`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let x = solver.makeVariable()
    try solver.add(x - x == 0)
    try solver.add(x - x == 5, priority: 100)
    let impossible = try solver.makeConstraint(x - x >= 1)
    #expect(throws: SolverError.conflict(impossible, with: [])) { try solver.add(impossible) }
  }
}
