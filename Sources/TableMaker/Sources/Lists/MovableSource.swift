import TableMakerDiffing

/// A list of the library in which the user can move items.
@MainActor protocol MovableList<Item>: AnyObject, IdentifiedItems {
  var items: [Item] { get set }

  /// The items after the last recorded change, while it can be undone. The reference is weak.
  var recordedItems: RecordedItems<Item>? { get set }
}

extension ItemList: MovableList {}
// A move applies before the server knows about it. The next page that differs overrides it.
extension PagedList: MovableList {}

/// A list of the library with rows that the user moves.
enum MovableSource<Item> {
  case list(any MovableList<Item>)
  case sections(SectionList<Item>)

  /// Returns the list of a source's items, or `nil` if there's none or a derived source shows the items in another
  /// order.
  @MainActor static func of(_ source: any ItemSource<Item>, isSectioned: Bool) -> MovableSource? {
    if let sections = (source as? SectionItems<SectionList<Item>>)?.source { return .sections(sections) }
    guard !isSectioned, (source as? any DerivedSource)?.keepsItems ?? true else { return nil }
    return source.movableList(of: Item.self).map { .list($0) }
  }

  /// A section of a section source, found by its name and its number among the sections with that name.
  struct Section: Equatable {
    let name: String?
    let occurrence: Int
  }

  /// A row's location: its section, its index there, and the items above and below it.
  struct Position {
    let section: Section
    let row: Int
    let above: Item?
    let below: Item?
  }

  /// Moves an item as the user moved its row, possibly to another list.
  ///
  /// - Returns: An echo that undoes a second move by a closure that doesn't know about this one; `nil` if the item or
  ///   the destination section wasn't found.
  @MainActor func move(_ item: Item, from: Position, to: Position, in other: MovableSource) -> MoveEcho? {
    let isOne = isSame(as: other)
    guard other.has(to.section), let start = index(of: item, near: from.row, in: from.section) else { return nil }
    if isOne, from.section == to.section || isOneList {
      var items = items(in: from.section)
      let moved = items.remove(at: start)
      let end = other.identity.place(below: to.above, above: to.below, near: to.row, in: items)
      var twice = items
      items.insert(moved, at: end)
      twice = items
      twice.insert(twice.remove(at: start), at: end)
      put(items, in: from.section)
      return echo(items, twice, in: from.section) { $0.insert($0.remove(at: end), at: start) }
    }
    var (left, reached) = (items(in: from.section), other.items(in: to.section))
    let moved = left.remove(at: start)
    let end = other.identity.place(below: to.above, above: to.below, near: to.row, in: reached)
    reached.insert(moved, at: end)
    put(left, in: from.section)
    other.put(reached, in: to.section)
    let leaving =
      start < left.count
      ? echo(left, left.removing(at: start), in: from.section) { [left] in $0.insert(left[start], at: start) } : nil
    let arriving = other.arrival(of: moved, reached, in: to.section)
    return MoveEcho {
      // A closure that has only removed another item hasn't repeated the move.
      guard arriving.undo() else { return false }
      _ = leaving?.undo()
      return true
    }
  }

  /// A dropped item and the list of the library that it leaves; `nil` for an item that comes from elsewhere or stays.
  struct Arrival {
    let item: Item
    var origin: Origin?

    struct Origin {
      let source: MovableSource
      let section: Section
      /// The item's row, or `nil` if no row shows it at the moment.
      let row: Int?
    }
  }

  /// Removes items from their lists and inserts them at a location, in order.
  ///
  /// Each list changes once, or twice if it's also the destination. If the section was removed, no list changes.
  ///
  /// - Returns: A Boolean value that indicates whether the section still exists.
  @MainActor func receive(_ arrivals: [Arrival], at position: Position) -> Bool {
    guard has(position.section) else { return false }
    var items = arrivals.map(\.item)
    // The removal begins at the bottom, so that the rows above keep their indices.
    var left = arrivals.indices.filter { arrivals[$0].origin != nil }
      .sorted { (arrivals[$0].origin?.row ?? 0) > (arrivals[$1].origin?.row ?? 0) }
    while let first = left.first, let origin = arrivals[first].origin {
      let isOfOne = { (index: Int) in
        arrivals[index].origin.map { $0.source.isSame(as: origin.source) && $0.section == origin.section } ?? false
      }
      var remaining = origin.source.items(in: origin.section)
      var missing: [Int] = []
      for index in left where isOfOne(index) {
        guard let found = origin.source.index(of: arrivals[index], in: remaining) else {
          missing.append(index)
          continue
        }
        items[index] = remaining.remove(at: found)
      }
      origin.source.put(remaining, in: origin.section)
      // The item may have moved to another section, or its section may have another name.
      for index in missing { items[index] = origin.source.removeFirst(items[index]) ?? items[index] }
      left.removeAll(where: isOfOne)
    }
    var reached = self.items(in: position.section)
    // Items that the list already contains are moved.
    for found in identity.places(items, reached).sorted(by: >) { reached.remove(at: found) }
    let end = identity.place(below: position.above, above: position.below, near: position.row, in: reached)
    reached.insert(contentsOf: items, at: end)
    put(reached, in: position.section)
    return true
  }

