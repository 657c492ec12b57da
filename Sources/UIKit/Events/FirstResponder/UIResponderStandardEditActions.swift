public import Foundation

/// The edit actions that menus and key commands perform on the selection.
///
/// Every method is optional.
@MainActor @preconcurrency public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection with the contents of the pasteboard.
  func paste(_ sender: Any?)
  /// Selects the text at the caret, such as a word.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// The default implementation of an optional method, which does nothing.
  public func cut(_ sender: Any?) {}
  /// The default implementation of an optional method, which does nothing.
  public func copy(_ sender: Any?) {}
  /// The default implementation of an optional method, which does nothing.
  public func paste(_ sender: Any?) {}
  /// The default implementation of an optional method, which does nothing.
  public func select(_ sender: Any?) {}
  /// The default implementation of an optional method, which does nothing.
  public func selectAll(_ sender: Any?) {}
  /// The default implementation of an optional method, which does nothing.
  public func delete(_ sender: Any?) {}
}
