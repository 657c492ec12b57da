import Testing

@testable import TableMakerCassowary

@Suite struct BadInputTests {
  /// A small solver whose state a refused call must not change.
  private final class System {
    var solver = Solver()
    let x: Variable
    let y: Variable
    let constraint: Constraint
    let wish: Constraint
    let foreign: Variable
    let foreignConstraint: Constraint

    init() throws {
      solver.checksInvariants = true
      x = solver.makeVariable()
      y = solver.makeVariable()
      constraint = try solver.add(x == 10)
      wish = try solver.add(y >= x + 5, priority: 300)
      var other = Solver()
      foreign = other.makeVariable()
      foreignConstraint = try other.add(foreign == 1)
    }

    func refuses(_ expected: SolverError, _ call: (inout Solver) throws -> Void) {
      let (known, mentions) = (solver.constraints.count, solver.terms.count)
      #expect(throws: expected) { try call(&solver) }
      #expect([solver.value(of: x), solver.value(of: y)] == [10, 15])
      #expect(solver.brokenInvariant() == nil)
      #expect(expected.isConflict || (solver.constraints.count == known && solver.terms.count == mentions))
      #expect(solver.constant(of: constraint) == 10)
      #expect(solver.priority(of: wish) == 300)
    }
  }

  @Test func `numbers that are not finite are refused`() throws {
    let system = try System()
    let (x, y) = (system.x, system.y)
    for bad in [Double.infinity, -.infinity] {
      system.refuses(.notFinite(bad)) { try $0.add(bad * x == 1) }
      system.refuses(.notFinite(bad)) { try $0.add(x <= bad) }
      system.refuses(.notFinite(bad)) { try $0.setConstant(bad, of: system.constraint) }
      system.refuses(.notFinite(bad)) { try $0.setConstants([(1, system.wish), (bad, system.constraint)]) }
    }
    func refusesNaN(_ call: (inout Solver) throws -> Void) {
      let error = #expect(throws: SolverError.self) { try call(&system.solver) }
      guard case .notFinite(let value)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(value.isNaN)
    }
    refusesNaN { try $0.add(y + .nan * x == 1) }
    refusesNaN { try $0.add(x + .nan >= 1) }
    refusesNaN { try $0.setConstant(.nan, of: system.constraint) }
    try system.solver.edit(y, priority: 1)
    refusesNaN { try $0.suggest(.nan, for: y) }
    // Finite terms whose sum is not.
    system.refuses(.notFinite(.infinity)) { try $0.add(1e308 * x + 1e308 * x == 1) }
  }

  @Test(arguments: [0, -1, 1000.5, 1001, .infinity] as [Float])
  func `a priority must be above 0 and at most 1000`(priority: Float) throws {
    let system = try System()
    system.refuses(.invalidPriority(priority)) { try $0.add(system.x == 1, priority: priority) }
    system.refuses(.invalidPriority(priority)) { try $0.setPriority(priority, of: system.wish) }
    system.refuses(.invalidPriority(priority)) { try $0.edit(system.x, priority: priority) }
  }

  @Test func `a priority that is not a number is refused`() throws {
    let system = try System()
    for call in [
      { (solver: inout Solver) throws in _ = try solver.add(system.x == 1, priority: .nan) },
      { (solver: inout Solver) throws in try solver.setPriority(.nan, of: system.wish) },
    ] {
      let error = #expect(throws: SolverError.self) { try call(&system.solver) }
      guard case .invalidPriority(let value)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(value.isNaN)
    }
  }

  @Test func `a constraint is added once and removed once`() throws {
    let system = try System()
    let constraint = system.constraint
    system.refuses(.alreadyAdded(constraint)) { try $0.add(constraint) }
    let spare = try system.solver.makeConstraint(system.x == 10)
    system.refuses(.notAdded(spare)) { try $0.remove(spare) }
    try system.solver.add(spare)
    try system.solver.remove(spare)
    system.refuses(.notAdded(spare)) { try $0.remove(spare) }
    try system.solver.discard(spare)
    system.refuses(.unknownConstraint(spare)) { try $0.add(spare) }
    system.refuses(.unknownConstraint(spare)) { try $0.remove(spare) }
    system.refuses(.unknownConstraint(spare)) { try $0.discard(spare) }
    system.refuses(.unknownConstraint(spare)) { try $0.setConstant(1, of: spare) }
    let next = try system.solver.makeConstraint(system.x == 10)
    #expect(next.index == spare.index && next != spare)
    system.refuses(.unknownConstraint(spare)) { try $0.setPriority(1, of: spare) }
  }

