/// A hash table with open addressing and linear probing, with slots for a number and half of its identity's hash.
///
/// Identities aren't copied. One is read only if half of its hash matches. A slot is `hash[32...63] | number + 1`, or 0
/// if it's free.
///
/// The table and its users work on plain memory instead of closures because nested closures aren't inlined in the loops
/// that call them, which would make the loops three times as slow.
@usableFromInline struct IdentitySlots {
  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let mask: Int

  /// The number of elements to hash at a time.
  @inlinable static var blockSize: Int { 256 }

  /// Returns the number of slots for a number of identities, of which at most two thirds are used.
  @inlinable static func count(for capacity: Int) -> Int {
    let needed = max(4, capacity + capacity / 2)
    return 1 << (Int.bitWidth - (needed - 1).leadingZeroBitCount)
  }

  /// Creates a table with the caller's slots.
  @inlinable @inline(__always) init(_ slots: UnsafeMutablePointer<UInt64>, count: Int) {
    self.slots = slots
    mask = count &- 1
  }

  /// Allocates a table for a number of identities. The caller must deallocate it.
  @inlinable @inline(__always) init(capacity: Int) {
    let count = IdentitySlots.count(for: capacity)
    slots = .allocate(capacity: count)
    slots.initialize(repeating: 0, count: count)
    mask = count &- 1
  }

  @inlinable @inline(__always) func deallocate() { slots.deallocate() }

  /// Returns the slot and number of an identity, or the free slot where it belongs and -1.
  ///
  /// - Parameter hint: An earlier value of the identity's first slot.
  @inlinable @inline(__always)
  func find(_ hash: UInt64, hint: UInt64, isSame: (Int) -> Bool) -> (slot: Int, number: Int) {
    var slot = Int(truncatingIfNeeded: hash) & mask
    if hint == 0, slots[slot] == 0 { return (slot, -1) }
    while true {
      let content = slots[slot]
      if content == 0 { return (slot, -1) }
      if (content ^ hash) >> 32 == 0 {
        let number = Int(truncatingIfNeeded: content & 0xFFFF_FFFF) &- 1
        if isSame(number) { return (slot, number) }
      }
      slot = (slot &+ 1) & mask
    }
  }

  @inlinable @inline(__always)
  func put(_ number: Int, hash: UInt64, in slot: Int) {
    slots[slot] = (hash & 0xFFFF_FFFF_0000_0000) | UInt64(truncatingIfNeeded: number &+ 1)
  }

  /// Finds each element and passes the result to a closure before it looks for the next one.
  ///
  /// Elements are hashed a few hundred at a time, then the first slot of each is read, and then each is looked for.
  /// Slots are rarely in a near cache, and consecutive reads let the processor wait for many of them at the same time.
  ///
  /// - Parameters:
  ///   - count: The number of elements, which are identified by their places.
  ///   - isReversed: Whether to begin with the last element.
  ///   - identity: A closure that returns the identity of an element. It's called again if half of a hash matches.
  ///   - numbered: A closure that returns the identity of a number in a slot.
  ///   - body: A closure that receives the element, its hash, and the result of `find`.
  @inlinable @inline(__always)
  func findEach<ID: Hashable>(
    of count: Int, isReversed: Bool, identity: (_ element: Int) -> ID, numbered: (_ number: Int) -> ID,
    _ body: (_ element: Int, _ hash: UInt64, _ found: (slot: Int, number: Int)) -> Void
  ) {
    let block = HashBlock(for: count)
    defer { block.deallocate() }
    findEach(of: count, isReversed: isReversed, in: block, identity: identity, numbered: numbered, body)
  }

  /// Finds each element with the caller's memory, for repeated searches of a few elements.
  @inlinable @inline(__always)
  func findEach<ID: Hashable>(
    of count: Int, isReversed: Bool, in block: HashBlock, identity: (_ element: Int) -> ID,
    numbered: (_ number: Int) -> ID, _ body: (_ element: Int, _ hash: UInt64, _ found: (slot: Int, number: Int)) -> Void
  ) {
    let hash = IdentityHash()
    let (hashes, hints) = (block.hashes, block.hints)
    let step = isReversed ? -1 : 1
    var element = isReversed ? count : -1
    var left = count
    while left > 0 {
      let some = min(block.size, left)
      var next = element
      for index in 0..<some {
        next &+= step
        hashes[index] = hash(identity(next))
      }
      for index in 0..<some { hints[index] = slots[Int(truncatingIfNeeded: hashes[index]) & mask] }
      for index in 0..<some {
        element &+= step
        let hash = hashes[index]
        body(element, hash, find(hash, hint: hints[index]) { numbered($0) == identity(element) })
      }
      left &-= some
    }
  }
}

/// Memory for the hashes of a few hundred elements and the values of their first slots.
@usableFromInline struct HashBlock {
  @usableFromInline let size: Int
  @usableFromInline let hashes: UnsafeMutablePointer<UInt64>
  @usableFromInline let hints: UnsafeMutablePointer<UInt64>

  /// Allocates memory for at most a few hundred elements. The caller must deallocate it.
  @inlinable @inline(__always) init(for count: Int) {
    size = min(IdentitySlots.blockSize, count)
    hashes = .allocate(capacity: 2 * size)
    hints = hashes + size
  }

  @inlinable @inline(__always) func deallocate() { hashes.deallocate() }
}
