/// Typed text goes to the first responder, from a hardware keyboard, the onscreen keyboard, or an input method.
extension UIWindow {
  /// Types a text. A text that is only a line break acts as the return key.
  func type(_ text: String) {
    switch firstResponderState.current {
    case let client as any TextEditorClient: client.editor.typeText(text)
    case let input as any UIKeyInput: input.insertText(text)
    default: break
    }
  }

  /// Types the delete key.
  func typeDelete() {
    switch firstResponderState.current {
    case let client as any TextEditorClient: client.editor.typeDelete()
    case let input as any UIKeyInput: input.deleteBackward()
    default: break
    }
  }

  /// Types a key of a hardware keyboard.
  func type(_ key: UIKey) {
    defer { updateKeyboard() }
    if let client = firstResponderState.current as? any TextEditorClient {
      _ = client.editor.press(key)
      return
    }
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: typeDelete()
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardReturn: type("\n")
    case .keyboardEscape: break
    default: if !key.characters.isEmpty { type(key.characters) }
    }
  }

  /// Updates the keyboard on the screen after something else has typed.
  func updateKeyboard() {
    let input = firstResponderState.current as? any UITextInput
    (input?.inputDelegate as? KeyboardView)?.lookAtText()
  }
}
