import Foundation

// What shows where, while a row is moved by hand or not.
extension UITableView {
  /// The rows as they show while one of them is moved by hand; nil otherwise.
  private var displayedRows: DisplayedRows? { reordering?.displayed(geometry) }

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
    let reach = geometry.span(of: displayed.source).height
    let places = displayed.geometry.rows(from: bounds.minY - reach, to: bounds.maxY + reach)
    var rows = places.flatMap { run in run.rows.map { displayed.row(at: Row(section: run.section, row: $0)) } }
    if !rows.contains(displayed.source) { rows.append(displayed.source) }
    return rows.map { RowGeometry.Run(section: $0.section, rows: $0.row..<$0.row + 1) }
  }
}
