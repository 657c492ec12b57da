/// An item that constraints can relate: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view whose coordinates the item lies in and whose ancestors can own its constraints: the view itself, or a
  /// guide's.
  var layoutItemView: UIView? { get }

  /// The reference that constraints hold to the item.
  var layoutItemReference: LayoutItemReference { get }

  /// The text that distinguishes the item in descriptions: a label's text, a guide's identifier.
  var layoutItemText: String? { get }
}

/// A reference that a constraint or an anchor holds to its item: it neither keeps the item alive nor misses its end.
///
/// A weak reference would do the same. But it makes each use of a view that has one slower, for all of the view's life.
@MainActor final class LayoutItemReference {
  /// The item, while it lives. Its owner empties it when the item dies, so it never points to what is gone.
  unowned(unsafe) private(set) var item: (any LayoutItem)?

  /// The system whose values are the item's, and where in it; meant only while the build is the system's.
  var system: LayoutSystem?
  var slot: Int32 = -1
  var build: Int32 = 0

  init(_ item: any LayoutItem) { self.item = item }

  /// Called when the item dies.
  func clear() { item = nil }
}
