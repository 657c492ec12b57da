import Foundation

/// The differences between rows' heights and their estimates, in row order.
struct HeightCorrections: Equatable, Sendable {
  /// The corrected rows, from the top.
  private(set) var rows: [Int] = []
  /// `sums[n]` is the sum of the differences of the first n + 1 `rows`.
  private var sums: [CGFloat] = []

  /// Returns the sum of the differences of all rows before a row. Complexity: O(log count).
  func sum(before row: Int) -> CGFloat {
    let index = place(of: row)
    return index == 0 ? 0 : sums[index - 1]
  }

  func contains(_ row: Int) -> Bool {
    let index = place(of: row)
    return index < rows.count && rows[index] == row
  }

  func difference(of row: Int) -> CGFloat { contains(row) ? sum(before: row + 1) - sum(before: row) : 0 }

  mutating func set(_ difference: CGFloat, of row: Int) {
    let change = difference - self.difference(of: row)
    let index = place(of: row)
    if index == rows.count || rows[index] != row {
      rows.insert(row, at: index)
      sums.insert(index == 0 ? 0 : sums[index - 1], at: index)
    }
    for later in index..<sums.count { sums[later] += change }
  }

  /// Returns the index of the first of `rows` that isn't before `row`.
  private func place(of row: Int) -> Int {
    // Most calls are for the last row.
    if let last = rows.last, last < row { return rows.count }
    var low = 0
    var high = rows.count
    while low < high {
      let middle = low + (high - low) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
