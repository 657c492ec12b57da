package import Foundation
package import TableMakerDiffing

/// The order of a list that stays as it is, sorted: which place of the list each row shows. Kept while the list changes.
///
/// Equal elements are in the list's order.
package struct SortedOrder: Sendable, Equatable {
  /// For each row, the place in the list.
  package private(set) var places: [Int32] = []

  /// The order of an empty list.
  package init() {}

  /// Takes the order that a sort has found, which must be done.
  package init(_ sort: MergeSort) { places = sort.places }

  /// Sorts a list of a number of elements.
  package init(count: Int, by compare: (Int, Int) -> ComparisonResult) {
    var sort = MergeSort(count: count)
    sort.advance(by: compare)
    places = sort.places
  }

  /// Follows a change of the list: places anew what was inserted, moved or changed.
  ///
  /// - Parameters:
  ///   - difference: What leads from the list to the new one.
  ///   - countAfter: The new list's count.
  ///   - compare: Compares two places of the new list.
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

  /// The rows that stay, where only contents have changed.
  private func keptInPlace(_ changed: [Int], _ count: Int) -> [Int32] {
    var isChanged = Array(repeating: false, count: count)
    for place in changed { isChanged[place] = true }
    return places.filter { !isChanged[Int($0)] }
  }

  /// The rows that stay, by their places after.
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

  /// Merges two sorted lists: looks up where each element of the short one goes.
  private static func merge(
    _ long: [Int32], _ short: [Int32], by compare: (Int, Int) -> ComparisonResult
  ) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(long.count + short.count)
    var start = 0
    for place in short {
      var (low, high) = (start, long.count)
      // The next one is often near: steps grow until they are past it.
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

  /// The order of some of the list's places: of what a query has found.
  ///
  /// - Parameter hits: Places, in any order.
  package func rows(of hits: [Int32]) -> [Int32] {
    var isHit = ContiguousArray(repeating: false, count: places.count)
    for hit in hits { isHit[Int(hit)] = true }
    return places.filter { isHit[Int($0)] }
  }
}
