extension Difference {
  /// Finds what leads from one list of items to another.
  ///
  /// - Parameters:
  ///   - before: The items before.
  ///   - after: The items after.
  ///   - identity: What an item is known by. Asked several times for an item.
  ///   - isUnchanged: Whether an item after has the content that the item of its identity had before.
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order. Only what stands between the first and the last
  ///   difference is hashed, and each of it once; after equal ends of the lists, O(n) comparisons remain.
  @inlinable @inline(__always)
  public init<Item, ID: Hashable>(
    from before: [Item], to after: [Item], identity: (Item) -> ID, isUnchanged: (Item, Item) -> Bool
  ) {
    self = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        // The same memory: an array that was copied and never written to.
        if before.count == after.count, before.baseAddress == after.baseAddress { return Difference() }
        return Difference(
          countBefore: before.count, countAfter: after.count,
          identityBefore: { identity(before[$0]) }, identityAfter: { identity(after[$0]) },
          isUnchanged: { isUnchanged(before[$0], after[$1]) })
      }
    }
  }

  /// Finds what leads from one list of identities to another; there is no content that could change.
  ///
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order.
  @inlinable public init<ID: Hashable>(from before: [ID], to after: [ID]) {
    self.init(from: before, to: after, identity: { $0 }, isUnchanged: { _, _ in true })
  }

  /// Finds what leads from one list of identifiable items to another; content is compared with `==`.
  ///
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order.
  @inlinable public init<Item: Identifiable & Equatable>(from before: [Item], to after: [Item]) {
    self.init(from: before, to: after, identity: { $0.id }, isUnchanged: { $0 == $1 })
  }
}
