import TableMakerDiffing

/// The items of pages, each identity once.
struct PageContents<Item> {
  /// Where an identity's item is.
  private struct Place {
    /// Counted from the origin.
    var ordinal: Int
    /// Whether the server has sent it.
    var isSent: Bool
    /// The page that had it last.
    var merge: Int
  }

  let identity: Identity<Item>
  private(set) var items: [Item] = []
  /// What is known of each identity, by its hash; one whose hash is taken has the next free number.
  ///
  /// Numbers, since a growing table of identities of any type would hash each of them again and again.
  private var places: [Int: Place] = [:]
  /// The index of the item that was the first before any were put in front of it.
  private var origin = 0
  /// The number of identities that the server has sent.
  private var sent = 0
  /// The number of pages that have been merged.
  private var merges = 0
  /// The number of items that it has sent, for items without an identity.
  private var sentWithoutIdentity = 0
  /// Whether items have been edited since the places were noted.
  private var isStale = false

  init(identity: Identity<Item>) { self.identity = identity }

  private var hasIdentity: Bool { identity.kind != .position }

  /// The number of items that the server has sent and that are still here.
  mutating func sentCount() -> Int {
    guard hasIdentity else { return min(sentWithoutIdentity, items.count) }
    note()
    return sent
  }

  /// The items, to be edited in place. The server's next page confirms that, or takes it back.
  var editedItems: [Item] {
    get { items }
    _modify {
      isStale = true
      yield &items
    }
  }

  /// Puts a page in place of all items.
  ///
  /// - Returns: The number of items that were left out, since the page has another one of their identity.
  mutating func replace(with page: [Item]) -> Int {
    items = []
    forget()
    return append(page).duplicates
  }

  /// Adds a page at the end; what is there already is replaced where it is.
  ///
  /// - Complexity: O(n) for the n items of the page, but for the first time after an edit.
  mutating func append(_ page: [Item]) -> (added: Int, duplicates: Int) {
    guard hasIdentity else {
      sentWithoutIdentity += page.count
      items.append(contentsOf: page)
      return (page.count, 0)
    }
    beginMerging()
    let count = items.count
    var duplicates = 0
    for item in page {
      switch merge(item) {
      case .merged: continue
      case .duplicate: duplicates += 1
      case .new(let key):
        items.append(item)
        add(key, at: items.count - 1)
      }
    }
    return (items.count - count, duplicates)
  }

  /// Adds a page at the start; what is there already is replaced where it is.
  ///
  /// - Complexity: O(n) for the n items that are there then.
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
    case merged, duplicate
    /// It can be added at a free number.
    case new(key: Int)
  }

  private mutating func beginMerging() {
    note()
    merges += 1
  }

  /// Puts an item of the page in the place of the one of its identity.
  private mutating func merge(_ item: Item) -> Merge {
    let (key, known) = find(item)
    guard let place = known else { return .new(key: key) }
    guard place.merge != merges else { return .duplicate }
    if !place.isSent { sent += 1 }
    places[key] = Place(ordinal: place.ordinal, isSent: true, merge: merges)
    // Also where both are equal: `==` may leave out what is new.
    items[place.ordinal + origin] = item
    return .merged
  }

  /// The number of an item's identity, and what is known of it; a free number if that is nothing.
  private func find(_ item: Item) -> (key: Int, place: Place?) {
    var key = hash(of: item)
    while let place = places[key] {
      if identity.isSame(items[place.ordinal + origin], item) { return (key, place) }
      key &+= 1
    }
    return (key, nil)
  }

  private func hash(of item: Item) -> Int { identity.identifier(item, 0).hashValue }

  private mutating func add(_ key: Int, at index: Int) {
    places[key] = Place(ordinal: index - origin, isSent: true, merge: merges)
    sent += 1
  }

  /// Notes the places anew after an edit.
  private mutating func note() {
    guard isStale else { return }
    let known = Set(places.lazy.filter(\.value.isSent).map(\.key))
    forget()
    for (index, item) in items.enumerated() {
      let (key, place) = find(item)
      guard place == nil else { continue }
      // By its hash alone: what it decides is where the next page begins.
      let isSent = known.contains(hash(of: item))
      places[key] = Place(ordinal: index, isSent: isSent, merge: 0)
      if isSent { sent += 1 }
    }
  }

  private mutating func forget() {
    places = [:]
    origin = 0
    sent = 0
    sentWithoutIdentity = 0
    isStale = false
  }
}
