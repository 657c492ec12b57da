/// An object that searches a list for two elements with the same identity, a few hundred elements at a time.
///
/// ```swift
/// let search = DuplicateSearch(among: goods.count)
/// while case .unfinished = search.advance(while: { hasTime }, identity: { goods[$0].id }) { await Task.yield() }
/// ```
///
/// The list must not change during the search. The object doesn't hold it.
public final class DuplicateSearch {
  /// The progress of a search.
  public enum Progress: Sendable, Hashable {
    /// The search isn't finished.
    case unfinished
    /// All identities are unique.
    case none
    /// The first element with the identity of an earlier one, and the first element with that identity.
    case found(first: Int, second: Int)
  }

  /// The elements that may have duplicates.
  @usableFromInline enum Scope {
    case all
    /// Elements at some places, which may equal each other or one of a number of first elements.
    case inserted([Int], amongFirst: Int)
  }

  @usableFromInline let count: Int
  @usableFromInline var scope: Scope
  /// The number of elements that were searched.
  @usableFromInline var place = 0
  /// The slots, which are empty until they're needed.
  @usableFromInline var slots: UnsafeMutableBufferPointer<UInt64>
  /// The number of slots that were cleared.
  @usableFromInline var cleared = 0

  /// Creates a search of a whole list.
  ///
  /// - Parameter count: The number of elements in the list.
  public convenience init(among count: Int) { self.init(among: count, .all) }

  /// Creates a search after a difference from a list without duplicates, or `nil` if the difference rules duplicates
  /// out.
  ///
  /// - Parameters:
  ///   - difference: The difference that led to the list.
  ///   - count: The number of elements in the list.
  public convenience init?(after difference: Difference, among count: Int) {
    switch difference.duplicates {
    case .none: return nil
    // If most elements are new, a search of all is no slower.
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

  /// The number of elements to hash between two time checks. It's small because identities may be computed on each
  /// access.
  @inlinable static var blockSize: Int { 64 }
  /// The number of slots to clear between two time checks.
  @inlinable static var slotBlockSize: Int { 16_384 }

  /// Continues the search while there's time.
  ///
  /// - Parameters:
  ///   - hasTime: A closure that returns whether there's time for the next few microseconds. It's called after each
  ///     piece, so a search ends even if it always returns `false`.
  ///   - identity: A closure that returns the identity of the element at a place, mostly in ascending order.
  /// - Complexity: O(n) for the whole search: each element is hashed once, or only compared if at most four were
  ///   inserted.
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

  /// Restarts the search with another scope.
  @usableFromInline func begin(_ scope: Scope) {
    self.scope = scope
    slots.deallocate()
    slots = UnsafeMutableBufferPointer(start: nil, count: 0)
    (place, cleared) = (0, 0)
  }

  /// Returns a table for a number of identities, or `nil` if time runs out before all slots are clear.
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

  /// Adds all elements to a table, one after another.
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

  /// Returns whether one of a few elements equals another of them or one of the first elements, or `nil` if time runs
  /// out.
  @inlinable @inline(__always)
  func find<ID: Hashable>(
    _ inserted: [Int], amongFirst count: Int, while hasTime: () -> Bool, _ identity: (Int) -> ID
  ) -> Bool? {
    let identities = inserted.map { identity($0) }
    for index in identities.indices.dropFirst() where identities[..<index].contains(identities[index]) { return true }
    while place < count {
      let end = min(count, place &+ 16 &* Self.blockSize)
      // Each identity has its own loop with a single comparison.
      for known in identities {
        for other in place..<end where identity(other) == known { return true }
      }
      place = end
      if place < count, !hasTime() { return nil }
    }
    return false
  }

  /// Returns whether one of many elements equals another of them or one of the first elements, or `nil` if time runs
  /// out.
  @inlinable @inline(__always)
  func hashAndFind<ID: Hashable>(
    _ inserted: [Int], amongFirst count: Int, while hasTime: () -> Bool, _ identity: (Int) -> ID
  ) -> Bool? {
    guard let table = table(for: inserted.count, while: hasTime) else { return nil }
    var isFound = false
    // The inserted elements come first, and then the first elements of the list.
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
