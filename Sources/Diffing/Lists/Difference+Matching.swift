extension Difference {
  /// Finds what leads from one list to another, whose elements are asked for by place.
  ///
  /// - Parameters:
  ///   - countBefore: How many elements there were.
  ///   - countAfter: How many elements there are.
  ///   - identityBefore: The identity of the element at a place before. Asked several times for a place.
  ///   - identityAfter: The identity of the element at a place after.
  ///   - isUnchanged: Whether the elements at a place before and a place after, of one identity, have the same content. Asked
  ///     once for each element that stays.
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order.
  // Inlined as a whole: the closures are then part of the loops, which makes the loops ten times as fast.
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

  /// Finds what leads from one list to another, unless much stands between the first and the last difference; then nil.
  ///
  /// What is compared until then is compared once: where the answer is nil, hashing has not begun.
  ///
  /// - Parameters:
  ///   - countBefore: How many elements there were.
  ///   - countAfter: How many elements there are.
  ///   - limit: The most that may stand between the ends that the lists have in common, in either list.
  ///   - identityBefore: The identity of the element at a place before. Asked several times for a place.
  ///   - identityAfter: The identity of the element at a place after.
  ///   - isUnchanged: Whether the elements at a place before and a place after, of one identity, have the same content. Asked
  ///     once for each element that stays.
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

  /// Finds what leads from one list to another, whose common ends are known.
  ///
  /// - Parameters:
  ///   - countBefore: How many elements there were.
  ///   - countAfter: How many elements there are.
  ///   - commonStart: How many elements at the start have the identities that the elements at the start before had.
  ///   - changesAtStart: Which of these have other content than before, ascending.
  ///   - commonEnd: How many elements at the end have the identities that the elements at the end before had, those of the
  ///     common start not counted.
  ///   - identityBefore: The identity of the element at a place before, the common start left out. Asked several times for a
  ///     place; for places of the common end only where an identity may be there twice.
  ///   - identityAfter: The identity of the element at a place after, the common start left out.
  ///   - identityAtStart: The identity of the element at a place of the common start. Asked in order, once for each or never.
  ///   - isUnchanged: Whether the elements at a place before and a place after, of one identity, have the same content. Asked
  ///     once for each element that stays, but for those of the common start.
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

  /// Finds for each element after its place before; nil if there was none.
  ///
  /// - Parameters:
  ///   - countBefore: How many elements there were.
  ///   - countAfter: How many elements there are.
  ///   - identityBefore: The identity of the element at a place before. Asked several times for a place.
  ///   - identityAfter: The identity of the element at a place after.
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

  /// Adds removals, insertions and moves: the part that works on integers alone.
  @usableFromInline mutating func addOrder(of matching: ListMatching) {
    addOrder(
      origins: matching.origins, isKept: matching.isKept, inserted: matching.inserted, from: matching.prefix)
  }

  /// Adds removals, insertions and moves.
  ///
  /// - Parameters:
  ///   - origins: For each element after its number before, or -1.
  ///   - isKept: For each element before whether it is among the origins.
  ///   - inserted: How many elements after have no origin.
  ///   - prefix: The number of elements that both lists have in common before these.
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
