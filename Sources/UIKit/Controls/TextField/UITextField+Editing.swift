import Foundation
internal import TableMakerTextEditing

extension UITextField {
  /// The time in seconds for which the last typed character of a hidden text is visible (assumed).
  private static let revealTime: TimeInterval = 2

  // MARK: Beginning and ending

  /// Returns whether the delegate allows editing to begin.
  func mayBegin() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  func didBegin() {
    isEditing = true
    hidesNextText = isSecureTextEntry && hasText
    setNeedsLayout()
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { editor.setText("") }
    scrollToCaret()
    showCursor()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  /// Returns whether the delegate allows editing to end. If the delegate ends editing in this call, it isn't called
  /// again.
  func mayEnd() -> Bool {
    guard !isAskingToEnd else { return false }
    isAskingToEnd = true
    defer { isAskingToEnd = false }
    return delegate?.textFieldShouldEndEditing(self) ?? true
  }

  func didEnd() {
    isEditing = false
    hidesNextText = false
    revealed = nil
    editor.unmarkText()
    fieldLine = nil
    scrolled = 0
    parts.cursor.hide()
    setNeedsLayout()
    parts.canvas.setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }

  // MARK: Changes

  /// Inserts a text. As on a device, the first insertion into a hidden text replaces the text from before editing.
  func put(_ text: String) {
    if hidesNextText || clearsOnInsertion { editor.setText("") }
    hidesNextText = false
    clearsOnInsertion = false
    let start = editor.text.markedRange?.lowerBound ?? editor.text.selectedRange.lowerBound
    editor.insertText(text)
    // Code that is notified of the change can change the text again.
    let end = editor.text.selectedRange.lowerBound
    if isSecureTextEntry, isEditing, text.count == 1, start < end { reveal(start..<end) }
  }

  func deleteByKey() {
    if hidesNextText {
      hidesNextText = false
      editor.selectAll()
    }
    editor.deleteBackward()
  }

  private func reveal(_ range: Range<Int>) {
    revealed = range
    fieldLine = nil
    scrollToCaret()
    parts.canvas.setNeedsDisplay()
    showCursor()
    revealTimer?.cancel()
    revealTimer = AnimationClock.shared.after(Self.revealTime) { [weak self] in
      guard let self, revealed != nil else { return }
      revealed = nil
      fieldLine = nil
      parts.canvas.setNeedsDisplay()
      showCursor()
    }
  }

  /// Clears the text when the user taps the clear button. It's reported that the button also begins editing.
  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.typing { editor.setText("") }
    userDidChangeText()
    if !isEditing { becomeFirstResponder() }
  }

  /// Invalidates the layout after the text or its attributes change.
  func contentChanged() {
    fieldLine = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    parts.canvas.setNeedsDisplay()
  }

  /// Sets the attributed text.
  func setRich(_ new: NSAttributedString?) {
    fieldContent.rich = nil
    editor.setText(new?.string ?? "")
    if let new, new.length > 0 {
      let rich = NSMutableAttributedString(string: editor.text.string, attributes: fieldContent.base)
      new.enumerateAttributes(in: NSRange(location: 0, length: min(new.length, rich.length))) { values, range, _ in
        rich.addAttributes(values, range: range)
      }
      fieldContent.rich = rich
    }
    contentChanged()
  }

  /// Adjusts fonts that were created for a text style to the field's content size category.
  func adjustFonts() {
    let category = traitCollection.preferredContentSizeCategory
    fieldContent.base[.font] = fieldContent.font.adjusted(for: category)
    if let rich = fieldContent.rich {
      rich.enumerateAttribute(.font, in: NSRange(location: 0, length: rich.length)) { value, range, _ in
        guard let font = value as? UIFont else { return }
        rich.addAttribute(.font, value: font.adjusted(for: category), range: range)
      }
    }
    contentChanged()
  }
}
