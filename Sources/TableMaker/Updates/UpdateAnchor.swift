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
  /// it is chosen only where all that is seen moves. Half a pixel of a row, or less, is nothing but rounding.
  /// - Parameters:
  ///   - places: Where rows go, asked for once there is something to ask; nil where they stay.
  ///   - isEarlierPage: Whether rows of an earlier page come.
  ///   - followed: Returns where a row goes of which that is not known, since its section is replaced. Asked where nothing else is seen.
  init?(
    in tableView: UITableView, _ places: (() -> RowPlaces)? = nil, isEarlierPage: Bool = false,
    following followed: (IndexPath) -> IndexPath? = { _ in nil }
  ) {
    let inset = tableView.adjustedContentInset
    let top = tableView.contentOffset.y + inset.top
    guard top > 0 || isEarlierPage, let visible = tableView.indexPathsForVisibleRows else { return nil }
    let end = tableView.bounds.maxY - inset.bottom
    let places = places?()
    // And a thousandth of a point, so that rounding does not decide where just half a pixel shows: the table would hold on to another.
    let hidden = tableView.halfPixel + 0.001
    var moved: UpdateAnchor?
    var replaced: [(path: IndexPath, place: CGRect)] = []
    for path in visible {
      let place = tableView.rectForRow(at: path)
      guard place.maxY > top + hidden, place.minY < end - hidden else { continue }
      guard let places else {
        self.init(path, from: place, in: tableView)
        return
      }
      guard let after = places.after(RowPath(path)) else {
        replaced.append((path, place))
        continue
      }
      let anchor = UpdateAnchor(IndexPath(after), from: place, in: tableView)
      if !places.moves(RowPath(path)) {
        self = anchor
        return
      }
      moved = moved ?? anchor
    }
    if let moved {
      self = moved
      return
    }
    for (path, place) in replaced {
      guard let after = followed(path) else { continue }
      self.init(after, from: place, in: tableView)
      return
    }
    return nil
  }

  /// A row that is to be so far below the top of the table.
  init(_ path: IndexPath, distance: CGFloat) { (self.path, self.distance) = (path, distance) }

  private init(_ path: IndexPath, from place: CGRect, in tableView: UITableView) {
    self.path = path
    distance = place.minY - tableView.contentOffset.y
  }

  /// The number of times that the row is put back. Each time more heights are known, and less is to be corrected.
  private static let mostPasses = 4

  /// Puts the row back where it was, as far as the content reaches.
  func restore(in tableView: UITableView) {
    guard !tableView.isDragging || holdsWhileDragging else { return }
    // A row that comes on screen may be higher or lower than its estimate; then the place, or the content's end, is another one.
    for _ in 0..<Self.mostPasses {
      let offset = tableView.rectForRow(at: path).minY - distance
      let inset = tableView.adjustedContentInset
      let end = max(-inset.top, tableView.contentSize.height + inset.bottom - tableView.bounds.height)
      let y = min(max(offset, -inset.top), end)
      // Less than that comes from rounding, and could bring a row on screen that touches the edge.
      guard abs(y - tableView.contentOffset.y) >= tableView.halfPixel else { return }
      tableView.contentOffset.y = y
      tableView.layoutIfNeeded()
    }
  }
}

extension UITableView {
  /// Half a pixel, in points.
  var halfPixel: CGFloat { 0.5 / max(1, traitCollection.displayScale) }
}
