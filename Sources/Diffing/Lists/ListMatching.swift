/// Which element after is which element before: the generic part, that compares and hashes identities.
///
/// The n-th element of an identity before is the n-th of it after. Only what stands between the common ends is hashed, and of the
/// elements after only those that do not follow the element that they followed before.
@usableFromInline struct ListMatching {
  /// How many elements the lists have in common at their start, and at their end of what is left.
  @usableFromInline var prefix: Int
  @usableFromInline var suffix = 0
  /// For each element after between the ends, its place before among those between the ends; -1 if it had none.
  @usableFromInline var origins: ContiguousArray<Int32> = []
  /// How many elements after had none.
  @usableFromInline var inserted = 0
  /// Whether the elements before, between the ends, are among the origins.
  @usableFromInline var isKept: ContiguousArray<Bool> = []
  /// What was seen of identities that are there more than once after, if none was before.
  @usableFromInline var duplicates = Difference.Duplicates.none

  /// - Parameters:
  ///   - suffix: How many elements the lists have in common at the end, counted from there alone.
  ///   - identityAtStart: The identity of an element of the common start.
  @inlinable @inline(__always)
  init<ID: Hashable>(
    countBefore: Int, countAfter: Int, prefix: Int, suffix: Int,
    identityBefore: (Int) -> ID, identityAfter: (Int) -> ID, identityAtStart: (Int) -> ID
  ) {
    self.prefix = prefix
    self.suffix = suffix
    while true {
      match(countBefore, countAfter, identityBefore, identityAfter, identityAtStart)
      guard self.suffix > 0, isSuffixShifted(countBefore, identityBefore, identityAfter) else { break }
      self.suffix = 0
    }
  }

  /// Matches what stands between the common ends.
  ///
  /// Elements that come are put into the same table as those before, so that a duplicate among them shows by itself. One that is also
  /// in the common end has that end given up by ``isSuffixShifted(_:_:_:)``, and shows then.
  @inlinable @inline(__always)
  mutating func match<ID: Hashable>(
    _ countBefore: Int, _ countAfter: Int, _ identityBefore: (Int) -> ID, _ identityAfter: (Int) -> ID,
    _ identityAtStart: (Int) -> ID
  ) {
    let prefix = prefix
    let before = countBefore - prefix - suffix
    let after = countAfter - prefix - suffix
    var origins = ContiguousArray<Int32>(repeating: -1, count: after)
    var isKept = ContiguousArray(repeating: false, count: before)
    var duplicates = Difference.Duplicates.none
    var inserted = 0
    defer {
      self.origins = origins
      self.inserted = inserted
      self.isKept = isKept
      self.duplicates = duplicates
    }
    guard after > 0 else { return }
    guard before > 0 else {
      inserted = after
      // Nothing is hashed for what comes alone.
      duplicates =
        after == 1
        ? Self.duplicates(prefix, prefix, identityAfter, identityAtStart) : .ofInserted(amongFirst: prefix)
      return
    }

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
    var isDuplicated = hasDuplicates
    // Numbers of elements after follow those of elements before, as many as leave an eighth of the slots free.
    let most = (table.mask &+ 1) &* 7 / 8 &- before
    let block = HashBlock(for: after)
    defer { block.deallocate() }
    // Most elements follow the one that they followed before, or, where a list is reversed, the one that followed them. So they are
    // compared with it first; where that fails they are hashed, more of them at a time the more often it fails.
    var (follower, step) = (0, 1)
    var size = 1
    var element = 0
    while true {
      let start = element
      // Not where an identity is there twice: then the next of it is not always the right one.
      if !hasDuplicates {
        while element < after, follower >= 0, follower < before, !isKept[follower],
          identityBefore(prefix &+ follower) == identityAfter(prefix &+ element)
        {
          isKept[follower] = true
          origins[element] = Int32(truncatingIfNeeded: follower)
          element &+= 1
          follower &+= step
        }
      }
      if element == after { break }
      size = hasDuplicates ? after : element &- start >= size ? 1 : min(2 &* size, IdentitySlots.blockSize)
      let first = element
      element = min(after, element &+ size)
      table.findEach(
        of: element &- first, isReversed: false, in: block, identity: { identityAfter(prefix &+ first &+ $0) },
        numbered: { $0 < before ? identityBefore(prefix &+ $0) : identityAfter(prefix &+ $0 &- before) }
      ) { place, hash, found in
        if found.number < 0 {
          if inserted < most { table.put(before &+ first &+ place, hash: hash, in: found.slot) }
          inserted &+= 1
          return
        }
        guard found.number < before, !isKept[found.number] else {
          isDuplicated = true
          return
        }
        isKept[found.number] = true
        origins[first &+ place] = Int32(truncatingIfNeeded: found.number)
        if hasDuplicates, next[found.number] >= 0 {
          table.put(Int(next[found.number]), hash: hash, in: found.slot)
        }
      }
      let last = Int(origins[element &- 1])
      guard last >= 0 else { continue }
      step = element > 1 && Int(origins[element &- 2]) == last &+ 1 ? -1 : 1
      follower = last &+ step
    }
    if isDuplicated || inserted > most {
      duplicates = .unknown
    } else if inserted == 1, let only = origins.firstIndex(of: -1) {
      duplicates = Self.duplicates(prefix &+ only, prefix, identityAfter, identityAtStart)
    } else if inserted > 0, prefix > 0 {
      guard prefix <= max(Self.few, before &+ after) else {
        duplicates = .ofInserted(amongFirst: prefix)
        return
      }
      table.findEach(
        of: prefix, isReversed: false, identity: identityAtStart,
        numbered: { $0 < before ? identityBefore(prefix &+ $0) : identityAfter(prefix &+ $0 &- before) }
      ) { _, _, found in
        if found.number >= 0 { isDuplicated = true }
      }
      if isDuplicated { duplicates = .unknown }
    }
  }

  /// How many elements are looked at for duplicates alone, at most.
  @inlinable static var few: Int { 256 }

  /// What is known of duplicates where one element comes: it is compared with a short common start, and nothing is hashed.
  @inlinable @inline(__always)
  static func duplicates<ID: Hashable>(
    _ inserted: Int, _ prefix: Int, _ identityAfter: (Int) -> ID, _ identityAtStart: (Int) -> ID
  ) -> Difference.Duplicates {
    guard prefix <= few else { return .ofInserted(amongFirst: prefix) }
    if prefix == 0 { return .none }
    let identity = identityAfter(inserted)
    for place in 0..<prefix where identityAtStart(place) == identity { return .unknown }
    return .none
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
