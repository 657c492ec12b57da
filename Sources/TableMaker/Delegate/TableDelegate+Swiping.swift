import UIKit

extension TableDelegate {
  /// Returns the swipe actions at a row's leading edge.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if live.capabilities.contains(.leadingSwipeActionsConfigurationForRowAt) {
      return live.calls.asking(.leadingActions) { live.rows(at: indexPath)?.items.leadingActions(at: indexPath.row) }
    }
    let ask: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? =
      live.appDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    return live.running(.leadingSwipeActionsConfigurationForRowAt) { ask.flatMap { $0(tableView, indexPath) } }
  }

  /// Returns the swipe actions at a row's trailing edge, or `nil` for the delete action.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if live.capabilities.contains(.trailingSwipeActionsConfigurationForRowAt) {
      return live.calls.asking(.trailingActions) { live.rows(at: indexPath)?.items.trailingActions(at: indexPath.row) }
    }
    let ask: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? =
      live.appDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return live.running(.trailingSwipeActionsConfigurationForRowAt) { ask.flatMap { $0(tableView, indexPath) } }
  }

  /// Records the open row, and calls the section's `onBeginSwipe`.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    live.openRow = live.rows(at: indexPath).map { (rows: $0, row: indexPath.row) }
    if let rows = live.rows(at: indexPath), rows.items.handles(.willBeginEditingRowAt) {
      return live.perform(.willBeginEditingRowAt, at: indexPath)
    }
    live.forwardBeginning(tableView, indexPath)
  }

  /// Calls the section's `onEndSwipe`, also for a row that was removed.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    let begun = live.openRow
    live.openRow = nil
    let ended =
      indexPath.flatMap { path in live.rows(at: path).map { (rows: $0, row: path.row) } } ?? begun
    if let ended, ended.rows.items.handles(.didEndEditingRowAt) {
      return live.running(.didEndEditingRowAt) {
        ended.rows.items.perform(.didEndEditingRowAt, at: ended.row) {
          live.deal(with: $0, from: $1, in: ended.rows.section.settings)
        }
      }
    }
    live.forwardEnd(tableView, indexPath)
  }
}
