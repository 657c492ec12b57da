public import Foundation

/// The interface for handling drops on a table view and tracking drags over it.
@MainActor @preconcurrency public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Performs a drop: change the data and the table view, and specify each item's destination with the coordinator.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table view can accept the items.
  ///
  /// The default is `true`. If it returns `false`, the delegate receives no further calls for the drag.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the table view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns a proposal for how the table view would handle the items if the user dropped them now.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drop session.
  ///   - destinationIndexPath: The row under the touch or the gap, or `nil` beyond the rows.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag leaves the table view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of a drag that was over the table view, wherever it ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of an item that moves to a row, or `nil` to show the whole item.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// The default implementation of an optional method.
  ///
  /// Without the method, a table view accepts drops but doesn't show where they go, and it moves its own rows (assumed;
  /// a device would settle it that drops on a table view with such a delegate).
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let isOwn = tableView.isReordered(by: session)
    return UITableViewDropProposal(
      operation: isOwn ? .move : .copy, intent: isOwn ? .insertAtDestinationIndexPath : .unspecified)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
