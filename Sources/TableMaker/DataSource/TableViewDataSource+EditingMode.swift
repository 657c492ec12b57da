import UIKit

// Editing mode belongs to the table view. Rows that depend on it are inserted and deleted with it.
extension TableViewDataSource {
  /// Sets the table view's editing mode, and inserts or deletes the rows that depend on it.
  ///
  /// The table view's own `setEditing(_:animated:)` is similar, but doesn't notify TableMaker, so rows of `addItemRow`
  /// that depend on the mode follow later.
  /// - Parameters:
  ///   - editing: A Boolean value that indicates whether the table view is in editing mode.
  ///   - animated: A Boolean value that indicates whether to animate the controls and rows.
  public func setEditing(_ editing: Bool, animated: Bool) {
    live.whenFree { owner in
      guard let tableView = owner.ownTable() else { return }
      tableView.setEditing(editing, animated: animated)
      if !editing { owner.hiddenSelection.forget(marked: true) }
      guard owner.groups.contains(where: { $0.lacksAddItemRow(whileEditing: editing) }) else { return }
      owner.updates.request(animated ? [] : .quiet)
      owner.updates.showChanges()
    }
  }
}
