public import Foundation

extension WindowHost {
  /// Presses a key of a hardware keyboard and lets it go.
  ///
  /// - Parameters:
  ///   - code: The key.
  ///   - flags: The modifier keys that are held.
  ///   - characters: What the key types with them; empty for a key that types nothing.
  public func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], characters: String = "") {
    keyboard.press(code, flags, characters: characters)
  }

  /// Types a text that an input method has decided on, or that was spoken.
  public func insertText(_ text: String) {
    guard !text.isEmpty else { return }
    if let client = window.firstResponderState.current as? any TextEditorClient, client.markedTextRange != nil {
      client.editor.typeMarkedText("", selectedRange: NSRange(location: 0, length: 0))
      client.unmarkText()
    }
    window.type(text)
    window.layoutIfNeeded()
  }

  /// Shows a text that an input method has not decided yet, in place of the one before it.
  ///
  /// - Parameters:
  ///   - text: The text; empty to take it away again.
  ///   - selection: What is selected in it, in UTF-16.
  public func setMarkedText(_ text: String, selection: NSRange) {
    let length = text.utf16.count
    let start = min(max(selection.location, 0), length)
    let range = NSRange(location: start, length: min(max(selection.length, 0), length - start))
    if let client = window.firstResponderState.current as? any TextEditorClient {
      client.editor.typeMarkedText(text, selectedRange: range)
    } else {
      textInput?.setMarkedText(text, selectedRange: range)
    }
    window.layoutIfNeeded()
  }

  /// Decides for the text that an input method shows, as it is.
  public func unmarkText() {
    textInput?.unmarkText()
    window.layoutIfNeeded()
  }

  /// The place of the caret of whatever takes text, in the window's points; nil where nothing does.
  ///
  /// An input method shows its candidates there.
  public var caret: CGRect? {
    guard let responder = window.firstResponderState.current, responder is any UIKeyInput else { return nil }
    guard let input = textInput, let view = responder as? UIView, let range = input.selectedTextRange else {
      return .zero
    }
    return view.convert(input.caretRect(for: range.end), to: window)
  }

  private var textInput: (any UITextInput)? { window.firstResponderState.current as? any UITextInput }
}
