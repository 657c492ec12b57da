import Testing

@testable import TableMakerCassowary

@Suite struct HierarchyTests {
  @Test func `a stronger constraint wins however much more a weaker one misses`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    // Each unit that the stronger one gains costs the weaker one a million.
    try solver.add(1_000_000 * x == y)
    try solver.add(x == 1, priority: 251)
    try solver.add(y == 0, priority: 250)
    #expect(abs(solver.value(of: x) - 1) < 1e-6)
    #expect(abs(solver.value(of: y) - 1_000_000) < 1e-6)
  }

  @Test func `a thousand weak constraints do not outweigh one a step stronger`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for place in 0..<1000 { try solver.add(x == Double(100 + place % 3), priority: 250) }
    try solver.add(x == 0, priority: 250.25)
    solver.checksInvariants = true
    try solver.add(x >= 0.5, priority: Float(250.25).nextUp)
    #expect(solver.value(of: x) == 0.5)
  }

  @Test func `among constraints of one priority the sum of what they miss decides`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let x = solver.makeVariable()
    for value in [10.0, 20, 90] { try solver.add(x == value, priority: 500) }
    #expect(solver.value(of: x) == 20)
    try solver.add(x == 90, priority: 500)
    try solver.add(x == 95, priority: 500)
    #expect(solver.value(of: x) == 90)
  }

  @Test func `hugging and compression resistance give a label its size, and the stronger neighbor keeps its own`()
    throws
  {
    var solver = Solver()
    solver.checksInvariants = true
    let (name, time) = (solver.makeVariable(), solver.makeVariable())
    let total = try solver.add(name + time == 300)
    try solver.add(name <= 120, priority: 250)
    try solver.add(name >= 120, priority: 750)
    try solver.add(time <= 52, priority: 251)
    try solver.add(time >= 52, priority: 751)
    #expect([solver.value(of: name), solver.value(of: time)] == [248, 52])
    try solver.setConstant(100, of: total)
    #expect([solver.value(of: name), solver.value(of: time)] == [48, 52])
    try solver.setConstant(40, of: total)
    #expect([solver.value(of: name), solver.value(of: time)] == [-12, 52])
  }

  @Test func `a changed priority changes sides, and back`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let x = solver.makeVariable()
    let small = try solver.add(x == 10, priority: 400)
    let large = try solver.add(x == 20, priority: 300)
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(500, of: large)
    #expect(solver.value(of: x) == 20)
    try solver.setPriority(1000, of: small)
    #expect(solver.value(of: x) == 10)
    #expect(solver.priority(of: small) == 1000)
    let error = #expect(throws: SolverError.self) { try solver.setPriority(1000, of: large) }
    #expect(error == .conflict(large, with: [small]))
    #expect(solver.priority(of: large) == 500)
    try solver.setPriority(1, of: small)
    #expect(solver.value(of: x) == 20)
  }
}
