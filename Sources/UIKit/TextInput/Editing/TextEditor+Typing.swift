import Foundation
internal import TableMakerTextEditing

/// What keys do, on the screen or of hardware, and input methods.
extension TextEditor {
  /// Types a text over the selection or the marked text; a line break alone is the return key.
  func typeText(_ string: String) {
    guard let client, client.isEditable, !string.isEmpty else { return }
    if string == "\n" || string == "\r" { return client.userDidPressReturn() }
    guard allows(.insertText(UTF16Text(client.acceptable(string)))) else { return }
    typing { client.insertText(string) }
  }

  /// The delete key.
  func typeDelete() {
    guard let client, allows(.deleteBackward) else { return }
    typing { client.deleteBackward() }
  }

  /// Shows what an input method has not decided yet.
  ///
  /// - Parameters:
  ///   - string: The text; an empty one takes it away.
  ///   - selectedRange: What is selected in it.
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

  /// Takes back the latest step.
  func undo() { typeChange { $0.undo() } }

  /// Makes the latest step that was taken back once more.
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

  // MARK: What the client's own members do

  /// Puts a text in, without asking.
  func insertText(_ string: String) { perform(.insertText(UTF16Text(client?.acceptable(string) ?? string))) }

  /// Deletes backward, without asking.
  func deleteBackward() { perform(.deleteBackward) }

  /// Shows a text that is not decided yet, without asking.
  func setMarkedText(_ string: String?, selectedRange: NSRange) {
    let text = UTF16Text(client?.acceptable(string ?? "") ?? "")
    perform(.setMarkedText(text, selectedRange: Range(clamping: selectedRange)))
  }

  /// Decides for the marked text as it is.
  func unmarkText() {
    change { text in
      text.unmarkText()
      return nil
    }
  }

  /// Sets the whole text by code: nothing is marked, and nothing can be undone.
  func setText(_ string: String) {
    changeByCode(text: true) { $0.setText(UTF16Text(string)) }
  }

  /// Replaces a range by code.
  func replaceCharacters(in range: NSRange, with string: String) {
    changeByCode(text: true) { $0.replaceCharacters(in: Range(clamping: range), with: UTF16Text(string)) }
  }

  /// Selects a range; a caret if it is empty.
  func select(_ range: NSRange) {
    changeByCode(text: false) { text in
      text.setSelectedRange(Range(clamping: range))
      return nil
    }
  }

  /// Selects everything.
  func selectAll() { select(NSRange(location: 0, length: text.length)) }

  /// Selects the word at an offset, or what stands there between words.
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
  /// The range of Foundation's, as far as it is one: what is not found or too long is cut.
  init(clamping range: NSRange) {
    let location = Swift.max(0, range.location)
    let (end, overflows) = location.addingReportingOverflow(Swift.max(0, range.length))
    self = location..<(overflows ? Int.max : end)
  }
}
