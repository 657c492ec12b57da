extension EditableText {
  /// What is selected, in the text's order; empty for a caret.
  package var selectedRange: Range<Int> { selection.range }

  /// Selects a range, widened to whole grapheme clusters; an empty one is a caret before the cluster that it is in.
  ///
  /// Marked text stays marked only if the new selection is inside of it.
  ///
  /// - Parameters:
  ///   - range: What to select. What is not in the text is left out.
  ///   - affinity: At which of two lines a caret is shown that is between them.
  package mutating func setSelectedRange(_ range: Range<Int>, affinity: TextAffinity = .downstream) {
    setSelection(TextSelection(buffer.roundedToClusters(clamped(range)), affinity: affinity))
  }

  /// Selects from one end, which stays when the selection is extended, to another.
  package mutating func setSelection(anchor: Int, head: TextPosition) {
    let range = buffer.roundedToClusters(clamped(min(anchor, head.offset)..<max(anchor, head.offset)))
    let isForward = anchor <= head.offset
    setSelection(
      TextSelection(
        anchor: isForward ? range.lowerBound : range.upperBound,
        head: TextPosition(offset: isForward ? range.upperBound : range.lowerBound, affinity: head.affinity)))
  }

  /// Selects the word at an offset, as a double tap does; between words, what stands there.
  package mutating func selectWord(at offset: Int) {
    let segment = buffer.wordSegment(at: offset)
    let before = offset > 0 ? buffer.wordSegment(at: offset - 1) : segment
    setSelectedRange(
      !segment.isWord && before.isWord && before.range.upperBound == offset ? before.range : segment.range)
  }

  /// Selects everything.
  package mutating func selectAll() { setSelectedRange(0..<length) }

  /// The user's new selection: ends a run of typing, and leaves marked text.
  mutating func setSelection(_ new: TextSelection) {
    goalX = nil
    let isSame = new.range == selection.range
    selection = new
    if let marked = markedRange, new.range.lowerBound < marked.lowerBound || new.range.upperBound > marked.upperBound {
      unmarkText()
    }
    // Coalescing: a caret set where it is, as input methods do, is no movement.
    if !isSame, markedRange == nil { history.breakCoalescing() }
  }
}
