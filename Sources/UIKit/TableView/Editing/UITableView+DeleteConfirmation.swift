import Foundation

// A red minus asks for confirmation first; a green plus, and the button that confirms, have the data source change the rows.
extension UITableView {
  /// The cell on screen that asks whether its row is to be deleted.
  private var cellToConfirm: UITableViewCell? {
    guard let cell = confirmingCell, cell.confirmation != nil, let row = cell.shownRow, visibleRows[row] === cell
    else { return nil }
    return cell
  }

  func editControlWasTapped(in cell: UITableViewCell) {
    // Editing may have ended while the finger was on the control.
    guard updates.isEditing, cell.isEditing, let path = shownRow(of: cell) else { return }
    switch cell.editingStyle {
    case .insert: commit(.insert, path)
    case .delete: askForConfirmation(cell, path)
    case .none: break
    }
  }

  private func askForConfirmation(_ cell: UITableViewCell, _ path: IndexPath) {
    // Without `commit` nothing could come of it (reported: the minus shows and does nothing).
    guard dataSource != nil, !absentMethods.contains(.commit) else { return }
    let title = askDelegate(.deleteTitle) { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
    confirmingCell = cell
    cell.showDeleteConfirmation(titled: (title ?? nil) ?? SystemWords.delete, animated: true) {
      [weak self, weak cell] in
      guard let self, let cell, let path = shownRow(of: cell) else { return }
      commit(.delete, path)
      // Assumed: a row that the data source kept goes back to how it was.
      hideDeleteConfirmation(animated: true)
    }
  }

  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    _ = askDataSource(.commit) { $0.tableView(self, commit: style, forRowAt: path) }
  }

  /// Takes back the question whether a row is to be deleted.
  ///
  /// - Returns: Whether there was one.
  @discardableResult func hideDeleteConfirmation(animated: Bool) -> Bool {
    guard let cell = cellToConfirm else { return false }
    cell.hideDeleteConfirmation(animated: animated)
    return true
  }

  /// Returns the view that gets a touch: while a deletion is being confirmed or a row is swiped, the
  /// table, but for touches on the buttons.
  func touchTarget(insteadOf hit: UIView?) -> UIView? {
    guard let hit else { return nil }
    if let swipe { return swipe.phase == .open && hit.isDescendant(of: swipe.actions) ? hit : self }
    guard let button = cellToConfirm?.confirmation, !hit.isDescendant(of: button) else { return hit }
    return self
  }
}
