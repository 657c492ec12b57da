/// Who wants to know that a list has changed.
@MainActor protocol ItemObserver: AnyObject {
  func itemsDidChange()
}

/// A source that the package can be told by.
@MainActor protocol ObservableItems: AnyObject {
  func add(_ observer: any ItemObserver)
}
