extension Difference {
  /// Adds the changes of content among the elements that stay, for a difference that was found by identities alone.
  ///
  /// - Parameters:
  ///   - countBefore: The number of elements before.
  ///   - countAfter: The number of elements after.
  ///   - isUnchanged: Compares the content of the elements at a place before and a place after. Asked once for each element
  ///     that stays, in the order after.
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

  /// Adds changes of content by a matching, but for those in the common start.
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
