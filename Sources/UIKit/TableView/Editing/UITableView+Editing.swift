import Foundation

extension UITableView {
  func changeEditing(to editing: Bool, animated: Bool) {
    // A table view controller that is told of a swipe begins to edit itself, and its table with it; the swipe goes on
    // (reported: github.com/SwipeCellKit/SwipeCellKit/commit/95889a1).
    guard !isTellingOfSwipe else { return }
    closeSwipe(animated: animated)
    guard editing != updates.isEditing else { return }
    endChoosing()
    cancelReordering(animated: animated)
    updates.isEditing = editing
    if allowsMultipleSelectionDuringEditing || selectionBeforeEditing != nil { exchangeSelection(editing) }
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
    if updates.isEditing { cell.movesByTable = canMove(path) }
    // Assumed: a row that can be moved but not edited has its grip, and neither control nor indentation.
    let onlyMoves = updates.isEditing && !canEdit && cell.movesByTable == true
    if onlyMoves {
      cell.shownEditingStyle = .none
      cell.shouldIndentWhileEditing = false
    }
    // Apple of tables that allow several rows to be selected: they do not "query for editing styles".
    cell.showsSelectionCircle = canEdit && allowsMultipleSelectionDuringEditing
    if cell.showsSelectionCircle {
      cell.shownEditingStyle = .none
    } else if canEdit {
      cell.shownEditingStyle = askDelegate(.editingStyle) { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
    }
    if canEdit {
      cell.shouldIndentWhileEditing =
        askDelegate(.shouldIndentWhileEditing) { $0.tableView(self, shouldIndentWhileEditingRowAt: path) } ?? true
    }
    cell.setEditing(canEdit || onlyMoves, animated: animated)
  }

  /// Puts the selection of editing in the place of the other one, or takes it back.
  ///
  /// Reported: "the original selection is restored" when editing ends (rdar 19056268). Nobody is told.
  private func exchangeSelection(_ editing: Bool) {
    let kept = editing ? [] : selectionBeforeEditing ?? []
    selectionBeforeEditing = editing ? selection : nil
    for path in selection where !kept.contains(path) { mark(path, selected: false, animated: false) }
    for path in kept where knownRow(path) != nil { mark(path, selected: true, animated: false) }
  }

  /// Shows circles in place of the controls that delete and insert, or those again.
  func severalWereAllowed() {
    guard updates.isEditing else { return }
    if allowsMultipleSelectionDuringEditing {
      if selectionBeforeEditing == nil { exchangeSelection(true) }
    } else if !allowsMultipleSelection {
      endChoosing()
      for path in selection.sorted().dropFirst() { mark(path, selected: false, animated: false) }
    }
    guard !visibleViewsAreStale else { return }
    for (row, cell) in visibleRows { updateEditing(of: cell, row, animated: false) }
  }
}
