import Foundation

extension UITableView {
  func changeEditing(to editing: Bool, animated: Bool) {
    // A table view controller enters editing mode when a swipe begins, and so does its table view. The swipe continues
    // (reported: github.com/SwipeCellKit/SwipeCellKit/commit/95889a1).
    guard !isTellingOfSwipe else { return }
    closeSwipe(animated: animated)
    guard editing != updates.isEditing else { return }
    endChoosing()
    cancelReordering(animated: animated)
    updates.isEditing = editing
    if allowsMultipleSelectionDuringEditing || selectionBeforeEditing != nil { exchangeSelection(editing) }
    // Controls narrow the content of rows, so the heights can change.
    let change = {
      // After `reloadData`, cells on screen may represent rows that no longer exist.
      if !self.visibleViewsAreStale {
        for (row, cell) in self.visibleRows { self.updateEditing(of: cell, row, animated: animated) }
      }
      self.forgetHeights()
    }
    if animated, window != nil, bounds.width > 0, !isUpdating { moveRows(change) } else { change() }
  }

  /// Updates the controls that a cell shows in editing mode.
  ///
  /// If the delegate lacks the method, editable rows show the deletion control (Apple: `editingStyleForRowAt`: "If the
  /// delegate doesn't implement this method and the cell is editable, the cell has the delete style set for it").
  func updateEditing(of cell: UITableViewCell, _ row: RowGeometry.Row, animated: Bool) {
    guard updates.isEditing || cell.isEditing else { return }
    cell.hideDeleteConfirmation(animated: animated)
    let path = indexPath(row)
    let canEdit = updates.isEditing && askDataSource(.canEditRow) { $0.tableView(self, canEditRowAt: path) } ?? true
    if updates.isEditing { cell.movesByTable = canMove(path) }
    // Assumed: a row that can move but can't be edited shows only a reorder control, without indentation.
    let onlyMoves = updates.isEditing && !canEdit && cell.movesByTable == true
    if onlyMoves {
      cell.shownEditingStyle = .none
      cell.shouldIndentWhileEditing = false
    }
    // Apple says of table views with multiple selection that they do not "query for editing styles".
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

  /// Replaces the selection when editing begins, and restores it when editing ends.
  ///
  /// Reported: "the original selection is restored" when editing ends (rdar 19056268). The delegate isn't notified.
  private func exchangeSelection(_ editing: Bool) {
    let kept = editing ? [] : selectionBeforeEditing ?? []
    selectionBeforeEditing = editing ? selection : nil
    for path in selection where !kept.contains(path) { mark(path, selected: false, animated: false) }
    for path in kept where knownRow(path) != nil { mark(path, selected: true, animated: false) }
  }

  /// Shows selection circles instead of deletion and insertion controls, or the reverse.
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
