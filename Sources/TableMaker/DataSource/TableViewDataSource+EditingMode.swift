import UIKit

// Editing mode belongs to the table view. Rows that depend on it are inserted and deleted with it.
extension TableViewDataSource {
  /// A Boolean value that indicates whether the table view is in editing mode.
  ///
  /// The table view's own `isEditing` is also `true` while the swipe actions of a row are visible.
  public var isEditing: Bool { tableView?.isEditingRows ?? false }

  /// Sets the table view's editing mode, and inserts or deletes the rows that depend on it.
  ///
  /// The table view's own `setEditing(_:animated:)` is similar, but doesn't notify TableMaker, so rows of `addItemRow`
  /// that depend on the mode follow later, and so does the call of `onSelectionChange`.
  /// - Parameters:
  ///   - editing: A Boolean value that indicates whether the table view is in editing mode.
  ///   - animated: A Boolean value that indicates whether to animate the controls and rows.
  public func setEditing(_ editing: Bool, animated: Bool) { live.setEditing(editing, animated: animated) }
}
