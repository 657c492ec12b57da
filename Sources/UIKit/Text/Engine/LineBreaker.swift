internal import Foundation

/// The rules that determine where a paragraph's lines end.
struct LineBreaker {
  let table: BreakTable
  /// A Boolean value that indicates whether lines can break before any cluster, not only where the script allows it.
  let breaksAnywhere: Bool
  /// A Boolean value that indicates whether Korean words stay whole.
  var keepsHangulWords = false
  var tabs = TabRuler.standard
  /// The distance of the line's start from the leading edge, which tab stops are relative to.
  var indent: CGFloat = 0

  init(_ table: BreakTable, breaksAnywhere: Bool) {
    self.table = table
    self.breaksAnywhere = breaksAnywhere
  }

  init(clusters: [TextCluster], breaksAnywhere: Bool) {
    self.init(BreakTable(clusters), breaksAnywhere: breaksAnywhere)
  }

  private var clusters: [TextCluster] { table.clusters }

  /// The rounding error that's allowed for a width that fits.
  static let tolerance: CGFloat = 0.001

  /// Returns the width of a cluster at a distance from the line's start.
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

  /// Returns the width of clusters at the start of a line.
  func width(of range: Range<Int>) -> CGFloat {
    if table.isPlain { return table.positions[range.upperBound] - table.positions[range.lowerBound] }
    return range.reduce(0) { $0 + width(of: $1, at: $0) }
  }

  /// Returns whether a line can begin with a cluster.
  private func mayStart(_ index: Int) -> Bool {
    breaksAnywhere
      || table.clusters[index].startsLine && !(keepsHangulWords && table.clusters[index].continuesHangul)
  }

  /// Returns the last place where a line can begin, up to an index and after a start, or `nil` if there's none.
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

  /// Returns the end of the line that begins at a cluster, including white space that hangs over the edge.
  ///
  /// A word that's wider than the line breaks anywhere, and a line has at least one cluster.
  /// - Complexity: O(log n) in the length of the paragraph, or O(n) in the length of the line if it contains tabs.
  func lineEnd(from start: Int, width available: CGFloat) -> Int {
    guard let overflow = firstOverflow(from: start, width: available) else { return clusters.count }
    guard var end = lastStart(upTo: overflow, after: start) else { return max(overflow, start + 1) }
    // A soft hyphen at the line's end is visible and needs space.
    while table.hasSoftHyphens, table.clusters[end - 1].isSoftHyphen, end - 1 > start,
      width(of: start..<end) + hyphenWidth > available + Self.tolerance
    {
      guard let earlier = lastStart(upTo: end - 1, after: start) else {
        // If no hyphen fits, the word breaks between any letters, before the soft hyphen if it would be last.
        return max(table.clusters[overflow - 1].isSoftHyphen ? overflow - 1 : overflow, start + 1)
      }
      end = earlier
    }
    return end
  }

  /// The width of a visible soft hyphen.
  var hyphenWidth: CGFloat = 0

  /// Returns the first cluster that doesn't fit, ignoring white space.
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

  /// Returns a range without its trailing white space.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<max(range.lowerBound, Int(table.contentEnds[range.upperBound]))
  }

  /// Returns a range without its leading white space.
  func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound && table.clusters[start].isWhite { start += 1 }
    return start..<range.upperBound
  }

  /// Returns the longest prefix of a range that fits a width, without trailing white space.
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

  /// Returns the longest suffix of a range that fits a width, without leading white space.
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
