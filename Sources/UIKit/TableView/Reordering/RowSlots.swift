import Foundation

/// The places where a row can be inserted between the others. It doesn't use views.
///
/// A row goes to the place with the top that's nearest to its own. It changes places with a neighbor when its edge
/// passes the neighbor's middle.
struct RowSlots {
  typealias Row = RowGeometry.Row

  /// The geometry without the moved row.
  private let geometry: RowGeometry
  private let height: CGFloat

  /// Creates the places for a row. Complexity: O(sections + changes).
  init(_ geometry: RowGeometry, without row: Row) {
    var rest = geometry
    height = geometry.span(of: row).height
    rest.update(row.section) {
      $0.rows.apply(IndexMap(removed: [row.row])) { LoadedHeights(count: $0.count, height: 0) }
    }
    self.geometry = rest
  }

  /// Returns the place for a row.
  ///
  /// If a section ends where the next begins, as without headers, several places share one height. Then the area above
  /// belongs to the first of them and the area below to the last, and the row keeps its current place while it's near
  /// (assumed).
  ///
  /// - Parameters:
  ///   - top: The top of the held row.
  ///   - current: The row's current place.
  /// - Complexity: O(log sections + log rows), and one step for each empty section at that height.
  func nearest(to top: CGFloat, current: Row) -> Row {
    guard !geometry.sections.isEmpty else { return current }
    let middle = geometry.section(nearestTo: top)
    var best: [(slot: Row, top: CGFloat)] = []
    func look(_ section: Int) -> Bool {
      let slot = nearestSlot(in: section, to: top)
      let place = self.top(of: slot)
      guard let found = best.first else {
        best = [(slot, place)]
        return true
      }
      let difference = abs(place - top) - abs(found.top - top)
      if abs(difference) < 0.01, abs(place - found.top) < 0.01 {
        best.append((slot, place))
        return true
      }
      guard difference < 0 else { return false }
      best = [(slot, place)]
      return true
    }
    _ = look(middle)
    for section in stride(from: middle - 1, through: 0, by: -1) where !look(section) { break }
    for section in (middle + 1)..<max(geometry.sections.count, middle + 1) where !look(section) { break }
    return choose(best.sorted { $0.slot < $1.slot }.map(\.slot), best.first?.top ?? top, top, current)
  }

  /// Chooses one of several places at the same height.
  private func choose(_ slots: [Row], _ place: CGFloat, _ top: CGFloat, _ current: Row) -> Row {
    guard slots.count > 1 else { return slots.first ?? current }
    // `part` is the position between the neighboring places above (-1) and below (1).
    let (above, below) = reach(of: slots, at: place)
    let part = min(max(top < place ? (top - place) / above : (top - place) / below, -1), 1)
    let isNear = abs(part) < 0.5
    if isNear, slots.contains(current) { return current }
    // The upper half of the places is for rows that come from above, and the others are for rows from below.
    let upper = (slots.count + 1) / 2
    if isNear { return slots[current < slots[0] ? upper - 1 : upper] }
    let depth = (abs(part) - 0.5) * 2
    func share(_ count: Int) -> Int { min(Int(depth * CGFloat(count)), count - 1) }
    return part < 0 ? slots[upper - 1 - share(upper)] : slots[upper + share(slots.count - upper)]
  }

  /// Returns the distances above and below for which the places at one height are the nearest: at most half a row.
  private func reach(of slots: [Row], at place: CGFloat) -> (above: CGFloat, below: CGFloat) {
    guard let first = slots.first, let last = slots.last else { return (1, 1) }
    let sections = geometry.sections
    let before =
      first.row > 0
      ? Row(section: first.section, row: first.row - 1)
      : first.section > 0
        ? Row(section: first.section - 1, row: sections[first.section - 1].rows.count) : nil
    let after =
      last.row < sections[last.section].rows.count
      ? Row(section: last.section, row: last.row + 1)
      : last.section + 1 < sections.count ? Row(section: last.section + 1, row: 0) : nil
    func half(_ neighbor: Row?) -> CGFloat {
      max(min(height, neighbor.map { abs(top(of: $0) - place) } ?? height) / 2, 0.01)
    }
    return (half(before), half(after))
  }

  private func nearestSlot(in section: Int, to top: CGFloat) -> Row {
    let count = geometry.sections[section].rows.count
    var (low, high) = (0, count)
    // Finds the first place that isn't above.
    while low < high {
      let middle = low + (high - low) / 2
      if self.top(of: Row(section: section, row: middle)) >= top { high = middle } else { low = middle + 1 }
    }
    let below = Row(section: section, row: low)
    guard low > 0 else { return below }
    let above = Row(section: section, row: low - 1)
    return top - self.top(of: above) < self.top(of: below) - top ? above : below
  }

  /// Returns the top of a row at a place. The place after the last row is at the section's end.
  private func top(of slot: Row) -> CGFloat {
    let section = geometry.sections[slot.section]
    return geometry.rowsTop(slot.section) + section.rows.edge(slot.row)
  }
}
