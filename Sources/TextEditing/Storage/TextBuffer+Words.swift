/// Words, by the boundaries of UAX 29. Foundation on Linux doesn't enumerate words and has no dictionary for Chinese or
/// Thai.
///
/// Each Chinese character, hiragana letter, and Thai cluster is a separate word. Words longer than `longestWord` are
/// divided so that a key in a million letters without a space takes no longer than others.
extension TextBuffer {
  /// The maximum number of code units to search for the beginning or end of a word.
  package static var longestWord: Int { 1024 }

  /// A range between two boundaries of words: a word, or the text between words.
  package struct WordSegment: Sendable, Equatable {
    /// The range.
    package var range: Range<Int>
    /// A Boolean value that indicates whether the range contains a letter or digit.
    package var isWord: Bool
  }

  /// Returns the start of the word that begins before an offset and ends at or after it, or else of the previous word,
  /// or 0.
  ///
  /// - Complexity: O(n) for n code units without a word before the offset.
  package func wordStart(before offset: Int) -> Int {
    var upper = min(offset, count)
    while upper > 0 {
      let start = wordWindowStart(before: upper)
      let segments = wordSegments(in: start..<wordWindowEnd(atOrAfter: upper))
      if let word = segments.last(where: { $0.isWord && $0.range.lowerBound < upper }) { return word.range.lowerBound }
      upper = start
    }
    return 0
  }

  /// Returns the end of the word that ends after an offset, or the end of the text if there's none.
  ///
  /// - Complexity: O(n) for n code units without a word after the offset.
  package func wordEnd(after offset: Int) -> Int {
    var lower = max(offset, 0)
    while lower < count {
      let end = wordWindowEnd(atOrAfter: lower + 1)
      let segments = wordSegments(in: wordWindowStart(before: lower + 1)..<end)
      if let word = segments.first(where: { $0.isWord && $0.range.upperBound > lower }) { return word.range.upperBound }
      lower = end
    }
    return count
  }

  /// Returns the segment that contains an offset. At a boundary, it's the one after it, or else the one before it.
  ///
  /// - Complexity: O(n) for a segment of n, at most `longestWord`.
  package func wordSegment(at offset: Int) -> WordSegment {
    guard count > 0 else { return WordSegment(range: 0..<0, isWord: false) }
    let inside = min(max(offset, 0), count - 1)
    let window = wordWindowStart(before: inside + 1)..<wordWindowEnd(atOrAfter: inside + 1)
    return wordSegments(in: window).first { $0.range.contains(inside) } ?? WordSegment(range: window, isWord: false)
  }

  /// Returns the segments of a window that begins and ends at boundaries.
  func wordSegments(in window: Range<Int>) -> [WordSegment] {
    var classes: [WordClass] = []
    var starts: [Int] = []
    var offset = window.lowerBound
    for character in text(in: window).string {
      let kind = character.unicodeScalars.first.map(WordClass.init) ?? .other
      // Rule WB4: an invisible character belongs to the text before it, unless a line begins with it.
      if kind != .format || classes.last == nil || classes.last == .newline {
        classes.append(kind)
        starts.append(offset)
      }
      offset += character.utf16.count
    }
    var result: [WordSegment] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : window.upperBound
      if index > 0, WordBoundaryRules.joins(classes, at: index) {
        let last = result[result.count - 1]
        result[result.count - 1] = WordSegment(
          range: last.range.lowerBound..<end, isWord: last.isWord || classes[index].isWord)
      } else {
        result.append(WordSegment(range: start..<end, isWord: classes[index].isWord))
      }
    }
    return result
  }

  /// Returns whether the two code units next to an offset prove a boundary of words.
  private func isCertainWordBoundary(_ offset: Int) -> Bool {
    if offset <= 0 || offset >= count { return true }
    let before = self[offset - 1]
    let after = self[offset]
    if before == .lineFeed { return true }
    if after == .lineFeed || after == .carriageReturn { return before != .carriageReturn }
    guard before.isPlain, after.isPlain else { return false }
    if before.isIdeographOrHiragana || after.isIdeographOrHiragana { return true }
    return (before == 0x20) != (after == 0x20)
  }

  private func wordWindowStart(before offset: Int) -> Int {
    let limit = max(0, offset - Self.longestWord)
    var start = offset - 1
    while start > limit, !isCertainWordBoundary(start) { start -= 1 }
    return clusterBoundary(atOrBefore: start)
  }

  private func wordWindowEnd(atOrAfter offset: Int) -> Int {
    let limit = min(count, offset + Self.longestWord)
    var end = offset
    while end < limit, !isCertainWordBoundary(end) { end += 1 }
    return clusterBoundary(atOrAfter: end)
  }
}
