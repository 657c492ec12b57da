extension Difference {
  /// Finds the difference between two parts of a list, or of a list and its new state.
  ///
  /// It doesn't compare or hash elements because both parts specify the places of their elements in the list.
  /// - Parameters:
  ///   - before: The places of the old elements in the old list.
  ///   - after: The places of the new elements in the new list.
  ///   - map: The mapping from the old list to the new list.
  /// - Complexity: O(n + m) for the parts, and O(k log k) for k elements out of order.
  package init(from before: PlaceList, to after: PlaceList, through map: PlaceMap) {
    if map.isEmpty, before == after {
      self.init()
      return
    }
    // A table of all places is fastest, unless the parts are small compared to the list.
    if (before.count + after.count) * 8 < map.countBefore {
      self.init(
        countBefore: before.count, countAfter: after.count, identityBefore: { before[$0] },
        identityAfter: { index in
          let origin = map.origin(of: after[index])
          return origin < 0 ? -1 - index : origin
        },
        isUnchanged: { !map.isChanged(after[$1]) })
    } else {
      self.init(byTableFrom: before, to: after, through: map)
    }
    duplicates = map.isOrderKept ? .none : .unknown
  }

  private init(byTableFrom before: PlaceList, to after: PlaceList, through map: PlaceMap) {
    self.init()
    var numbers = ContiguousArray<Int32>(repeating: -1, count: map.countBefore)
    before.forEach { numbers[$1] = Int32(truncatingIfNeeded: $0) }
    var origins = ContiguousArray<Int32>(repeating: -1, count: after.count)
    var isKept = ContiguousArray(repeating: false, count: before.count)
    var inserted = 0
    after.forEach { index, place in
      let origin = map.origin(of: place)
      let number = origin < 0 ? -1 : numbers[origin]
      guard number >= 0 else {
        inserted += 1
        return
      }
      origins[index] = number
      isKept[Int(number)] = true
      if map.isChanged(place) { changes.append(IndexPair(before: Int(number), after: index)) }
    }
    addOrder(origins: origins, isKept: isKept, inserted: inserted, from: 0)
  }
}
