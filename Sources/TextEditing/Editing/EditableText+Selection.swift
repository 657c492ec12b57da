extension EditableText {
  /// The selected range, which is empty for a caret.
  package var selectedRange: Range<Int> { selection.range }

  /// Selects a range, extended to whole grapheme clusters. An empty range is a caret before its cluster.
  ///
  /// Marked text stays marked only if it contains the new selection.
  ///
  /// - Parameters:
  ///   - range: The range, which is limited to the text.
  ///   - affinity: The side of a caret between two lines.
  package mutating func setSelectedRange(_ range: Range<Int>, affinity: TextAffinity = .downstream) {
    setSelection(TextSelection(buffer.roundedToClusters(clamped(range)), affinity: affinity))
  }

  /// Selects from an anchor, which stays when the selection is extended, to a head.
  package mutating func setSelection(anchor: Int, head: TextPosition) {
    let range = buffer.roundedToClusters(clamped(min(anchor, head.offset)..<max(anchor, head.offset)))
    let isForward = anchor <= head.offset
    setSelection(
      TextSelection(
        anchor: isForward ? range.lowerBound : range.upperBound,
        head: TextPosition(offset: isForward ? range.upperBound : range.lowerBound, affinity: head.affinity)))
  }

  /// Selects the word at an offset, as a double tap does, or the text between words.
  package mutating func selectWord(at offset: Int) {
    let segment = buffer.wordSegment(at: offset)
    let before = offset > 0 ? buffer.wordSegment(at: offset - 1) : segment
    setSelectedRange(
      !segment.isWord && before.isWord && before.range.upperBound == offset ? before.range : segment.range)
  }

  /// Selects everything.
  package mutating func selectAll() { setSelectedRange(0..<length) }

  /// Sets a selection for the user, which ends a run of typing and leaves marked text.
  mutating func setSelection(_ new: TextSelection) {
    goalX = nil
    let isSame = new.range == selection.range
    selection = new
    if let marked = markedRange, new.range.lowerBound < marked.lowerBound || new.range.upperBound > marked.upperBound {
      unmarkText()
    }
    // Coalescing: setting the caret to its current place, as input methods do, isn't a movement.
    if !isSame, markedRange == nil { history.breakCoalescing() }
  }
}
