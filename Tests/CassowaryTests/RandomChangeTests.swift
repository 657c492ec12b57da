import Testing

@testable import TableMakerCassowary

/// Random calls of every kind, each followed by a comparison with a solution from nothing by another algorithm.
@Suite struct RandomChangeTests {
  @Test(arguments: 0..<40) func `after every change the values are the best ones`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 77 + seed)
    let model = try Model(variableCount: Int.random(in: 1...3, using: &generator))
    for _ in 0..<60 { try model.change(&generator) }
  }

  /// A solver, and what it should know.
  private final class Model {
    var solver = Solver()
    var variables: [Variable] = []
    var rows: [(row: SmallSystem.Row, constraint: Constraint)] = []

    init(variableCount: Int) throws {
      solver.checksInvariants = true
      for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
      for row in SmallSystem.anchors(variableCount: variableCount) {
        rows.append((row, try solver.add(row.comparison(variables), priority: row.priority)))
      }
    }

    func change(_ generator: inout SeededGenerator) throws {
      let old = rows
      let before = variables.map { solver.value(of: $0) }
      solver.acceptChanges()
      do {
        try tryChange(&generator)
      } catch SolverError.conflict {
        let attempted = SmallSystem(variableCount: variables.count, rows: rows.map(\.row))
        if case .best(_, let vertices) = VertexOracle.solve(attempted) {
          Issue.record("refused, but possible:\n\(attempted)\n\(vertices)")
        }
        rows = old
        #expect(solver.changedVariables == [])
        for (variable, value) in zip(variables, before) { #expect(abs(solver.value(of: variable) - value) < 1e-9) }
      }
      let system = SmallSystem(variableCount: variables.count, rows: rows.map(\.row))
      let values = variables.map { solver.value(of: $0) }
      guard case .best(let missed, let vertices) = VertexOracle.solve(system) else {
        Issue.record("accepted, but impossible:\n\(system)")
        return
      }
      #expect(system.isBest(values, missing: missed), "\(system)\n\(values), best \(vertices)")
      let changed = Set(solver.changedVariables)
      for (index, variable) in variables.enumerated() {
        #expect(changed.contains(variable) == (abs(values[index] - before[index]) > 1e-9))
      }
    }

    /// Changes `rows` first, so that they say what was tried if the solver refuses.
    private func tryChange(_ generator: inout SeededGenerator) throws {
      let place = Int.random(in: 0..<rows.count, using: &generator)
      let isAnchor = place < variables.count
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where rows.count < variables.count + 6, 1 where rows.count < variables.count + 6:
        let row = SmallSystem.Row.random(variableCount: variables.count, &generator)
        let constraint = try solver.makeConstraint(row.comparison(variables), priority: row.priority)
        rows.append((row, constraint))
        try solver.add(constraint)
      case 2 where !isAnchor:
        let constraint = rows.remove(at: place).constraint
        try solver.remove(constraint)
        if Bool.random(using: &generator) { try solver.discard(constraint) }
      case 3:
        rows[place].row.constant = Int.random(in: -4...8, using: &generator)
        try solver.setConstant(Double(rows[place].row.constant), of: rows[place].constraint)
      case 4:
        var changes: [Solver.ConstantChange] = []
        for place in rows.indices where Bool.random(using: &generator) {
          rows[place].row.constant = Int.random(in: -4...8, using: &generator)
          changes.append((Double(rows[place].row.constant), rows[place].constraint))
        }
        try solver.setConstants(changes)
      case 5 where !isAnchor:
        rows[place].row.priority = [1000, 750, 250.5, 250, 2].randomElement(using: &generator) ?? 2
        try solver.setPriority(rows[place].row.priority, of: rows[place].constraint)
      default:
        break
      }
    }
  }
}
