/// Open addressing with linear probing: slots that hold a number and half of its identity's hash.
///
/// The identities stay where they are, so nothing is copied. One is read only where half of its hash agrees. A slot is
/// `hash[32...63] | number + 1`, and 0 when it is free.
///
/// This and what uses it has plain memory instead of closures over it: closures within closures are not made part of the loops
/// that call them, and the loops would be three times as slow.
@usableFromInline struct IdentitySlots {
  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let mask: Int

  /// How many elements are hashed at a time.
  @inlinable static var blockSize: Int { 256 }

  /// How many slots so many identities need: at most two thirds of them will be taken.
  @inlinable static func count(for capacity: Int) -> Int {
    let needed = max(4, capacity + capacity / 2)
    return 1 << (Int.bitWidth - (needed - 1).leadingZeroBitCount)
  }

  /// Uses the slots of somebody else.
  @inlinable @inline(__always) init(_ slots: UnsafeMutablePointer<UInt64>, count: Int) {
    self.slots = slots
    mask = count &- 1
  }

  /// Makes room for so many identities. To be deallocated.
  @inlinable @inline(__always) init(capacity: Int) {
    let count = IdentitySlots.count(for: capacity)
    slots = .allocate(capacity: count)
    slots.initialize(repeating: 0, count: count)
    mask = count &- 1
  }

  @inlinable @inline(__always) func deallocate() { slots.deallocate() }

  /// The slot of an identity, and the number in it; or the free slot where it belongs, and -1.
  ///
  /// - Parameter hint: What was in the identity's first slot at some earlier time.
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

  /// Finds each of so many elements and hands on what was found, before the next is looked for.
  ///
  /// Elements are hashed a few hundred at a time, then the first slot of each is read, and only then is each looked for: slots
  /// are seldom in a near cache, and when nothing stands between the readings the processor waits for many at once.
  ///
  /// - Parameters:
  ///   - count: How many elements there are; they are known by their places.
  ///   - isReversed: Whether to begin with the last.
  ///   - identity: The identity of an element. Asked again where half of a hash agrees.
  ///   - numbered: The identity of a number in a slot.
  ///   - body: Gets the element, its hash and what `find` says.
  @inlinable @inline(__always)
  func findEach<ID: Hashable>(
    of count: Int, isReversed: Bool, identity: (_ element: Int) -> ID, numbered: (_ number: Int) -> ID,
    _ body: (_ element: Int, _ hash: UInt64, _ found: (slot: Int, number: Int)) -> Void
  ) {
    let block = HashBlock(for: count)
    defer { block.deallocate() }
    findEach(of: count, isReversed: isReversed, in: block, identity: identity, numbered: numbered, body)
  }

  /// The same with the caller's memory, for finding a few elements again and again.
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

/// Memory for the hashes of some hundred elements, and for what was in their first slots.
@usableFromInline struct HashBlock {
  @usableFromInline let size: Int
  @usableFromInline let hashes: UnsafeMutablePointer<UInt64>
  @usableFromInline let hints: UnsafeMutablePointer<UInt64>

  /// Makes room for so many elements, a few hundred at most. To be deallocated.
  @inlinable @inline(__always) init(for count: Int) {
    size = min(IdentitySlots.blockSize, count)
    hashes = .allocate(capacity: 2 * size)
    hints = hashes + size
  }

  @inlinable @inline(__always) func deallocate() { hashes.deallocate() }
}
