extension Difference {
  /// Finds what leads from one list of items to another.
  ///
  /// - Parameters:
  ///   - before: The items before.
  ///   - after: The items after.
  ///   - identity: What an item is known by. Asked several times for an item.
  ///   - isUnchanged: Whether an item after has the content that the item of its identity had before.
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order. Only what stands between the first and the last
  ///   difference is hashed, and after only what does not follow as before; after equal ends of the lists, O(n) comparisons remain.
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

  /// Finds what leads from one list of items to another, unless much stands between the first and the last difference; then nil.
  ///
  /// What is compared until then is compared once: where the answer is nil, hashing has not begun.
  ///
  /// - Parameters:
  ///   - before: The items before.
  ///   - after: The items after.
  ///   - limit: The most that may stand between the ends that the lists have in common, in either list.
  ///   - identity: What an item is known by. Asked several times for an item.
  ///   - isUnchanged: Whether an item after has the content that the item of its identity had before.
  /// - Complexity: O(n + m), and O(k log k) for k elements out of order.
  @inlinable @inline(__always)
  public init?<Item, ID: Hashable>(
    from before: [Item], to after: [Item], amongAtMost limit: Int, identity: (Item) -> ID,
    isUnchanged: (Item, Item) -> Bool
  ) {
    let found: Difference? = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        // The same memory: an array that was copied and never written to.
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
