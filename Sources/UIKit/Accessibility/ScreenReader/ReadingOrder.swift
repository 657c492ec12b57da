import Foundation

/// The reading order of rectangles on a screen: from top to bottom, and within a line in the reading direction.
///
/// Apple doesn't document more than that. Assumed: rectangles are in a line if they overlap by more than half of the
/// smaller height, and rectangles next to a higher one are read column by column. VoiceOver's order for two labels next
/// to an image on a device would settle it.
struct ReadingOrder {
  let isRightToLeft: Bool

  /// Returns the indexes of rectangles, in points, in reading order.
  func indices(of places: [CGRect]) -> [Int] { sorted(Array(places.indices), places) }

  private func sorted(_ items: [Int], _ places: [CGRect]) -> [Int] {
    guard items.count > 1 else { return items }
    let lines = clusters(items, start: { places[$0].minY }, end: { places[$0].maxY })
    if lines.count > 1 { return lines.flatMap { sorted($0, places) } }
    let columns = clusters(items, start: { lead(places[$0]) }, end: { lead(places[$0]) + places[$0].width })
    if columns.count > 1 { return columns.flatMap { sorted($0, places) } }
    return items.sorted { first, second in
      let (a, b) = (places[first], places[second])
      return (a.minY, lead(a), first) < (b.minY, lead(b), second)
    }
  }

  private func lead(_ place: CGRect) -> CGFloat { isRightToLeft ? -place.maxX : place.minX }

  /// Groups the rectangles that overlap with the first one by more than half, and repeats this with the rest.
  private func clusters(_ items: [Int], start: (Int) -> CGFloat, end: (Int) -> CGFloat) -> [[Int]] {
    var rest = items.sorted { (start($0), $0) < (start($1), $1) }
    var clusters: [[Int]] = []
    while let first = rest.first {
      let (low, high) = (start(first), end(first))
      func belongs(_ item: Int) -> Bool {
        let overlap = min(high, end(item)) - max(low, start(item))
        return item == first || overlap > 0.5 * min(high - low, end(item) - start(item))
      }
      clusters.append(rest.filter(belongs))
      rest.removeAll(where: belongs)
    }
    return clusters
  }
}
