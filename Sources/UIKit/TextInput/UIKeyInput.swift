/// A responder that text can be typed into: while it is first, the keyboard is shown, and keys go to it.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Puts a text in at the caret, or in place of what is selected.
  func insertText(_ text: String)

  /// Deletes the character before the caret, or what is selected.
  func deleteBackward()
}
