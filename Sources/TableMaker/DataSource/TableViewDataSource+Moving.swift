public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns whether the user may move a row, according to the section's steps, or otherwise the app's data source.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    live.isMovable(live.rows(at: indexPath), at: indexPath.row, in: tableView, forwarding: indexPath)
  }

  /// Follows a move in the table view: moves the item in its list, or lets the app do so.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    if let rows = live.snapshot.rows(of: sourceIndexPath.section, with: sourceIndexPath.row), rows.items.takesMovedRows
    {
      return live.follow(sourceIndexPath, in: rows, to: destinationIndexPath)
    }
    let tell: ((UITableView, IndexPath, IndexPath) -> Void)? = live.appDataSource.tableView(_:moveRowAt:to:)
    live.reloadAfterMove { tell?(tableView, sourceIndexPath, destinationIndexPath) }
  }
}
