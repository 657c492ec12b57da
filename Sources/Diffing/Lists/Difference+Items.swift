extension Difference {
  /// Finds the difference between two lists of items.
  ///
  /// - Parameters:
  ///   - before: The old items.
  ///   - after: The new items.
  ///   - identity: A closure that returns an item's identity. It's called several times for an item.
  ///   - isUnchanged: A closure that returns whether an old and a new item of the same identity have the same content.
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order. Only the part between the first and last
  ///   differences is hashed, and in the new list only elements that don't follow the same element as before. If the
  ///   ends are equal, O(n) comparisons remain.
  @inlinable @inline(__always)
  public init<Item, ID: Hashable>(
    from before: [Item], to after: [Item], identity: (Item) -> ID, isUnchanged: (Item, Item) -> Bool
  ) {
    guard
      let found = Difference(
        from: before, to: after, amongAtMost: .max, identity: identity, isUnchanged: isUnchanged)
    else { preconditionFailure("A list has more elements than there are numbers") }
    self = found
  }

  /// Finds the difference between two lists of items, or `nil` if too many items are between the first and last
  /// differences.
  ///
  /// Items are compared once before that's known. If the result is `nil`, nothing was hashed.
  ///
  /// - Parameters:
  ///   - before: The old items.
  ///   - after: The new items.
  ///   - limit: The maximum number of items between the common ends, in either list.
  ///   - identity: A closure that returns an item's identity. It's called several times for an item.
  ///   - isUnchanged: A closure that returns whether an old and a new item of the same identity have the same content.
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order.
  @inlinable @inline(__always)
  public init?<Item, ID: Hashable>(
    from before: [Item], to after: [Item], amongAtMost limit: Int, identity: (Item) -> ID,
    isUnchanged: (Item, Item) -> Bool
  ) {
    let found: Difference? = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        // The same memory means that the array is an unmodified copy.
        if before.count == after.count, before.baseAddress == after.baseAddress { return Difference() }
        return Difference(
          countBefore: before.count, countAfter: after.count, amongAtMost: limit,
          identityBefore: { identity(before[$0]) }, identityAfter: { identity(after[$0]) },
          isUnchanged: { isUnchanged(before[$0], after[$1]) })
      }
    }
    guard let found else { return nil }
    self = found
  }

  /// Finds the difference between two lists of equatable items, or `nil` if too many items are between the first and last
  /// differences.
  ///
  /// Items with equal bytes are equal, because `Equatable` requires that every value equals itself. So that unchanged
  /// items aren't copied, their bytes are compared first.
  ///
  /// - Parameters:
  ///   - before: The old items.
  ///   - after: The new items.
  ///   - limit: The maximum number of items between the common ends, in either list.
  ///   - identity: A closure that returns an item's identity. It's called several times for an item.
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order.
  @inlinable @inline(__always)
  package init?<Item: Equatable, ID: Hashable>(
    from before: [Item], to after: [Item], amongAtMost limit: Int, identity: (Item) -> ID
  ) {
    let found: Difference? = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        if before.count == after.count, before.baseAddress == after.baseAddress { return Difference() }
        return Difference(
          countBefore: before.count, countAfter: after.count, amongAtMost: limit,
          identityBefore: { identity(before[$0]) }, identityAfter: { identity(after[$0]) },
          isUnchanged: { before.hasSameBytes($0, as: after, $1) || before[$0] == after[$1] })
      }
    }
    guard let found else { return nil }
    self = found
  }

  /// Finds the difference between two lists of equatable items.
  ///
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order.
  @inlinable @inline(__always)
  package init<Item: Equatable, ID: Hashable>(from before: [Item], to after: [Item], identity: (Item) -> ID) {
    guard let found = Difference(from: before, to: after, amongAtMost: .max, identity: identity) else {
      preconditionFailure("A list has more elements than there are numbers")
    }
    self = found
  }

  /// Finds the difference between two lists of identities, without content changes.
  ///
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order.
  @inlinable public init<ID: Hashable>(from before: [ID], to after: [ID]) {
    self.init(from: before, to: after, identity: { $0 }, isUnchanged: { _, _ in true })
  }

  /// Finds the difference between two lists of identifiable items, and compares their content with `==`.
  ///
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order.
  @inlinable public init<Item: Identifiable & Equatable>(from before: [Item], to after: [Item]) {
    self.init(from: before, to: after, identity: { $0.id })
  }
}

extension UnsafeBufferPointer {
  /// Returns whether an element has the same bytes as one of another buffer.
  @inlinable @inline(__always)
  func hasSameBytes(_ place: Int, as other: UnsafeBufferPointer, _ otherPlace: Int) -> Bool {
    guard let start = baseAddress, let otherStart = other.baseAddress else { return false }
    let (bytes, otherBytes) = (UnsafeRawPointer(start + place), UnsafeRawPointer(otherStart + otherPlace))
    var offset = 0
    // Eight at a time: for so few, a call of `memcmp` takes longer.
    while offset &+ 8 <= MemoryLayout<Element>.size {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard word == otherBytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset &+= 8
    }
    while offset < MemoryLayout<Element>.size {
      let byte = bytes.load(fromByteOffset: offset, as: UInt8.self)
      guard byte == otherBytes.load(fromByteOffset: offset, as: UInt8.self) else { return false }
      offset &+= 1
    }
    return true
  }
}
