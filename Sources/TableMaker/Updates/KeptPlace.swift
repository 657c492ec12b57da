import TableMakerDiffing
import UIKit

/// The rows that were seen before a reload, and where they were: there they are to be when the table is back on screen, and when more heights
/// are known.
@MainActor struct KeptPlace {
  private let rows: [UpdateAnchor]
  /// The table's content offset after the reload.
  private let offset: CGFloat
  /// The height of the content then, of a table that is off screen.
  private let height: CGFloat?
  /// How far the first row lies below the top of a table that is on screen: not where it is to be if the content ends before. Nil for a
  /// row that is no longer seen, because it is lower than before.
  private let distance: CGFloat?

  /// - Parameter rows: The rows, at their places after the update, the first of which the table has been scrolled to.
  init(_ rows: [UpdateAnchor], in tableView: UITableView) {
    self.rows = rows
    offset = tableView.contentOffset.y
    let isShown = tableView.window != nil
    height = isShown ? nil : tableView.contentSize.height
    distance = isShown ? rows.first?.seenDistance(in: tableView) : nil
  }

  /// Returns the rows; none once the table was scrolled since, or rows above have got other heights on screen. Off screen a table scrolls
  /// itself where it gets to know other heights.
  func rows(in tableView: UITableView) -> [UpdateAnchor] {
    let isUnscrolled = abs(tableView.contentOffset.y - offset) < tableView.halfPixel
    guard isUnscrolled || height.map({ $0 != tableView.contentSize.height }) ?? false else { return [] }
    guard height == nil else { return rows }
    guard let distance, let now = rows.first?.seenDistance(in: tableView) else { return [] }
    return abs(now - distance) < tableView.halfPixel ? rows : []
  }

  /// Returns the rows for the next reload: none once the table has been on screen, because the rows that are seen there stay.
  func rowsSeenBefore(in tableView: UITableView) -> [UpdateAnchor] { height == nil ? [] : rows(in: tableView) }
}

/// The first row seen when a table gets another width, or its rows get controls: with that its rows have other heights, and so have those
/// above it.
@MainActor struct TurnedPlace {
  private let path: IndexPath
  /// How far the row's top lies below the bars at the top, and how high it is.
  private let distance, height: CGFloat
  /// A Boolean value that indicates whether a row that reaches under a bar does so by the same part of its height.
  private let keepsPart: Bool

  /// Finds the row; nil if there is none, and at rest at the very top.
  ///
  /// By the cells, since the table answers for its new width already.
  init?(in tableView: UITableView, keepsPart: Bool) {
    self.keepsPart = keepsPart
    let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
    guard top > 0 else { return nil }
    let cells = tableView.subviews.lazy.compactMap { $0 as? UITableViewCell }
      .filter { !$0.isHidden && $0.frame.maxY > top + tableView.halfPixel }
    for cell in cells.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      guard let path = tableView.indexPath(for: cell) else { continue }
      (self.path, distance, height) = (path, cell.frame.minY - top, cell.frame.height)
      return
    }
    return nil
  }

  /// Puts the row back where it was.
  func restore(in tableView: UITableView) {
    let inset = tableView.adjustedContentInset.top
    let part = keepsPart && distance < 0 && height > 0 ? tableView.rectForRow(at: path).height / height : 1
    UpdateAnchor(path, distance: inset + distance * part).restore(in: tableView)
  }
}

extension TableViewDataSource {
  /// The rows that are to stay where they are through a reload, at their places after it.
  ///
  /// - Parameter difference: Finds the difference between what is shown and what comes; asked where rows are seen.
  func rowsToKeep(
    in tableView: UITableView, to next: Snapshot, by difference: () -> SectionedDifference
  ) -> [UpdateAnchor] {
    var seen = keptPlace?.rowsSeenBefore(in: tableView) ?? []
    if seen.isEmpty, hasLoaded, !tableView.hasUncommittedUpdates { seen = UpdateAnchor.seenRows(in: tableView) }
    guard !seen.isEmpty else { return [] }
    let difference = difference()
    return UpdateAnchor.rows(seen, after: RowPlaces(difference)) { [snapshot] path in
      snapshot.rows(following: [RowPath(path)], in: next, by: difference).first.map(IndexPath.init)
    }
  }

  /// Puts rows back where they were before the table was reloaded.
  ///
  /// Off screen nothing is laid out: the heights that are known then decide, and once more those that are when the table is back.
  func keep(_ rows: [UpdateAnchor], in tableView: UITableView) {
    (keptPlace, turnedPlace) = (nil, nil)
    guard let first = rows.first, !updates.scheduler.isBatchOpen else { return }
    if tableView.window == nil {
      first.scroll(tableView)
      heightEngine.reloadHeights(onEnteringWindowOf: tableView)
    } else {
      UIView.performWithoutAnimation {
        tableView.layoutIfNeeded()
        first.restore(in: tableView)
      }
    }
    keptPlace = KeptPlace(rows, in: tableView)
  }

  /// Keeps the first visible row in place through a change after which the table view estimates rows again that aren't on screen.
  ///
  /// - Parameter change: Makes the change. Returns whether there was any.
  func keepPlace(in tableView: UITableView, through change: () -> Bool) {
    let kept = keptPlace?.rows(in: tableView) ?? []
    let anchor = kept.first ?? UpdateAnchor(in: tableView)
    guard change(), let anchor, tableView.window != nil else { return }
    tableView.layoutIfNeeded()
    anchor.restore(in: tableView)
    keptPlace = kept.isEmpty ? nil : KeptPlace(kept, in: tableView)
    goOnScrolling()
  }
}
