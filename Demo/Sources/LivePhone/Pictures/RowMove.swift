import Foundation

/// Rows of a picture that reappear higher or lower in the next picture because content has scrolled.
struct RowMove: Equatable, Sendable {
  /// The first row, in the previous picture.
  var source: Int
  /// The first row, in the current picture.
  var target: Int
  var count: Int

  /// The minimum number of rows of a move, because moving fewer rows saves nothing.
  static let leastCount = 24

  /// Finds the largest part of a picture that has moved up or down.
  ///
  /// The part extends over rows that aren't where they were and don't exactly match the moved rows: new rows, and photos,
  /// which are drawn slightly differently at another position.
  ///
  /// The method compares rows by sums over their middle because a scroll indicator next to the content doesn't move with
  /// it. A wrong guess only costs bytes: pixels that differ after the move are sent as they are.
  static func find(from old: [UInt64], to new: [UInt64]) -> RowMove? {
    guard old.count == new.count, old != new else { return nil }
    // Each row that differs from all others shows how far it has moved.
    var places: [UInt64: Int] = [:]
    for (row, sum) in old.enumerated() { places[sum] = places[sum] == nil ? row : -1 }
    var votes: [Int: Int] = [:]
    for (row, sum) in new.enumerated() {
      if let place = places[sum], place >= 0, place != row { votes[row - place, default: 0] += 1 }
    }
    guard let (distance, number) = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), number >= 4 else {
      return nil
    }
    // Finds the longest range in which all rows have moved this far, including the empty rows between them.
    var best = 0..<0
    var start: Int?
    let range = max(0, distance)..<min(new.count, new.count + distance)
    for row in range.lowerBound...range.upperBound {
      if row < range.upperBound, new[row] == old[row - distance] {
        start = start ?? row
      } else if let first = start {
        if row - first > best.count { best = first..<row }
        start = nil
      }
    }
    guard !best.isEmpty else { return nil }
    func goesOn(_ row: Int) -> Bool { range.contains(row) && (new[row] != old[row] || new[row] == old[row - distance]) }
    var (first, end) = (best.lowerBound, best.upperBound)
    while goesOn(first - 1) { first -= 1 }
    while goesOn(end) { end += 1 }
    best = first..<end
    guard best.count >= leastCount else { return nil }
    return RowMove(source: best.lowerBound - distance, target: best.lowerBound, count: best.count)
  }
}

extension Raster {
  /// Computes a sum over each row's middle.
  ///
  /// Rows that are alike have equal sums; other rows hardly ever do.
  ///
  /// - Parameters:
  ///   - numbers: The rows.
  ///   - sums: The sums of all rows.
  func sumRows(_ numbers: Range<Int>, in sums: inout [UInt64]) {
    let (start, end) = (width / 10, width - width / 10)
    withRows { rows in
      for y in numbers {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        let row = UnsafeRawPointer(rows(y))
        var offset = start * 4
        while offset + 8 <= end * 4 {
          sum = (sum ^ row.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x0000_0100_0000_01B3
          sum ^= sum >> 29
          offset += 8
        }
        sums[y] = sum
      }
    }
  }
}
