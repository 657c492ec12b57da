import UIKit

/// A source that has to know in which table its section is.
@MainActor protocol ShownSource: AnyObject {
  /// Called when another table, or none, shows the section, and when the section has moved.
  ///
  /// - Parameter tableView: The table; nil while none shows the section: it is hidden, was removed, or its data source fills no table.
  func isShown(in tableView: UITableView?)
}
