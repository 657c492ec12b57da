/// The interface of a responder for typing.
///
/// While it's first responder, the keyboard is visible and sends its keys to it.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is any text.
  var hasText: Bool { get }

  /// Inserts a text at the caret, or replaces the selection.
  func insertText(_ text: String)

  /// Deletes the character before the caret, or the selection.
  func deleteBackward()
}
