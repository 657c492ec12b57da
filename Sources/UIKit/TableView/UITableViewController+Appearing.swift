import Foundation

extension UITableViewController {
  /// Fills the table when it appears for the first time, and deselects its rows.
  func tableWillAppear(_ animated: Bool) {
    guard let table = view as? UITableView else { return }
    if !hasAppeared { table.reloadData() }
    if !hasAppeared { KeyboardFollowers.add(self) }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }
}
