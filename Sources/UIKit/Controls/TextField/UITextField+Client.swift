import Foundation
internal import TableMakerTextEditing

extension UITextField: TextEditorClient {
  var isEditable: Bool { isEnabled }
  var takesTabs: Bool { false }

  func lineGeometry(around offsets: [Int]) -> any LineGeometry { line }

  /// Returns the text with line breaks replaced by spaces, because a field has a single line (assumed; pasting text on
  /// a device would settle it).
  func acceptable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { CharacterSet.newlines.contains($0) }) else { return text }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
  }

  func delegateAllows(_ range: NSRange, replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }

  func textStorageDidChange(_ edit: TextEdit) {
    revealed = nil
    if let rich = fieldContent.rich {
      let range = NSRange(edit.replacedRange)
      let inserted = NSAttributedString(
        string: editor.text.text(in: edit.insertedRange).string,
        attributes: fieldContent.typingAttributes(at: edit.replacedRange.lowerBound))
      if range.location + range.length <= rich.length { rich.replaceCharacters(in: range, with: inserted) }
    }
    contentChanged()
  }

  func selectionDidChange() {
    // Marked text has a different style, and the selection can change it.
    if showsMark || editor.text.markedRange != nil { fieldLine = nil }
    showsMark = editor.text.markedRange != nil
    if isEditing { scrollToCaret() }
    parts.canvas.setNeedsDisplay()
    showCursor()
    if isEditing { editor.tellOfSelection { delegate?.textFieldDidChangeSelection(self) } }
  }

  func userDidChangeText() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func userDidPressReturn() {
    if enablesReturnKeyAutomatically && !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = handlers.events.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    // It's reported that an action for `editingDidEndOnExit` dismisses the keyboard.
    if endsEditing { resignFirstResponder() }
  }

  func caretRectangle(at position: TextPosition) -> CGRect {
    let x = line.x(of: position)
    var caret = rectangle(from: x, to: x)
    let room = displayRect
    caret.size.width = TextCursorView.caretWidth
    caret.origin.x = min(max(caret.minX, room.minX), max(room.minX, room.maxX - caret.width))
    return caret
  }

  func selectionRectangles(of range: Range<Int>) -> [SelectionRectangle] {
    line.stretches(of: range).map { stretch in
      SelectionRectangle(
        rect: rectangle(from: stretch.x.lowerBound, to: stretch.x.upperBound), isRightToLeft: stretch.isRightToLeft,
        containsStart: stretch.range.lowerBound == range.lowerBound,
        containsEnd: stretch.range.upperBound == range.upperBound)
    }
  }

  func textPosition(closestTo point: CGPoint) -> TextPosition {
    let room = displayRect
    var position = line.position(closestTo: point.x - room.minX - textX(in: room.width))
    position.offset = editor.text.buffer.clusterBoundary(atOrBefore: position.offset)
    return position
  }
}
