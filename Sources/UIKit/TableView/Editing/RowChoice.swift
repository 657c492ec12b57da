import Foundation

/// A multiple selection that the user makes by sliding over rows.
@MainActor final class RowChoice {
  /// The row where the gesture began and the row where it is now.
  var first, last: IndexPath
  /// A Boolean value that indicates whether the gesture selects rows or deselects them.
  let selects: Bool
  /// The selection before the gesture. Rows that the touches leave return to it.
  var before: Set<IndexPath>
  /// A Boolean value that indicates whether an update removed the first or the last row of the gesture.
  var isOver = false
  /// A timer that scrolls while the touches are at an edge.
  var scrolling: ClockTimer?
  /// The distance to scroll in each frame, in points.
  var step: CGFloat = 0

  init(at row: IndexPath, selects: Bool, before: Set<IndexPath>) {
    (first, last) = (row, row)
    self.selects = selects
    self.before = before
  }
}
