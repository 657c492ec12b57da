import TableMakerDiffing
import UIKit

/// The rows that can be seen before and after a large update. The others come and go without animation: a table prepares one for each row
/// that does so with one, seen or not, which takes it seconds for thousands (reported of UIKit; rob-nash/CollapsableTable #3).
@MainActor struct SeenRows {
  private let before: ClosedRange<RowPath>
  private let after: ClosedRange<RowPath>

  /// The number of rows that come or go up to which all do so with animation.
  static var fewest: Int { 1000 }
  /// The number of rows beyond those on screen that may be seen before.
  private static var reachBefore: Int { 50 }
  /// The same after, when rows may be less high than those before.
  private static var reachAfter: Int { 300 }

  /// Finds out what can be seen; nil for a small update, or where no row on screen stays.
  init?(in tableView: UITableView, _ difference: SectionedDifference) {
    guard difference.removals.count + difference.insertions.count > Self.fewest,
      let visible = tableView.indexPathsForVisibleRows?.map(RowPath.init), let first = visible.first,
      let last = visible.last
    else { return nil }
    let places = RowPlaces(difference)
    // The first row that stays keeps its place, and those below it give way.
    guard let anchor = visible.lazy.compactMap(places.after).first else { return nil }
    before = first.up(by: Self.reachBefore)...last.down(by: Self.reachBefore)
    after = anchor.up(by: Self.reachAfter)...anchor.down(by: Self.reachAfter)
  }

  /// Parts rows that go into those that can be seen and the others.
  func partBefore(_ paths: [RowPath]) -> (seen: [RowPath], unseen: [RowPath]) { part(paths, before) }

  /// Parts rows that come into those that can be seen and the others.
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
