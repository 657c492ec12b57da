public import UIKit

extension TableViewDataSource {
  /// Does what a tap on a row does: calls the section's `onSelect`, and deselects the row if the chain specifies it.
  ///
  /// The table view's delegate, which TableMaker sets, has the method for UIKit. Call this one in tests.
  /// - Parameters:
  ///   - tableView: The data source's table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }
}
