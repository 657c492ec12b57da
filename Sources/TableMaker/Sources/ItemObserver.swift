/// An object that receives a source's change notifications.
@preconcurrency @MainActor public protocol ItemObserver: AnyObject {
  /// Notifies the observer that the source's items have changed, or may have changed.
  ///
  /// The source calls this method immediately, perhaps several times in a row. Note the change, and read the items
  /// later.
  func itemsDidChange()

  /// Notifies the observer that the source encountered an error. The source keeps its items.
  func itemsDidFail(with error: any Error)

  /// Notifies the observer that the source has recovered from an error.
  func itemsDidRecover()

  /// Notifies the observer that the source couldn't perform an edit as requested, such as one with an index out of
  /// bounds.
  ///
  /// - Returns: `true` if the app received the diagnostic. If no observer returns `true`, the diagnostic goes to
  ///   standard error as one line.
  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool
}

extension ItemObserver {
  /// Does nothing.
  public func itemsDidFail(with error: any Error) {}

  /// Does nothing.
  public func itemsDidRecover() {}

  /// Returns `false`, because the app doesn't receive the diagnostic.
  public func itemsDidReport(_ diagnostic: Diagnostic) -> Bool { false }
}

/// An observer that acts for a table view, which can have several observers of one source.
@MainActor protocol TableObserver: ItemObserver {
  /// The table view's identity, or `nil` after the table view is deallocated.
  var table: ObjectIdentifier? { get }
}
