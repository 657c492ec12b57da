/// Borders of extended grapheme clusters, found by looking at the neighborhood of an offset alone.
///
/// The rules (UAX 29) look back without limit in three cases: flags, which pair off; emoji with joiners; Indic conjuncts. A
/// look is widened until its answer depends on nothing outside: a few code units, or a whole run of flags.
extension TextBuffer {
  /// Whether a cluster begins or the text ends at an offset.
  package func isClusterBoundary(_ offset: Int) -> Bool { clusterBoundary(atOrBefore: offset) == offset }

  /// The last border of clusters at or before an offset, which may be anywhere.
  package func clusterBoundary(atOrBefore offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= count { return count }
    if isCertainClusterBoundary(offset) { return offset }
    return clusterBoundaries(around: offset...offset).last { $0 <= offset } ?? 0
  }

  /// The first border of clusters at or after an offset, which may be anywhere.
  package func clusterBoundary(atOrAfter offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= count { return count }
    if isCertainClusterBoundary(offset) { return offset }
    return clusterBoundaries(around: offset...offset).first { $0 >= offset } ?? count
  }

  /// The last border of clusters before an offset; 0 if there is none.
  package func clusterBoundary(before offset: Int) -> Int { clusterBoundary(atOrBefore: min(offset, count) - 1) }

  /// The first border of clusters after an offset; the end of the text if there is none.
  package func clusterBoundary(after offset: Int) -> Int { clusterBoundary(atOrAfter: max(offset, 0) + 1) }

  /// The range, widened to whole clusters; an empty one moved to the border before it.
  package func roundedToClusters(_ range: Range<Int>) -> Range<Int> {
    let lower = clusterBoundary(atOrBefore: range.lowerBound)
    guard !range.isEmpty else { return lower..<lower }
    return lower..<max(lower, clusterBoundary(atOrAfter: range.upperBound))
  }

  /// Whether there is a border for sure, told by the two code units beside it.
  private func isCertainClusterBoundary(_ offset: Int) -> Bool {
    if offset <= 0 || offset >= count { return true }
    let before = self[offset - 1]
    let after = self[offset]
    guard before.isPlain || before == .lineFeed else { return false }
    return after.isPlain || after == .lineFeed || after == .carriageReturn
  }

  /// Borders in order, from the last at or before a range's start, or one before that, to the first at or after its end.
  private func clusterBoundaries(around offsets: ClosedRange<Int>) -> [Int] {
    var reach = 16
    while true {
      let (start, isStartCertain) = windowStart(atOrBefore: offsets.lowerBound, reach: reach)
      let (end, isEndCertain) = windowEnd(atOrAfter: offsets.upperBound, reach: reach)
      var result = [start]
      for character in text(in: start..<end).string { result.append(result[result.count - 1] + character.utf16.count) }
      if !isEndCertain { result.removeLast() }
      if !isStartCertain { result.removeSubrange(..<(firstCertain(of: result) ?? result.count)) }
      if let first = result.first, let last = result.last, first <= offsets.lowerBound, last >= offsets.upperBound {
        return result
      }
      reach *= 4
    }
  }

  /// Where, among the borders found in a window with an uncertain start, those begin that hold whatever stands before it.
  ///
  /// The first after the start may be wrong: what looks like a mark without a base may continue an emoji or a conjunct. The
  /// second cannot, unless it parts two halves of flags.
  private func firstCertain(of boundaries: [Int]) -> Int? {
    boundaries.indices.dropFirst(2).first { index in
      let offset = boundaries[index]
      return !(isRegionalIndicator(at: offset) && isRegionalIndicator(at: offset - 2))
    }
  }

  private func isRegionalIndicator(at offset: Int) -> Bool {
    offset >= 0 && offset + 1 < count && self[offset] == 0xD83C && (0xDDE6...0xDDFF).contains(self[offset + 1])
  }

  private func windowStart(atOrBefore offset: Int, reach: Int) -> (offset: Int, isCertain: Bool) {
    let limit = max(0, offset - reach)
    var start = offset
    while start > limit {
      if isCertainClusterBoundary(start) { return (start, true) }
      start -= 1
    }
    if start == 0 { return (0, true) }
    // Surrogate pairs: a scalar that is cut would be another.
    if self[start].isLowSurrogate, self[start - 1].isHighSurrogate { start -= 1 }
    return (start, start == 0)
  }

  private func windowEnd(atOrAfter offset: Int, reach: Int) -> (offset: Int, isCertain: Bool) {
    let limit = min(count, offset + reach)
    var end = offset
    while end < limit {
      if isCertainClusterBoundary(end) { return (end, true) }
      end += 1
    }
    if end == count { return (end, true) }
    if self[end].isLowSurrogate, self[end - 1].isHighSurrogate { end += 1 }
    return (end, end == count)
  }
}
