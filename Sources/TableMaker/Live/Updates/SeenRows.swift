import TableMakerDiffing
import UIKit

/// The rows that are visible before and after a large update. The others are inserted and deleted without animation.
///
/// UIKit prepares an animation for each row, visible or not, which takes seconds for thousands of rows (reported of
/// UIKit; rob-nash/CollapsableTable #3).
@MainActor struct SeenRows {
  private let before: ClosedRange<RowPath>
  private let after: ClosedRange<RowPath>

  /// The number of inserted and deleted rows up to which all of them are animated.
  static var fewest: Int { 1000 }
  /// The number of rows beyond the screen that may be visible before the update.
  private static var reachBefore: Int { 50 }
  /// The number of rows beyond the screen that may be visible after the update, when rows may be lower than before.
  private static var reachAfter: Int { 300 }

  /// Finds the visible rows; returns `nil` for a small update, or if no row on screen stays.
  ///
  /// - Parameter places: The new locations of rows. They're needed only for a large update.
  init?(in tableView: UITableView, _ difference: SectionedDifference, _ places: @autoclosure () -> RowPlaces) {
    guard difference.removals.count + difference.insertions.count > Self.fewest,
      let visible = tableView.indexPathsForVisibleRows?.map(RowPath.init), let first = visible.first,
      let last = visible.last
    else { return nil }
    let places = places()
    // The first row that stays keeps its position, and the rows below it move.
    guard let anchor = visible.lazy.compactMap(places.after).first else { return nil }
    before = first.up(by: Self.reachBefore)...last.down(by: Self.reachBefore)
    after = anchor.up(by: Self.reachAfter)...anchor.down(by: Self.reachAfter)
  }

  /// Divides deleted rows into visible ones and the others.
  func partBefore(_ paths: [RowPath]) -> (seen: [RowPath], unseen: [RowPath]) { part(paths, before) }

  /// Divides inserted rows into visible ones and the others.
  func partAfter(_ paths: [RowPath]) -> (seen: [RowPath], unseen: [RowPath]) { part(paths, after) }

  private func part(
    _ paths: [RowPath], _ range: ClosedRange<RowPath>
  ) -> (seen: [RowPath], unseen: [RowPath]) {
    var (seen, unseen): ([RowPath], [RowPath]) = ([], [])
    for path in paths {
      if range.contains(path) { seen.append(path) } else { unseen.append(path) }
    }
    return (seen, unseen)
  }
}

extension RowPath {
  fileprivate func up(by rows: Int) -> RowPath { RowPath(section: section, row: row - rows) }
  fileprivate func down(by rows: Int) -> RowPath { RowPath(section: section, row: row + rows) }
}
