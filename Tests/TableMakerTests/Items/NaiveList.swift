/// A list with the most obvious form of each verb: it walks through the items one by one, and builds a new array.
struct NaiveList<Item> {
  /// The result of a verb: the expected numbers of changes and diagnostics, and the returned item.
  struct Outcome {
    var changes = 0
    var diagnostics = 0
    var returned: Item?
  }

  private(set) var items: [Item]
  let isFound: (Item, Item) -> Bool

  init(_ items: [Item], isFound: @escaping (Item, Item) -> Bool) {
    self.items = items
    self.isFound = isFound
  }

  func index(of item: Item) -> Int? {
    for index in 0..<items.count where isFound(items[index], item) { return index }
    return nil
  }

  mutating func insert(_ new: [Item], at index: Int) -> Outcome {
    let allowed = 0...items.count
    var place = index
    if index < allowed.lowerBound { place = 0 }
    if index > allowed.upperBound { place = items.count }
    let diagnostics = place == index ? 0 : 1
    items = Array(items[..<place]) + new + Array(items[place...])
    return Outcome(changes: new.isEmpty ? 0 : 1, diagnostics: diagnostics)
  }

  mutating func insert(_ new: [Item], beside anchor: Item, after offset: Int) -> Outcome {
    guard let index = index(of: anchor) else {
      var outcome = insert(new, at: items.count)
      outcome.diagnostics = 1
      return outcome
    }
    return insert(new, at: index + offset)
  }

  mutating func remove(at index: Int) -> Outcome {
    guard index >= 0, index < items.count else { return Outcome(diagnostics: 1) }
    let removed = items[index]
    items = Array(items[..<index]) + Array(items[(index + 1)...])
    return Outcome(changes: 1, returned: removed)
  }

  mutating func remove(_ item: Item) -> Outcome { index(of: item).map { remove(at: $0) } ?? Outcome() }

  mutating func removeAll(where test: (Item) -> Bool) -> Outcome {
    var kept: [Item] = []
    for item in items where !test(item) { kept.append(item) }
    defer { items = kept }
    return Outcome(changes: kept.count < items.count ? 1 : 0)
  }

  mutating func move(from source: Int, to destination: Int) -> Outcome {
    guard source >= 0, source < items.count else { return Outcome(diagnostics: 1) }
    var others = items
    let moved = others.remove(at: source)
    var place = destination
    if place < 0 { place = 0 }
    if place > others.count { place = others.count }
    items = Array(others[..<place]) + [moved] + Array(others[place...])
    return Outcome(changes: place == source ? 0 : 1, diagnostics: place == destination ? 0 : 1)
  }

  mutating func replace(_ item: Item, with replacement: Item) -> Outcome {
    guard let index = index(of: item) else { return Outcome() }
    let old = items[index]
    items[index] = replacement
    return Outcome(changes: 1, returned: old)
  }
}
