import TableMakerDiffing
import UIKit

/// The rows that were visible before a reload, with their positions, which they keep when the table view returns to the
/// screen or more heights are known.
@MainActor struct KeptAnchors {
  private let rows: [UpdateAnchor]
  /// The table view's content offset after the reload.
  private let offset: CGFloat
  /// The height of the content at that time, if the table view is off screen.
  private let height: CGFloat?
  /// The distance from the top of an on-screen table view to the first row, which is less than intended if the content
  /// ends earlier.
  ///
  /// It's `nil` if the row is no longer visible because its height has decreased.
  private let distance: CGFloat?
  /// The number of measured rows at that time.
  private let measuredRowCount: Int
  /// A Boolean value that indicates whether the views below lists have been shown on screen since the reload.
  var hasShownFooters = false

  /// - Parameter rows: The rows with their index paths after the update. The table view was scrolled to the first of
  ///   them.
  init(_ rows: [UpdateAnchor], in tableView: UITableView, measuredRowCount: Int) {
    self.rows = rows
    self.measuredRowCount = measuredRowCount
    offset = tableView.contentOffset.y
    let isShown = tableView.window != nil
    height = isShown ? nil : tableView.contentSize.height
    distance = isShown ? rows.first?.seenDistance(in: tableView) : nil
  }

  /// Returns the rows, or an empty array if the table view has scrolled since, or rows above have received other
  /// heights on screen.
  ///
  /// A table view that's off screen scrolls automatically when it learns other heights, but not to the very top: either
  /// its rows stay in place, or the content ends earlier. Later, the content may have grown again, so the table view is as
  /// far from the end as that, and a page more.
  func rows(in tableView: UITableView, measuredRowCount: Int) -> [UpdateAnchor] {
    if abs(tableView.contentOffset.y - offset) >= tableView.halfPixel {
      guard let height, height != tableView.contentSize.height || self.measuredRowCount != measuredRowCount else {
        return []
      }
      let top = -tableView.adjustedContentInset.top
      guard tableView.contentOffset.y > top || tableView.lastOffset == top else { return [] }
      let reach = tableView.bounds.height + max(0, tableView.contentSize.height - height)
      let isNearEnd = tableView.contentOffset.y > tableView.lastOffset - reach
      guard isNearEnd || rows.contains(where: { $0.isInPlace(in: tableView) }) else { return [] }
    }
    guard height == nil else { return rows }
    guard let distance, let now = rows.first?.seenDistance(in: tableView) else { return [] }
    return abs(now - distance) < tableView.halfPixel ? rows : []
  }

  /// A Boolean value that indicates whether the table view hasn't been on screen since the reload.
  var isOffScreen: Bool { height != nil }
}

/// The first visible row when the table view gets another width, or its rows get controls, so that rows and those above
/// them change their heights.
@MainActor struct TurnAnchor {
  private let path: IndexPath
  /// The distance from the bars at the top to the row's top, and the row's height.
  private let distance, height: CGFloat
  /// A Boolean value that indicates whether a row under a bar keeps the same part of its height there.
  private let keepsPart: Bool

  /// Finds the row; returns `nil` if there's none, and at rest at the very top.
  ///
  /// It uses the cells, because the table view already reports its rows for the new width.
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

  /// Moves the row back to its earlier position.
  func restore(in tableView: UITableView) {
    let inset = tableView.adjustedContentInset.top
    let part = keepsPart && distance < 0 && height > 0 ? tableView.rectForRow(at: path).height / height : 1
    UpdateAnchor(path, distance: inset + distance * part).restore(in: tableView)
  }
}

extension LiveTable {
  /// Returns the rows that keep their positions since the last reload; an empty array if they don't any longer.
  func keptRows(in tableView: UITableView) -> [UpdateAnchor] {
    updates.keptAnchors?.rows(in: tableView, measuredRowCount: heightEngine.measuredRowCount) ?? []
  }

