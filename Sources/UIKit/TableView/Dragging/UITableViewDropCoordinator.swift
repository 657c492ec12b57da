public import Foundation

/// An item that is dropped on a table.
@MainActor @preconcurrency public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of this table that the item comes from; nil where it comes from elsewhere, or the row is gone.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what shows of the item, in points; zero where nothing does.
  var previewSize: CGSize { get }
}

/// What is dropped on a table, and where; it brings items to their rows.
@MainActor @preconcurrency public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// Where the items are dropped; nil beyond the rows.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed last.
  var proposal: UITableViewDropProposal { get }
  /// What was dragged.
  var session: any UIDropSession { get }
  /// Brings an item to a place for its row, which the table shows until the item's data is there.
  ///
  /// The data source knows nothing of the place.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Brings an item to a row, which the data source and the table have by now.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Brings an item into a row.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - indexPath: The row.
  ///   - rect: Where in the row, in the cell's points.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Brings an item to any place.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place for a row whose data is being loaded.
@MainActor @preconcurrency open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// Fills the cell; called when the table makes it.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The place, as of a row that is inserted.
  ///   - reuseIdentifier: The identifier of its cell, which is registered.
  ///   - rowHeight: The height of the row, in points; `UITableView.automaticDimension` for that of the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A place for a row whose data is being loaded, to which a dropped item goes.
@MainActor @preconcurrency open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns how the item looks that goes there; nil for all of it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A place in a table, until a row comes there.
@MainActor @preconcurrency public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item for which the place is.
  var dragItem: UIDragItem { get }
  /// Puts a row in the place.
  ///
  /// - Parameter dataSourceUpdates: Inserts the data where it is told to, which may be elsewhere than at first; not the
  ///   table's row, which the table inserts itself.
  /// - Returns: Whether the place was still there.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the place away; false where it was gone.
  @discardableResult func deletePlaceholder() -> Bool
}
