package import Foundation
package import TableMakerDiffing

/// The sorted order of a list, as the place of each row in the list, which is updated when the list changes.
///
/// Equal elements keep the list's order.
package struct SortedOrder: Sendable, Equatable {
  /// The place in the list for each row.
  package private(set) var places: [Int32] = []

  /// The order of an empty list.
  package init() {}

  /// Creates an order from a finished sort.
  package init(_ sort: MergeSort) { places = sort.places }

  /// Creates an order by sorting a number of elements.
  package init(count: Int, by compare: (Int, Int) -> ComparisonResult) {
    var sort = MergeSort(count: count)
    sort.advance(by: compare)
    places = sort.places
  }

  /// Updates the order after a change of the list, by placing inserted, moved, and changed elements again.
  ///
  /// - Parameters:
  ///   - difference: The difference from the list to the new one.
  ///   - countAfter: The number of elements in the new list.
  ///   - compare: A closure that compares two places of the new list.
  /// - Complexity: O(k log n) comparisons for k elements, and O(n) moves of integers.
  package mutating func follow(
    _ difference: Difference, countAfter: Int, by compare: (Int, Int) -> ComparisonResult
  ) {
    if difference.isEmpty { return }
    let fresh = difference.insertions + difference.moves.map(\.after) + difference.changes.map(\.after)
    let kept = difference.isOrderKept ? keptInPlace(fresh, countAfter) : keptPlaces(difference, countAfter)
    var sort = MergeSort(places: Array(Set(fresh)).sorted().map { Int32(truncatingIfNeeded: $0) })
    sort.advance(by: compare)
    places = Self.merge(kept, sort.places, by: compare)
  }

  /// Returns the unchanged rows if only contents changed.
  private func keptInPlace(_ changed: [Int], _ count: Int) -> [Int32] {
    var isChanged = Array(repeating: false, count: count)
    for place in changed { isChanged[place] = true }
    return places.filter { !isChanged[Int($0)] }
  }

  /// Returns the unchanged rows, by their new places.
  private func keptPlaces(_ difference: Difference, _ countAfter: Int) -> [Int32] {
    var placesAfter = Array(repeating: Int32(-1), count: places.count)
    difference.forEachRun(countBefore: places.count, countAfter: countAfter) { run in
      guard let origins = run.origins, !run.isChanged else { return }
      var after = run.after.lowerBound
      for before in origins {
        placesAfter[before] = Int32(truncatingIfNeeded: after)
        after += 1
      }
    }
    for move in difference.moves { placesAfter[move.before] = -1 }
    return places.compactMap { place in
      let after = placesAfter[Int(place)]
      return after < 0 ? nil : after
    }
  }

  /// Merges two sorted lists by searching for the place of each element of the shorter one.
  private static func merge(
    _ long: [Int32], _ short: [Int32], by compare: (Int, Int) -> ComparisonResult
  ) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(long.count + short.count)
    var start = 0
    for place in short {
      var (low, high) = (start, long.count)
      // The next place is often near, so the steps grow until they pass it.
      var step = max(1, long.count / (short.count + 1) / 2)
      while low + step < high {
        let isBefore = goesBefore(long[low + step], place, compare)
        if isBefore { low += step + 1 } else { high = low + step }
        step *= 2
      }
      while low < high {
        let middle = (low + high) / 2
        if goesBefore(long[middle], place, compare) { low = middle + 1 } else { high = middle }
      }
      result.append(contentsOf: long[start..<low])
      result.append(place)
      start = low
    }
    result.append(contentsOf: long[start...])
    return result
  }

  private static func goesBefore(
    _ one: Int32, _ other: Int32, _ compare: (Int, Int) -> ComparisonResult
  ) -> Bool {
    switch compare(Int(one), Int(other)) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: one < other
    }
  }

  /// Returns some of the list's places, such as query results, in this order.
  ///
  /// - Parameter hits: The places, in any order.
  package func rows(of hits: [Int32]) -> [Int32] {
    var isHit = ContiguousArray(repeating: false, count: places.count)
    for hit in hits { isHit[Int(hit)] = true }
    return places.filter { isHit[Int($0)] }
  }
}
