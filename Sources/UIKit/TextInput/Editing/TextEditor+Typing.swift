import Foundation
internal import TableMakerTextEditing

/// Input from the keyboard on the screen, a hardware keyboard, and input methods.
extension TextEditor {
  /// Types a text over the selection or the marked text. A single line break counts as the Return key.
  func typeText(_ string: String) {
    guard let client, client.isEditable, !string.isEmpty else { return }
    if string == "\n" || string == "\r" { return client.userDidPressReturn() }
    guard allows(.insertText(UTF16Text(client.acceptable(string)))) else { return }
    typing { client.insertText(string) }
  }

  /// Handles the Delete key.
  func typeDelete() {
    guard let client, allows(.deleteBackward) else { return }
    typing { client.deleteBackward() }
  }

  /// Shows the marked text of an input method.
  ///
  /// - Parameters:
  ///   - string: The text, or an empty string to remove it.
  ///   - selectedRange: The selected range in the text.
  func typeMarkedText(_ string: String, selectedRange: NSRange) {
    guard let client else { return }
    let command = TextCommand.setMarkedText(
      UTF16Text(client.acceptable(string)), selectedRange: Range(clamping: selectedRange))
    guard allows(command) else { return }
    typing { client.setMarkedText(string, selectedRange: selectedRange) }
  }

  /// Moves the caret, or the moving end of the selection.
  func move(_ movement: TextMovement, extending: Bool = false) {
    let geometry = selectionGeometry
    typing {
      change { text in
        text.move(movement, extending: extending, geometry: geometry)
        return nil
      }
    }
  }

  /// Undoes the last step.
  func undo() { typeChange { $0.undo() } }

  /// Redoes the last undone step.
  func redo() { typeChange { $0.redo() } }

  private func typeChange(_ body: (inout EditableText) -> TextEdit?) {
    guard let client, client.isEditable else { return }
    var hasChanged = false
    typing {
      change { text in
        let edit = body(&text)
        hasChanged = edit != nil
        return edit
      }
    }
    if hasChanged { client.userDidChangeText() }
  }

  // MARK: Members of the client

  /// Inserts a text without calling the delegate.
  func insertText(_ string: String) { perform(.insertText(UTF16Text(client?.acceptable(string) ?? string))) }

  /// Deletes backward without calling the delegate.
  func deleteBackward() { perform(.deleteBackward) }

  /// Shows marked text without calling the delegate.
  func setMarkedText(_ string: String?, selectedRange: NSRange) {
    let text = UTF16Text(client?.acceptable(string ?? "") ?? "")
    perform(.setMarkedText(text, selectedRange: Range(clamping: selectedRange)))
  }

  /// Commits the marked text.
  func unmarkText() {
    change { text in
      text.unmarkText()
      return nil
    }
  }

  /// Replaces the whole text by code, without marked text and undo history.
  func setText(_ string: String) {
    changeByCode(text: true) { $0.setText(UTF16Text(string)) }
  }

  /// Replaces a range by code.
  func replaceCharacters(in range: NSRange, with string: String) {
    changeByCode(text: true) { $0.replaceCharacters(in: Range(clamping: range), with: UTF16Text(string)) }
  }

  /// Selects a range, or places the caret if the range is empty.
  func select(_ range: NSRange) {
    changeByCode(text: false) { text in
      text.setSelectedRange(Range(clamping: range))
      return nil
    }
  }

  /// Selects everything.
  func selectAll() { select(NSRange(location: 0, length: text.length)) }

  /// Selects the word at an offset, or the text between words.
  func selectWord(at offset: Int) {
    changeByCode(text: false) { text in
      text.selectWord(at: offset)
      return nil
    }
  }

  /// Places the caret, or the moving end of the selection.
  func placeCaret(at position: TextPosition, anchor: Int? = nil) {
    changeByCode(text: false) { text in
      text.setSelection(anchor: anchor ?? position.offset, head: position)
      return nil
    }
  }
}

extension Range where Bound == Int {
  /// Creates a range from an `NSRange`, limited to valid values.
  init(clamping range: NSRange) {
    let location = Swift.max(0, range.location)
    let (end, overflows) = location.addingReportingOverflow(Swift.max(0, range.length))
    self = location..<(overflows ? Int.max : end)
  }
}
