/// Who wants to know that a source's items have changed.
@MainActor public protocol ItemObserver: AnyObject {
  /// The items are others, or may be.
  ///
  /// Called at once, perhaps often in a row: an observer notes that it has to look, and looks later.
  func itemsDidChange()

  /// The source has ended with an error; it keeps the items that it has.
  func itemsDidFail(with error: any Error)
}

extension ItemObserver {
  /// Does nothing.
  public func itemsDidFail(with error: any Error) {}
}
