/// Gives identities numbers, the same identity the same number, for as long as it lives.
///
/// A list that keeps the numbers of its items beside them hashes an item once, when it comes: the difference after an edit then
/// compares integers. Numbers rise from 0 without gaps; ``compact(keeping:)`` forgets those of items that are gone.
///
/// ```swift
/// var numbering = Numbering<Goods.ID>()
/// let before = numbering.numbers(of: goods) { $0.id }
/// let after = numbering.numbers(of: goodsOfToday) { $0.id }
/// let difference = Difference(fromNumbers: before, to: after)
/// ```
public struct Numbering<ID: Hashable> {
  @usableFromInline var identities: ContiguousArray<ID> = []
  @usableFromInline var slots: ContiguousArray<UInt64>

  /// Makes a numbering that has given out no number.
  ///
  /// - Parameter capacity: How many identities to make room for.
  @inlinable public init(minimumCapacity capacity: Int = 0) {
    slots = ContiguousArray(repeating: 0, count: IdentitySlots.count(for: capacity))
    identities.reserveCapacity(capacity)
  }

  /// How many numbers have been given out.
  @inlinable public var count: Int { identities.count }

  /// The identity that has a number.
  @inlinable public func identity(of number: Int32) -> ID { identities[Int(number)] }

  /// The number of an identity, new if it had none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable public mutating func number(of identity: ID) -> Int32 {
    makeRoom(for: 1)
    let hash = IdentityHash()(identity)
    let (slot, number) = find(identity, hash)
    return number ?? append(identity, hash: hash, slot: slot)
  }

  /// The number of an identity; nil if it has none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable public func existingNumber(of identity: ID) -> Int32? {
    find(identity, IdentityHash()(identity)).number
  }

  /// The numbers of items, new for those that had none.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - identity: What an item is known by. Asked once for each.
  /// - Complexity: O(n), each item hashed once.
  @inlinable @inline(__always)
  public mutating func numbers<Item>(of items: [Item], by identity: (Item) -> ID) -> [Int32] {
    makeRoom(for: items.count)
    var numbers: [Int32] = []
    numbers.reserveCapacity(items.count)
    // Taken out, so that both can be written to at once.
    var identities = identities
    self.identities = []
    slots.withUnsafeMutableBufferPointer { memory in
      guard let start = memory.baseAddress else { return }
      let slots = IdentitySlots(start, count: memory.count)
      slots.findEach(
        of: items.count, isReversed: false, identity: { identity(items[$0]) }, numbered: { identities[$0] }
      ) { item, hash, found in
        var number = found.number
        if number < 0 {
          number = identities.count
          slots.put(number, hash: hash, in: found.slot)
          identities.append(identity(items[item]))
        }
        numbers.append(Int32(truncatingIfNeeded: number))
      }
    }
    self.identities = identities
    return numbers
  }

  /// Forgets all identities but some, and numbers those anew in the order of their numbers.
  ///
  /// - Parameter kept: The numbers that are in use, in any order, as often as they like.
  /// - Returns: For each number as it was the number as it is; -1 for those that are forgotten.
  /// - Complexity: O(n) for all numbers given out; the identities that stay are hashed.
  @inlinable public mutating func compact(keeping kept: some Sequence<Int32>) -> [Int32] {
    var numbers = Array(repeating: Int32(-1), count: count)
    for number in kept { numbers[Int(number)] = 0 }
    let staying = numbers.indices.filter { numbers[$0] == 0 }
    var compacted = Numbering(minimumCapacity: staying.count)
    let identities = identities
    for (old, new) in zip(staying, compacted.numbers(of: staying) { identities[$0] }) { numbers[old] = new }
    self = compacted
    return numbers
  }

  /// The slot of an identity and its number; or the free slot where it belongs, and nil.
  @inlinable func find(_ identity: ID, _ hash: UInt64) -> (slot: Int, number: Int32?) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if (slots[slot] ^ hash) >> 32 == 0, identities[number] == identity { return (slot, Int32(number)) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (slot, nil)
  }

  @inlinable @inline(__always)
  mutating func withSlots<Result>(_ body: (IdentitySlots) -> Result) -> Result {
    slots.withUnsafeMutableBufferPointer { memory in
      guard let start = memory.baseAddress else { preconditionFailure("A numbering always has slots") }
      return body(IdentitySlots(start, count: memory.count))
    }
  }

  @inlinable mutating func append(_ identity: ID, hash: UInt64, slot: Int) -> Int32 {
    let number = identities.count
    identities.append(identity)
    withSlots { $0.put(number, hash: hash, in: slot) }
    return Int32(number)
  }

  /// Makes the slots enough for so many more identities.
  @inlinable mutating func makeRoom(for more: Int) {
    precondition(identities.count + more < Int32.max, "A numbering has given out 2,147,483,646 numbers: compact it")
    let needed = IdentitySlots.count(for: identities.count + more)
    guard needed > slots.count else { return }
    slots = ContiguousArray(repeating: 0, count: needed)
    let identities = identities
    withSlots { slots in
      slots.findEach(
        of: identities.count, isReversed: false, identity: { identities[$0] }, numbered: { identities[$0] }
      ) { number, hash, found in slots.put(number, hash: hash, in: found.slot) }
    }
  }
}

extension Numbering: Sendable where ID: Sendable {}
