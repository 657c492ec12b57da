/// Changes by code instead of the user, which can't be undone.
extension EditableText {
  /// Replaces the whole text, without marked text and undo history. The caret moves to the end.
  ///
  /// - Returns: The replacement.
  @discardableResult package mutating func setText(_ text: UTF16Text) -> TextEdit {
    let edit = TextEdit(replacedRange: 0..<length, length: text.units.count)
    buffer = TextBuffer(text)
    revision += 1
    goalX = nil
    markedRange = nil
    history = UndoHistory()
    selection = TextSelection(length..<length)
    return edit
  }

  /// Replaces a range, which may divide a grapheme cluster, and adjusts the selection and the history.
  ///
  /// If the range touches marked text, the marked text is committed. Undo steps move with the text. A step that the
  /// range touches is removed with all older ones.
  ///
  /// - Returns: The replacement.
  @discardableResult package mutating func replaceCharacters(in range: Range<Int>, with text: UTF16Text) -> TextEdit {
    let marked = markedRange
    unmarkText()
    goalX = nil
    let edit = replace(clamped(range), text.units)
    history.follow(edit)
    let anchor = buffer.clusterBoundary(atOrBefore: edit.offset(after: selection.anchor))
    let head = buffer.clusterBoundary(atOrBefore: edit.offset(after: selection.head.offset))
    selection = TextSelection(anchor: anchor, head: TextPosition(offset: head, affinity: selection.head.affinity))
    if let marked, marked.upperBound < edit.replacedRange.lowerBound {
      markedRange = marked
    } else if let marked, marked.lowerBound > edit.replacedRange.upperBound {
      markedRange = (marked.lowerBound + edit.changeInLength)..<(marked.upperBound + edit.changeInLength)
    }
    return edit
  }
}
