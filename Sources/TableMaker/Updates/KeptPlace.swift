import TableMakerDiffing
import UIKit

/// The rows that were seen when a table was last updated off screen, and where they were: there they are to be when it is back.
@MainActor struct KeptPlace {
  private let rows: [UpdateAnchor]
  /// The table's content offset after the update.
  private let offset: CGFloat

  /// - Parameter rows: The rows, at their places after the update, the first of which the table has been scrolled to.
  init(_ rows: [UpdateAnchor], in tableView: UITableView) {
    self.rows = rows
    offset = tableView.contentOffset.y
  }

  /// Returns the rows; none once the table was scrolled since.
  func rows(in tableView: UITableView) -> [UpdateAnchor] {
    abs(tableView.contentOffset.y - offset) < tableView.halfPixel ? rows : []
  }
}

extension TableViewDataSource {
  /// The rows that are to stay where they are through a reload, at their places after it.
  ///
  /// - Parameter difference: Finds the difference between what is shown and what comes; asked where rows are seen.
  func rowsToKeep(
    in tableView: UITableView, to next: Snapshot, by difference: () -> SectionedDifference
  ) -> [UpdateAnchor] {
    var seen = keptPlace?.rows(in: tableView) ?? []
    if seen.isEmpty, hasLoaded, !tableView.hasUncommittedUpdates { seen = UpdateAnchor.seenRows(in: tableView) }
    guard !seen.isEmpty else { return [] }
    let difference = difference()
    return UpdateAnchor.rows(seen, after: RowPlaces(difference)) { [snapshot] path in
      snapshot.rows(following: [RowPath(path)], in: next, by: difference).first.map(IndexPath.init)
    }
  }

  /// Has rows stay where they were before the table was reloaded.
  ///
  /// Off screen nothing is laid out: the heights that are known then decide, and once more those that are when the table is back.
  func keep(_ rows: [UpdateAnchor], in tableView: UITableView) {
    keptPlace = nil
    guard let first = rows.first, !updates.scheduler.isBatchOpen else { return }
    guard tableView.window == nil else {
      return UIView.performWithoutAnimation {
        tableView.layoutIfNeeded()
        first.restore(in: tableView)
      }
    }
    first.scroll(tableView)
    keptPlace = KeptPlace(rows, in: tableView)
    if snapshot.sections.contains(where: \.section.isAutomatic) {
      heightEngine.reloadHeights(onEnteringWindowOf: tableView)
    }
  }
}
