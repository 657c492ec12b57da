import Testing

@testable import TableMakerDiffing

/// Batches of tables so long that the checker's marks for rows take several words.
@Suite struct ManyRowsBatchTests {
  private let count = 300

  @Test func `whichever row is moved and deleted too, or moved twice, the batch is refused`() {
    for row in 0..<count {
      let other = row < count / 2 ? count - 1 : 0
      let deleted: [BatchOperation] = [
        .deleteRow(RowPath(0, row)), .moveRow(from: RowPath(0, row), to: RowPath(0, other)),
      ]
      let shorter = BatchChecker(countsBefore: [count], countsAfter: [count - 1])
      #expect(shorter.firstViolation(of: BatchPlan(deleted)) != nil, "row \(row) is deleted and moved")
      let twice: [BatchOperation] = [
        .moveRow(from: RowPath(0, row), to: RowPath(0, min(row, other))),
        .moveRow(from: RowPath(0, row), to: RowPath(0, max(row, other))),
      ]
      let same = BatchChecker(countsBefore: [count], countsAfter: [count])
      #expect(same.firstViolation(of: BatchPlan(twice)) != nil, "row \(row) is moved twice")
    }
  }

  @Test func `whichever two rows change places, the batch is in order`() {
    let checker = BatchChecker(countsBefore: [count], countsAfter: [count])
    for row in 1..<count {
      let swapped: [BatchOperation] = [
        .moveRow(from: RowPath(0, row), to: RowPath(0, 0)), .moveRow(from: RowPath(0, 0), to: RowPath(0, row)),
      ]
      #expect(checker.firstViolation(of: BatchPlan(swapped)) == nil, "rows 0 and \(row)")
    }
  }
}
