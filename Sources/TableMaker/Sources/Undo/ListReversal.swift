import TableMakerDiffing

/// A change of a list that can be undone, even if the list has changed since then.
struct ListReversal<Item> {
  let identity: Identity<Item>
  /// The items before the change, to which the list returns.
  private let before: RecordedItems<Item>
  /// The items after the change.
  let after: RecordedItems<Item>
  /// The difference that leads back.
  private let way: Difference

  /// Finds the effect of a change, or returns `nil` if it has no detectable effect.
  ///
  /// - Parameter recorded: Earlier items of the list, with which the change shares memory.
  init?(
    _ identity: Identity<Item>, from before: [Item], to after: [Item], sharing recorded: RecordedItems<Item>? = nil
  ) {
    if before.isStored(with: after) { return nil }
    var way = identity.difference(after, before)
    // If content can't be compared, any item may have changed, or none.
    if identity.hasSameContent == nil { way.changes = [] }
    if way.isEmpty { return nil }
    (self.identity, self.way) = (identity, way)
    self.before = RecordedItems(before, sharing: recorded)
    self.after = RecordedItems(after, sharing: self.before)
  }

  /// A Boolean value that indicates whether items have only positional identities. Then only an unchanged list can be
  /// restored.
  private var isByPosition: Bool { identity.kind == .position }

  /// Returns the items as before the change, with all later changes of the list.
  ///
  /// Items that the change removed or moved return below the item that was above them, and items that it inserted are
  /// removed. All other items keep their present state and order.
  /// - Parameters:
  ///   - current: The present items.
  ///   - values: A closure that returns the present state of an item that returns, if another list of the same change
  ///     has it. It's called only for such items.
  /// - Returns: The items, or `nil` if they can't be determined.
  /// - Complexity: O(n) in items, hashing each.
  func items(from current: [Item], values: (Item) -> Item?) -> [Item]? {
    let before = before.array
    if isByPosition { return current.count == after.count ? before : nil }
    var (kept, lifted) = kept(of: current, before)
    let places = identity.origins(before, kept)
    var present = [Int?](repeating: nil, count: before.count)
    for (index, position) in places.enumerated() { if let position { present[position] = index } }

    var coming: [Int: Item] = [:]
    for position in way.insertions where present[position] == nil {
      coming[position] = values(before[position]) ?? before[position]
    }
    for move in way.moves { coming[move.after] = lifted.removeValue(forKey: move.before) }

    // A returning item goes below the item that was above it, or otherwise above the item that was below it.
    var below: [Int: [Item]] = [:]
    var first: [Item] = []
    var last: Int?
    var firstKept: Int?
    for position in before.indices {
      if let index = present[position] {
        last = index
        firstKept = firstKept ?? index
      } else if let item = coming[position] {
        if let last { below[last, default: []].append(item) } else { first.append(item) }
      }
    }
    var result: [Item] = []
    result.reserveCapacity(kept.count + coming.count)
    if firstKept == nil { result += first }
    for index in kept.indices {
      if index == firstKept { result += first }
      result.append(kept[index])
      result += below[index] ?? []
    }
    return result
  }

  /// Returns the items that the change didn't insert or move, and the moved items by their indices after the change.
  private func kept(of current: [Item], _ before: [Item]) -> (kept: [Item], moved: [Int: Item]) {
    let after = after.array
    let going = Set(way.removals)
    let moving = Set(way.moves.lazy.map(\.before))
    let changes = Dictionary(way.changes.lazy.map { ($0.before, $0.after) }, uniquingKeysWith: { one, _ in one })
    var kept: [Item] = []
    var moved: [Int: Item] = [:]
    for (item, position) in zip(current, identity.origins(after, current)) {
      guard let position else {
        kept.append(item)
        continue
      }
      if going.contains(position) { continue }
      let value = changes[position].map { restored(item, after: after[position], before: before[$0]) } ?? item
      if moving.contains(position) { moved[position] = value } else { kept.append(value) }
    }
    return (kept, moved)
  }

  /// Returns an item in its state before the change, unless something else has changed it since.
  func restored(_ item: Item, after: Item, before: Item) -> Item {
    identity.hasSameContent?(item, after) ?? false ? before : item
  }

  /// Returns the items to remove, by identity, in their state after the change and in their present state.
  ///
  /// - Complexity: O(n) in items, hashing each; O(1) if none is removed.
  func leaving(_ current: [Item]) -> ChangedValues {
    var leaving = ChangedValues()
    if isByPosition || way.removals.isEmpty { return leaving }
    let going = Set(way.removals)
    let after = after.array
    for (item, position) in zip(current, identity.origins(after, current)) {
      guard let position, going.contains(position) else { continue }
      leaving.insert(identity.identifier(item, position), ChangedValue(after: after[position], now: item))
    }
    return leaving
  }

  /// Returns the present state of an item that another list of the same change returns.
  ///
  /// It's the earlier state, unless something else has changed the item since.
  func value(of item: Item, among leaving: ChangedValues) -> Item? {
    guard let found = leaving[identity.identifier(item, 0)], let after = found.after as? Item,
      let now = found.now as? Item
    else { return nil }
    return restored(now, after: after, before: item)
  }
}

/// The items that are removed when a change is undone, by identity.
typealias ChangedValues = IdentityTable<AnyHashable, ChangedValue>

/// An item in its state after a change and in its present state.
struct ChangedValue {
  let after: Any
  let now: Any
}

extension Array {
  /// Returns whether another array uses the same memory, so that nothing has changed it.
  fileprivate func isStored(with other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress } }
  }
}
