import UIKit

extension TableDelegate {
  /// Returns a row's control in editing mode, and whether a swipe deletes it: an insertion control for a row that adds
  /// an item.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    if let addItemRow = live.addItemRow(at: indexPath) {
      return addItemRow.isShown(whileEditing: true) ? .insert : .none
    }
    if let editing = live.editing(at: indexPath) { return editing.style(whileEditing: tableView.isEditingRows) }
    guard live.settings.forwardee != nil else { return .none }
    return live.forwardedEditingStyle(tableView, indexPath) ?? (live.forwardeeOnlyMoves ? .none : .delete)
  }

  /// Returns a Boolean value that indicates whether a row's content is indented for its control or selection mark.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    let (rows, editing) = (live.rows(at: indexPath), live.editing(at: indexPath))
    return live.indents(rows, at: indexPath.row, editing, in: tableView, forwarding: indexPath)
  }

  /// Returns the title of the button that deletes a row, or `nil` for the system's title.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    if live.capabilities.contains(.titleForDeleteConfirmationButtonForRowAt), let rows = live.rows(at: indexPath),
      live.editing(rows, at: indexPath.row) != nil
    {
      return live.calls.asking(.deleteTitles) { rows.items.deleteTitle(at: indexPath.row) }
    }
    let ask: ((UITableView, IndexPath) -> String?)? = live.appDelegate.tableView(
      _:titleForDeleteConfirmationButtonForRowAt:)
    func answer() -> String? {
      live.running(.titleForDeleteConfirmationButtonForRowAt) { ask.flatMap { $0(tableView, indexPath) } }
    }
    // The chain provides the titles of other rows.
    guard live.capabilities.contains(.titleForDeleteConfirmationButtonForRowAt) else { return answer() }
    return live.handingOn(from: tableView, answer)
  }
}
