/// Open addressing with linear probing: slots that hold a number and half of its identity's hash.
///
/// The identities stay where they are, so nothing is copied or retained; `isSame` reads them there. An identity is read only
/// where half of its hash agrees. A slot is `hash[32...63] | number + 1`, and 0 when it is free.
@usableFromInline struct IdentitySlots {
  @usableFromInline var slots: ContiguousArray<UInt64>

  /// Makes room for so many identities; at most two thirds of the slots will be taken.
  @inlinable init(capacity: Int) {
    slots = ContiguousArray(repeating: 0, count: IdentitySlots.slotCount(for: capacity))
  }

  @inlinable static func slotCount(for capacity: Int) -> Int {
    let needed = max(4, capacity + capacity / 2)
    return 1 << (Int.bitWidth - (needed - 1).leadingZeroBitCount)
  }

  /// How many identities there is room for.
  @inlinable var capacity: Int { slots.count / 3 * 2 }
}

/// The slots of `IdentitySlots`, while they are worked on.
@usableFromInline struct IdentityProbe {
  @usableFromInline let slots: UnsafeMutableBufferPointer<UInt64>
  @usableFromInline let mask: Int

  @inlinable @inline(__always) init(_ slots: UnsafeMutableBufferPointer<UInt64>) {
    self.slots = slots
    mask = slots.count &- 1
  }

  /// The slot of an identity, and the number in it; or the free slot where it belongs, and -1.
  @inlinable @inline(__always)
  func find(_ hash: UInt64, isSame: (Int) -> Bool) -> (slot: Int, number: Int) {
    var slot = Int(truncatingIfNeeded: hash) & mask
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
}
