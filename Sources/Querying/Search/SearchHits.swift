package import TableMakerDiffing

/// Ascending places of search results in a list.
package enum SearchHits {
  /// Returns the hits in a whole list.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - isHit: A closure that returns whether a place is a hit.
  package static func all(among count: Int, isHit: (Int) -> Bool) -> [Int32] {
    (0..<count).filter(isHit).map { Int32(truncatingIfNeeded: $0) }
  }

  /// Returns the hits after a change of the list, by checking only inserted and changed elements.
  ///
  /// - Parameters:
  ///   - hits: The old hits, in ascending order.
  ///   - difference: The difference from the list to the new one.
  ///   - countBefore: The old number of elements.
  ///   - countAfter: The new number of elements.
  ///   - isHit: A closure that returns whether a new place is a hit. It's called for inserted and changed elements.
  /// - Complexity: O(h + r log h) for h places and r runs of the difference.
  package static func following(
    _ hits: [Int32], _ difference: Difference, countBefore: Int, countAfter: Int, isHit: (Int) -> Bool
  ) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(hits.count)
    difference.forEachRun(countBefore: countBefore, countAfter: countAfter) { run in
      guard let origins = run.origins, !run.isChanged else {
        for place in run.after where isHit(place) { result.append(Int32(truncatingIfNeeded: place)) }
        return
      }
      let offset = run.after.lowerBound - origins.lowerBound
      var index = firstIndex(of: origins.lowerBound, in: hits)
      while index < hits.count, Int(hits[index]) < origins.upperBound {
        result.append(Int32(truncatingIfNeeded: Int(hits[index]) + offset))
        index += 1
      }
    }
    return result
  }

  /// Returns the places that are in both lists.
  package static func common(_ one: [Int32], _ other: [Int32]) -> [Int32] {
    var result: [Int32] = []
    var index = 0
    for place in one {
      while index < other.count, other[index] < place { index += 1 }
      if index < other.count, other[index] == place { result.append(place) }
    }
    return result
  }

  /// Returns the index of the first hit that isn't before a place.
  private static func firstIndex(of place: Int, in hits: [Int32]) -> Int {
    var (low, high) = (0, hits.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(hits[middle]) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
