public import Foundation

/// An object that learns early which rows a table is about to show, so that their data can be loaded until then.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Begins to load the data of rows that come on screen soon, the nearest first.
  ///
  /// The rows are those of about one screen in the direction of scrolling. Rows that show at once are not among them,
  /// so that the data source has to do without.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Ends the loading of rows that were asked for and have not shown, since the table now scrolls away from them.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// The default reports to the table that the method is absent: see `DelegateMethod`.
extension UITableViewDataSourcePrefetching {
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    tableView.delegateLacks(.cancelPrefetching)
  }
}
