import Testing

@testable import TableMakerDiffing

@Suite struct SectionTests {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test func `nothing changed is nothing to do`() {
    let grid = Grid([1: [1, 2], 2: [], 3: [1]])
    #expect(grid.difference(to: grid).isEmpty)
    #expect(BatchPlan(grid.difference(to: grid)).hasNoOperations)
  }

  @Test func `a row that crosses to another section is moved there`() {
    let found = Grid([1: [10, 11], 2: [20]]).difference(to: Grid([1: [11], 2: [20, 10]]))
    #expect(found.moves == [RowPathPair(before: path(0, 0), after: path(1, 1))])
    #expect(found.removals.isEmpty && found.insertions.isEmpty && found.sections.isOrderKept)
  }

  @Test func `a row that crosses between sections of different kinds is removed and inserted`() {
    var before = Grid([1: [10, 11], 2: [20]])
    var after = Grid([1: [11], 2: [20, 10]])
    before[1].kind = 1
    after[1].kind = 1
    let found = before.difference(to: after)
    #expect(found.moves.isEmpty)
    #expect(found.removals == [path(0, 0)])
    #expect(found.insertions == [path(1, 1)])
  }

  @Test func `no row stays in a section whose kind changes`() {
    let before = Grid([1: [10, 11]])
    var after = before
    after[0].kind = 1
    let found = before.difference(to: after)
    #expect(found.removals == [path(0, 0), path(0, 1)])
    #expect(found.insertions == [path(0, 0), path(0, 1)])
    #expect(found.moves.isEmpty && found.changes.isEmpty)
  }

  @Test func `a section whose rows are the same is moved, its content included`() {
    let before = Grid([1: [10], 2: [20], 3: [30]])
    var after: Grid = [before[2], before[0], before[1]]
    after[0].rows[0].content = 1
    let found = before.difference(to: after)
    #expect(found.sections.moves == [IndexPair(before: 2, after: 0)])
    #expect(found.changes == [RowPathPair(before: path(2, 0), after: path(0, 0))])
    #expect(found.removals.isEmpty && found.insertions.isEmpty && found.moves.isEmpty)
  }

  @Test func `of two sections that change places, the one whose rows change stays`() {
    for changed in 1...2 {
      let before = Grid([1: [10], 2: [20]])
      var after = Grid([2: [20], 1: [10]])
      after[2 - changed].rows.append(Item(id: 99))
      let found = before.difference(to: after)
      #expect(found.sections.moves == [IndexPair(before: 2 - changed, after: changed - 1)])
      #expect(found.insertions == [path(2 - changed, 1)])
      #expect(found.sections.removals.isEmpty)
    }
  }

  @Test func `a section that has to move while its rows change is removed and inserted`() {
    let found = Grid([1: [10], 2: [20]]).difference(to: Grid([2: [20, 21], 1: [10, 11]]))
    #expect(found.sections.removals.count == 1)
    #expect(found.sections.insertions.count == 1)
    #expect(found.sections.moves.isEmpty)
    #expect(found.keptSections.count == 1)
    #expect(found.insertions.count == 1)
  }

  @Test func `nothing is said of rows in sections that go or come`() {
    let found = Grid([1: [10, 11], 2: [20]]).difference(to: Grid([2: [20, 10], 3: [11]]))
    #expect(found.sections.removals == [0])
    #expect(found.sections.insertions == [1])
    #expect(found.insertions == [path(0, 1)])
    #expect(found.removals.isEmpty && found.moves.isEmpty)
  }

