public import Foundation

/// Says what is dragged with a table's rows, and hears of the course of it.
@MainActor @preconcurrency public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items that are picked up when a finger is kept on a row; none where the row is not dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that are added to a drag when another finger taps a row; none where the tap is as any other.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drag, which may have begun elsewhere.
  ///   - indexPath: The row.
  ///   - point: Where the tap is, in the table's points.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns how a row looks that is lifted; nil for all of the cell.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// The finger begins to drag what is lifted.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over: the items were dropped, or went back.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Asks whether the items may be moved to where they are dropped; true by default.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Asks whether the items stay within the app; false by default. Here they always do.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
