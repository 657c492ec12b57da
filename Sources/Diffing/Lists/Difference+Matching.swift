extension Difference {
  /// Finds the difference between two lists, with elements that are accessed by place.
  ///
  /// - Parameters:
  ///   - countBefore: The number of old elements.
  ///   - countAfter: The number of new elements.
  ///   - identityBefore: A closure that returns the identity at an old place. It's called several times for a place.
  ///   - identityAfter: A closure that returns the identity at a new place.
  ///   - isUnchanged: A closure that returns whether an old and a new element of the same identity have the same
  ///     content. It's called once for each remaining element.
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order.
  // Everything is inlined, so the closures are part of the loops, which makes the loops ten times as fast.
  @inlinable @inline(__always)
  public init<ID: Hashable>(
    countBefore: Int, countAfter: Int, identityBefore: (Int) -> ID, identityAfter: (Int) -> ID,
    isUnchanged: (_ before: Int, _ after: Int) -> Bool
  ) {
    guard
      let found = Difference(
        countBefore: countBefore, countAfter: countAfter, amongAtMost: .max, identityBefore: identityBefore,
        identityAfter: identityAfter, isUnchanged: isUnchanged)
    else { preconditionFailure("A list has more elements than there are numbers") }
    self = found
  }

  /// Finds the difference between two lists, or `nil` if too many elements are between the first and last differences.
  ///
  /// Elements are compared once before that's known. If the result is `nil`, nothing was hashed.
  ///
  /// - Parameters:
  ///   - countBefore: The number of old elements.
  ///   - countAfter: The number of new elements.
  ///   - limit: The maximum number of elements between the common ends, in either list.
  ///   - identityBefore: A closure that returns the identity at an old place. It's called several times for a place.
  ///   - identityAfter: A closure that returns the identity at a new place.
  ///   - isUnchanged: A closure that returns whether an old and a new element of the same identity have the same
  ///     content. It's called once for each remaining element.
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order.
  @inlinable @inline(__always)
  public init?<ID: Hashable>(
    countBefore: Int, countAfter: Int, amongAtMost limit: Int, identityBefore: (Int) -> ID,
    identityAfter: (Int) -> ID, isUnchanged: (_ before: Int, _ after: Int) -> Bool
  ) {
    let shorter = min(countBefore, countAfter)
    var changesAtStart: [IndexPair] = []
    let prefix = commonLength(atMost: shorter) { place in
      guard identityBefore(place) == identityAfter(place) else { return false }
      if !isUnchanged(place, place) { changesAtStart.append(IndexPair(before: place, after: place)) }
      return true
    }
    if prefix == countBefore, prefix == countAfter {
      self.init()
      changes = changesAtStart
      return
    }
    let suffix = commonLength(atMost: shorter &- prefix) {
      identityBefore(countBefore &- 1 &- $0) == identityAfter(countAfter &- 1 &- $0)
    }
    if max(countBefore, countAfter) &- prefix &- suffix > limit { return nil }
    self.init(
      countBefore: countBefore, countAfter: countAfter, commonStart: prefix, changesAtStart: changesAtStart,
      commonEnd: suffix, identityBefore: identityBefore, identityAfter: identityAfter, identityAtStart: identityBefore,
      isUnchanged: isUnchanged)
  }

  /// Finds the difference between two lists with known common ends.
  ///
  /// - Parameters:
  ///   - countBefore: The number of old elements.
  ///   - countAfter: The number of new elements.
  ///   - commonStart: The number of elements with matching identities at the start of both lists.
  ///   - changesAtStart: The elements of the common start with changed content, in ascending order.
  ///   - commonEnd: The number of elements with matching identities at the end of both lists, not counting the common
  ///     start.
  ///   - identityBefore: A closure that returns the identity at an old place after the common start. It's called
  ///     several times for a place, and for the common end only if there may be duplicates.
  ///   - identityAfter: A closure that returns the identity at a new place after the common start.
  ///   - identityAtStart: A closure that returns the identity at a place of the common start. It's called in order,
  ///     once for each place or never.
  ///   - isUnchanged: A closure that returns whether an old and a new element of the same identity have the same
  ///     content. It's called once for each remaining element after the common start.
  /// - Complexity: O(n + m) for the elements after the common start, and O(k log k) for k elements out of order.
  @inlinable @inline(__always)
  public init<ID: Hashable>(
    countBefore: Int, countAfter: Int, commonStart: Int, changesAtStart: [IndexPair], commonEnd: Int,
    identityBefore: (Int) -> ID, identityAfter: (Int) -> ID, identityAtStart: (Int) -> ID,
    isUnchanged: (_ before: Int, _ after: Int) -> Bool
  ) {
    precondition(
      max(countBefore, countAfter) < Int32.max, "A list has more than 2,147,483,646 elements")
    self.init()
    changes = changesAtStart
    let matching = ListMatching(
      countBefore: countBefore, countAfter: countAfter, prefix: commonStart, suffix: commonEnd,
      identityBefore: identityBefore, identityAfter: identityAfter, identityAtStart: identityAtStart)
    duplicates = matching.duplicates
    addChanges(of: matching, countBefore, countAfter, isUnchanged)
    addOrder(of: matching)
  }

  /// Returns the old place of each new element, or `nil` for elements without one.
  ///
  /// - Parameters:
  ///   - countBefore: The number of old elements.
  ///   - countAfter: The number of new elements.
  ///   - identityBefore: A closure that returns the identity at an old place. It's called several times for a place.
  ///   - identityAfter: A closure that returns the identity at a new place.
  /// - Complexity: O(n + m).
  @inlinable @inline(__always)
  public static func origins<ID: Hashable>(
    countBefore: Int, countAfter: Int, identityBefore: (Int) -> ID, identityAfter: (Int) -> ID
  ) -> [Int?] {
    let shorter = min(countBefore, countAfter)
    let prefix = commonLength(atMost: shorter) { identityBefore($0) == identityAfter($0) }
    let suffix = commonLength(atMost: shorter &- prefix) {
      identityBefore(countBefore &- 1 &- $0) == identityAfter(countAfter &- 1 &- $0)
    }
    let matching = ListMatching(
      countBefore: countBefore, countAfter: countAfter, prefix: prefix, suffix: suffix,
      identityBefore: identityBefore, identityAfter: identityAfter, identityAtStart: identityBefore)
    var result: [Int?] = Array(0..<prefix)
    result.reserveCapacity(countAfter)
    for origin in matching.origins { result.append(origin < 0 ? nil : prefix &+ Int(origin)) }
    for place in (countBefore &- matching.suffix)..<countBefore { result.append(place) }
    return result
  }

  /// Adds removals, insertions, and moves. This part works only on integers.
  @usableFromInline mutating func addOrder(of matching: ListMatching) {
    addOrder(
      origins: matching.origins, isKept: matching.isKept, inserted: matching.inserted, from: matching.prefix)
  }

  /// Adds removals, insertions, and moves.
  ///
  /// - Parameters:
  ///   - origins: The old number of each new element, or -1.
  ///   - isKept: Whether each old element is one of the origins.
  ///   - inserted: The number of new elements without an origin.
  ///   - prefix: The number of elements in the common start.
  mutating func addOrder(
    origins: ContiguousArray<Int32>, isKept: ContiguousArray<Bool>, inserted: Int, from prefix: Int
  ) {
    isKept.withUnsafeBufferPointer { isKept in
      removals.reserveCapacity(isKept.count - origins.count + inserted)
      for element in isKept.indices where !isKept[element] { removals.append(prefix + element) }
    }
    origins.withUnsafeBufferPointer { origins in
      insertions.reserveCapacity(inserted)
      for element in origins.indices where origins[element] < 0 { insertions.append(prefix + element) }
      IncreasingSubsequence.forEachOutside(of: origins) { element in
        moves.append(IndexPair(before: prefix + Int(origins[element]), after: prefix + element))
      }
    }
  }
}
