import Foundation

// The arrangement of rows on screen while the user moves a row, drags items, or neither.
extension UITableView {
  /// The order of rows on screen while the user moves a row or gaps are open, or `nil` otherwise.
  var displayedRows: DisplayedRows? {
    let moving = reordering.map { (source: $0.source, target: $0.target) } ?? dragging.over?.moving
    let gaps = dragging.gaps
    guard moving != nil || !gaps.isEmpty else { return nil }
    if let known = dragging.displayed, known.source == moving?.source, known.target == moving?.target,
      known.gaps == gaps
    {
      return known
    }
    let made = DisplayedRows(geometry, moving: moving, gaps: gaps)
    dragging.displayed = made
    return made
  }

  /// The geometry on screen, with rows by their on-screen numbers.
  var displayedGeometry: RowGeometry { displayedRows?.geometry ?? geometry }

  /// Returns the span of a row on screen, unless the user is holding it.
  func displayedSpan(of row: Row) -> VerticalSpan { displayedRows?.span(of: row) ?? geometry.span(of: row) }

  /// Returns a row's number on screen.
  func displayedPlace(of row: Row) -> Row { displayedRows?.place(of: row) ?? row }

  /// The rows that have cells: the visible ones and, during a move, the moved row and those that could appear because
  /// of it.
  var rowsToShow: [RowGeometry.Run] {
    guard let displayed = displayedRows else { return geometry.rows(from: bounds.minY, to: bounds.maxY) }
    let reach = displayed.source.map { geometry.span(of: $0).height } ?? displayed.gaps.map(\.height).max() ?? 0
    let places = displayed.geometry.rows(from: bounds.minY - reach, to: bounds.maxY + reach)
    var rows = places.flatMap { run in
      run.rows.compactMap { displayed.row(at: Row(section: run.section, row: $0)) }
    }
    if let source = displayed.source, !rows.contains(source) { rows.append(source) }
    return rows.map { RowGeometry.Run(section: $0.section, rows: $0.row..<$0.row + 1) }
  }
}
