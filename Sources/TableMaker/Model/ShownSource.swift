import UIKit

/// A source that needs to know the table view of its section.
@MainActor protocol ShownSource: AnyObject {
  /// Notifies the source that the section has another table view or none, or that it has moved.
  ///
  /// - Parameters:
  ///   - tableView: The table view of the section's data source; `nil` if the data source is detached or no longer
  ///     contains the section.
  ///   - isHidden: A Boolean value that indicates whether the app has hidden the section.
  func isShown(in tableView: UITableView?, isHidden: Bool)
}
