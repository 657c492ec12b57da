public import Foundation

/// Something that is dragged.
@MainActor @preconcurrency open class UIDragItem: NSObject {
  /// What the item is, for whoever it is dropped on.
  open private(set) var itemProvider: NSItemProvider
  /// What the item is within the app, which needs no loading; nil if the app has not said.
  open var localObject: Any?
  /// Makes what shows of the item while a finger drags it; for nil, what was lifted shows.
  ///
  /// A closure that returns nil lets nothing show. It is asked when the drag begins.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
