import Foundation

/// A row that the user is moving.
@MainActor final class RowReordering {
  typealias Row = RowGeometry.Row

  let cell: UITableViewCell
  /// The gesture recognizer that holds the row by its reorder control.
  let finger: ReorderGestureRecognizer
  /// The distance of the touch from the cell's top when the gesture began.
  private let grab: CGFloat
  /// The row's number in the data source.
  private(set) var source: Row
  /// The number that the row would have if the user released it now.
  private(set) var target: Row
  /// The last place that was proposed to the delegate.
  private(set) var proposed: Row
  /// Scrolls the table view while the row is near an edge.
  var scroller: EdgeScroller?
  private var slots: RowSlots?

  init(_ cell: UITableViewCell, at row: Row, by finger: ReorderGestureRecognizer, in table: UITableView) {
    self.cell = cell
    self.finger = finger
    (source, target, proposed) = (row, row, row)
    grab = finger.location(in: table).y - table.geometry.span(of: row).minY
  }

  /// Discards values that depend on the geometry.
  func geometryChanged() { slots = nil }

  /// Returns the span of the held row.
  func span(in table: UITableView) -> VerticalSpan {
    let height = table.geometry.span(of: source).height
    let end = table.geometry.tableFooterSpan.minY
    // The row stays within the sections.
    let top = min(max(finger.location(in: table).y - grab, table.geometry.sectionsTop), max(end - height, 0))
    return VerticalSpan(minY: table.roundedToPixel(top), height: height)
  }

  /// Returns the place that the row is over, or `nil` if it hasn't changed.
  func proposal(in table: UITableView) -> Row? {
    let slots = slots ?? RowSlots(table.geometry, without: source)
    self.slots = slots
    let slot = slots.nearest(to: span(in: table).minY, current: proposed)
    guard slot != proposed else { return nil }
    proposed = slot
    return slot
  }

  /// Moves the gap to another place.
  func open(at row: Row) { target = row }

  /// Renumbers the row after an update. Returns `false` if the row was deleted.
  func renumber(by map: TableUpdateMap) -> Bool {
    guard let row = map.newRow(ofOld: source) else { return false }
    (source, target, proposed) = (row, row, row)
    geometryChanged()
    return true
  }
}
