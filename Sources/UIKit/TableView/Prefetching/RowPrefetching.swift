import Foundation

/// The rows that a prefetching data source was asked for, and the direction in which it is asked. Uses no view.
struct RowPrefetching {
  typealias Row = RowGeometry.Row

  /// The directions in which rows come on screen.
  enum Direction {
    case up, down
  }

  /// The direction of the last scrolling; down before any.
  private(set) var direction = Direction.down
  /// Rows that were asked for, and neither shown nor canceled since.
  private(set) var pending: Set<Row> = []
  /// The offset at which the direction was last found out.
  private var offset: CGFloat?
  /// A Boolean value that indicates whether the end of a layout is waited for.
  var isWaiting = false
  /// A Boolean value that indicates whether the data source is being called.
  var isCalling = false

  /// The least movement, in points, that counts as scrolling: less may be due to rounding.
  private static let leastMovement: CGFloat = 0.1

  /// Finds the direction from an offset at which the table is now, in points.
  mutating func scrolled(to new: CGFloat) {
    guard let old = offset else { return offset = new }
    guard abs(new - old) >= Self.leastMovement else { return }
    direction = new > old ? .down : .up
    offset = new
  }

  /// Takes note that the offset changed by as much as the rows, which is no scrolling.
  mutating func moved(by shift: CGFloat) { if let offset { self.offset = offset + shift } }

  /// Takes note that a row is on screen.
  mutating func showed(_ row: Row) { pending.remove(row) }

  /// Takes note of rows to ask for.
  ///
  /// - Returns: Those that were not asked for yet, in the same order.
  mutating func ask(for rows: [Row]) -> [Row] { rows.filter { pending.insert($0).inserted } }

  /// Takes out the rows that lie beyond the edge from which the table scrolls away.
  ///
  /// - Returns: The rows, in their order.
  mutating func cancel(in geometry: RowGeometry, from top: CGFloat, to bottom: CGFloat) -> [Row] {
    pending = pending.filter { geometry.contains($0) }
    let canceled = pending.filter { row in
      let span = geometry.span(of: row)
      return direction == .down ? span.maxY <= top : span.minY >= bottom
    }
    pending.subtract(canceled)
    return canceled.sorted()
  }

  /// Returns the rows that come on screen next where `top` and `bottom` are its edges: one screen of them, the nearest
  /// first.
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

  /// Puts rows under their new numbers, and forgets those that have none.
  mutating func renumber(_ new: (Row) -> Row?) { pending = Set(pending.compactMap(new)) }

  /// Forgets what was asked for, and where the table scrolled.
  mutating func forget() { (direction, pending, offset) = (.down, [], nil) }
}
