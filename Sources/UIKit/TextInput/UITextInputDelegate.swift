public import Foundation

/// What the text input system hears of a text input: it calls these when its text or selection changes by itself.
@MainActor @preconcurrency public protocol UITextInputDelegate: NSObjectProtocol {
  /// Tells that the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Tells that the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Tells that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Tells that the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
