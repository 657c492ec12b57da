import Foundation

/// The rows as they show while one of them is moved by hand: that one has left its place, and a gap is open at another.
///
/// Rows keep the numbers that the data source knows them by; `place(of:)` is the number under which a row shows. Uses no
/// view.
struct DisplayedRows: Equatable, Sendable {
  typealias Row = RowGeometry.Row

  /// The number of the row that is moved.
  let source: Row
  /// The number that it would have now, if it were let go of.
  let target: Row
  /// Where everything is, by the numbers under which it shows.
  let geometry: RowGeometry

  /// Complexity: O(sections + changes).
  init(_ geometry: RowGeometry, moving source: Row, to target: Row) {
    self.source = source
    self.target = target
    self.geometry = source == target ? geometry : geometry.moving(source, to: target)
  }

  /// Returns the number under which a row shows.
  func place(of row: Row) -> Row {
    guard row != source else { return target }
    var place = row
    if row.section == source.section, row.row > source.row { place.row -= 1 }
    if row.section == target.section, place.row >= target.row { place.row += 1 }
    return place
  }

  /// Returns the row that shows under a number.
  func row(at place: Row) -> Row {
    guard place != target else { return source }
    var row = place
    if place.section == target.section, place.row > target.row { row.row -= 1 }
    if place.section == source.section, row.row >= source.row { row.row += 1 }
    return row
  }

  /// Returns where a row shows.
  func span(of row: Row) -> VerticalSpan { geometry.span(of: place(of: row)) }
}

extension RowGeometry {
  /// Returns where everything is once a row has moved: `target` is its number then.
  func moving(_ source: Row, to target: Row) -> RowGeometry {
    let rows = sections[source.section].rows
    let height = rows.height(of: source.row)
    // What was measured is asked for again when it shows, as after a move that the app makes.
    let moved = LoadedHeights(
      count: 1, height: height, areEstimates: rows.isEstimate(source.row) || rows.isMeasured(source.row))
    var result = self
    guard source.section != target.section else {
      if rows.uniformHeight != nil { return self }
      result.update(source.section) {
        $0.rows.apply(IndexMap(removed: [source.row], placed: [target.row])) { _ in moved }
      }
      return result
    }
    result.update(source.section) { $0.rows.apply(IndexMap(removed: [source.row])) { _ in moved } }
    result.update(target.section) { $0.rows.apply(IndexMap(placed: [target.row])) { _ in moved } }
    return result
  }
}