  @MainActor private func index(of arrival: Arrival, in items: [Item]) -> Int? {
    guard let row = arrival.origin?.row else { return identity.firstIndex(of: arrival.item, in: items) }
    return identity.index(of: arrival.item, near: row, in: items)
  }

  /// Removes an item from the section that contains it, or returns `nil` if no section does.
  @MainActor private func removeFirst(_ item: Item) -> Item? {
    if case .sections(let list) = self { list.remove(item) } else { nil }
  }

  /// Returns whether a section exists. The table view may not know it yet.
  @MainActor func has(_ section: Section) -> Bool {
    switch self {
    case .list: true
    case .sections(let list): index(of: section, in: list) != nil
    }
  }

  @MainActor private var identity: Identity<Item> {
    switch self {
    case .list(let list): list.identity
    case .sections(let list): list.identity
    }
  }

  /// A Boolean value that indicates whether the rows belong to one list, whatever sections they're in.
  private var isOneList: Bool { if case .list = self { true } else { false } }

  private func isSame(as other: MovableSource) -> Bool {
    switch (self, other) {
    case (.list(let one), .list(let other)): one === other
    case (.sections(let one), .sections(let other)): one === other
    default: false
    }
  }

  @MainActor private func index(of section: Section, in list: SectionList<Item>) -> Int? {
    var others = section.occurrence
    return list.sections.firstIndex {
      guard $0.name == section.name else { return false }
      others -= 1
      return others < 0
    }
  }

  @MainActor private func items(in section: Section) -> [Item] {
    switch self {
    case .list(let list): list.items
    case .sections(let list): index(of: section, in: list).map { list.sections[$0].items } ?? []
    }
  }

  @MainActor private func put(_ items: [Item], in section: Section) {
    switch self {
    case .list(let list): list.items = items
    case .sections(let list): if let index = index(of: section, in: list) { list.sections[index].items = items }
    }
  }

  @MainActor private func index(of item: Item, near row: Int, in section: Section) -> Int? {
    identity.index(of: item, near: row, in: items(in: section))
  }

  /// Returns an echo that puts items back if a closure has repeated the move. Other edits of the closure stay.
  @MainActor private func echo(
    _ items: [Item], _ twice: [Item], in section: Section, _ takeBack: @escaping (inout [Item]) -> Void
  ) -> MoveEcho {
    MoveEcho {
      var found = self.items(in: section)
      guard identity.kind != .position, identity.hasSameOrder(found, twice), !identity.hasSameOrder(items, twice)
      else { return false }
      takeBack(&found)
      put(found, in: section)
      return true
    }
  }

  /// Returns an echo that removes an item if a closure has inserted it a second time.
  @MainActor private func arrival(of item: Item, _ items: [Item], in section: Section) -> MoveEcho {
    MoveEcho {
      let found = self.items(in: section)
      guard identity.kind != .position, found.count == items.count + 1,
        let extra = found.indices.first(where: {
          identity.isSame(found[$0], item) && identity.hasSameOrder(found.removing(at: $0), items)
        })
      else { return false }
      put(found.removing(at: extra), in: section)
      return true
    }
  }
}

/// An action that undoes a second move by a closure that doesn't know about the first.
struct MoveEcho {
  /// Undoes the second move; returns `false` if there was none.
  let undo: @MainActor () -> Bool
}

extension Identity {
  /// Returns the index of a row's item: the row's own index if the item is there, or else the first index with its
  /// identity.
  fileprivate func index(of item: Item, near row: Int, in items: [Item]) -> Int? {
    if items.indices.contains(row), kind == .position || isSame(items[row], item) { return row }
    return firstIndex(of: item, in: items)
  }

  /// Returns the index below one item, or otherwise above another one.
  fileprivate func place(below above: Item?, above below: Item?, near row: Int, in items: [Item]) -> Int {
    if let above, let index = index(of: above, near: row - 1, in: items) { return index + 1 }
    if let below, let index = index(of: below, near: row, in: items) { return index }
    return min(row, items.count)
  }

  fileprivate func hasSameOrder(_ one: [Item], _ other: [Item]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
  }
}

extension Array {
  fileprivate func removing(at index: Int) -> [Element] {
    var copy = self
    copy.remove(at: index)
    return copy
  }
}
