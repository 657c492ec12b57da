import Foundation

/// The order of rows on screen while the user moves a row or drags items: the moved row's place is closed, and gaps are
/// open.
///
/// Rows keep the data source's numbers; `place(of:)` returns a row's number on screen. It doesn't use views.
struct DisplayedRows: Equatable, Sendable {
  typealias Row = RowGeometry.Row

  /// A gap for a row that the data source doesn't have.
  struct Gap: Equatable, Sendable {
    /// The row after the gap, not counting other gaps. At a section's end, it's the row after the last one.
    var before: Row
    var height: CGFloat
  }

  /// The number of the moved row.
  let source: Row?
  /// The number that the moved row would have if the user released it now.
  let target: Row?
  /// The gaps, from top to bottom.
  let gaps: [Gap]
  /// The on-screen numbers of the gaps.
  let gapPlaces: [Row]
  /// The geometry of the rows on screen, by their on-screen numbers.
  let geometry: RowGeometry

  /// Creates the order of rows on screen. Complexity: O(sections + changes).
  ///
  /// - Parameters:
  ///   - geometry: The rows in the data source's order.
  ///   - moving: The moved row and the number that it would have.
  ///   - gaps: The gaps from top to bottom, between the rows on screen.
  init(_ geometry: RowGeometry, moving: (source: Row, target: Row)?, gaps: [Gap] = []) {
    source = moving?.source
    target = moving?.target
    var shown = geometry
    if let moving, moving.source != moving.target { shown = geometry.moving(moving.source, to: moving.target) }
    self.gaps = gaps
    var places: [Row] = []
    for gap in gaps {
      let earlier = places.count { $0.section == gap.before.section }
      places.append(Row(section: gap.before.section, row: gap.before.row + earlier))
    }
    gapPlaces = places
    self.geometry = gaps.isEmpty ? shown : shown.with(gaps, at: places)
  }

  /// Creates the order of rows on screen while one moves. Complexity: O(sections + changes).
  init(_ geometry: RowGeometry, moving source: Row, to target: Row) {
    self.init(geometry, moving: (source, target))
  }

  /// Returns a row's number on screen.
  func place(of row: Row) -> Row { withGaps(movedPlace(of: row)) }

  private func movedPlace(of row: Row) -> Row {
    guard let source, let target else { return row }
    guard row != source else { return target }
    var place = row
    if row.section == source.section, row.row > source.row { place.row -= 1 }
    if row.section == target.section, place.row >= target.row { place.row += 1 }
    return place
  }

  private func withGaps(_ row: Row) -> Row {
    var place = row
    for gap in gapPlaces where gap.section == place.section && gap.row <= place.row { place.row += 1 }
    return place
  }

  /// Returns an on-screen number without the gaps before it. For a gap, it's the number of the next row.
  func withoutGaps(_ place: Row) -> Row {
    let earlier = gapPlaces.count { $0.section == place.section && $0.row < place.row }
    return Row(section: place.section, row: place.row - earlier)
  }

  /// Returns the row with an on-screen number, or `nil` for a gap.
  func row(at place: Row) -> Row? {
    if gapPlaces.contains(place) { return nil }
    let place = withoutGaps(place)
    guard let source, let target else { return place }
    guard place != target else { return source }
    var row = place
    if place.section == target.section, place.row > target.row { row.row -= 1 }
    if place.section == source.section, row.row >= source.row { row.row += 1 }
    return row
  }

  /// Returns the span of a row on screen.
  func span(of row: Row) -> VerticalSpan { geometry.span(of: place(of: row)) }
}

extension RowGeometry {
  /// Returns the geometry after a row moves to `target`, which is its number then.
  func moving(_ source: Row, to target: Row) -> RowGeometry {
    let rows = sections[source.section].rows
    let height = rows.height(of: source.row)
    // A measured height is measured again when the row appears, as after a move by the app.
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

  /// Returns the geometry with gaps between the rows.
  func with(_ gaps: [DisplayedRows.Gap], at places: [Row]) -> RowGeometry {
    var result = self
    for section in Set(places.map(\.section)) {
      var heights: [Int: CGFloat] = [:]
      for (gap, place) in zip(gaps, places) where place.section == section { heights[place.row] = gap.height }
      result.update(section) {
        $0.rows.apply(IndexMap(placed: heights.keys)) { range in
          LoadedHeights(count: range.count) { (heights[range.lowerBound + $0] ?? 0, false) }
        }
      }
    }
    return result
  }
}
