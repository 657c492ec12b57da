import TableMakerDiffing

/// A change of a list that can be taken back, whatever has become of the list since.
struct ListReversal<Item> {
  let identity: Identity<Item>
  /// The items that the list is to come back to.
  let before: [Item]
  /// The items that the change has left.
  let after: [Item]
  /// What leads back.
  private let way: Difference

  /// Finds what a change has done; nil if it has done nothing that can be told.
  init?(_ identity: Identity<Item>, from before: [Item], to after: [Item]) {
    if before.isStored(with: after) { return nil }
    var way = identity.difference(after, before)
    // Where content cannot be compared all of it may have changed, or none.
    if identity.hasSameContent == nil { way.changes = [] }
    if way.isEmpty { return nil }
    (self.identity, self.before, self.after, self.way) = (identity, before, after, way)
  }

  /// Whether items are known by nothing but their places, so that only a list that nobody has changed since can be brought back.
  private var isByPlace: Bool { identity.kind == .position }

  /// The items as they were before the change, with all that has happened to the list since.
  ///
  /// What the change has removed stands below the item that it stood below; what it has inserted goes; what it has moved goes back to
  /// the item that it stood below; and all other items stay as they are now, in their order.
  /// - Parameters:
  ///   - current: The items as they are now.
  ///   - values: What items that come back are now, where another list of the same change has them; asked only for those.
  /// - Returns: Nil if that cannot be known.
  /// - Complexity: O(n) in items, hashing each.
  func items(from current: [Item], values: (Item) -> Item?) -> [Item]? {
    if isByPlace { return current.count == after.count ? before : nil }
    var (kept, lifted) = kept(of: current)
    let places = identity.origins(before, kept)
    var present = [Int?](repeating: nil, count: before.count)
    for (index, place) in places.enumerated() { if let place { present[place] = index } }

    var coming: [Int: Item] = [:]
    for place in way.insertions where present[place] == nil { coming[place] = values(before[place]) ?? before[place] }
    for move in way.moves { coming[move.after] = lifted.removeValue(forKey: move.before) }

    // What comes back stands below the item that stood above it, or else above the one that stood below.
    var below: [Int: [Item]] = [:]
    var first: [Item] = []
    var last: Int?
    var firstKept: Int?
    for place in before.indices {
      if let index = present[place] {
        last = index
        firstKept = firstKept ?? index
      } else if let item = coming[place] {
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

  /// The items that the change has neither inserted nor moved, and those that it has moved by their places after it.
  private func kept(of current: [Item]) -> (kept: [Item], moved: [Int: Item]) {
    let going = Set(way.removals)
    let moving = Set(way.moves.lazy.map(\.before))
    let changes = Dictionary(way.changes.lazy.map { ($0.before, $0.after) }, uniquingKeysWith: { one, _ in one })
    var kept: [Item] = []
    var moved: [Int: Item] = [:]
    for (item, place) in zip(current, identity.origins(after, current)) {
      guard let place else {
        kept.append(item)
        continue
      }
      if going.contains(place) { continue }
      let value = changes[place].map { restored(item, after: after[place], before: before[$0]) } ?? item
      if moving.contains(place) { moved[place] = value } else { kept.append(value) }
    }
    return (kept, moved)
  }

  /// An item as it was before the change, unless something else has changed it since.
  func restored(_ item: Item, after: Item, before: Item) -> Item {
    identity.hasSameContent?(item, after) ?? false ? before : item
  }

  /// The items that go, as the change has left them and as they are now, by identity.
  ///
  /// - Complexity: O(n) in items, hashing each; O(1) if none goes.
  func leaving(_ current: [Item]) -> ChangedValues {
    var leaving = ChangedValues()
    if isByPlace || way.removals.isEmpty { return leaving }
    let going = Set(way.removals)
    for (item, place) in zip(current, identity.origins(after, current)) {
      guard let place, going.contains(place) else { continue }
      leaving.insert(identity.identifier(item, place), ChangedValue(after: after[place], now: item))
    }
    return leaving
  }

  /// What an item is now that another list of the same change gives back: as before, unless something has changed it since.
  func value(of item: Item, among leaving: ChangedValues) -> Item? {
    guard let found = leaving[identity.identifier(item, 0)], let after = found.after as? Item,
      let now = found.now as? Item
    else { return nil }
    return restored(now, after: after, before: item)
  }
}

/// Items that go when a change is taken back, by identity.
typealias ChangedValues = IdentityTable<AnyHashable, ChangedValue>

/// What an item was when a change had been made, and what it is now.
struct ChangedValue {
  let after: Any
  let now: Any
}

extension Array {
  /// Whether another array is the same memory, so that nothing has been done to it.
  fileprivate func isStored(with other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress } }
  }
}
