public import Foundation

/// An item that the user drags.
@MainActor @preconcurrency open class UIDragItem: NSObject {
  /// The provider that the destination uses to load the item.
  open private(set) var itemProvider: NSItemProvider
  /// The item as an object within the app, or `nil` if the app didn't set one.
  ///
  /// It doesn't have to be loaded.
  open var localObject: Any?
  /// A closure that returns the preview for the drag, or `nil` to keep the preview of the lifted item.
  ///
  /// The closure is called when the drag begins. If it returns `nil`, the item isn't visible.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
