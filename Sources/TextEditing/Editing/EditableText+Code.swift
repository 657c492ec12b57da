/// Changes that code makes, not the user: they are not undone.
extension EditableText {
  /// Replaces the whole text: the caret comes to its end, nothing is marked, and there is nothing to undo.
  ///
  /// - Returns: What was replaced.
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

  /// Replaces a range, which may cut a grapheme cluster: the selection, the marked text and what can be undone follow.
  ///
  /// Marked text that is touched is decided for. Steps of undoing move with their places; one whose place is touched is
  /// forgotten, with all that are older.
  ///
  /// - Returns: What was replaced.
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