  @Test func `the first of several of one identity that leaves is the first that appears`() {
    let found = Grid([1: [7, 7, 8], 2: [], 3: []]).difference(to: Grid([1: [8], 2: [7], 3: [7, 9]]))
    #expect(
      found.moves == [
        RowPathPair(before: path(0, 0), after: path(1, 0)), RowPathPair(before: path(0, 1), after: path(2, 0)),
      ])
    #expect(found.insertions == [path(2, 1)])
  }

  @Test func `rows are moved beside section operations only where the plan is told to`() {
    let difference = Grid([1: [10, 11], 2: [20]]).difference(to: Grid([3: [], 1: [11], 2: [20, 10]]))
    #expect(difference.moves.count == 1)
    let careful = BatchPlan(difference, movesRowsWithSections: false)
    #expect(careful.movedRows.isEmpty)
    #expect(careful.deletedRows == [path(0, 0)])
    #expect(careful.insertedRows == [path(2, 1)])
    #expect(BatchPlan(difference, movesRowsWithSections: true).movedRows == difference.moves)
    #expect(BatchPlan(difference) == BatchPlan(difference, movesRowsWithSections: BatchPlan.movesRowsWithSections))
  }

  @Test func `a row that is deleted and inserted for a move is not configured too`() {
    let before = Grid([1: [10, 11], 2: [20]])
    var after = Grid([3: [], 1: [11], 2: [20, 10]])
    after[2].rows[1].content = 1
    after[1].rows[0].content = 1
    let plan = BatchPlan(before.difference(to: after), movesRowsWithSections: false)
    #expect(plan.configuredRows == [RowPathPair(before: path(0, 1), after: path(1, 0))])
  }

  @Test func `the plan for one section says what the difference of its rows says`() {
    var difference = Difference(from: Array("abcde"), to: Array("xbace"))
    difference.changes = [IndexPair(before: 4, after: 4)]
    let plan = BatchPlan(difference, section: 3)
    #expect(plan.configuredRows == [RowPathPair(before: path(3, 4), after: path(3, 4))])
    #expect(plan.deletedRows == [path(3, 3)])
    #expect(plan.insertedRows == [path(3, 0)])
    #expect(plan.movedRows.count == 1)
    let checker = BatchChecker(countsBefore: [1, 0, 2, 5], countsAfter: [1, 0, 2, 5])
    #expect(checker.firstViolation(of: plan) == nil)
  }

  @Test func `sections of several types are joined from their own differences`() {
    var asked: [IndexPair] = []
    let found = SectionedDifference(
      countBefore: 3, origins: [1, nil, 0],
      rows: { pair in
        asked.append(pair)
        return pair.before == 0
          ? Difference(from: Array("abc"), to: Array("bcd")) : Difference(from: [1, 2], to: [1, 2])
      }, crossings: { _, _ in [] })
    #expect(asked == [IndexPair(before: 1, after: 0), IndexPair(before: 0, after: 2)])
    #expect(found.sections.removals == [2])
    #expect(found.sections.insertions == [1])
    #expect(found.sections.moves == [IndexPair(before: 1, after: 0)])
    #expect(found.removals == [path(0, 0)])
    #expect(found.insertions == [path(2, 2)])
    #expect(found.keptSections == asked)
  }

  @Test func `crossings are looked for only where rows go and rows come`() {
    for (before, after) in [([1, 2], [1]), ([1], [1, 2])] {
      let found = SectionedDifference(
        countBefore: 1, origins: [0], rows: { _ in Difference(from: before, to: after) },
        crossings: { removals, insertions in
          Issue.record("asked for \(removals) and \(insertions)")
          return []
        })
      #expect(found.removals.count + found.insertions.count == 1)
    }
  }

  @Test func `a thousand sections become each other in one legal batch`() {
    var random = SeededGenerator(seed: 71)
    let before = (0..<1000).map { section in
      GridSection(id: section, rows: (0..<20).map { Item(id: section * 20 + $0) })
    }
    var after = before
    for _ in 0..<600 {
      let (from, to) = (Int.random(in: 0..<1000, using: &random), Int.random(in: 0..<1000, using: &random))
      guard let row = after[from].rows.popLast() else { continue }
      after[to].rows.insert(row, at: 0)
    }
    for _ in 0..<20 { after.swapAt(.random(in: 0..<1000, using: &random), .random(in: 0..<1000, using: &random)) }
    let checker = BatchChecker(countsBefore: before.counts, countsAfter: after.counts)
    for movesRows in [false, true] {
      let plan = BatchPlan(before.difference(to: after), movesRowsWithSections: movesRows)
      #expect(checker.firstViolation(of: plan) == nil)
      #expect(plan.movedSections.count + plan.deletedSections.count <= 40)
      #expect(GridOracle.misplaced(plan.operations, from: before, to: after) == nil)
    }
  }
}
