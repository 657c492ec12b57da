internal import Foundation

/// The rules for where a paragraph's lines end.
struct LineBreaker {
  let table: BreakTable
  /// A Boolean value that indicates whether lines break before any cluster, not only where the script allows it.
  let breaksAnywhere: Bool
  /// A Boolean value that indicates whether Korean words stay whole.
  var keepsHangulWords = false
  var tabs = TabRuler.standard
  /// The distance of the line's start from the leading edge, from which the tabulators count.
  var indent: CGFloat = 0

  init(_ table: BreakTable, breaksAnywhere: Bool) {
    self.table = table
    self.breaksAnywhere = breaksAnywhere
  }

  init(clusters: [TextCluster], breaksAnywhere: Bool) {
    self.init(BreakTable(clusters), breaksAnywhere: breaksAnywhere)
  }

  private var clusters: [TextCluster] { table.clusters }

  /// The error that rounding may add to a width that fits.
  static let tolerance: CGFloat = 0.001

  /// The width of a cluster that begins at a distance from the line's start.
  func width(of index: Int, at position: CGFloat) -> CGFloat {
    guard table.clusters[index].isTabulator else { return table.clusters[index].width }
    let stop = tabs.stop(after: position + indent)
    let room = stop.location - indent - position
    switch stop.alignment {
    case .right: return max(0, room - widthToNextTabulator(after: index))
    case .center: return max(0, room - widthToNextTabulator(after: index) / 2)
    default: return room
    }
  }

  private func widthToNextTabulator(after index: Int) -> CGFloat {
    var end = index + 1
    while end < table.clusters.count && !table.clusters[end].isTabulator { end += 1 }
    return table.positions[end] - table.positions[index + 1]
  }

  /// The width of some clusters that begin a line.
  func width(of range: Range<Int>) -> CGFloat {
    if table.isPlain { return table.positions[range.upperBound] - table.positions[range.lowerBound] }
    return range.reduce(0) { $0 + width(of: $1, at: $0) }
  }

  /// Returns whether a line may begin with a cluster.
  private func mayStart(_ index: Int) -> Bool {
    breaksAnywhere
      || table.clusters[index].startsLine && !(keepsHangulWords && table.clusters[index].continuesHangul)
  }

  /// The last place that a line may begin with, up to one and after another; nil if there is none.
  func lastStart(upTo index: Int, after start: Int) -> Int? {
    var index = index
    if breaksAnywhere { return index > start ? index : nil }
    while index > start {
      index = Int(table.starts[index])
      if index > start && mayStart(index) { return index }
      index -= 1
    }
    return nil
  }

  /// The end of the line that begins at a cluster: after the white space that hangs over its edge.
  ///
  /// A word that is wider than the line breaks anywhere, and a line has at least one cluster.
  /// - Complexity: O(log n) in the length of the paragraph; O(n) in that of the line where there are tabulators.
  func lineEnd(from start: Int, width available: CGFloat) -> Int {
    guard let overflow = firstOverflow(from: start, width: available) else { return clusters.count }
    guard var end = lastStart(upTo: overflow, after: start) else { return max(overflow, start + 1) }
    // A soft hyphen shows at the line's end, and needs room there.
    while table.hasSoftHyphens, table.clusters[end - 1].isSoftHyphen, end - 1 > start,
      width(of: start..<end) + hyphenWidth > available + Self.tolerance
    {
      guard let earlier = lastStart(upTo: end - 1, after: start) else {
        // No hyphen fits: the word is cut between any letters, before the soft hyphen if it would be the last of them.
        return max(table.clusters[overflow - 1].isSoftHyphen ? overflow - 1 : overflow, start + 1)
      }
      end = earlier
    }
    return end
  }

  /// The width of the hyphen that a soft hyphen shows as.
  var hyphenWidth: CGFloat = 0

  /// The first cluster that does not fit, white space aside.
  private func firstOverflow(from start: Int, width available: CGFloat) -> Int? {
    let count = table.clusters.count
    guard available.isFinite else { return nil }
    var index = start
    if table.isPlain {
      index = table.lastPlace(from: start, upTo: count, within: available + Self.tolerance)
      while index < count && table.clusters[index].isWhite { index += 1 }
      return index < count ? index : nil
    }
    var position: CGFloat = 0
    while index < count {
      position += width(of: index, at: position)
      if !table.clusters[index].isWhite && position > available + Self.tolerance { return index }
      index += 1
    }
    return nil
  }

  /// A range without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<max(range.lowerBound, Int(table.contentEnds[range.upperBound]))
  }

  /// A range without the white space at its start.
  func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound && table.clusters[start].isWhite { start += 1 }
    return start..<range.upperBound
  }

  /// The longest start of a range that fits a width, without white space at its end.
  func prefix(of range: Range<Int>, fitting available: CGFloat) -> Range<Int> {
    guard available.isFinite else { return trimmed(range) }
    if table.isPlain {
      let end = table.lastPlace(
        from: range.lowerBound, upTo: range.upperBound, within: max(0, available + Self.tolerance))
      return trimmed(range.lowerBound..<end)
    }
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
    guard available.isFinite else { return trimmedStart(range) }
    if table.isPlain {
      let start = table.firstPlace(
        from: range.lowerBound, upTo: range.upperBound, within: max(0, available + Self.tolerance))
      return trimmedStart(start..<range.upperBound)
    }
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
