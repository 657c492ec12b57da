/// The matching of new and old elements: the generic part that compares and hashes identities.
///
/// The n-th old element of an identity matches the n-th new one. Only elements between the common ends are hashed, and
/// of the new ones only those that don't follow the same element as before.
@usableFromInline struct ListMatching {
  /// The number of elements in the common start, and in the common end of the rest.
  @usableFromInline var prefix: Int
  @usableFromInline var suffix = 0
  /// The old place of each new element between the ends, relative to the start's end, or -1 if it had none.
  @usableFromInline var origins: ContiguousArray<Int32> = []
  /// The number of new elements without an old place.
  @usableFromInline var inserted = 0
  /// A Boolean value for each old element between the ends that indicates whether it's one of the origins.
  @usableFromInline var isKept: ContiguousArray<Bool> = []
  /// The duplicates that were found in the new list, if the old list had none.
  @usableFromInline var duplicates = Difference.Duplicates.none

  /// Creates a matching.
  ///
  /// - Parameters:
  ///   - suffix: The number of elements that the lists have in common at the end, counted only from there.
  ///   - identityAtStart: A closure that returns the identity of an element in the common start.
  @inlinable @inline(__always)
  init<ID: Hashable>(
    countBefore: Int, countAfter: Int, prefix: Int, suffix: Int,
    identityBefore: (Int) -> ID, identityAfter: (Int) -> ID, identityAtStart: (Int) -> ID
  ) {
    self.prefix = prefix
    // To match a short end with the rest takes less time than to look there for the rest's identities.
    self.suffix = suffix &* 16 <= max(countBefore, countAfter) &- prefix ? 0 : suffix
    while true {
      match(countBefore, countAfter, identityBefore, identityAfter, identityAtStart)
      if self.suffix == 0 { return }
      // If an unmatched identity is also in the common end, its n-th old element there isn't the n-th new one, so the
      // end isn't common. This isn't a function of its own because the compiler doesn't inline it, which makes it three
      // times as slow.
      let unmatched = unmatched(identityBefore, identityAfter)
      let (start, length) = (countBefore &- self.suffix, self.suffix)
      var isShifted = false
      if unmatched.count <= 4 {
        for id in unmatched where !isShifted {
          for place in start..<countBefore where identityBefore(place) == id {
            isShifted = true
            break
          }
        }
      } else {
        let table = IdentitySlots(capacity: unmatched.count)
        defer { table.deallocate() }
        table.findEach(
          of: unmatched.count, isReversed: false, identity: { unmatched[$0] }, numbered: { unmatched[$0] }
        ) { number, hash, found in
          if found.number < 0 { table.put(number, hash: hash, in: found.slot) }
        }
        table.findEach(
          of: length, isReversed: false, identity: { identityBefore(start &+ $0) }, numbered: { unmatched[$0] }
        ) { _, _, found in
          if found.number >= 0 { isShifted = true }
        }
      }
      guard isShifted else { return }
      self.suffix = 0
    }
  }

  /// Matches the elements between the common ends.
  ///
  /// Inserted elements are added to the same table as the old ones, which reveals duplicates among them. If an inserted
  /// element is also in the common end, that end is given up, which then reveals it.
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
      // A single inserted element isn't hashed.
      duplicates =
        after == 1
        ? Self.duplicates(prefix, prefix, identityAfter, identityAtStart) : .ofInserted(amongFirst: prefix)
      return
    }

    let table = IdentitySlots(capacity: before)
    defer { table.deallocate() }
    // The next old element with the same identity, or -1. The array is empty until a duplicate is found.
    var next: ContiguousArray<Int32> = []
    // The order is reversed so that each slot contains the first element of its identity.
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
    // The numbers of new elements follow those of old elements, as long as an eighth of the slots stays free.
    let most = (table.mask &+ 1) &* 7 / 8 &- before
    let block = HashBlock(for: after)
    defer { block.deallocate() }
    // Most elements follow the same element as before or, in a reversed list, precede it. So they're first compared
    // with that one. If that fails, they're hashed, and more of them at a time the more often it fails.
    var (follower, step) = (0, 1)
    var size = 1
    var element = 0
    while true {
      let start = element
      // With duplicate identities, the next element isn't always the right one.
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

  /// The maximum number of elements to search only for duplicates.
  @inlinable static var few: Int { 256 }

  /// Returns the duplicates of a single inserted element, by comparing it with a short common start, without hashing.
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

  /// Returns the identities between the ends that have different counts there.
  @inlinable @inline(__always)
  func unmatched<ID: Hashable>(
    _ identityBefore: (Int) -> ID, _ identityAfter: (Int) -> ID
  ) -> ContiguousArray<ID> {
    var unmatched = ContiguousArray<ID>()
    for element in isKept.indices where !isKept[element] { unmatched.append(identityBefore(prefix &+ element)) }
    for element in origins.indices where origins[element] < 0 { unmatched.append(identityAfter(prefix &+ element)) }
    return unmatched
  }
}
