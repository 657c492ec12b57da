internal import Foundation

/// Where a paragraph's lines end.
struct LineBreaker {
  let clusters: [TextCluster]
  /// Whether lines break before any cluster, not only where the script allows it.
  let breaksAnywhere: Bool

  /// Tabulators reach for the multiples of this width, as in a default paragraph style of Apple's.
  static let tabulatorInterval: CGFloat = 28

  /// What rounding may add to a width that fits.
  static let tolerance: CGFloat = 0.001

  /// The width of a cluster that begins at a distance from the line's start.
  func width(of index: Int, at position: CGFloat) -> CGFloat {
    guard clusters[index].isTabulator else { return clusters[index].width }
    let interval = Self.tabulatorInterval
    return ((position / interval + 0.001).rounded(.down) + 1) * interval - position
  }

  /// The width of some clusters that begin a line.
  func width(of range: Range<Int>) -> CGFloat {
    range.reduce(0) { $0 + width(of: $1, at: $0) }
  }

  /// The end of the line that begins at a cluster: after the white space that hangs over its edge.
  ///
  /// A word that is wider than the line breaks anywhere, and a line has at least one cluster.
  /// - Complexity: O(n) in the length of the line.
  func lineEnd(from start: Int, width available: CGFloat) -> Int {
    var position: CGFloat = 0
    var lastBreak: Int?
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if index > start && (breaksAnywhere || cluster.startsLine) { lastBreak = index }
      let width = width(of: index, at: position)
      if !cluster.isWhite && position + width > available + Self.tolerance {
        return lastBreak ?? max(index, start + 1)
      }
      position += width
    }
    return clusters.count
  }

  /// A range without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound && clusters[end - 1].isWhite { end -= 1 }
    return range.lowerBound..<end
  }

  /// A range without the white space at its start.
  func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound && clusters[start].isWhite { start += 1 }
    return start..<range.upperBound
  }

  /// The longest start of a range that fits a width, without white space at its end.
  func prefix(of range: Range<Int>, fitting available: CGFloat) -> Range<Int> {
    var position: CGFloat = 0
    var end = range.lowerBound
    while end < range.upperBound {
      position += width(of: end, at: position)
      if position > available + Self.tolerance { break }
      end += 1
    }
    return trimmed(range.lowerBound..<end)
  }

  /// The longest end of a range that fits a width, without white space at its start.
  func suffix(of range: Range<Int>, fitting available: CGFloat) -> Range<Int> {
    var position: CGFloat = 0
    var start = range.upperBound
    while start > range.lowerBound {
      position += width(of: start - 1, at: 0)
      if position > available + Self.tolerance { break }
      start -= 1
    }
    return trimmedStart(start..<range.upperBound)
  }
}
