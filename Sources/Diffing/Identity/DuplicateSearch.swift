/// Looks for two elements of a list that have one identity, some hundred elements at a time.
///
/// ```swift
/// let search = DuplicateSearch(among: goods.count)
/// while case .unfinished = search.advance(while: { hasTime }, identity: { goods[$0].id }) { await Task.yield() }
/// ```
///
/// The list must be the same for as long as it is searched. It is not held.
public final class DuplicateSearch {
  /// How far a search has come.
  public enum Progress: Sendable, Hashable {
    /// Not all elements have been looked at.
    case unfinished
    /// Each element has an identity of its own.
    case none
    /// The first element whose identity an earlier one has, and the first that has it.
    case found(first: Int, second: Int)
  }

  /// Which elements may have an identity that others have.
  @usableFromInline enum Scope {
    case all
    /// Those at some places: one of them, or one of the first elements, of a number, may have another's.
    case inserted([Int], amongFirst: Int)
  }

  @usableFromInline let count: Int
  @usableFromInline var scope: Scope
  /// How many elements have been looked at: all those before.
  @usableFromInline var place = 0
  /// Empty until it is needed.
  @usableFromInline var slots: UnsafeMutableBufferPointer<UInt64>
  /// How many of the slots have been made free.
  @usableFromInline var cleared = 0

  /// Makes a search through a list of which nothing is known.
  ///
  /// - Parameter count: How many elements the list has.
  public convenience init(among count: Int) { self.init(among: count, .all) }

  /// Makes a search through a list that came from one without duplicates; nil where the difference rules duplicates out.
  ///
  /// - Parameters:
  ///   - difference: What led to the list.
  ///   - count: How many elements the list has.
  public convenience init?(after difference: Difference, among count: Int) {
    switch difference.duplicates {
    case .none: return nil
    // Where most elements are new, they are no fewer than all.
    case .ofInserted(let first) where difference.insertions.count < count / 2:
      self.init(among: count, .inserted(difference.insertions, amongFirst: first))
    case .ofInserted, .unknown: self.init(among: count, .all)
    }
  }

  private init(among count: Int, _ scope: Scope) {
    self.count = count
    self.scope = scope
    slots = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  deinit { slots.deallocate() }

  /// How many elements are hashed between two looks at the time: identities may be made each time they are asked for.
  @inlinable static var blockSize: Int { 64 }
  /// How many slots are made free between two looks at the time.
  @inlinable static var slotBlockSize: Int { 16_384 }

  /// Goes on for as long as there is time.
  ///
  /// - Parameters:
  ///   - hasTime: Whether there is time for the next few microseconds. Asked after a piece has been done, so that a search comes to
  ///     its end whatever the answer is.
  ///   - identity: The identity of the element at a place. Mostly asked in ascending order.
  /// - Complexity: O(n) for the whole search: each element is hashed once, or only compared if no more than four were inserted.
  @inlinable @inline(__always)
  public func advance<ID: Hashable>(while hasTime: () -> Bool, identity: (Int) -> ID) -> Progress {
    if case .inserted(let inserted, let first) = scope {
      let isFound =
        inserted.count <= 4
        ? find(inserted, amongFirst: first, while: hasTime, identity)
        : hashAndFind(inserted, amongFirst: first, while: hasTime, identity)
      guard let isFound else { return .unfinished }
      if !isFound { return .none }
      begin(.all)
      if !hasTime() { return .unfinished }
    }
    return findAmongAll(while: hasTime, identity)
  }

  /// Begins anew, with another scope.
  @usableFromInline func begin(_ scope: Scope) {
    self.scope = scope
    slots.deallocate()
    slots = UnsafeMutableBufferPointer(start: nil, count: 0)
    (place, cleared) = (0, 0)
  }

  /// Makes slots for so many identities; nil if time runs out before all are free.
  @usableFromInline func table(for capacity: Int, while hasTime: () -> Bool) -> IdentitySlots? {
    if slots.isEmpty { slots = .allocate(capacity: IdentitySlots.count(for: capacity)) }
    guard let start = slots.baseAddress else { return nil }
    while cleared < slots.count {
      let size = min(Self.slotBlockSize, slots.count - cleared)
      (start + cleared).initialize(repeating: 0, count: size)
      cleared += size
      if cleared < slots.count, !hasTime() { return nil }
    }
    return IdentitySlots(start, count: slots.count)
  }

  /// Puts all elements into a table, one after the other.
  @inlinable @inline(__always)
  func findAmongAll<ID: Hashable>(while hasTime: () -> Bool, _ identity: (Int) -> ID) -> Progress {
    guard let table = table(for: count, while: hasTime) else { return .unfinished }
    var found: (first: Int, second: Int)?
    while place < count {
      let start = place
      let size = min(Self.blockSize, count &- start)
      table.findEach(
        of: size, isReversed: false, identity: { identity(start &+ $0) }, numbered: { identity($0) }
      ) { element, hash, other in
        if other.number < 0 {
          table.put(start &+ element, hash: hash, in: other.slot)
        } else if found == nil {
          found = (other.number, start &+ element)
        }
      }
      if let found { return .found(first: found.first, second: found.second) }
      place = start &+ size
      if place < count, !hasTime() { return .unfinished }
    }
    return .none
  }

  /// Whether one of a few elements is another of them, or also among the first; nil if time runs out.
  @inlinable @inline(__always)
  func find<ID: Hashable>(
    _ inserted: [Int], amongFirst count: Int, while hasTime: () -> Bool, _ identity: (Int) -> ID
  ) -> Bool? {
    let identities = inserted.map { identity($0) }
    for index in identities.indices.dropFirst() where identities[..<index].contains(identities[index]) { return true }
    while place < count {
      let end = min(count, place &+ 16 &* Self.blockSize)
      // One loop for each: that is one comparison and no more.
      for known in identities {
        for other in place..<end where identity(other) == known { return true }
      }
      place = end
      if place < count, !hasTime() { return nil }
    }
    return false
  }

  /// Whether one of many elements is another of them, or also among the first; nil if time runs out.
  @inlinable @inline(__always)
  func hashAndFind<ID: Hashable>(
    _ inserted: [Int], amongFirst count: Int, while hasTime: () -> Bool, _ identity: (Int) -> ID
  ) -> Bool? {
    guard let table = table(for: inserted.count, while: hasTime) else { return nil }
    var isFound = false
    // First the elements that were inserted, then the first of the list.
    while place < inserted.count &+ count {
      let start = place
      let isSeeding = start < inserted.count
      let size = min(Self.blockSize, isSeeding ? inserted.count &- start : inserted.count &+ count &- start)
      let shift = start &- inserted.count
      table.findEach(
        of: size, isReversed: false, identity: { identity(isSeeding ? inserted[start &+ $0] : shift &+ $0) },
        numbered: { identity(inserted[$0]) }
      ) { element, hash, other in
        if other.number >= 0 {
          isFound = true
        } else if isSeeding {
          table.put(start &+ element, hash: hash, in: other.slot)
        }
      }
      if isFound { return true }
      place = start &+ size
      if place < inserted.count &+ count, !hasTime() { return nil }
    }
    return false
  }
}
