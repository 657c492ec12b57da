import Foundation

extension TextEditor {
  /// Called when the user asks for the edit menu: by a tap on the caret or on the selection, or after having moved them.
  func offerMenu() {}
}
