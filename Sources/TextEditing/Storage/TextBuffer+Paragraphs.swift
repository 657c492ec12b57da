/// Paragraphs: they end with a line feed, a carriage return (also followed by a line feed), U+0085 or U+2029.
extension TextBuffer {
  /// The start of the paragraph that an offset is in.
  ///
  /// - Complexity: O(n) for a paragraph of n.
  package func paragraphStart(at offset: Int) -> Int {
    var start = min(offset, count)
    // Carriage return and line feed: between the two, one is still in the paragraph that they end.
    if start > 0, start < count, self[start] == .lineFeed, self[start - 1] == .carriageReturn { start -= 1 }
    while start > 0, !self[start - 1].isParagraphSeparator { start -= 1 }
    return start
  }

  /// The end of the paragraph that an offset is in, before its separator.
  ///
  /// - Complexity: O(n) for a paragraph of n.
  package func paragraphEnd(at offset: Int) -> Int {
    var end = min(offset, count)
    if end > 0, end < count, self[end] == .lineFeed, self[end - 1] == .carriageReturn { end -= 1 }
    while end < count, !self[end].isParagraphSeparator { end += 1 }
    return end
  }

  /// The end of a line's range without the separator that it may end with.
  func contentsEnd(of line: Range<Int>) -> Int {
    guard !line.isEmpty, self[line.upperBound - 1].isLineSeparator else { return line.upperBound }
    let end = line.upperBound - 1
    let isPair = self[end] == .lineFeed && end > line.lowerBound && self[end - 1] == .carriageReturn
    return isPair ? end - 1 : end
  }
}
