import TableMakerDiffing
import UIKit

/// The first visible row that stays in an update, and its position.
@MainActor struct UpdateAnchor {
  /// The row's index path after the update.
  private let path: IndexPath
  /// The distance from the top of the table view to the row's top.
  private let distance: CGFloat
  /// A Boolean value that indicates whether the header of the section stays in place instead of the row.
  private var isHeader = false
  /// A Boolean value that indicates whether the row stays in place during a drag.
  ///
  /// This is needed at the very top, where the table view itself doesn't keep rows in place.
  var holdsWhileDragging = false

  /// Finds the row that stays in place; returns `nil` if there's none, and at rest at the very top.
  ///
  /// At the very top, new rows are visible, except those of an earlier page. A row under a bar doesn't count as
  /// visible, because a change above a visible row must not move it. A row that moves would take the screen along, so
  /// it's used only if all visible rows move.
  /// - Parameters:
  ///   - places: A closure that returns the new locations of rows, called only if rows are visible; `nil` if rows keep
  ///     their index paths.
  ///   - isEarlierPage: A Boolean value that indicates whether rows of an earlier page are inserted.
  ///   - followed: A closure that returns a row's new index path if its section is replaced. It's called only if no
  ///     other visible row stays.
  init?(
    in tableView: UITableView, _ places: (() -> RowPlaces)? = nil, isEarlierPage: Bool = false,
    following followed: (IndexPath) -> IndexPath? = { _ in nil }
  ) {
    let seen = Self.seenRows(in: tableView, isEarlierPage: isEarlierPage)
    guard !seen.isEmpty else { return nil }
    let staying = places.map { Self.rows(seen, after: $0(), following: followed) } ?? seen
    guard let first = staying.first else { return nil }
    self = first
  }

  /// Returns the visible rows with their positions, from the top; empty at rest at the very top, except for an earlier
  /// page.
  ///
  /// Half a pixel of a row, or less, is only a rounding error.
  ///
  /// - Parameter atRest: A Boolean value that indicates whether to return the positions after a table view that has been
  ///   pulled past its end has bounced back.
  static func seenRows(
    in tableView: UITableView, isEarlierPage: Bool = false, atRest: Bool = false
  ) -> [UpdateAnchor] {
    let inset = tableView.adjustedContentInset
    let top = tableView.contentOffset.y + inset.top
    let offset = atRest ? min(tableView.contentOffset.y, tableView.lastOffset) : tableView.contentOffset.y
    let visible = top > 0 || isEarlierPage ? tableView.indexPathsForVisibleRows ?? [] : []
    return visible.compactMap { path in
      let location = tableView.rectForRow(at: path)
      guard sees(location, in: tableView) else { return nil }
      return UpdateAnchor(path, distance: location.minY - offset)
    }
  }

  /// Returns whether more than half a pixel of a row is visible outside of the bars.
  private static func sees(_ location: CGRect, in tableView: UITableView) -> Bool {
    let inset = tableView.adjustedContentInset
    let (top, end) = (tableView.contentOffset.y + inset.top, tableView.bounds.maxY - inset.bottom)
    // The additional thousandth of a point prevents rounding from deciding about exactly half a pixel, which would
    // choose another row.
    let hidden = tableView.halfPixel + 0.001
    return location.maxY > top + hidden && location.minY < end - hidden
  }

  /// Returns the rows that stay in an update, with their new index paths. Rows that don't move precede those that do.
  ///
  /// - Parameter followed: A closure that returns a row's new index path if its section is replaced. It's called only
  ///   if no other row stays, up to the first result.
  static func rows(
    _ rows: [UpdateAnchor], after places: RowPlaces, following followed: (IndexPath) -> IndexPath?
  ) -> [UpdateAnchor] {
    var (staying, moving): ([UpdateAnchor], [UpdateAnchor]) = ([], [])
    for row in rows {
      guard let after = places.after(RowPath(row.path)) else { continue }
      let anchor = UpdateAnchor(IndexPath(after), distance: row.distance)
      if places.moves(RowPath(row.path)) { moving.append(anchor) } else { staying.append(anchor) }
    }
    if !staying.isEmpty || !moving.isEmpty { return staying + moving }
    for row in rows {
      if let after = followed(row.path) { return [UpdateAnchor(after, distance: row.distance)] }
    }
    return []
  }

  /// Creates an anchor for a row at a distance from the top of the table view.
  init(_ path: IndexPath, distance: CGFloat) { (self.path, self.distance) = (path, distance) }

  /// Creates an anchor for a visible header; returns `nil` if it's off screen.
  ///
  /// - Parameters:
  ///   - section: The header's section after the update.
  ///   - header: The header's frame before the update.
  init?(ofHeader section: Int, at header: CGRect, in tableView: UITableView) {
    guard Self.sees(header, in: tableView) else { return nil }
    self.init(IndexPath(row: 0, section: section), distance: header.minY - tableView.contentOffset.y)
    isHeader = true
  }

  /// Returns the present frame of the row or the header, or `nil` if the table view doesn't have it.
  private func frame(in tableView: UITableView) -> CGRect? {
    guard path.section < tableView.numberOfSections else { return nil }
    if isHeader { return tableView.rectForHeader(inSection: path.section) }
    return path.row < tableView.numberOfRows(inSection: path.section) ? tableView.rectForRow(at: path) : nil
  }

  /// Returns the present distance from the top of the table view to the row's top, or `nil` if the row isn't visible.
  func seenDistance(in tableView: UITableView) -> CGFloat? {
    guard let frame = frame(in: tableView), Self.sees(frame, in: tableView) else { return nil }
    return frame.minY - tableView.contentOffset.y
  }

  /// Returns whether the row is at its position.
  func isInPlace(in tableView: UITableView) -> Bool {
    seenDistance(in: tableView).map { abs($0 - distance) < tableView.halfPixel } ?? false
  }

  /// The largest number of corrections. After each, more heights are known and less remains to be corrected. Near the
  /// end of the content, a correction can reveal only one more row, if rows are far higher than their estimates.
  private static let mostPasses = 64

  /// Moves the row back to its earlier position, as far as the content allows.
  func restore(in tableView: UITableView) {
    guard !tableView.isDragging || holdsWhileDragging else { return }
    // A row that appears may be higher or lower than its estimate, which changes the row's position or the content's
    // end.
    for _ in 0..<Self.mostPasses {
      guard scroll(tableView) else { return }
      tableView.layoutIfNeeded()
    }
  }

  /// Scrolls the table view to the row's position by the known heights, as far as the content allows.
  ///
  /// - Returns: A Boolean value that indicates whether the content offset has changed.
  @discardableResult func scroll(_ tableView: UITableView) -> Bool {
    let row = isHeader ? tableView.rectForHeader(inSection: path.section) : tableView.rectForRow(at: path)
    let offset = row.minY - distance
    let y = min(max(offset, -tableView.adjustedContentInset.top), tableView.lastOffset)
    // A smaller distance comes from rounding, and could show a row that touches the edge.
    guard abs(y - tableView.contentOffset.y) >= tableView.halfPixel else { return false }
    tableView.contentOffset.y = y
    return true
  }
}

extension UITableView {
  /// The vertical content offset with which the content's end rests at the bottom, or the first one if all content fits.
  var lastOffset: CGFloat {
    max(-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// Half a pixel, in points.
  var halfPixel: CGFloat { 0.5 / max(1, traitCollection.displayScale) }
}