  @Test func `variables and constraints of another solver are not known`() throws {
    let system = try System()
    system.refuses(.unknownVariable(system.foreign)) { try $0.add(system.x == system.foreign) }
    system.refuses(.unknownVariable(system.foreign)) { try $0.discard(system.foreign) }
    system.refuses(.unknownVariable(system.foreign)) { try $0.edit(system.foreign) }
    system.refuses(.unknownVariable(system.foreign)) { try $0.suggest(1, for: system.foreign) }
    system.refuses(.unknownConstraint(system.foreignConstraint)) { try $0.add(system.foreignConstraint) }
    system.refuses(.unknownConstraint(system.foreignConstraint)) { try $0.remove(system.foreignConstraint) }
    system.refuses(.unknownConstraint(system.foreignConstraint)) {
      try $0.setConstants([(3, system.constraint), (1, system.foreignConstraint)])
    }
    // The first and the ninth of ten terms, which take different ways.
    for place in [0, 8] {
      var long = Expression()
      for index in 0..<10 { long.add(index == place ? system.foreign : system.x) }
      system.refuses(.unknownVariable(system.foreign)) { [long] in try $0.add(long == 1) }
    }
  }

  @Test func `a variable is discarded when no constraint mentions it any more`() throws {
    let system = try System()
    let (y, wish) = (system.y, system.wish)
    system.refuses(.variableInUse(y, constraintCount: 1)) { try $0.discard(y) }
    try system.solver.discard(wish)
    try system.solver.discard(y)
    #expect(throws: SolverError.unknownVariable(y)) { try system.solver.discard(y) }
    let next = system.solver.makeVariable()
    #expect(next.index == y.index && next != y)
    #expect(throws: SolverError.unknownVariable(y)) { try system.solver.add(y == 1) }
    #expect(system.solver.value(of: next) == 0)
  }

  @Test func `editing twice, and suggesting without editing, are refused`() throws {
    let system = try System()
    system.refuses(.notEdited(system.y)) { try $0.suggest(3, for: system.y) }
    system.refuses(.notEdited(system.y)) { try $0.endEditing(system.y) }
    try system.solver.edit(system.y, priority: 1)
    system.refuses(.alreadyEdited(system.y)) { try $0.edit(system.y) }
  }

  @Test func `a conflict names what it conflicts with and changes nothing`() throws {
    let system = try System()
    let (x, y) = (system.x, system.y)
    let high = try system.solver.add(y <= 15)
    let spare = try system.solver.makeConstraint(x + 1 == y - 5)
    system.refuses(.conflict(spare, with: [system.constraint, high])) { try $0.add(spare) }
    #expect(system.solver.isInForce(spare) == false)
    let raised = try system.solver.makeConstraint(y >= 16, priority: 1)
    try system.solver.add(raised)
    system.refuses(.conflict(raised, with: [high])) { try $0.setPriority(1000, of: raised) }
    #expect(system.solver.priority(of: raised) == 1)
    // Without the handle the refused constraint leaves nothing behind.
    let count = system.solver.freeConstraints.count
    #expect(throws: SolverError.self) { try system.solver.add(y >= 17) }
    #expect(system.solver.freeConstraints.count == count + 1)
  }

  @Test func `every error says what happened with its value`() throws {
    let system = try System()
    #expect("\(SolverError.notFinite(.infinity))".contains("inf"))
    #expect("\(SolverError.invalidPriority(1001))".contains("1001"))
    let text = "\(SolverError.conflict(system.wish, with: [system.constraint]))"
    #expect(text == "The required constraint 1 conflicts with constraint 0. Remove one of them or lower its priority.")
  }
}

extension SolverError {
  fileprivate var isConflict: Bool {
    if case .conflict = self { return true }
    return false
  }
}
