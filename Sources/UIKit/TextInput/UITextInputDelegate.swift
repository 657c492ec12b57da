public import Foundation

/// The interface that notifies the text input system when a text input changes its own text or selection.
@MainActor @preconcurrency public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection changes.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text changes.
  func textDidChange(_ textInput: (any UITextInput)?)
}
