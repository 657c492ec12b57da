import Foundation

/// The rows that the prefetching data source was called for, and the scroll direction. It doesn't use views.
struct RowPrefetching {
  typealias Row = RowGeometry.Row

  /// The direction in which rows appear.
  enum Direction {
    case up, down
  }

  /// The direction of the last scroll, or down before the first one.
  private(set) var direction = Direction.down
  /// The rows that were prefetched and haven't been shown or canceled.
  private(set) var pending: Set<Row> = []
  /// The offset when the direction was last determined.
  private var offset: CGFloat?
  /// A Boolean value that indicates whether prefetching waits for the end of a layout.
  var isWaiting = false
  /// A Boolean value that indicates whether the data source is being called.
  var isCalling = false

  /// The minimum movement, in points, that counts as scrolling. Smaller ones may be caused by rounding.
  private static let leastMovement: CGFloat = 0.1

  /// Determines the direction from the table view's new offset, in points.
  mutating func scrolled(to new: CGFloat) {
    guard let old = offset else { return offset = new }
    guard abs(new - old) >= Self.leastMovement else { return }
    direction = new > old ? .down : .up
    offset = new
  }

  /// Adjusts the last offset when the rows and the offset moved together, which isn't scrolling.
  mutating func moved(by shift: CGFloat) { if let offset { self.offset = offset + shift } }

  /// Records that a row is on screen.
  mutating func showed(_ row: Row) { pending.remove(row) }

  /// Records rows to prefetch.
  ///
  /// - Returns: The rows that weren't pending, in the same order.
  mutating func ask(for rows: [Row]) -> [Row] { rows.filter { pending.insert($0).inserted } }

  /// Removes the rows beyond the edge that the table view scrolls away from.
  ///
  /// - Returns: The rows, in order.
  mutating func cancel(in geometry: RowGeometry, from top: CGFloat, to bottom: CGFloat) -> [Row] {
    pending = pending.filter { geometry.contains($0) }
    let canceled = pending.filter { row in
      let span = geometry.span(of: row)
      return direction == .down ? span.maxY <= top : span.minY >= bottom
    }
    pending.subtract(canceled)
    return canceled.sorted()
  }

  /// Returns one screen of the rows that appear next, from the nearest one. The screen is between `top` and `bottom`.
  func near(in geometry: RowGeometry, from top: CGFloat, to bottom: CGFloat) -> [Row] {
    let height = bottom - top
    switch direction {
    case .down:
      return rows(geometry.rows(from: bottom, to: bottom + height))
    case .up:
      return rows(geometry.rows(from: top - height, to: top)).reversed()
    }
  }

  private func rows(_ runs: [RowGeometry.Run]) -> [Row] {
    runs.flatMap { run in run.rows.map { Row(section: run.section, row: $0) } }
  }

  /// Renumbers the pending rows and removes those that no longer exist.
  mutating func renumber(_ new: (Row) -> Row?) { pending = Set(pending.compactMap(new)) }

  /// Forgets the pending rows and the scroll position.
  mutating func forget() { (direction, pending, offset) = (.down, [], nil) }
}
