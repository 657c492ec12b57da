import Testing

@testable import TableMakerDiffing

/// The fast check, which accepts most valid plans in one pass, never accepts a plan that breaks a rule.
@Suite struct BatchAcceptanceTests {
  #if DEBUG
    private static let rounds = 60
  #else
    private static let rounds = 2000
  #endif

  @Test(arguments: 0..<4) func `no plan that breaks a rule is taken at once, and hardly a right one is looked at twice`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var grid = Grid.random(using: &random)
    var (right, taken, wrong) = (0, 0, 0)
    for round in 0..<Self.rounds {
      let next = round % 3 == 0 ? Grid.random(using: &random) : grid.edited(using: &random)
      let plan = BatchPlan(grid.difference(to: next))
      let checker = BatchChecker(countsBefore: grid.counts, countsAfter: next.counts)
      right += 1
      if checker.surelyTakes(plan) { taken += 1 }
      for mutant in GridMutant.all(of: plan.operations).map({ BatchPlan($0.operations) }) {
        guard checker.surelyTakes(mutant) else { continue }
        let violation = checker.firstViolationByRules(of: mutant)
        #expect(violation == nil, "\(mutant.operations), from \(grid.counts) to \(next.counts)")
      }
      // Counts of other grids: most break the rules of totals.
      for counts in [next.counts.reversed(), grid.counts, next.counts + [1], next.counts.map { $0 + 1 }] {
        let other = BatchChecker(countsBefore: grid.counts, countsAfter: counts)
        guard let violation = other.firstViolationByRules(of: plan) else { continue }
        wrong += 1
        #expect(!other.surelyTakes(plan), "\(violation), \(plan.operations), to \(counts)")
      }
      grid = next
    }
    #expect(taken * 10 > right * 9, "\(taken) of \(right)")
    #expect(wrong > right)
  }

  @Test func `rows that move to the numbers that they have are shifted, or refused`() {
    func plan(_ inserted: [Int], _ deleted: [Int], _ moves: [(Int, Int)]) -> BatchPlan {
      var plan = BatchPlan()
      plan.insertedRows = inserted.map { RowPath(section: 0, row: $0) }
      plan.deletedRows = deleted.map { RowPath(section: 0, row: $0) }
      plan.movedRows = moves.map {
        RowPathPair(before: RowPath(section: 0, row: $0.0), after: RowPath(section: 0, row: $0.1))
      }
      return plan
    }
    let checker = BatchChecker(countsBefore: [5], countsAfter: [5])
    #expect(checker.surelyTakes(plan([0], [4], [(2, 2)])))
    #expect(!checker.surelyTakes(plan([], [], [(2, 2)])))
    #expect(checker.firstViolation(of: plan([], [], [(2, 2)]))?.rule == .movedNowhere)
    #expect(checker.surelyTakes(plan([], [], [(4, 0), (3, 1), (1, 3), (0, 4)])))
    #expect(!checker.surelyTakes(plan([], [], [(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)])))
    #expect(!checker.surelyTakes(plan([], [], [(1, 0), (1, 2)])))
    #expect(!checker.surelyTakes(plan([0], [1], [(2, 0)])))
    #expect(!checker.surelyTakes(plan([0], [1], [(1, 3)])))
    #expect(!checker.surelyTakes(plan([-1], [1], [])))
    #expect(!checker.surelyTakes(plan([4_294_967_296], [1], [])))
  }

  @Test func `places beyond what a path holds are the last ones that it holds, and never other ones`() {
    for place in [0, 1, -1, 7, 2_147_483_647, -2_147_483_648] {
      let path = RowPath(section: place, row: -place - 1)
      #expect(path.section == place)
      #expect(path.row == -place - 1)
    }
    #expect(RowPath(section: 4_294_967_296, row: .max) == RowPath(section: 2_147_483_647, row: 2_147_483_647))
    #expect(RowPath(section: 0, row: .min).row == -2_147_483_648)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      let (a, b, c, d) = (
        Int.random(in: -3...3, using: &random), Int.random(in: -3...3, using: &random),
        Int.random(in: -3...3, using: &random), Int.random(in: -3...3, using: &random)
      )
      #expect((RowPath(section: a, row: b) < RowPath(section: c, row: d)) == ((a, b) < (c, d)))
    }
    var path = RowPath(section: 2, row: 3)
    path.row = -4
    path.section = 5
    #expect(path == RowPath(section: 5, row: -4))
  }
}
