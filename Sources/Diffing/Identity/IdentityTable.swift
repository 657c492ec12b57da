/// A table of values by key that a faulty `==` or `hash(into:)` can't break.
///
/// Swift's `Dictionary` and `Set` can trap if equal keys have different hashes, or if a key's results change between two
/// calls. This table hashes a key once per call, and moves entries without calling the key's code. Two keys are the same
/// if their hashes and `==` agree. A key that doesn't equal itself, such as NaN, is added each time and never found.
@usableFromInline package struct IdentityTable<Key: Hashable, Value> {
  @usableFromInline package struct Entry {
    @usableFromInline package let key: Key
    @usableFromInline let hash: UInt64
    @usableFromInline package var value: Value

    @inlinable init(key: Key, hash: UInt64, value: Value) { (self.key, self.hash, self.value) = (key, hash, value) }
  }

  /// The entries in the order of their insertion. The last entry replaces a removed one.
  @usableFromInline package internal(set) var entries: ContiguousArray<Entry> = []
  /// The slots for open addressing: the upper half of a hash with the entry's index plus one, or 0 for a free slot.
  @usableFromInline var slots: ContiguousArray<UInt64> = []

  /// Creates an empty table.
  @inlinable package init() {}

  @inlinable package var isEmpty: Bool { entries.isEmpty }

  /// Returns the index of a key's entry, or `nil` if the key has none.
  @inlinable package func index(of key: Key) -> Int? {
    entries.isEmpty ? nil : index(of: key, hash: IdentityTable.hash(of: key))
  }

  /// The value of a key.
  @inlinable package subscript(key: Key) -> Value? {
    index(of: key).map { entries[$0].value }
  }

  /// The value of a key. The table adds the default value if the key has none.
  @inlinable package subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      let hash = IdentityTable.hash(of: key)
      let index = index(of: key, hash: hash) ?? append(key, value(), hash: hash)
      yield &entries[index].value
    }
  }

  /// Adds a value if the key has none.
  ///
  /// - Returns: The index of the key's entry, and whether it's new.
  @inlinable @discardableResult
  package mutating func insert(_ key: Key, _ value: @autoclosure () -> Value) -> (index: Int, isNew: Bool) {
    let hash = IdentityTable.hash(of: key)
    if let index = index(of: key, hash: hash) { return (index, false) }
    return (append(key, value(), hash: hash), true)
  }

  /// Adds an entry at the end, even if the key already has one.
  @inlinable package mutating func append(_ key: Key, _ value: Value) {
    append(key, value, hash: IdentityTable.hash(of: key))
  }

  /// Removes the entry of a key.
  @inlinable @discardableResult package mutating func removeValue(for key: Key) -> Value? {
    index(of: key).map { remove(at: $0) }
  }

  /// Removes the last entry without calling the key's code.
  @inlinable package mutating func removeLast() {
    remove(at: entries.count - 1)
  }

  // MARK: Slots

  @inlinable static func hash(of key: Key) -> UInt64 { UInt64(truncatingIfNeeded: key.hashValue) }

  @inlinable func index(of key: Key, hash: UInt64) -> Int? {
    if slots.isEmpty { return nil }
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let content = slots[slot]
      if (content ^ hash) >> 32 == 0 {
        let index = Int(truncatingIfNeeded: content & 0xFFFF_FFFF) &- 1
        if entries[index].key == key { return index }
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  @inlinable @discardableResult mutating func append(_ key: Key, _ value: Value, hash: UInt64) -> Int {
    let index = entries.count
    entries.append(Entry(key: key, hash: hash, value: value))
    if 3 * entries.count > 2 * slots.count { grow() } else { put(index) }
    return index
  }

  /// Doubles the capacity, and places the entries by the hashes that they had when they were added.
  @usableFromInline mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: max(8, 2 * slots.count))
    for index in entries.indices { put(index) }
  }

  /// Stores an entry's index in the first free slot for its hash.
  @inlinable mutating func put(_ index: Int) {
    let (hash, mask) = (entries[index].hash, slots.count &- 1)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot &+ 1) & mask }
    slots[slot] = content(of: index, hash: hash)
  }

  @inlinable func content(of index: Int, hash: UInt64) -> UInt64 {
    hash & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: index &+ 1)
  }

  /// Returns the slot that contains an entry's index.
  @inlinable func slot(of index: Int) -> Int {
    let (hash, mask) = (entries[index].hash, slots.count &- 1)
    let wanted = content(of: index, hash: hash)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != wanted { slot = (slot &+ 1) & mask }
    return slot
  }

  @usableFromInline @discardableResult mutating func remove(at index: Int) -> Value {
    free(slot(of: index))
    let last = entries.count - 1
    if index < last {
      let slot = slot(of: last)
      slots[slot] = content(of: index, hash: entries[last].hash)
      entries.swapAt(index, last)
    }
    return entries.removeLast().value
  }

  /// Frees a slot, and moves later entries into the gap so that searches still find them.
  private mutating func free(_ freed: Int) {
    let mask = slots.count - 1
    var (gap, slot) = (freed, freed)
    while true {
      slot = (slot + 1) & mask
      if slots[slot] == 0 { break }
      let first = Int(truncatingIfNeeded: entries[Int(slots[slot] & 0xFFFF_FFFF) - 1].hash) & mask
      // An entry can move to the gap if the gap isn't before its preferred slot.
      if (slot - first) & mask >= (slot - gap) & mask {
        slots[gap] = slots[slot]
        gap = slot
      }
    }
    slots[gap] = 0
  }
}

extension IdentityTable: Sendable where Key: Sendable, Value: Sendable {}
extension IdentityTable.Entry: Sendable where Key: Sendable, Value: Sendable {}
