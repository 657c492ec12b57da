import Testing

@testable import TableMakerDiffing

/// A plan with any one operation removed, doubled or shifted is refused.
@Suite struct MutationTests {
  #if DEBUG
    private static let rounds = 100
  #else
    private static let rounds = 3000
  #endif

  @Test(arguments: [false, true])
  func `a plan with one operation removed, doubled or shifted is refused`(movesRowsWithSections: Bool) {
    var random = SeededGenerator(seed: movesRowsWithSections ? 2 : 1)
    var tried = 0
    var byChecker = 0
    var byIdentities = 0
    var grid = Grid.random(using: &random)
    for round in 0..<Self.rounds {
      let next = round % 2 == 0 ? grid.edited(using: &random) : Grid.random(using: &random)
      let plan = BatchPlan(grid.difference(to: next), movesRowsWithSections: movesRowsWithSections)
      let checker = BatchChecker(countsBefore: grid.counts, countsAfter: next.counts)
      for mutant in GridMutant.all(of: plan.operations) {
        tried += 1
        let isRefused = checker.firstViolation(of: mutant.operations) != nil
        let isMisplaced = GridOracle.misplaced(mutant.operations, from: grid, to: next) != nil
        if isRefused {
          byChecker += 1
        } else if isMisplaced {
          byIdentities += 1
        } else {
          Issue.record("\(grid) to \(next): \(mutant.what) is not refused")
        }
      }
      grid = next
    }
    #expect(byChecker + byIdentities == tried)
    print(
      "mutants, movesRowsWithSections \(movesRowsWithSections): \(tried) tried, \(byChecker) caught by the checker,",
      "\(byIdentities) more by identities")
  }
}
