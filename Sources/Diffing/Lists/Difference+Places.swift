extension Difference {
  /// Finds what leads from one part of a list to another part of it, or of what has become of it.
  ///
  /// No element is compared or hashed: both parts say where in the list their elements stand.
  /// - Parameters:
  ///   - before: The places of the elements before, in the list as it was.
  ///   - after: The places of the elements after, in the list as it is.
  ///   - map: What leads from the list as it was to the list as it is.
  /// - Complexity: O(n + m) for the parts, and O(k log k) for k elements out of order.
  package init(from before: PlaceList, to after: PlaceList, through map: PlaceMap) {
    if map.isEmpty, before == after {
      self.init()
      return
    }
    // A table of all places is the fastest, unless the parts are small ones of a large list.
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
