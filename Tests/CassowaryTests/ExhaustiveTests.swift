import Testing

@testable import TableMakerCassowary

/// Every system of a small world, in every order.
@Suite struct ExhaustiveTests {
  /// The interval at which third constraints are sampled, with another offset for each pair.
  #if DEBUG
    private static let step = 12
  #else
    private static let step = 1
  #endif

  private static let rows: [SmallSystem.Row] = {
    var rows: [SmallSystem.Row] = []
    for coefficients in [[1, 0], [0, 1], [1, 1], [1, -1]] {
      for relation in [Relation.equal, .lessOrEqual, .greaterOrEqual] {
        for (constant, priority) in [(0, 1000), (2, 1000), (1, 500), (3, 500)] as [(Int, Float)] {
          rows.append(
            SmallSystem.Row(coefficients: coefficients, relation: relation, constant: constant, priority: priority))
        }
      }
    }
    return rows
  }()

  @Test(arguments: 0..<48) func `every three constraints on two variables, in every order`(first: Int) throws {
    for second in 0..<48 {
      for third in stride(from: (first + second) % Self.step, to: 48, by: Self.step) {
        let rows = [Self.rows[first], Self.rows[second], Self.rows[third]]
        let system = SmallSystem(variableCount: 2, rows: rows + SmallSystem.anchors(variableCount: 2))
        var solver = Solver()
        solver.checksInvariants = true
        let variables = [solver.makeVariable(), solver.makeVariable()]
        var isRefused = false
        for row in system.rows {
          do {
            try solver.add(row.comparison(variables), priority: row.priority)
          } catch {
            guard case .conflict = error else { throw error }
            isRefused = true
          }
        }
        switch VertexOracle.solve(system) {
        case .noVertex: Issue.record("anchors fix a point")
        case .impossible: #expect(isRefused, "\(system)")
        case .best(let missed, _):
          let values = variables.map { solver.value(of: $0) }
          #expect(!isRefused && system.isBest(values, missing: missed), "\(system)\n\(values)")
        }
      }
    }
  }
}
