public import Foundation

extension WindowHost {
  /// Presses and releases a key of a hardware keyboard.
  ///
  /// Unless text is being edited, the escape key acts as VoiceOver's escape gesture: it dismisses a presented view or
  /// goes back.
  ///
  /// - Parameters:
  ///   - code: The key.
  ///   - flags: The modifier keys.
  ///   - characters: The text that the key types, or an empty string if it types nothing.
  public func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], characters: String = "") {
    keyboard.press(code, flags, characters: characters)
    guard code == .keyboardEscape, flags.isEmpty, !(window.firstResponderState.current is any UIKeyInput) else {
      return
    }
    ScreenReader(on: window).escape()
    window.layoutIfNeeded()
  }

  /// Inserts a text from an input method or dictation.
  public func insertText(_ text: String) {
    guard !text.isEmpty else { return }
    if let client = window.firstResponderState.current as? any TextEditorClient, client.markedTextRange != nil {
      client.editor.typeMarkedText("", selectedRange: NSRange(location: 0, length: 0))
      client.unmarkText()
    }
    window.type(text)
    window.updateKeyboard()
    window.layoutIfNeeded()
  }

  /// Shows the marked text of an input method, which replaces the previous one.
  ///
  /// - Parameters:
  ///   - text: The text, or an empty string to remove it.
  ///   - selection: The selected range in it, in UTF-16 code units.
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

  /// Commits the marked text of an input method.
  public func unmarkText() {
    textInput?.unmarkText()
    window.layoutIfNeeded()
  }

  /// The rectangle of the caret in window coordinates, or `nil` if there's no text input.
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
