public import Foundation

/// An object that loads the data of rows before a table view shows them.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called to start loading the data of rows that appear soon, from the nearest one.
  ///
  /// The rows cover about one screen in the scroll direction. They don't include rows that appear immediately, so the
  /// data source can't rely on this call.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called to stop loading prefetched rows because the table view now scrolls away from them.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// Reports to the table view that the method is absent: see `DelegateMethod`.
extension UITableViewDataSourcePrefetching {
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    tableView.delegateLacks(.cancelPrefetching)
  }
}
