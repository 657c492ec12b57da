import Testing

@testable import TableMakerCassowary

@Suite struct AmbiguityTests {
  @Test func `a variable that nothing fixes is ambiguous, and so is what depends on it`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(y == x + 10)
    try solver.add(z == 5)
    #expect(solver.ambiguousVariables() == [x, y])
    try solver.add(x >= 3)
    #expect(solver.ambiguousVariables() == [x, y])
    let wish = try solver.add(x <= 3, priority: 1)
    #expect(solver.ambiguousVariables() == [])
    try solver.remove(wish)
    #expect(solver.ambiguousVariables() == [x, y])
  }

  @Test func `equally strong constraints that pull apart leave the values between them open`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x == 10, priority: 250)
    let other = try solver.add(x == 20, priority: 250)
    try solver.add(y == x)
    #expect(solver.ambiguousVariables() == [x, y])
    try solver.setPriority(251, of: other)
    #expect(solver.ambiguousVariables() == [])
  }

  @Test func `what two inequalities meet at is fixed, though neither presses`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let x = solver.makeVariable()
    try solver.add(x <= 10)
    #expect(solver.ambiguousVariables() == [x])
    try solver.add(x >= 10)
    #expect(solver.ambiguousVariables() == [])
    #expect(solver.value(of: x) == 10)
  }

  @Test func `a variable that nothing fixes keeps the value it had`() throws {
    var solver = Solver()
    solver.checksInvariants = true
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let place = try solver.add(x == 42)
    try solver.add(y == x + 1)
    try solver.remove(place)
    #expect([solver.value(of: x), solver.value(of: y)] == [42, 43])
  }
}
