import Foundation

extension UITableView {
  func changeEditing(to editing: Bool, animated: Bool) {
    // A table view controller that is told of a swipe begins to edit itself, and its table with it; the swipe goes on
    // (reported: github.com/SwipeCellKit/SwipeCellKit/commit/95889a1).
    guard !isTellingOfSwipe else { return }
    closeSwipe(animated: animated)
    guard editing != updates.isEditing else { return }
    updates.isEditing = editing
    // Rows have less room beside the controls, so they may get other heights.
    let change = {
      // After `reloadData` cells on screen may stand for rows that there are no more.
      if !self.visibleViewsAreStale {
        for (row, cell) in self.visibleRows { self.updateEditing(of: cell, row, animated: animated) }
      }
      self.forgetHeights()
    }
    if animated, window != nil, bounds.width > 0, !isUpdating { moveRows(change) } else { change() }
  }

  /// Updates the controls that a cell shows for its row while the table is edited.
  ///
  /// Without the delegate method, rows that can be edited can be deleted (Apple: `editingStyleForRowAt`: "If the
  /// delegate doesn't implement this method and the cell is editable, the cell has the delete style set for it").
  func updateEditing(of cell: UITableViewCell, _ row: RowGeometry.Row, animated: Bool) {
    guard updates.isEditing || cell.isEditing else { return }
    cell.hideDeleteConfirmation(animated: animated)
    let path = indexPath(row)
    let canEdit = updates.isEditing && askDataSource(.canEditRow) { $0.tableView(self, canEditRowAt: path) } ?? true
    if canEdit {
      cell.shownEditingStyle = askDelegate(.editingStyle) { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
      cell.shouldIndentWhileEditing =
        askDelegate(.shouldIndentWhileEditing) { $0.tableView(self, shouldIndentWhileEditingRowAt: path) } ?? true
    }
    if updates.isEditing { tellOfMoving(path) }
    cell.setEditing(canEdit, animated: animated)
  }
}
