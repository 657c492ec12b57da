import TableMakerDiffing

// The items that the app adds and that the server hasn't sent yet. Pages leave them where they are, and make them the
// server's by identity.

extension PageContents {
  /// The indices at which a page's new items belong, in ascending order.
  struct Slots {
    private(set) var indices: [Int] = []
    private var next: Int

    init(_ first: Int) { next = first }

    /// Records that the next new items follow an item.
    mutating func pass(_ index: Int) { next = max(next, index + 1) }

    mutating func add() { indices.append(next) }
  }

  /// Returns whether the app added an item that the server hasn't sent.
  func isOwn(_ item: Item) -> Bool { !own.isEmpty && hasIdentity && own.contains(identity.identifier(item, 0)) }

  /// The indices of the items that the app added.
  var ownIndices: [Int] { own.isEmpty ? [] : items.indices.filter { isOwn(items[$0]) } }

  /// The index at which the trailing items that the app added begin; the number of items if there are none.
  var ownEnd: Int { own.isEmpty ? items.count : (items.lastIndex { !isOwn($0) } ?? -1) + 1 }

  /// Records that the server has sent an item.
  mutating func disown(_ item: Item) {
    if !own.isEmpty { own.remove(identity.identifier(item, 0)) }
  }

  /// Inserts items of the app. Items that the list already contains are replaced in place.
  ///
  /// - Complexity: O(m) for m items at the end, except the first time after an edit; elsewhere O(n + m).
  mutating func insert(_ newItems: [Item], at index: Int) {
    guard hasIdentity else { return items.insert(contentsOf: newItems, at: index) }
    note()
    let count = items.count
    for item in newItems {
      let (key, position) = find(item)
      if let position {
        items[position.ordinal + origin] = item
      } else {
        items.append(item)
        places[key] = Position(ordinal: items.count - 1 - origin, isSent: false, merge: 0)
        own.insert(identity.identifier(item, 0))
      }
    }
    guard index < count, items.count > count else { return }
    willEdit()
    let added = Array(items[count...])
    items.removeSubrange(count...)
    items.insert(contentsOf: added, at: index)
  }

  /// Replaces the item at an index. If the new item's identity belongs to another item, the list keeps only that one,
  /// in its new state.
  ///
  /// - Complexity: O(1), or O(n) if the identity changes.
  mutating func replace(at index: Int, with item: Item) {
    guard hasIdentity, !identity.isSame(items[index], item) else { return items[index] = item }
    willEdit()
    let wasOwn = own.remove(identity.identifier(items[index], 0))
    if let other = identity.firstIndex(of: item, in: items) {
      items[other] = item
      items.remove(at: index)
    } else {
      items[index] = item
      if wasOwn { own.insert(identity.identifier(item, 0)) }
    }
  }

  /// Adds the app's items again after a page has replaced all items: at the end if they were at the end, and otherwise
  /// after the nearest item before them that's still there.
  mutating func keepOwn(of before: [Item]) {
    guard !own.isEmpty else { return }
    let end = (before.lastIndex { !isOwn($0) } ?? -1) + 1
    let count = items.count
    var slots = Slots(0)
    for (index, item) in before.enumerated() {
      if index == end { slots.pass(count - 1) }
      let (key, position) = find(item)
      if let position {
        if position.ordinal < count { slots.pass(position.ordinal) }
      } else if isOwn(item) {
        items.append(item)
        places[key] = Position(ordinal: items.count - 1, isSent: false, merge: 0)
        slots.add()
      }
    }
    weave(from: 0, to: count, slots)
  }

  /// Moves the items that were added at the end to their slots among the items before them.
  mutating func weave(from start: Int, to count: Int, _ slots: Slots) {
    var order: [Int] = []
    order.reserveCapacity(items.count - start)
    var next = count
    for index in start..<count {
      while next < items.count, slots.indices[next - count] <= index {
        order.append(next)
        next += 1
      }
      order.append(index)
    }
    order.append(contentsOf: next..<items.count)
    let keys = order.map { find(items[$0]).key }
    items.replaceSubrange(start..., with: order.map { items[$0] })
    for (offset, key) in keys.enumerated() { places[key]?.ordinal = start + offset - origin }
  }

  /// Marks items of a restored list as the app's. Invalid indices are left out.
  mutating func restoreOwn(_ indices: [Int]) {
    guard hasIdentity else { return }
    note()
    for index in indices where items.indices.contains(index) {
      own.insert(identity.identifier(items[index], 0))
      let (key, position) = find(items[index])
      guard let position, position.isSent else { continue }
      places[key]?.isSent = false
      sent -= 1
    }
  }
}
