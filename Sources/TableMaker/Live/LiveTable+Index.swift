import UIKit

extension LiveTable {
  /// Returns whether the table view shows an index, the chain's or the app's own, which takes some of the rows' width.
  func showsIndex(in tableView: UITableView) -> Bool {
    if capabilities.contains(.sectionIndexTitles) { return snapshot.showsIndex(in: tableView) }
    guard forwardedDataSource != nil, snapshot.hasRowsForIndex(in: tableView) else { return false }
    return appIndexTitles(for: tableView)?.isEmpty == false
  }

  /// Returns the titles from the app's data source, or `nil` for none.
  func appIndexTitles(for tableView: UITableView) -> [String]? {
    let ask: ((UITableView) -> [String]?)? = appDataSource.sectionIndexTitles(for:)
    return running(.sectionIndexTitles) { ask.flatMap { $0(tableView) } }
  }
}
