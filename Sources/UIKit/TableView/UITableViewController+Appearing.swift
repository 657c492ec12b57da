import Foundation

extension UITableViewController {
  /// The controller's view as a table view.
  var loadedTable: UITableView {
    guard let table = view as? UITableView else {
      // Apple's message, as crash reports quote it.
      raise(
        .internalInconsistency,
        "-[\(type(of: self)) loadView] loaded the view but didn't get a UITableView.")
    }
    return table
  }

  /// Crashes because the controller has rows but doesn't create cells.
  func refuseWithoutCell(for tableView: UITableView) -> Never {
    // Apple's message for a data source that returns no cell.
    raise(
      .internalInconsistency,
      "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))")
  }

  /// Reloads the table view when it first appears, and clears the selection.
  func tableWillAppear(_ animated: Bool) {
    guard let table = view as? UITableView else { return }
    giveRefreshControl()
    if !hasAppeared { table.reloadData() }
    if !hasAppeared { KeyboardFollowers.add(self) }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    let paths = table.indexPathsForSelectedRows ?? []
    let clear = { for path in paths { table.deselectRow(at: path, animated: animated) } }
    guard let coordinator = transitionCoordinator else { return clear() }
    // The rows are selected again if the user cancels a swipe back (reported).
    coordinator.animate(alongsideTransition: { _ in clear() }) { context in
      guard context.isCancelled else { return }
      for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    }
  }
}
