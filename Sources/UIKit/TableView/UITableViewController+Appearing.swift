import Foundation

extension UITableViewController {
  /// The controller's view, which is a table.
  var loadedTable: UITableView {
    guard let table = view as? UITableView else {
      // Apple's words, as crash reports quote them.
      raise(
        .internalInconsistency,
        "-[\(type(of: self)) loadView] loaded the view but didn't get a UITableView.")
    }
    return table
  }

  /// Ends the process of a controller that has rows and makes no cells.
  func refuseWithoutCell(for tableView: UITableView) -> Never {
    // Apple's words for a data source that gives no cell.
    raise(
      .internalInconsistency,
      "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))")
  }

  /// Fills the table when it appears for the first time, and deselects its rows.
  func tableWillAppear(_ animated: Bool) {
    guard let table = view as? UITableView else { return }
    giveRefreshControl()
    if !hasAppeared { table.reloadData() }
    if !hasAppeared { KeyboardFollowers.add(self) }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }
}
