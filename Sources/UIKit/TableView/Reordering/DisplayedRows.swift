import Foundation

/// The rows as they show while one of them is moved by hand: that one has left its place, and a gap is open at another;
/// and with gaps for what is dropped between them.
///
/// Rows keep the numbers that the data source knows them by; `place(of:)` is the number under which a row shows. Uses no
/// view.
struct DisplayedRows: Equatable, Sendable {
  typealias Row = RowGeometry.Row

  /// Room for a row that the data source does not have.
  struct Gap: Equatable, Sendable {
    /// The number of the row that the room is before, without other gaps; of the row after the last one at the end.
    var before: Row
    var height: CGFloat
  }

  /// The number of the row that is moved.
  let source: Row?
  /// The number that it would have now, if it were let go of.
  let target: Row?
  /// The gaps, from top to bottom.
  let gaps: [Gap]
  /// The numbers under which the gaps show.
  let gapPlaces: [Row]
  /// Where everything is, by the numbers under which it shows.
  let geometry: RowGeometry

  /// Complexity: O(sections + changes).
  ///
  /// - Parameters:
  ///   - geometry: The rows as the data source has them.
  ///   - moving: The row that is moved and the number that it would have.
  ///   - gaps: The gaps from top to bottom, between the rows as they show without them.
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

  /// Complexity: O(sections + changes).
  init(_ geometry: RowGeometry, moving source: Row, to target: Row) {
    self.init(geometry, moving: (source, target))
  }

  /// Returns the number under which a row shows.
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

  /// Returns the number of a place without the gaps before it; for a gap, that of the row it is before.
  func withoutGaps(_ place: Row) -> Row {
    let earlier = gapPlaces.count { $0.section == place.section && $0.row < place.row }
    return Row(section: place.section, row: place.row - earlier)
  }

  /// Returns the row that shows under a number; nil for a gap.
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

  /// Returns where everything is with gaps between the rows.
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
