/// Boundaries of extended grapheme clusters, found from the text near an offset.
///
/// The rules (UAX 29) look back without limit in three cases: flags, which form pairs, emoji with joiners, and Indic
/// conjuncts. The window grows until the result doesn't depend on the text outside: a few code units, or a whole run of
/// flags.
extension TextBuffer {
  /// Returns whether an offset is a boundary of clusters.
  package func isClusterBoundary(_ offset: Int) -> Bool { clusterBoundary(atOrBefore: offset) == offset }

  /// Returns the last boundary of clusters at or before any offset.
  package func clusterBoundary(atOrBefore offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= count { return count }
    if isCertainClusterBoundary(offset) { return offset }
    return clusterBoundaries(around: offset...offset).last { $0 <= offset } ?? 0
  }

  /// Returns the first boundary of clusters at or after any offset.
  package func clusterBoundary(atOrAfter offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= count { return count }
    if isCertainClusterBoundary(offset) { return offset }
    return clusterBoundaries(around: offset...offset).first { $0 >= offset } ?? count
  }

  /// Returns the last boundary of clusters before an offset, or 0 if there's none.
  package func clusterBoundary(before offset: Int) -> Int { clusterBoundary(atOrBefore: min(offset, count) - 1) }

  /// Returns the first boundary of clusters after an offset, or the end of the text if there's none.
  package func clusterBoundary(after offset: Int) -> Int { clusterBoundary(atOrAfter: max(offset, 0) + 1) }

  /// Returns a range extended to whole clusters. An empty range moves to the boundary before it.
  package func roundedToClusters(_ range: Range<Int>) -> Range<Int> {
    let lower = clusterBoundary(atOrBefore: range.lowerBound)
    guard !range.isEmpty else { return lower..<lower }
    return lower..<max(lower, clusterBoundary(atOrAfter: range.upperBound))
  }

  /// Returns whether the two code units next to an offset prove a boundary.
  private func isCertainClusterBoundary(_ offset: Int) -> Bool {
    if offset <= 0 || offset >= count { return true }
    let before = self[offset - 1]
    let after = self[offset]
    guard before.isPlain || before == .lineFeed else { return false }
    return after.isPlain || after == .lineFeed || after == .carriageReturn
  }

  /// Returns the boundaries around a range, from the last one at or before its start, or one earlier, to the first one
  /// at or after its end.
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

  /// Returns the first boundary in a window that doesn't depend on the text before the window.
  ///
  /// The first one may be wrong because a mark without a base may continue an emoji or a conjunct. The second one can't
  /// be, unless it separates two halves of flags.
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
    // Surrogate pairs: half of a pair would be a different scalar.
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
