import UIKit

/// A source that has to know in which table its section is.
@MainActor protocol ShownSource: AnyObject {
  /// Tells where the section is from now on, or that it has another place among the others.
  ///
  /// - Parameter tableView: The table; nil while none shows the section: it is hidden, was removed, or its data source fills no table.
  func isShown(in tableView: UITableView?)
}
