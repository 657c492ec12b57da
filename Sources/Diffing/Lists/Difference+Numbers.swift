extension Difference {
  /// Finds what leads from one list to another, whose elements are known by numbers that a ``Numbering`` gave.
  ///
  /// Nothing is hashed.
  ///
  /// - Parameters:
  ///   - before: The numbers of the elements before.
  ///   - after: The numbers of the elements after.
  ///   - isUnchanged: Whether the elements at a place before and a place after, of one number, have the same content. Asked
  ///     once for each element that stays.
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order; memory for the greatest number, or for the elements
  ///   that stand between the first and the last difference if those are few.
  @inlinable @inline(__always)
  public init(
    fromNumbers before: [Int32], to after: [Int32],
    isUnchanged: (_ before: Int, _ after: Int) -> Bool = { _, _ in true }
  ) {
    self.init()
    let shorter = min(before.count, after.count)
    var prefix = 0
    while prefix < shorter, before[prefix] == after[prefix] {
      if !isUnchanged(prefix, prefix) { changes.append(IndexPair(before: prefix, after: prefix)) }
      prefix &+= 1
    }
    if prefix == before.count, prefix == after.count { return }
    let matching = ListMatching(numbersBefore: before, numbersAfter: after, prefix: prefix)
    addChanges(of: matching, before.count, after.count, isUnchanged)
    addOrder(of: matching)
    if !insertions.isEmpty { duplicates = .unknown }
  }

  /// Adds changes of content, but for those in the common start.
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
