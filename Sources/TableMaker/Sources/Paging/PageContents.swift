import TableMakerDiffing

/// The items of pages, each identity once.
struct PageContents<Item> {
  let identity: Identity<Item>
  private(set) var items: [Item] = []
  /// The place of each identity, counted from where the first page began; its index is `origin` more.
  private var places: [AnyHashable: Int] = [:]
  private var origin = 0
  /// The identities that the server has sent.
  private var sent: Set<AnyHashable> = []
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
    return sent.count
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
    let (new, duplicates) = merge(page)
    for (offset, identifier) in new.identifiers.enumerated() { places[identifier] = items.count + offset - origin }
    items.append(contentsOf: new.items)
    return (new.items.count, duplicates)
  }

  /// Adds a page at the start; what is there already is replaced where it is.
  mutating func prepend(_ page: [Item]) -> (added: Int, duplicates: Int) {
    let (new, duplicates) = merge(page)
    origin += new.items.count
    for (index, identifier) in new.identifiers.enumerated() { places[identifier] = index - origin }
    items.insert(contentsOf: new.items, at: 0)
    return (new.items.count, duplicates)
  }

  /// Replaces the items of a page that are here, and returns the others.
  private mutating func merge(_ page: [Item]) -> (new: (items: [Item], identifiers: [AnyHashable]), duplicates: Int) {
    guard hasIdentity else {
      sentWithoutIdentity += page.count
      return ((page, []), 0)
    }
    note()
    var new: (items: [Item], identifiers: [AnyHashable]) = ([], [])
    var known: Set<AnyHashable> = []
    var duplicates = 0
    for item in page {
      let identifier = identity.identifier(item, 0)
      guard known.insert(identifier).inserted else {
        duplicates += 1
        continue
      }
      sent.insert(identifier)
      if let place = places[identifier] {
        if identity.hasSameContent?(items[place + origin], item) != true { items[place + origin] = item }
      } else {
        new.items.append(item)
        new.identifiers.append(identifier)
      }
    }
    return (new, duplicates)
  }

  /// Notes the places anew after an edit.
  private mutating func note() {
    guard isStale else { return }
    let sent = sent
    forget()
    for (index, item) in items.enumerated() {
      let identifier = identity.identifier(item, index)
      guard places[identifier] == nil else { continue }
      places[identifier] = index
      if sent.contains(identifier) { self.sent.insert(identifier) }
    }
  }

  private mutating func forget() {
    places = [:]
    origin = 0
    sent = []
    sentWithoutIdentity = 0
    isStale = false
  }
}
