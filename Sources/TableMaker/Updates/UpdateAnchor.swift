import Diffing
import UIKit

/// The first row on screen that an update leaves there, and where it is.
@MainActor struct UpdateAnchor {
  /// Its place after the update.
  private let path: IndexPath
  /// How far the row's top lies below the top of what is seen.
  private let distance: CGFloat

  /// Finds the row that is to stay where it is; nil if there is none, and at rest at the very top, where new rows are to be seen.
  ///
  /// - Parameter places: Where rows go, asked for once there is something to ask; nil where they stay.
  init?(in tableView: UITableView, _ places: (() -> RowPlaces)? = nil) {
    guard tableView.contentOffset.y > -tableView.adjustedContentInset.top,
      let visible = tableView.indexPathsForVisibleRows
    else { return nil }
    let places = places?()
    for path in visible {
      guard let places else {
        self.init(path, path, in: tableView)
        return
      }
      guard let after = places.after(RowPath(path)) else { continue }
      self.init(path, IndexPath(after), in: tableView)
      return
    }
    return nil
  }

  private init(_ path: IndexPath, _ after: IndexPath, in tableView: UITableView) {
    self.path = after
    distance = tableView.rectForRow(at: path).minY - tableView.contentOffset.y
  }

  /// Puts the row back where it was, as far as the content reaches.
  func restore(in tableView: UITableView) {
    guard !tableView.isDragging else { return }
    let offset = tableView.rectForRow(at: path).minY - distance
    let inset = tableView.adjustedContentInset
    let end = max(-inset.top, tableView.contentSize.height + inset.bottom - tableView.bounds.height)
    let y = min(max(offset, -inset.top), end)
    if y != tableView.contentOffset.y { tableView.contentOffset.y = y }
  }
}
