package import Foundation

/// A stable sort of places that can be interrupted after any comparison.
///
/// It ends and keeps every place once even if the comparison contradicts itself.
package struct MergeSort: Sendable {
  /// The places, which are sorted when `isDone` is `true`.
  package private(set) var places: [Int32]
  private var spare: [Int32]
  /// The length of the runs to merge in pairs.
  private var width = 1
  /// The start of the current pair, and the progress of its halves and the result.
  private var (start, left, right, end) = (0, 0, 0, 0)
  private var isMerging = false

  /// Creates a sort of the places from zero.
  package init(count: Int) { self.init(places: (0..<count).map { Int32(truncatingIfNeeded: $0) }) }

  /// Creates a sort of some places. Equal ones keep their order.
  package init(places: [Int32]) {
    self.places = places
    spare = Array(repeating: 0, count: places.count)
  }

  /// A Boolean value that indicates whether the places are sorted.
  package var isDone: Bool { width >= places.count }

  /// Continues the sort until it's done or the time is up.
  ///
  /// - Parameters:
  ///   - compare: A closure that compares two places.
  ///   - hasTime: A closure that returns whether there's time. It's called after every 32 comparisons.
  /// - Returns: Whether the places are sorted.
  /// - Complexity: O(n log n) comparisons in total, or n if the places are already sorted.
  @discardableResult package mutating func advance(
    by compare: (Int, Int) -> ComparisonResult, while hasTime: () -> Bool = { true }
  ) -> Bool {
    var comparisons = 0
    while !isDone {
      if comparisons >= 32 {
        comparisons = 0
        if !hasTime() { return false }
      }
      let middle = min(start + width, places.count)
      let limit = min(start + 2 * width, places.count)
      if !isMerging {
        (left, right, end) = (start, middle, start)
        isMerging = true
        // Two halves in order need only one comparison.
        comparisons += 1
        if middle < limit, compare(Int(places[middle - 1]), Int(places[middle])) != .orderedDescending {
          spare[start..<limit] = places[start..<limit]
          (left, right, end) = (middle, limit, limit)
        }
      }
      while left < middle, right < limit {
        if comparisons >= 32 {
          comparisons = 0
          if !hasTime() { return false }
        }
        comparisons += 1
        if compare(Int(places[left]), Int(places[right])) == .orderedDescending {
          spare[end] = places[right]
          right += 1
        } else {
          spare[end] = places[left]
          left += 1
        }
        end += 1
      }
      finishPair(middle, limit)
    }
    return true
  }

  /// Copies the rest of a pair, and moves to the next one.
  private mutating func finishPair(_ middle: Int, _ limit: Int) {
    if left < middle { spare[end..<limit] = places[left..<middle] }
    if right < limit { spare[end..<limit] = places[right..<limit] }
    isMerging = false
    start = limit
    guard start >= places.count else { return }
    swap(&places, &spare)
    start = 0
    width *= 2
  }
}
