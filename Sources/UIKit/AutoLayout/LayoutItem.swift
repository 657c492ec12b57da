/// An item that constraints can relate: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view that defines the item's coordinates. Its ancestors can own the item's constraints. A view returns itself,
  /// and a guide returns its view.
  var layoutItemView: UIView? { get }

  /// The reference by which constraints refer to the item.
  var layoutItemReference: LayoutItemReference { get }

  /// The text that distinguishes the item in descriptions, such as a label's text or a guide's identifier.
  var layoutItemText: String? { get }
}

/// A reference from a constraint or an anchor to its item. It doesn't retain the item, and is cleared when the item is
/// deallocated.
///
/// A weak reference would make each use of the view slower for the rest of its lifetime.
@MainActor final class LayoutItemReference {
  /// The item. Its owner sets this to `nil` when the item is deallocated, so the reference never dangles.
  unowned(unsafe) private(set) var item: (any LayoutItem)?

  /// The system that contains the item's values, and the item's index in it. They are valid only if `build` is the
  /// system's build.
  var system: LayoutSystem?
  var slot: Int32 = -1
  var build: Int32 = 0

  init(_ item: any LayoutItem) { self.item = item }

  /// Clears the reference when the item is deallocated.
  func clear() { item = nil }
}
