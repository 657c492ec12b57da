import TableMakerDiffing

/// The items of all pages, with each identity once.
struct PageContents<Item> {
  /// The location of an identity's item.
  struct Position {
    /// The index relative to the origin.
    var ordinal: Int
    /// A Boolean value that indicates whether the server sent the item.
    var isSent: Bool
    /// The page that contained the item last.
    var merge: Int
  }

  let identity: Identity<Item>
  /// The items, in order. Only this file and `PageContents+Own.swift` change them.
  var items: [Item] = []
  /// The identities of the items that the app added and that the server hasn't sent.
  ///
  /// An identity stays here if its item is removed, so that an undone removal is the app's again.
  var own = IdentitySet<AnyHashable>()
  /// The location of each identity, by its hash. If another identity has the hash, the next free number is used.
  ///
  /// The keys are numbers, because a growing dictionary of identities of any type would hash each of them again and
  /// again.
  var places: [Int: Position] = [:]
  /// The present index of the item that was first before any were inserted before it.
  private(set) var origin = 0
  /// The number of identities that the server sent.
  var sent = 0
  /// The number of pages that have been merged.
  private var merges = 0
  /// The number of items that the server sent, for items without an identity.
  private var sentWithoutIdentity = 0
  /// A Boolean value that indicates whether items were edited after the locations were recorded.
  private var isStale = false
  /// The items with the recorded locations, after an edit.
  private var noted: [Item] = []
  /// A Boolean value that indicates whether an identity has another number than its hash.
  private var hasSharedHashes = false

  init(identity: Identity<Item>) { self.identity = identity }

  var hasIdentity: Bool { identity.kind != .position }

  /// Returns the number of items from the server that the list still contains.
  mutating func sentCount() -> Int {
    guard hasIdentity else { return min(sentWithoutIdentity, items.count) }
    note()
    return sent
  }

  /// The items, which can be edited in place. The server's next page confirms the edit or reverts it.
  var editedItems: [Item] {
    get { items }
    _modify {
      willEdit()
      yield &items
    }
  }

  /// Keeps the items with the recorded locations before an edit.
  mutating func willEdit() {
    if !isStale { (isStale, noted) = (true, items) }
  }

  /// Replaces all items with a page, except the app's items that the page doesn't contain.
  ///
  /// - Returns: The number of items that were left out because their identity occurs more than once on the page.
  mutating func replace(with page: [Item]) -> Int {
    let before = own.isEmpty ? [] : items
    items = []
    forget()
    let duplicates = append(page).duplicates
    keepOwn(of: before)
    return duplicates
  }

  /// Adds a page at the end, before the app's items there. Items that the list already contains are replaced in place.
  ///
  /// - Complexity: O(n + m) for the n items of the page and the app's m items, except the first time after an edit.
  mutating func append(_ page: [Item]) -> (added: Int, duplicates: Int) {
    guard hasIdentity else {
      sentWithoutIdentity += page.count
      items.append(contentsOf: page)
      return (page.count, 0)
    }
    beginMerging()
    let (count, end) = (items.count, ownEnd)
    var duplicates = 0
    var slots = Slots(end)
    for item in page {
      switch merge(item) {
      case .merged(let index): slots.pass(index)
      case .duplicate: duplicates += 1
      case .new(let key):
        items.append(item)
        add(key, at: items.count - 1)
        slots.add()
      }
    }
    if end < count { weave(from: end, to: count, slots) }
    return (items.count - count, duplicates)
  }

  /// Adds a page at the start. Items that the list already contains are replaced in place.
  ///
  /// - Complexity: O(n) for all n items after the insertion.
  mutating func prepend(_ page: [Item]) -> (added: Int, duplicates: Int) {
    guard hasIdentity else {
      sentWithoutIdentity += page.count
      items.insert(contentsOf: page, at: 0)
      return (page.count, 0)
    }
    beginMerging()
    var new: [Item] = []
    var known = IdentitySet<AnyHashable>()
    var duplicates = 0
    for item in page {
      switch merge(item) {
      case .merged: continue
      case .duplicate: duplicates += 1
      case .new:
        if known.insert(identity.identifier(item, 0)) { new.append(item) } else { duplicates += 1 }
      }
    }
    items.insert(contentsOf: new, at: 0)
    origin += new.count
    for (index, item) in new.enumerated() {
      if case .new(let key) = merge(item) { add(key, at: index) }
    }
    return (new.count, duplicates)
  }

