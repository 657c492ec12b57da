public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns the swipe actions at a row's leading edge.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if capabilities.contains(.leadingSwipeActionsConfigurationForRowAt) {
      return calls.asking(.leadingActions) { rows(at: indexPath)?.items.leadingActions(at: indexPath.row) }
    }
    let ask: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? =
      appDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    return running(.leadingSwipeActionsConfigurationForRowAt) { ask.flatMap { $0(tableView, indexPath) } }
  }

  /// Returns the swipe actions at a row's trailing edge, or `nil` for the delete action.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if capabilities.contains(.trailingSwipeActionsConfigurationForRowAt) {
      return calls.asking(.trailingActions) { rows(at: indexPath)?.items.trailingActions(at: indexPath.row) }
    }
    let ask: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? =
      appDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return running(.trailingSwipeActionsConfigurationForRowAt) { ask.flatMap { $0(tableView, indexPath) } }
  }

  /// Records the open row, and calls the section's `onBeginSwipe`.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    openRow = rows(at: indexPath).map { OpenRow(rows: $0, row: indexPath.row) }
    if let rows = rows(at: indexPath), rows.items.handles(.willBeginEditingRowAt) {
      return perform(.willBeginEditingRowAt, at: indexPath)
    }
    forwardBeginning(tableView, indexPath)
  }

  /// Calls the section's `onEndSwipe`, also for a row that was removed.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    let begun = openRow
    openRow = nil
    let ended =
      indexPath.flatMap { path in rows(at: path).map { OpenRow(rows: $0, row: path.row) } } ?? begun
    if let ended, ended.rows.items.handles(.didEndEditingRowAt) {
      return running(.didEndEditingRowAt) {
        ended.rows.items.perform(.didEndEditingRowAt, at: ended.row) {
          deal(with: $0, from: $1, in: ended.rows.section.settings)
        }
      }
    }
    forwardEnd(tableView, indexPath)
  }
}
