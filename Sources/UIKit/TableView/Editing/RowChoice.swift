import Foundation

/// Rows that fingers choose as they pass over them.
@MainActor final class RowChoice {
  /// The row at which the fingers began, and the one where they are.
  var first, last: IndexPath
  /// A Boolean value that indicates whether rows that are passed are selected, or deselected.
  let selects: Bool
  /// What was selected before; rows that the fingers leave again are as they were.
  var before: Set<IndexPath>
  /// A Boolean value that indicates whether an update has taken away the row at which the fingers began, or are.
  var isOver = false
  /// Scrolls while the fingers are at an edge.
  var scrolling: ClockTimer?
  /// How far the content is scrolled with each frame, in points.
  var step: CGFloat = 0

  init(at row: IndexPath, selects: Bool, before: Set<IndexPath>) {
    (first, last) = (row, row)
    self.selects = selects
    self.before = before
  }
}
