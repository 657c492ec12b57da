import Foundation

// What shows where, while a row is moved by hand, something is dropped, or neither.
extension UITableView {
  /// The rows as they show while one of them is moved by hand, or there is room for others; nil otherwise.
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

  /// Where headers, footers and rows show; rows by the numbers under which they show.
  var displayedGeometry: RowGeometry { displayedRows?.geometry ?? geometry }

  /// Returns where a row shows, but for the one that a finger holds.
  func displayedSpan(of row: Row) -> VerticalSpan { displayedRows?.span(of: row) ?? geometry.span(of: row) }

  /// Returns the number under which a row shows.
  func displayedPlace(of row: Row) -> Row { displayedRows?.place(of: row) ?? row }

  /// The rows that have cells: those that show, and while one is moved by hand, that one and those that would come in if
  /// it came to be elsewhere.
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
