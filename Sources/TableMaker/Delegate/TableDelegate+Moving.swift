import UIKit

extension TableDelegate {
  /// Returns the destination of a row that the user drags: a location in a section that accepts it, according to the
  /// steps.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    if let rows = live.snapshot.rows(of: sourceIndexPath.section, with: sourceIndexPath.row), rows.items.takesMovedRows
    {
      return live.target(of: sourceIndexPath, in: rows, proposed: proposedDestinationIndexPath)
    }
    if live.capabilities.contains(.targetIndexPathForMoveFromRowAt) { return proposedDestinationIndexPath }
    let ask: ((UITableView, IndexPath, IndexPath) -> IndexPath)? =
      live.appDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    return live.running(.targetIndexPathForMoveFromRowAt) {
      ask?(tableView, sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }
  }
}
