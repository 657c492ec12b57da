public import Foundation

/// Says what a table does with what is dropped on it, and hears of what is dragged over it.
@MainActor @preconcurrency public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what was dropped: changes the data and the table, and tells the coordinator where each item goes.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Asks whether the table can do anything with the items; true by default. If not, it hears no more of the drag.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The finger has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what the table would do, if the items were dropped now.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: What is dragged.
  ///   - destinationIndexPath: The row that the finger is on, or where the gap is; nil beyond the rows.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The finger has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// A drag that was over the table is over, wherever it ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns how an item looks that goes to a row; nil for all of it.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Stands for an absent method.
  ///
  /// A table then takes what is dropped, without showing where; but a row of its own is moved (assumed; a device would
  /// settle it that drops on a table whose delegate lacks this).
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let isOwn = tableView.isReordered(by: session)
    return UITableViewDropProposal(
      operation: isOwn ? .move : .copy, intent: isOwn ? .insertAtDestinationIndexPath : .unspecified)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
