/// Who wants to know that a source's items have changed.
@MainActor public protocol ItemObserver: AnyObject {
  /// The items are others, or may be.
  ///
  /// Called at once, perhaps often in a row: an observer notes that it has to look, and looks later.
  func itemsDidChange()

  /// The source has met an error; it keeps the items that it has.
  func itemsDidFail(with error: any Error)

  /// The source goes on after an error.
  func itemsDidRecover()

  /// A verb of the source was given something that it could not do as asked, such as an index out of bounds.
  ///
  /// - Returns: Whether the app was told. If no observer's app was, the diagnostic is one line on standard error.
  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool
}

extension ItemObserver {
  /// Does nothing.
  public func itemsDidFail(with error: any Error) {}

  /// Does nothing.
  public func itemsDidRecover() {}

  /// Tells nobody.
  public func itemsDidReport(_ diagnostic: Diagnostic) -> Bool { false }
}

/// An observer on behalf of a table, which may have several for one source.
@MainActor protocol TableObserver: ItemObserver {
  /// The table's identity; nil once it is gone.
  var table: ObjectIdentifier? { get }
}