  private enum Merge {
    /// The item replaced the one at an index.
    case merged(Int)
    case duplicate
    /// The item is new and can be added at a free number.
    case new(key: Int)
  }

  private mutating func beginMerging() {
    note()
    merges += 1
  }

  /// Replaces the item that has the same identity as an item of the page.
  private mutating func merge(_ item: Item) -> Merge {
    let (key, known) = find(item)
    guard let position = known else { return .new(key: key) }
    guard position.merge != merges else { return .duplicate }
    if !position.isSent { sent += 1 }
    places[key] = Position(ordinal: position.ordinal, isSent: true, merge: merges)
    // Equal items are also replaced, because `==` may ignore new content.
    items[position.ordinal + origin] = item
    disown(item)
    return .merged(position.ordinal + origin)
  }

  /// Returns the number of an item's identity and its location; for an unknown identity, a free number.
  mutating func find(_ item: Item) -> (key: Int, position: Position?) {
    var key = hash(of: item)
    while let position = places[key] {
      if identity.isSame(items[position.ordinal + origin], item) { return (key, position) }
      key &+= 1
      hasSharedHashes = true
    }
    return (key, nil)
  }

  private func hash(of item: Item) -> Int { identity.identifier(item, 0).hashValue }

  private mutating func add(_ key: Int, at index: Int) {
    places[key] = Position(ordinal: index - origin, isSent: true, merge: merges)
    sent += 1
    disown(items[index])
  }

  /// Records the locations again after an edit.
  ///
  /// - Complexity: O(n), comparing identities; items between the first and the last difference are hashed.
  mutating func note() {
    guard isStale else { return }
    let before = noted
    (isStale, noted) = (false, [])
    // The identity of an object may have changed.
    let isQuick = !hasSharedHashes && places.count == before.count && !(Item.self is AnyObject.Type)
    if isQuick, noteDifference(from: before) { return }
    let known = Set(places.lazy.filter(\.value.isSent).map(\.key))
    forget()
    for (index, item) in items.enumerated() {
      let (key, position) = find(item)
      guard position == nil else { continue }
      // The hash is enough here, because this only decides where the next page begins.
      let isSent = known.contains(hash(of: item))
      places[key] = Position(ordinal: index, isSent: isSent, merge: 0)
      if isSent { sent += 1 }
    }
  }

  /// Records the locations of the items between the common ends, and moves those after them.
  ///
  /// - Returns: A Boolean value that indicates whether each item has its own hash. If it's `false`, the recorded
  ///   locations are valid except for their order.
  private mutating func noteDifference(from before: [Item]) -> Bool {
    let shorter = min(before.count, items.count)
    var (start, end) = (0, 0)
    while start < shorter, identity.isSame(before[start], items[start]) { start += 1 }
    while end < shorter - start, identity.isSame(before[before.count - 1 - end], items[items.count - 1 - end]) {
      end += 1
    }
    let keys = items[start..<items.count - end].map(hash)
    var known: [Int: Bool] = [:]
    for item in before[start..<before.count - end] {
      let key = hash(of: item)
      known[key] = places[key]?.isSent
    }
    var new = Set<Int>()
    guard keys.allSatisfy({ new.insert($0).inserted && (places[$0] == nil || known[$0] != nil) }) else { return false }
    for (key, isSent) in known {
      places[key] = nil
      if isSent { sent -= 1 }
    }
    let shift = items.count - before.count
    if shift != 0, end > 0 {
      let first = before.count - end - origin
      places = places.mapValues { position in
        guard position.ordinal >= first else { return position }
        return Position(ordinal: position.ordinal + shift, isSent: position.isSent, merge: position.merge)
      }
    }
    for (offset, key) in keys.enumerated() {
      let isSent = known[key] ?? false
      places[key] = Position(ordinal: start + offset - origin, isSent: isSent, merge: 0)
      if isSent { sent += 1 }
    }
    return true
  }

  private mutating func forget() {
    places = [:]
    origin = 0
    sent = 0
    sentWithoutIdentity = 0
    (isStale, noted) = (false, [])
    hasSharedHashes = false
  }
}
