public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns whether a row can be edited, by a swipe or in editing mode.
  ///
  /// A row that adds an item can be edited. For any other row, the section's steps decide, and otherwise the app's
  /// delegate. While the user selects rows, each row with an item has a selection mark, whatever the steps say: UIKit
  /// shows none in a row that can't be edited (assumed). Only the app's own data source overrides that.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if live.capabilities.contains(.commit) { live.followEditing(of: tableView) }
    live.heightEngine.marksMayHaveChanged(in: tableView)
    let (rows, editing) = (live.rows(at: indexPath), live.editing(at: indexPath))
    return live.canEdit(rows, at: indexPath.row, editing, in: tableView, forwarding: indexPath)
  }

  /// Performs the action of a row's control according to the section's steps, or otherwise by the app's data source.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard let rows = live.rows(at: indexPath) else { return live.reportUnknown(indexPath) }
    if rows.isAddItemRow(indexPath.row) {
      guard editingStyle == .insert else { return }
      return live.running(.commit) { live.addItem(in: rows.section) }
    }
    guard live.editing(rows, at: indexPath.row) != nil else {
      return live.forwardCommit(tableView, editingStyle, indexPath)
    }
    live.running(.commit) {
      live.asUserEdit(editingStyle == .insert ? .insertion : .deletion) {
        rows.items.commit(editingStyle, at: indexPath.row) { live.deal(with: $0, from: $1, in: rows.section.settings) }
      }
    }
    // The update is immediate, because UIKit would first close a row that still exists.
    live.updates.showChanges()
  }
}
