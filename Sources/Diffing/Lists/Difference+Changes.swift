extension Difference {
  /// Adds the content changes of remaining elements to a difference that compared only identities.
  ///
  /// - Parameters:
  ///   - countBefore: The number of elements in the old list.
  ///   - countAfter: The number of elements in the new list.
  ///   - isUnchanged: A closure that compares the content at an old and a new place. It's called once for each
  ///     remaining element, in the new order.
  /// - Complexity: O(n + m).
  @inlinable @inline(__always)
  public mutating func addChanges(
    countBefore: Int, countAfter: Int, isUnchanged: (_ before: Int, _ after: Int) -> Bool
  ) {
    var found: [IndexPair] = []
    forEachRun(countBefore: countBefore, countAfter: countAfter) { run in
      guard var before = run.before else { return }
      for after in run.after {
        if !isUnchanged(before, after) { found.append(IndexPair(before: before, after: after)) }
        before &+= 1
      }
    }
    changes = found
  }

  /// Adds the content changes of a matching, except those in the common start.
  @inlinable @inline(__always)
  mutating func addChanges(
    of matching: ListMatching, _ countBefore: Int, _ countAfter: Int, _ isUnchanged: (Int, Int) -> Bool
  ) {
    for element in matching.origins.indices where matching.origins[element] >= 0 {
      let before = matching.prefix &+ Int(matching.origins[element])
      let after = matching.prefix &+ element
      if !isUnchanged(before, after) { changes.append(IndexPair(before: before, after: after)) }
    }
    let shift = countAfter &- countBefore
    for before in (countBefore &- matching.suffix)..<countBefore where !isUnchanged(before, before &+ shift) {
      changes.append(IndexPair(before: before, after: before &+ shift))
    }
  }
}
