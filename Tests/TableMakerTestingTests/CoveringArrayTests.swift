import Testing

@testable import TableMakerTesting

@Suite struct `A covering array` {
  @Test(arguments: [
    [12, 6, 2, 2, 2, 2, 2, 1, 5], [12, 6, 2, 2, 2, 2, 2, 4, 5], [1, 1, 1], [3, 3, 3, 3], [2, 2], [5], [1, 7, 1, 2],
  ])
  func `has every pair of values of two columns in a row`(counts: [Int]) {
    let rows = CoveringArray.rows(counts)
    #expect(
      rows.allSatisfy { row in row.count == counts.count && zip(row, counts).allSatisfy { (0..<$1).contains($0) } })
    for first in counts.indices {
      for second in counts.indices where second > first {
        let found = Set(rows.map { [$0[first], $0[second]] })
        #expect(found.count == counts[first] * counts[second], "columns \(first) and \(second)")
      }
    }
  }

  @Test func `is the same each time, and begins with the first values`() {
    let counts = [12, 6, 2, 2, 2, 2, 2, 2, 5]
    #expect(CoveringArray.rows(counts) == CoveringArray.rows(counts))
    #expect(CoveringArray.rows(counts).first == counts.map { _ in 0 })
  }

  @Test func `has no more rows than a fifth above what the two longest columns need`() {
    #expect(CoveringArray.rows([12, 6, 2, 2, 2, 2, 2, 2, 5]).count <= 86)
  }
}
