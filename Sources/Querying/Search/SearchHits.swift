package import TableMakerDiffing

/// Places in a list at which something was found: ascending.
package enum SearchHits {
  /// Looks at every place of a list.
  ///
  /// - Parameters:
  ///   - count: The list's count.
  ///   - isHit: Whether a place is one.
  package static func all(among count: Int, isHit: (Int) -> Bool) -> [Int32] {
    (0..<count).filter(isHit).map { Int32(truncatingIfNeeded: $0) }
  }

  /// The places after a list has changed: only what was inserted and changed is looked at.
  ///
  /// - Parameters:
  ///   - hits: The places before, ascending.
  ///   - difference: What leads from the list to the new one.
  ///   - countBefore: The list's count before.
  ///   - countAfter: Its count after.
  ///   - isHit: Whether a place after is one; asked for places of inserted and changed elements.
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

  /// The places that are in both of two lists.
  package static func common(_ one: [Int32], _ other: [Int32]) -> [Int32] {
    var result: [Int32] = []
    var index = 0
    for place in one {
      while index < other.count, other[index] < place { index += 1 }
      if index < other.count, other[index] == place { result.append(place) }
    }
    return result
  }

  /// The index of the first hit that is not before a place.
  private static func firstIndex(of place: Int, in hits: [Int32]) -> Int {
    var (low, high) = (0, hits.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(hits[middle]) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
