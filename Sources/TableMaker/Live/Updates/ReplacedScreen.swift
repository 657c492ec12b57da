import TableMakerDiffing
import UIKit

/// Finds out whether a large update without animation replaces all that's on screen.
///
/// In a batch, a table view follows each row, and keeps the old cells until all new ones have been made. If no old one
/// stays on screen, a reload shows the same in less time.
@MainActor enum ReplacedScreen {
  /// The number of inserted, deleted, and moved rows up to which an update is always a batch.
  static var fewest: Int { 100 }

  /// Returns whether no row on screen stays there, and nothing else does that a reload would end: a touch, a drag, text
  /// input, or the state of a header or footer.
  ///
  /// - Parameter places: A closure that returns the new locations of rows.
  static func isWhole(
    from old: Snapshot, to next: Snapshot, _ places: () -> RowPlaces, in tableView: UITableView
  ) -> Bool {
    let isBusy =
      tableView.hasUncommittedUpdates || tableView.isTracking || tableView.hasActiveDrag || tableView.hasActiveDrop
    guard !isBusy, let visible = tableView.indexPathsForVisibleRows, let first = visible.first, let last = visible.last
    else { return false }
    let hasViews = old.sections[first.section...last.section].contains { rows in
      let settings = rows.section.settings
      return !settings.header.isNone || !settings.footer.isNone
    }
    guard !hasViews else { return false }
    // The next rows may be lower, so more of them may fit.
    let isLevel = old.sections.count == 1 && next.sections.count == 1 && old.sections[0].section.rowHeight != nil
    let reach = old.rowCount(before: RowPath(last)) + (isLevel ? 0 : 2 * visible.count + UITableView.preparedReach)
    let places = places()
    let replacesAll = visible.allSatisfy { path in
      places.after(RowPath(path)).map { next.rowCount(before: $0) > reach } ?? true
    }
    return replacesAll && !tableView.isFirstResponderInside
  }
}

extension Snapshot {
  /// Returns the number of rows before a row, in all sections.
  @MainActor fileprivate func rowCount(before path: RowPath) -> Int {
    sections[..<path.section].reduce(path.row) { $0 + $1.count }
  }
}
