/// Which element after is which element before: the generic part, that compares and hashes identities.
///
/// The n-th element of an identity before is the n-th of it after. Only what stands between the common ends is hashed.
@usableFromInline struct ListMatching {
  /// How many elements the lists have in common at their start, and at their end of what is left.
  @usableFromInline var prefix: Int
  @usableFromInline var suffix = 0
  /// For each element after between the ends, its place before among those between the ends; -1 if it had none.
  @usableFromInline var origins: ContiguousArray<Int32> = []
  /// Whether the elements before, between the ends, are among the origins.
  @usableFromInline var isKept: ContiguousArray<Bool> = []

  /// - Parameter suffix: How many elements the lists have in common at the end, counted from there alone.
  @inlinable @inline(__always)
  init<ID: Hashable>(
    countBefore: Int, countAfter: Int, prefix: Int, suffix: Int,
    identityBefore: (Int) -> ID, identityAfter: (Int) -> ID
  ) {
    self.prefix = prefix
    self.suffix = suffix
    while true {
      match(countBefore, countAfter, identityBefore, identityAfter)
      guard self.suffix > 0, isSuffixShifted(countBefore, identityBefore, identityAfter) else { break }
      self.suffix = 0
    }
  }

  /// Matches what stands between the common ends.
  @inlinable @inline(__always)
  mutating func match<ID: Hashable>(
    _ countBefore: Int, _ countAfter: Int, _ identityBefore: (Int) -> ID, _ identityAfter: (Int) -> ID
  ) {
    let prefix = prefix
    let before = countBefore - prefix - suffix
    let after = countAfter - prefix - suffix
    var origins = ContiguousArray<Int32>(repeating: -1, count: after)
    var isKept = ContiguousArray(repeating: false, count: before)
    defer {
      self.origins = origins
      self.isKept = isKept
    }
    guard before > 0, after > 0 else { return }

    let table = IdentitySlots(capacity: before)
    defer { table.deallocate() }
    // The next element before of the same identity, or -1; empty until a second one is found.
    var next: ContiguousArray<Int32> = []
    // From the end, so that each slot has the first element of its identity.
    table.findEach(
      of: before, isReversed: true, identity: { identityBefore(prefix &+ $0) },
      numbered: { identityBefore(prefix &+ $0) }
    ) { element, hash, found in
      if found.number >= 0 {
        if next.isEmpty { next = ContiguousArray(repeating: -1, count: before) }
        next[element] = Int32(truncatingIfNeeded: found.number)
      }
      table.put(element, hash: hash, in: found.slot)
    }
    let hasDuplicates = !next.isEmpty
    table.findEach(
      of: after, isReversed: false, identity: { identityAfter(prefix &+ $0) },
      numbered: { identityBefore(prefix &+ $0) }
    ) { element, hash, found in
      guard found.number >= 0, !isKept[found.number] else { return }
      isKept[found.number] = true
      origins[element] = Int32(truncatingIfNeeded: found.number)
      if hasDuplicates, next[found.number] >= 0 {
        table.put(Int(next[found.number]), hash: hash, in: found.slot)
      }
    }
  }

  /// Whether an identity that is more often between the ends before than after, or less often, also stands in the common end.
  ///
  /// Then its n-th element there before is not the n-th after, and the end is not common.
  @inlinable @inline(__always)
  func isSuffixShifted<ID: Hashable>(
    _ countBefore: Int, _ identityBefore: (Int) -> ID, _ identityAfter: (Int) -> ID
  ) -> Bool {
    var unmatched = ContiguousArray<ID>()
    for element in isKept.indices where !isKept[element] { unmatched.append(identityBefore(prefix &+ element)) }
    for element in origins.indices where origins[element] < 0 { unmatched.append(identityAfter(prefix &+ element)) }
    if unmatched.isEmpty { return false }

    let start = countBefore &- suffix
    if unmatched.count <= 4 {
      for id in unmatched {
        for place in start..<countBefore where identityBefore(place) == id { return true }
      }
      return false
    }
    let table = IdentitySlots(capacity: unmatched.count)
    defer { table.deallocate() }
    table.findEach(
      of: unmatched.count, isReversed: false, identity: { unmatched[$0] }, numbered: { unmatched[$0] }
    ) { number, hash, found in
      if found.number < 0 { table.put(number, hash: hash, in: found.slot) }
    }
    var isShifted = false
    table.findEach(
      of: suffix, isReversed: false, identity: { identityBefore(start &+ $0) }, numbered: { unmatched[$0] }
    ) { _, _, found in
      if found.number >= 0 { isShifted = true }
    }
    return isShifted
  }
}
