public import Foundation

/// An item of a drop on a table view.
@MainActor @preconcurrency public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The row of this table view that the item comes from, or `nil` if it comes from elsewhere or the row was removed.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview in points, or zero if there's none.
  var previewSize: CGSize { get }
}

/// An object that describes a drop on a table view and animates the items to their rows.
@MainActor @preconcurrency public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The row where the user drops the items, or `nil` beyond the rows.
  var destinationIndexPath: IndexPath? { get }
  /// The last drop proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Animates an item to a placeholder, which the table view shows until the item's data is available.
  ///
  /// The data source doesn't know about the placeholder.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Animates an item to a row that the data source and the table view already contain.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a row.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - indexPath: The row.
  ///   - rect: The target rectangle in the cell's coordinates.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to any target.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder for a row during the loading of its data.
@MainActor @preconcurrency open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// A closure that configures the cell when the table view creates it.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path, as for an inserted row.
  ///   - reuseIdentifier: The identifier of a registered cell.
  ///   - rowHeight: The height of the row in points, or `UITableView.automaticDimension` for a self-sizing cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A placeholder for a dropped item during the loading of its data.
@MainActor @preconcurrency open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the appearance of the flying item, or `nil` to show the whole item.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// An object that controls a placeholder in a table view.
@MainActor @preconcurrency public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item that the placeholder is for.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with a row.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the data at the index path that it receives. The place may
  ///   differ from the original one. The table view inserts the row itself.
  /// - Returns: Whether the placeholder still existed.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  ///
  /// Returns `false` if it no longer existed.
  @discardableResult func deletePlaceholder() -> Bool
}
