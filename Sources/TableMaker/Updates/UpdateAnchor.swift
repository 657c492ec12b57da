import TableMakerDiffing
import UIKit

/// The first row seen that an update leaves there, and where it is.
@MainActor struct UpdateAnchor {
  /// Its place after the update.
  private let path: IndexPath
  /// How far the row's top lies below the top of the table.
  private let distance: CGFloat
  /// True if the row stays there during a drag as well: at the very top, where the table view itself keeps no row in place.
  var holdsWhileDragging = false

  /// Finds the row that is to stay where it is; nil if there is none, and at rest at the very top, where new rows are to be seen, except
  /// those of an earlier page.
  ///
  /// A row under a bar is not seen: what happens above one that is must not push it. One that moves would take the screen along;
  /// it is chosen only where all that is seen moves.
  /// - Parameters:
  ///   - places: Where rows go, asked for once there is something to ask; nil where they stay.
  ///   - isEarlierPage: Whether rows of an earlier page come.
  ///   - followed: Returns where a row goes of which that is not known, since its section is replaced. Asked where nothing else is seen.
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

  /// The rows that are seen, each where it is, from the top; none at rest at the very top, unless an earlier page comes.
  ///
  /// Half a pixel of a row, or less, is nothing but rounding.
  static func seenRows(in tableView: UITableView, isEarlierPage: Bool = false) -> [UpdateAnchor] {
    let inset = tableView.adjustedContentInset
    let top = tableView.contentOffset.y + inset.top
    let visible = top > 0 || isEarlierPage ? tableView.indexPathsForVisibleRows ?? [] : []
    return visible.compactMap { path in
      let place = tableView.rectForRow(at: path)
      guard sees(place, in: tableView) else { return nil }
      return UpdateAnchor(path, distance: place.minY - tableView.contentOffset.y)
    }
  }

  /// Returns whether more than half a pixel of a row is seen, not under a bar.
  private static func sees(_ place: CGRect, in tableView: UITableView) -> Bool {
    let inset = tableView.adjustedContentInset
    let (top, end) = (tableView.contentOffset.y + inset.top, tableView.bounds.maxY - inset.bottom)
    // And a thousandth of a point, so that rounding does not decide where just half a pixel shows: the table would hold on to another.
    let hidden = tableView.halfPixel + 0.001
    return place.maxY > top + hidden && place.minY < end - hidden
  }

  /// Returns those of some rows that an update leaves there, at their places after it: those that stay before those that move.
  ///
  /// - Parameter followed: Returns where a row goes of which that is not known, since its section is replaced. Asked where no other
  ///   row is left, and no further than for the first that is.
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

  /// A row that is to be so far below the top of the table.
  init(_ path: IndexPath, distance: CGFloat) { (self.path, self.distance) = (path, distance) }

  /// How far the row's top lies below the top of the table now; nil if the row isn't seen.
  func seenDistance(in tableView: UITableView) -> CGFloat? {
    guard path.section < tableView.numberOfSections, path.row < tableView.numberOfRows(inSection: path.section),
      Self.sees(tableView.rectForRow(at: path), in: tableView)
    else { return nil }
    return tableView.rectForRow(at: path).minY - tableView.contentOffset.y
  }

  /// The number of times that the row is put back. Each time more heights are known, and less is to be corrected.
  private static let mostPasses = 4

  /// Puts the row back where it was, as far as the content reaches.
  func restore(in tableView: UITableView) {
    guard !tableView.isDragging || holdsWhileDragging else { return }
    // A row that comes on screen may be higher or lower than its estimate; then the place, or the content's end, is another one.
    for _ in 0..<Self.mostPasses {
      guard scroll(tableView) else { return }
      tableView.layoutIfNeeded()
    }
  }

  /// Scrolls a table to where the row is by the heights that are known, as far as the content reaches.
  ///
  /// - Returns: Whether it was somewhere else.
  @discardableResult func scroll(_ tableView: UITableView) -> Bool {
    let offset = tableView.rectForRow(at: path).minY - distance
    let inset = tableView.adjustedContentInset
    let end = max(-inset.top, tableView.contentSize.height + inset.bottom - tableView.bounds.height)
    let y = min(max(offset, -inset.top), end)
    // Less than that comes from rounding, and could bring a row on screen that touches the edge.
    guard abs(y - tableView.contentOffset.y) >= tableView.halfPixel else { return false }
    tableView.contentOffset.y = y
    return true
  }
}

extension UITableView {
  /// Half a pixel, in points.
  var halfPixel: CGFloat { 0.5 / max(1, traitCollection.displayScale) }
}
