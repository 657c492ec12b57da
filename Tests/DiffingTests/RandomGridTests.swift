import Testing

@testable import TableMakerDiffing

/// Sections with rows, by chance: difference, plan, checker and both oracles agree.
@Suite struct RandomGridTests {
  #if DEBUG
    private static let rounds = 400
  #else
    private static let rounds = 10_000
  #endif

  /// Returns a description of what is wrong with this module's results for a pair of grids, or nil.
  static func complaint(from before: Grid, to after: Grid) -> String? {
    let difference = before.difference(to: after)
    if let complaint = SectionOracle.complaint(about: difference, from: before, to: after) { return complaint }
    for movesRows in [false, true] {
      let plan = BatchPlan(difference, movesRowsWithSections: movesRows)
      let checker = BatchChecker(countsBefore: before.counts, countsAfter: after.counts)
      if let violation = checker.firstViolation(of: plan) { return "\(violation), \(plan.operations)" }
      if checker.firstViolation(of: plan.operations) != nil { return "the checker contradicts itself" }
      if let misplaced = GridOracle.misplaced(plan.operations, from: before, to: after) {
        return "\(misplaced), \(plan.operations)"
      }
      if let misshown = GridOracle.misshown(plan, from: before, to: after) { return "\(misshown), \(plan)" }
    }
    return nil
  }

  @Test(arguments: 0..<6) func `random grids become each other in one legal batch`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Self.rounds {
      let before = Grid.random(using: &random)
      let after = Grid.random(using: &random)
      if let complaint = Self.complaint(from: before, to: after) {
        Issue.record("seed \(seed), \(before) to \(after): \(complaint)")
      }
    }
  }

  @Test(arguments: 6..<12) func `edited grids become each other in one legal batch`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var grid = Grid.random(using: &random)
    for _ in 0..<Self.rounds {
      let next = grid.edited(using: &random)
      if let complaint = Self.complaint(from: grid, to: next) {
        Issue.record("seed \(seed), \(grid) to \(next): \(complaint)")
      }
      grid =
        next.flatMap(\.rows).count > 40 || Int.random(in: 0..<20, using: &random) == 0 ? .random(using: &random) : next
    }
  }

  @Test(arguments: 12..<14) func `everything is taken away and put back in one batch each`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<(Self.rounds / 10) {
      let grid = Grid.random(using: &random)
      let emptied = grid.map { GridSection(id: $0.id, kind: $0.kind) }
      for (before, after) in [(grid, []), ([], grid), (grid, emptied), (emptied, grid)] {
        let complaint = Self.complaint(from: before, to: after)
        #expect(complaint == nil, "seed \(seed), \(before) to \(after)")
      }
    }
  }
}
