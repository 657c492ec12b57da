/// Paragraphs, which end with a line feed, a carriage return (with or without a line feed), U+0085, or U+2029.
extension TextBuffer {
  /// Returns the start of the paragraph that contains an offset.
  ///
  /// - Complexity: O(n) for a paragraph of n.
  package func paragraphStart(at offset: Int) -> Int {
    var start = min(offset, count)
    // Carriage return and line feed: an offset between the two is in the paragraph that they end.
    if start > 0, start < count, self[start] == .lineFeed, self[start - 1] == .carriageReturn { start -= 1 }
    while start > 0, !self[start - 1].isParagraphSeparator { start -= 1 }
    return start
  }

  /// Returns the end of the paragraph that contains an offset, before its separator.
  ///
  /// - Complexity: O(n) for a paragraph of n.
  package func paragraphEnd(at offset: Int) -> Int {
    var end = min(offset, count)
    if end > 0, end < count, self[end] == .lineFeed, self[end - 1] == .carriageReturn { end -= 1 }
    while end < count, !self[end].isParagraphSeparator { end += 1 }
    return end
  }

  /// Returns the end of a line's range without its separator.
  func contentsEnd(of line: Range<Int>) -> Int {
    guard !line.isEmpty, self[line.upperBound - 1].isLineSeparator else { return line.upperBound }
    let end = line.upperBound - 1
    let isPair = self[end] == .lineFeed && end > line.lowerBound && self[end - 1] == .carriageReturn
    return isPair ? end - 1 : end
  }
}
