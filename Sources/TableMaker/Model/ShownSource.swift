import UIKit

/// A source that has to know in which table its section is.
@MainActor protocol ShownSource: AnyObject {
  /// Called when another table, or none, shows the section, and when the section has moved.
  ///
  /// - Parameters:
  ///   - tableView: The table of the section's data source; nil while that fills none, or no longer has the section.
  ///   - isHidden: Whether the app has hidden the section.
  func isShown(in tableView: UITableView?, isHidden: Bool)
}