  /// Records the rows that keep their present positions until more heights are known.
  func noteKept(_ rows: [UpdateAnchor], in tableView: UITableView) {
    let hasShownFooters = updates.keptAnchors?.hasShownFooters ?? false
    updates.keptAnchors =
      rows.isEmpty ? nil : KeptAnchors(rows, in: tableView, measuredRowCount: heightEngine.measuredRowCount)
    updates.keptAnchors?.hasShownFooters = hasShownFooters
  }

  /// Returns the rows that keep their positions during a reload, with their index paths after it.
  ///
  /// - Parameter difference: A closure that finds the difference between the old and the new snapshot. It's called only
  ///   if rows are visible.
  func rowsToKeep(
    in tableView: UITableView, to next: Snapshot, by difference: () -> SectionedDifference
  ) -> [UpdateAnchor] {
    // On screen, the rows stay that are seen there.
    var seen = updates.keptAnchors?.isOffScreen == true ? keptRows(in: tableView) : []
    if seen.isEmpty, updates.hasLoaded, !tableView.hasUncommittedUpdates {
      seen = UpdateAnchor.seenRows(in: tableView, atRest: true)
    }
    guard !seen.isEmpty else { return [] }
    let difference = difference()
    return UpdateAnchor.rows(seen, after: RowPlaces(difference)) { [snapshot] path in
      snapshot.rows(following: [RowPath(path)], in: next, by: difference).first.map(IndexPath.init)
    }
  }

  /// Moves rows back to their positions before the reload.
  ///
  /// Off screen, there's no layout, so the known heights apply. When the table view returns, its heights apply once
  /// more.
  func keep(_ rows: [UpdateAnchor], in tableView: UITableView) {
    (updates.keptAnchors, updates.turnAnchor) = (nil, nil)
    guard let first = rows.first, !updates.isBatchOpen else { return }
    if tableView.window == nil {
      first.scroll(tableView)
      heightEngine.reloadHeights(onEnteringWindowOf: tableView)
    } else {
      UIView.performWithoutAnimation {
        tableView.layoutIfNeeded()
        first.restore(in: tableView)
      }
    }
    noteKept(rows, in: tableView)
  }

  /// Records the visible rows of a table view that's off screen, before a change of heights that it may read at any time
  /// until it returns to the screen.
  func noteAnchorsOffScreen(in tableView: UITableView) {
    guard tableView.window == nil, updates.hasLoaded, !tableView.hasUncommittedUpdates, keptRows(in: tableView).isEmpty
    else {
      return
    }
    noteKept(UpdateAnchor.seenRows(in: tableView), in: tableView)
  }

  /// Keeps the first visible row in place during a change after which the table view estimates off-screen rows again.
  ///
  /// - Parameter change: A closure that makes the change, and returns whether there was one.
  func keepPlace(in tableView: UITableView, through change: () -> Bool) {
    let wasKept = !keptRows(in: tableView).isEmpty
    noteAnchorsOffScreen(in: tableView)
    let kept = keptRows(in: tableView)
    let anchor = kept.first ?? UpdateAnchor(in: tableView)
    guard change() else {
      // Without a change, nothing shows the rows again at this place, and the app may scroll to another one.
      if !wasKept { updates.keptAnchors = nil }
      return
    }
    guard let anchor else { return }
    guard tableView.window != nil else { return keep(kept, in: tableView) }
    tableView.layoutIfNeeded()
    anchor.restore(in: tableView)
    noteKept(kept, in: tableView)
    end?.settle()
    goOnScrolling()
  }

  /// Shows views below lists, which belong to a reload only the first time.
  ///
  /// Later, they follow what the lists do, and the rows that are visible then stay in place.
  func showFooters(in tableView: UITableView, _ show: () -> Void) {
    let kept = updates.keptAnchors
    let isLater = kept?.hasShownFooters == true && tableView.window != nil
    let height = tableView.contentSize.height
    if isLater { updates.keptAnchors = nil }
    show()
    if isLater, tableView.contentSize.height == height { updates.keptAnchors = kept }
    updates.keptAnchors?.hasShownFooters = tableView.window != nil
  }
}
