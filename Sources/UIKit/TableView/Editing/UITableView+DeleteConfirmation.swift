import Foundation

// A deletion control asks for confirmation first. An insertion control and the confirmation button call the data
// source.
extension UITableView {
  /// The cell on screen that shows a delete confirmation.
  private var cellToConfirm: UITableViewCell? {
    guard let cell = confirmingCell, cell.confirmation != nil, let row = cell.shownRow, visibleRows[row] === cell
    else { return nil }
    return cell
  }

  func editControlWasTapped(in cell: UITableViewCell) {
    // Editing may have ended during the touch.
    guard updates.isEditing, cell.isEditing, let path = shownRow(of: cell) else { return }
    switch cell.editingStyle {
    case .insert: commit(.insert, path)
    case .delete: askForConfirmation(cell, path)
    case .none: break
    }
  }

  private func askForConfirmation(_ cell: UITableViewCell, _ path: IndexPath) {
    // A data source without `commit` can't delete the row (reported: the control appears and does nothing).
    guard dataSource != nil, !absentMethods.contains(.commit) else { return }
    let title = askDelegate(.deleteTitle) { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
    confirmingCell = cell
    cell.showDeleteConfirmation(titled: (title ?? nil) ?? SystemWords.delete, animated: true) {
      [weak self, weak cell] in
      guard let self, let cell, let path = shownRow(of: cell) else { return }
      commit(.delete, path)
      // Assumed: a row that the data source doesn't delete returns to its previous state.
      hideDeleteConfirmation(animated: true)
    }
  }

  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    _ = askDataSource(.commit) { $0.tableView(self, commit: style, forRowAt: path) }
  }

  /// Hides the delete confirmation.
  ///
  /// - Returns: Whether there was one.
  @discardableResult func hideDeleteConfirmation(animated: Bool) -> Bool {
    guard let cell = cellToConfirm else { return false }
    cell.hideDeleteConfirmation(animated: animated)
    return true
  }

  /// Returns the view that receives a touch.
  ///
  /// While a row shows a delete confirmation or is swiped, the table view receives all touches except those on the
  /// buttons.
  func touchTarget(insteadOf hit: UIView?) -> UIView? {
    guard let hit else { return nil }
    if let swipe { return swipe.phase == .open && hit.isDescendant(of: swipe.actions) ? hit : self }
    guard let button = cellToConfirm?.confirmation, !hit.isDescendant(of: button) else { return hit }
    return self
  }
}
