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

  @inlinable
  init<ID: Hashable>(
    countBefore: Int, countAfter: Int, prefix: Int,
    identityBefore: (Int) -> ID, identityAfter: (Int) -> ID
  ) {
    self.prefix = prefix
    let room = min(countBefore, countAfter) - prefix
    while suffix < room,
      identityBefore(countBefore &- 1 &- suffix) == identityAfter(countAfter &- 1 &- suffix)
    { suffix &+= 1 }
    match(countBefore, countAfter, identityBefore, identityAfter)
    if suffix > 0, isSuffixShifted(countBefore, identityBefore, identityAfter) {
      suffix = 0
      match(countBefore, countAfter, identityBefore, identityAfter)
    }
  }

  /// Matches what stands between the common ends.
  @inlinable
  mutating func match<ID: Hashable>(
    _ countBefore: Int, _ countAfter: Int, _ identityBefore: (Int) -> ID, _ identityAfter: (Int) -> ID
  ) {
    let prefix = prefix
    let before = countBefore - prefix - suffix
    let after = countAfter - prefix - suffix
    origins = ContiguousArray(repeating: -1, count: after)
    isKept = ContiguousArray(repeating: false, count: before)
    guard before > 0, after > 0 else { return }

    let hash = IdentityHash()
    var table = IdentitySlots(capacity: before)
    // The next element before of the same identity, or -1; empty until a second one is found.
    var next: ContiguousArray<Int32> = []
    table.slots.withUnsafeMutableBufferPointer { slots in
      let probe = IdentityProbe(slots)
      // From the end, so that each slot has the first element of its identity.
      var element = before
      while element > 0 {
        element &-= 1
        let id = identityBefore(prefix &+ element)
        let hash = hash(id)
        let found = probe.find(hash) { identityBefore(prefix &+ $0) == id }
        if found.number >= 0 {
          if next.isEmpty { next = ContiguousArray(repeating: -1, count: before) }
          next[element] = Int32(truncatingIfNeeded: found.number)
        }
        probe.put(element, hash: hash, in: found.slot)
      }
      let hasDuplicates = !next.isEmpty
      origins.withUnsafeMutableBufferPointer { origins in
        isKept.withUnsafeMutableBufferPointer { isKept in
          for element in 0..<after {
            let id = identityAfter(prefix &+ element)
            let hash = hash(id)
            let found = probe.find(hash) { identityBefore(prefix &+ $0) == id }
            guard found.number >= 0, !isKept[found.number] else { continue }
            isKept[found.number] = true
            origins[element] = Int32(truncatingIfNeeded: found.number)
            if hasDuplicates, next[found.number] >= 0 { probe.put(Int(next[found.number]), hash: hash, in: found.slot) }
          }
        }
      }
    }
  }

  /// Whether an identity that is more often between the ends before than after, or less often, also stands in the common end.
  ///
  /// Then its n-th element there before is not the n-th after, and the end is not common.
  @inlinable
  func isSuffixShifted<ID: Hashable>(
    _ countBefore: Int, _ identityBefore: (Int) -> ID, _ identityAfter: (Int) -> ID
  ) -> Bool {
    var unmatched: ContiguousArray<Int> = []  // places after, and the complements of places before
    for element in isKept.indices where !isKept[element] { unmatched.append(~(prefix &+ element)) }
    for element in origins.indices where origins[element] < 0 { unmatched.append(prefix &+ element) }
    guard !unmatched.isEmpty else { return false }
    func identity(_ place: Int) -> ID { place < 0 ? identityBefore(~place) : identityAfter(place) }

    let common = (countBefore &- suffix)..<countBefore
    if unmatched.count <= 4 {
      return unmatched.contains { place in
        let id = identity(place)
        return common.contains { identityBefore($0) == id }
      }
    }
    let hash = IdentityHash()
    var table = IdentitySlots(capacity: unmatched.count)
    return table.slots.withUnsafeMutableBufferPointer { slots in
      let probe = IdentityProbe(slots)
      for number in unmatched.indices {
        let id = identity(unmatched[number])
        let hash = hash(id)
        let found = probe.find(hash) { identity(unmatched[$0]) == id }
        if found.number < 0 { probe.put(number, hash: hash, in: found.slot) }
      }
      return common.contains { place in
        let id = identityBefore(place)
        return probe.find(hash(id)) { identity(unmatched[$0]) == id }.number >= 0
      }
    }
  }

  /// For each element after its place before, or nil if there was none.
  @inlinable
  static func origins<ID: Hashable>(
    countBefore: Int, countAfter: Int, identityBefore: (Int) -> ID, identityAfter: (Int) -> ID
  ) -> [Int?] {
    let shorter = min(countBefore, countAfter)
    var prefix = 0
    while prefix < shorter, identityBefore(prefix) == identityAfter(prefix) { prefix &+= 1 }
    let matching = ListMatching(
      countBefore: countBefore, countAfter: countAfter, prefix: prefix,
      identityBefore: identityBefore, identityAfter: identityAfter)
    var result: [Int?] = Array(0..<prefix)
    for origin in matching.origins { result.append(origin < 0 ? nil : prefix + Int(origin)) }
    result.append(contentsOf: ((countBefore - matching.suffix)..<countBefore).lazy.map { $0 })
    return result
  }
}
