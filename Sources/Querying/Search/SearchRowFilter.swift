import Foundation

/// A value that finds the hits of a pattern in a block.
struct SearchRowFilter {
  private let block: SearchBlock
  private let pattern: SearchPattern
  /// The row of the list that's first in the block.
  private let start: Int
  /// The words that the bytes of a row must contain, from the rarest.
  private let words: [SearchBlock.Word]

  init(block: SearchBlock, pattern: SearchPattern, start: Int) {
    self.block = block
    self.pattern = pattern
    self.start = start
    words = pattern.words.map(block.word).sorted { $0.frequency < $1.frequency }
  }

  /// Appends the hits in some rows of the block.
  ///
  /// - Parameters:
  ///   - rows: The rows, relative to the block.
  ///   - result: The array for the hits, as rows of the list.
  ///   - texts: A closure that returns the texts of a row of the list.
  func appendHits(in rows: Range<Int>, to result: inout [Int32], texts: (_ row: Int) -> [String]) {
    let first = result.count
    if let word = words.first {
      block.appendRows(with: word, in: rows, start, to: &result)
    } else {
      result.append(contentsOf: rows.lazy.map { Int32(truncatingIfNeeded: start + $0) })
    }
    for word in words.dropFirst() { block.keepRows(with: word, from: first, start, in: &result) }
    decide(from: first, of: &result, block.odd(in: rows), texts)
  }

  /// Appends the hits among some ascending rows of the list, and among the odd rows of some rows of the block.
  func appendHits(
    among known: ArraySlice<Int32>, in rows: Range<Int>, to result: inout [Int32], texts: (_ row: Int) -> [String]
  ) {
    let first = result.count
    result.append(contentsOf: known)
    for word in words { block.keepRows(with: word, from: first, start, in: &result) }
    decide(from: first, of: &result, block.odd(in: rows), texts)
  }

  /// Checks rows that their bytes can't decide.
  ///
  /// - Parameters:
  ///   - first: The index of the first row with bytes that contain all words.
  ///   - result: The rows, which the method replaces with the hits.
  ///   - oddRows: The odd rows, which may or may not be among those.
  ///   - texts: A closure that returns the texts of a row of the list.
  private func decide(
    from first: Int, of result: inout [Int32], _ oddRows: ArraySlice<SearchBlock.OddRow>, _ texts: (Int) -> [String]
  ) {
    if oddRows.isEmpty, !pattern.hasUnknownWord { return }
    let found = Array(result[first...])
    result.removeSubrange(first...)
    var next = 0
    func appendFound(before row: Int32) {
      while next < found.count, found[next] < row {
        if !pattern.hasUnknownWord || pattern.query.matches(texts(Int(found[next]))) { result.append(found[next]) }
        next += 1
      }
    }
    for odd in oddRows {
      let row = Int32(truncatingIfNeeded: start) + odd.row
      appendFound(before: row)
      if next < found.count, found[next] == row { next += 1 }
      if matches(odd) { result.append(row) }
    }
    appendFound(before: .max)
  }

  private func matches(_ odd: SearchBlock.OddRow) -> Bool {
    if odd.isCandidate, !pattern.hasUnknownWord {
      guard words.allSatisfy({ block.contains($0, Int(odd.row)) }) else { return false }
    }
    return pattern.query.matches(odd.texts)
  }
}
