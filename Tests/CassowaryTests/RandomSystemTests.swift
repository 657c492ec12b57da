import Testing

@testable import TableMakerCassowary

@Suite struct RandomSystemTests {
  @Test(arguments: 0..<40)
  func `random systems are solved as looking at every vertex solves them`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let system = SmallSystem.random(anchored: round % 2 == 0, &generator)
      var solver = Solver()
      solver.checksInvariants = true
      let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
      var refusals = 0
      for row in system.rows.shuffled(using: &generator) {
        do {
          try solver.add(row.comparison(variables), priority: row.priority)
        } catch {
          guard case .conflict = error else { throw error }
          refusals += 1
        }
      }
      let values = variables.map { solver.value(of: $0) }
      switch VertexOracle.solve(system) {
      case .noVertex: continue
      case .impossible: #expect(refusals > 0, "\(system)")
      case .best(let missed, let vertices):
        #expect(refusals == 0, "\(system)")
        #expect(system.isBest(values, missing: missed), "\(system)\n\(values), best \(vertices)")
        guard round % 2 == 0 else { continue }
        checkAmbiguity(&solver, variables, vertices, system)
      }
    }
  }

  private func checkAmbiguity(
    _ solver: inout Solver, _ variables: [Variable], _ vertices: [[Rational]], _ system: SmallSystem
  ) {
    let ambiguous = Set(solver.ambiguousVariables())
    for (index, variable) in variables.enumerated() {
      let values = Set(vertices.map { $0[index] })
      #expect(ambiguous.contains(variable) == (values.count > 1), "\(variable) of \(values)\n\(system)")
      if values.count == 1, let only = values.first {
        #expect(abs(solver.value(of: variable) - only.double) < 1e-6, "\(variable)\n\(system)\n\(vertices)")
      }
    }
  }

  @Test(arguments: 0..<30)
  func `a conflict is impossible as a whole and possible without any one of its constraints`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 1000 + seed)
    var conflicts = 0
    while conflicts < 10 {
      let system = SmallSystem.random(anchored: false, &generator)
      var solver = Solver()
      solver.checksInvariants = true
      let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
      var rows: [Constraint: SmallSystem.Row] = [:]
      for row in system.rows {
        let constraint = try solver.makeConstraint(row.comparison(variables), priority: row.priority)
        rows[constraint] = row
        let before = variables.map { solver.value(of: $0) }
        do {
          try solver.add(constraint)
        } catch {
          guard case .conflict(let refused, let others) = error else { throw error }
          conflicts += 1
          #expect(refused == constraint)
          #expect(solver.isInForce(constraint) == false)
          let members = ([refused] + others).compactMap { rows[$0] }
          #expect(members.count == others.count + 1)
          #expect(members.allSatisfy { $0.priority == 1000 })
          #expect(!isPossible(members, system.variableCount), "\(system)\n\(members)")
          for left in members.indices {
            let rest = members.indices.filter { $0 != left }.map { members[$0] }
            #expect(isPossible(rest, system.variableCount), "\(system)\n\(members) without \(members[left])")
          }
          for (variable, value) in zip(variables, before) { #expect(abs(solver.value(of: variable) - value) < 1e-9) }
        }
      }
    }
  }

  private func isPossible(_ rows: [SmallSystem.Row], _ variableCount: Int) -> Bool {
    let anchored = rows + SmallSystem.anchors(variableCount: variableCount)
    if case .best = VertexOracle.solve(SmallSystem(variableCount: variableCount, rows: anchored)) { return true }
    return false
  }
}
