extension Difference {
  /// Finds what leads from one part of a list to another part of it, or of what has become of it.
  ///
  /// No element is compared or hashed: both parts say where in the list their elements stand.
  /// - Parameters:
  ///   - before: The places of the elements before, in the list as it was.
  ///   - after: The places of the elements after, in the list as it is.
  ///   - list: What leads from the list as it was to the list as it is.
  ///   - countBefore: The number of elements of the list as it was.
  ///   - countAfter: The number of elements of the list as it is.
  /// - Complexity: O(n) for the lists, and O(k log k) for k elements out of order.
  package init(
    from before: PlaceList, to after: PlaceList, of list: Difference, countBefore: Int, countAfter: Int
  ) {
    self.init()
    if list.isEmpty, before == after { return }
    var numbers = ContiguousArray<Int32>(repeating: -1, count: countBefore)
    before.forEach { numbers[$1] = Int32(truncatingIfNeeded: $0) }
    let (listOrigins, isChanged) = list.placesBefore(countBefore: countBefore, countAfter: countAfter)
    var origins = ContiguousArray<Int32>(repeating: -1, count: after.count)
    var isKept = ContiguousArray(repeating: false, count: before.count)
    var inserted = 0
    after.forEach { index, place in
      let origin = listOrigins.isEmpty ? Int32(truncatingIfNeeded: place) : listOrigins[place]
      let number = origin < 0 ? -1 : numbers[Int(origin)]
      guard number >= 0 else {
        inserted += 1
        return
      }
      origins[index] = number
      isKept[Int(number)] = true
      if !isChanged.isEmpty, isChanged[place] { changes.append(IndexPair(before: Int(number), after: index)) }
    }
    addOrder(origins: origins, isKept: isKept, inserted: inserted, from: 0)
    duplicates = list.isOrderKept ? .none : .unknown
  }

  /// For each place after the place before, or -1; empty if all are the same. And which have changed; empty if none has.
  private func placesBefore(
    countBefore: Int, countAfter: Int
  ) -> (origins: ContiguousArray<Int32>, isChanged: ContiguousArray<Bool>) {
    var isChanged: ContiguousArray<Bool> = []
    if !changes.isEmpty {
      isChanged = ContiguousArray(repeating: false, count: countAfter)
      for change in changes { isChanged[change.after] = true }
    }
    if isOrderKept { return ([], isChanged) }
    var origins = ContiguousArray<Int32>(repeating: -1, count: countAfter)
    forEachRun(countBefore: countBefore, countAfter: countAfter) { run in
      guard let first = run.before else { return }
      for (offset, place) in run.after.enumerated() { origins[place] = Int32(truncatingIfNeeded: first + offset) }
    }
    return (origins, isChanged)
  }
}
