public import Foundation

/// What a menu or a key does with what is selected. Every method is optional.
@MainActor @preconcurrency public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes the selection away, into the pasteboard.
  func cut(_ sender: Any?)
  /// Puts the selection into the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what is in the pasteboard in place of the selection.
  func paste(_ sender: Any?)
  /// Selects something at the caret, as a word.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes the selection away.
  func delete(_ sender: Any?)
}
