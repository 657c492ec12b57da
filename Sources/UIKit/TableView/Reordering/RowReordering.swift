import Foundation

/// A row that is being moved by hand.
@MainActor final class RowReordering {
  typealias Row = RowGeometry.Row

  let cell: UITableViewCell
  /// The finger that holds the row by its grip.
  let finger: ReorderGestureRecognizer
  /// The distance of the finger from the cell's top when it took hold.
  private let grab: CGFloat
  /// The row's number, as the data source knows it.
  private(set) var source: Row
  /// The number that the row would have if it were let go of now.
  private(set) var target: Row
  /// The last place that was proposed to the delegate.
  private(set) var proposed: Row
  /// Scrolls while the row is held near an edge.
  var scroller: EdgeScroller?
  private var slots: RowSlots?

  init(_ cell: UITableViewCell, at row: Row, by finger: ReorderGestureRecognizer, in table: UITableView) {
    self.cell = cell
    self.finger = finger
    (source, target, proposed) = (row, row, row)
    grab = finger.location(in: table).y - table.geometry.span(of: row).minY
  }

  /// Forgets what follows from where the rows are.
  func geometryChanged() { slots = nil }

  /// Returns where the row is held.
  func span(in table: UITableView) -> VerticalSpan {
    let height = table.geometry.span(of: source).height
    let end = table.geometry.tableFooterSpan.minY
    // It stays where rows are.
    let top = min(max(finger.location(in: table).y - grab, table.geometry.sectionsTop), max(end - height, 0))
    return VerticalSpan(minY: table.roundedToPixel(top), height: height)
  }

  /// Returns the place that the row is over, if it is another than the last one.
  func proposal(in table: UITableView) -> Row? {
    let slots = slots ?? RowSlots(table.geometry, without: source)
    self.slots = slots
    let slot = slots.nearest(to: span(in: table).minY, current: proposed)
    guard slot != proposed else { return nil }
    proposed = slot
    return slot
  }

  /// Opens the gap at another place.
  func open(at row: Row) { target = row }

  /// Gives the row its number after an update; false if it is gone.
  func renumber(by map: TableUpdateMap) -> Bool {
    guard let row = map.newRow(ofOld: source) else { return false }
    (source, target, proposed) = (row, row, row)
    geometryChanged()
    return true
  }
}
