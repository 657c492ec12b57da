import Foundation

extension UITableView {
  func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    cancelReordering(animated: animated)
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
    guard isEditing || cell.isEditing else { return }
    cell.hideDeleteConfirmation(animated: animated)
    let path = indexPath(row)
    let canEdit = isEditing && askDataSource(.canEditRow) { $0.tableView(self, canEditRowAt: path) } ?? true
    if isEditing { cell.movesByTable = canMove(path) }
    // Assumed: a row that can be moved but not edited has its grip, and neither control nor indentation.
    let onlyMoves = isEditing && !canEdit && cell.movesByTable == true
    if onlyMoves {
      cell.shownEditingStyle = .none
      cell.shouldIndentWhileEditing = false
    }
    if canEdit {
      cell.shownEditingStyle = askDelegate(.editingStyle) { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
      cell.shouldIndentWhileEditing =
        askDelegate(.shouldIndentWhileEditing) { $0.tableView(self, shouldIndentWhileEditingRowAt: path) } ?? true
    }
    cell.setEditing(canEdit || onlyMoves, animated: animated)
  }
}
