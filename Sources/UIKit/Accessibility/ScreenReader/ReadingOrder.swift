import Foundation

/// The order in which places on a screen are read: from the top to the bottom, and in a line from where reading begins.
///
/// Apple documents no more than that. Assumed: places stand in a line where they overlap by more than half of the lower
/// one's height, and what stands beside a higher place is read column by column. VoiceOver's own steps over two labels
/// beside an image, on a device, would settle it.
struct ReadingOrder {
  let isRightToLeft: Bool

  /// Returns the indices of some rectangles, in points, in the order in which they are read.
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

  /// Puts together what overlaps with the first one by more than half; then the same with what is left.
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
