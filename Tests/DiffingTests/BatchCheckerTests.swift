import Testing

@testable import TableMakerDiffing

@Suite struct BatchCheckerTests {
  @Test(arguments: BatchVector.reported) func `batches of public reports fail as reported`(vector: BatchVector) {
    let checker = BatchChecker(countsBefore: vector.before, countsAfter: vector.after)
    let plain = checker.firstViolation(of: vector.operations, isStrict: false)
    let strict = checker.firstViolation(of: vector.operations)
    #expect(plain?.rule == vector.plain)
    #expect(strict?.rule == vector.strict)
    if let section = vector.section { #expect(strict?.section == section) }
    if let path = vector.path { #expect(strict?.path == path) }
    if let says = vector.says { #expect(strict?.message.contains(says) == true) }
    // The order of the calls does not matter.
    #expect(checker.firstViolation(of: vector.operations.reversed(), isStrict: false)?.rule == vector.plain)
    #expect(checker.firstViolation(of: vector.operations.reversed())?.rule == vector.strict)
  }

  @Test func `a reloaded row comes behind each row that is inserted before it`() {
    let reloading: [BatchOperation] = [.reloadRow(RowPath(0, 1)), .insertRow(RowPath(0, 0)), .insertRow(RowPath(0, 1))]
    #expect(BatchChecker(countsBefore: [2], countsAfter: [4]).firstViolation(of: reloading, isStrict: false) == nil)
    let contents = BatchContents(reloading)
    #expect(contents.placedRows.elements == [RowPath(0, 0), RowPath(0, 1), RowPath(0, 3)])
  }

  /// One batch for each rule: two sections of three rows and one, as they are after the batch where nothing else is said.
  @Test(
    arguments: [
      (BatchRule.deletedAndReloaded, [.deleteSection(1), .reloadSection(1)], [3]),
      (.deletedMissingSection, [.deleteSection(2)], [3]),
      (.deletedMissingSection, [.reloadSection(-1)], [3, 1]),
      (.deletedRowOfMissingSection, [.deleteRow(RowPath(2, 0))], [3, 1]),
      (.deletedMissingRow, [.deleteRow(RowPath(1, 1))], [3, 0]),
      (.deletedMissingRow, [.reloadRow(RowPath(0, -1))], [3, 1]),
      (.deletedAndMovedSection, [.deleteSection(0), .moveSection(from: 0, to: 0)], [1]),
      (.deletedAndMovedRow, [.deleteRow(RowPath(0, 0)), .moveRow(from: RowPath(0, 0), to: RowPath(0, 1))], [2, 1]),
      (.movedRowOutOfDeletedSection, [.deleteSection(1), .moveRow(from: RowPath(1, 0), to: RowPath(0, 0))], [4]),
      (.insertedMissingSection, [.insertSection(3)], [3, 1, 0]),
      (.insertedRowOfMissingSection, [.insertRow(RowPath(2, 0))], [3, 1]),
      (.insertedMissingRow, [.insertRow(RowPath(1, 2))], [3, 2]),
      (.insertedAndMovedSection, [.insertSection(0), .moveSection(from: 1, to: 0)], [0, 1, 3]),
      (.insertedAndMovedRow, [.insertRow(RowPath(0, 0)), .moveRow(from: RowPath(0, 2), to: RowPath(0, 0))], [4, 1]),
      (
        .movedRowIntoInsertedSection, [.insertSection(2), .moveRow(from: RowPath(0, 0), to: RowPath(2, 0))], [2, 1, 1]
      ),
      (.movedMissing, [.moveSection(from: 2, to: 0)], [3, 1]),
      (.movedMissing, [.moveRow(from: RowPath(0, 3), to: RowPath(0, 0))], [3, 1]),
      (.movedMissing, [.moveRow(from: RowPath(2, 0), to: RowPath(0, 0))], [4, 1]),
      (.movedBeyondEnd, [.moveSection(from: 0, to: 2)], [1, 3]),
      (.movedBeyondEnd, [.moveRow(from: RowPath(0, 0), to: RowPath(0, 3))], [3, 1]),
      (.movedBeyondEnd, [.moveRow(from: RowPath(0, 0), to: RowPath(2, 0))], [2, 1]),
      (.movedTwice, [.moveSection(from: 0, to: 1), .moveSection(from: 1, to: 1)], [1, 3]),
      (
        .movedTwice,
        [.moveRow(from: RowPath(0, 0), to: RowPath(0, 1)), .moveRow(from: RowPath(0, 0), to: RowPath(0, 2))],
        [3, 1]
      ),
      (.sectionTotal, [.insertSection(0)], [3, 1]),
      (.sectionTotal, [], [3]),
      (.rowTotal, [.insertRow(RowPath(0, 0))], [3, 1]),
      (.rowTotal, [.moveRow(from: RowPath(0, 0), to: RowPath(1, 0))], [3, 1]),
      (.rowTotal, [.moveSection(from: 0, to: 1)], [3, 1]),
      (.reloadedAmongOthers, [.reloadSection(0), .insertRow(RowPath(1, 0))], [3, 2]),
      (.movedNowhere, [.moveSection(from: 1, to: 1)], [3, 1]),
      (.movedNowhere, [.moveRow(from: RowPath(0, 1), to: RowPath(0, 1))], [3, 1]),
      (.movedNowhere, [.insertSection(0), .moveRow(from: RowPath(0, 1), to: RowPath(1, 1))], [0, 3, 1]),
      (.repeated, [.reloadRow(RowPath(0, 1)), .reloadRow(RowPath(0, 1))], [3, 1]),
      (.repeated, [.deleteRow(RowPath(0, 1)), .deleteRow(RowPath(0, 1))], [1, 1]),
      (.rowOfChangedSection, [.deleteSection(0), .deleteRow(RowPath(0, 1))], [1]),
      (.rowOfChangedSection, [.insertSection(2), .insertRow(RowPath(2, 0))], [3, 1, 2]),
      (.rowOfMovedSection, [.moveSection(from: 1, to: 0), .deleteRow(RowPath(1, 0))], [0, 3]),
    ] as [(BatchRule, [BatchOperation], [Int])])
  func `each rule is found`(rule: BatchRule, operations: [BatchOperation], after: [Int]) {
    let violation = BatchChecker(countsBefore: [3, 1], countsAfter: after).firstViolation(of: operations)
    #expect(violation?.rule == rule, "\(violation?.description ?? "no violation")")
  }

  @Test(
    arguments: [
      ([], [3, 1]), ([.reloadRow(RowPath(0, 0)), .reloadRow(RowPath(1, 0))], [3, 1]), ([.reloadSection(1)], [3, 9]),
      ([.moveSection(from: 1, to: 0)], [1, 3]), ([.deleteSection(0), .deleteSection(1)], []),
      ([.moveRow(from: RowPath(0, 0), to: RowPath(1, 1))], [2, 2]),
      // Row 1 keeps its place for another reason than that it stays.
      ([.deleteRow(RowPath(0, 0)), .moveRow(from: RowPath(0, 1), to: RowPath(0, 1))], [2, 1]),
    ] as [([BatchOperation], [Int])])
  func `batches that are in order pass`(operations: [BatchOperation], after: [Int]) {
    #expect(BatchChecker(countsBefore: [3, 1], countsAfter: after).firstViolation(of: operations) == nil)
  }

  /// V19 and V20: cases of RxDataSources' tests, the second in its form with other rows.
  @Test(
    arguments: [
      (Grid([4: [10, 11, 12], 9: [25, 26, 27]]), Grid([9: [11, 26, 27], 4: [10, 12]])),
      (
        Grid([1: [5], 2: [20, 14], 3: [], 4: [2, 26], 5: [23], 6: [8, 18, 13], 7: [28, 25, 6, 11, 10]]),
        Grid([
          1: [5], 2: [20, 14], 3: [16], 8: [17, 15, 4], 4: [2, 26, 23], 5: [], 6: [8, 18, 13], 7: [28, 25, 6, 11, 10],
        ])
      ),
      (
        Grid([1: [5], 2: [20, 14], 3: [], 4: [2, 26], 5: [23], 6: [8, 18, 13], 7: [28, 25, 6]]),
        Grid([7: [28, 6, 25], 2: [14, 20], 9: [], 3: [5, 8], 4: [26], 6: [18, 13, 23, 2], 1: []])
      ),
    ] as [(Grid, Grid)])
  func `the grids of reports become each other in one legal batch`(before: Grid, after: Grid) {
    var changed = after
    for section in changed.indices {
      for row in changed[section].rows.indices where row % 2 == 0 { changed[section].rows[row].content = 1 }
    }
    #expect(RandomGridTests.complaint(from: before, to: changed) == nil)
    #expect(RandomGridTests.complaint(from: changed, to: before) == nil)
  }

  @Test func `a plan whose counts are right and whose rows are not passes: rules see no identities`() {
    let before = Grid([1: [10, 11, 12]])
    let after = Grid([1: [10, 12]])
    var plan = BatchPlan(before.difference(to: after))
    plan.deletedRows = [RowPath(0, 0)]
    #expect(BatchChecker(countsBefore: [3], countsAfter: [2]).firstViolation(of: plan) == nil)
    #expect(GridOracle.misplaced(plan.operations, from: before, to: after) != nil)
  }
}
