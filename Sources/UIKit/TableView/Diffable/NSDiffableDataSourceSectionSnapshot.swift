import Foundation

/// The items of one section as an outline: each with the items below it, which show while it is expanded.
///
/// No table takes one, on Apple's systems neither: it is applied to a section of a collection view. For a table, put
/// what shows into a snapshot: `snapshot.appendItems(outline.visibleItems, toSection: section)`.
///
/// Items are unique. Where the documentation says nothing of items that are there twice or not at all, the process
/// ends, as it is reported of Apple's, in our words.
@preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  /// The items below each one; those at the top are below nil.
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  /// The item above each one.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes an outline without items.
  public init() {}

  // MARK: What there is

  /// The items, those below one behind it.
  ///
  /// - Complexity: O(n).
  public var items: [ItemIdentifierType] { items(below: nil) { _ in true } }

  /// The items at the top.
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }

  /// The items that show: those at the top, and those below expanded ones that show.
  ///
  /// - Complexity: O(v) for v items that show.
  public var visibleItems: [ItemIdentifierType] { items(below: nil, goingInto: isExpanded) }

  /// Returns whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Returns whether the items below an item show where it shows itself; false for an item that is not there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether an item shows: everything above it is expanded. False for an item that is not there.
  ///
  /// - Complexity: O(l) for an item of level l.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var above = parents[item] else { return false }
    while let item = above {
      guard isExpanded(item) else { return false }
      above = parents[item] ?? nil
    }
    return true
  }

  /// Returns how many items an item is below; 0 at the top. Ends the process for an item that is not there.
  ///
  /// - Complexity: O(l) for an item of level l.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var above = knownParent(of: item)
    while let item = above {
      level += 1
      above = parents[item] ?? nil
    }
    return level
  }

  /// Returns the place of an item among all of them; nil if it is not there.
  ///
  /// - Complexity: O(n).
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  /// Returns the item that an item is right below; nil at the top, and for an item that is not there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

  /// Returns an outline of what is below an item, with what is expanded there. Ends the process if the item is not
  /// there.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item itself is at the outline's top; else what is right below it.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    _ = knownParent(of: parent)
    var part = NSDiffableDataSourceSectionSnapshot()
    if includingParent {
      part.put([parent], below: nil, at: 0)
      if isExpanded(parent) { part.expanded.insert(parent) }
    }
    part.put(self, from: parent, below: includingParent ? parent : nil, at: 0)
    return part
  }

  /// Returns a line for each item, indented by its level: `*` for one that shows, and `+` or `-` for an expanded or
  /// collapsed one.
  ///
  /// The signs are those of the documentation; how they are put together is not documented.
  public func visualDescription() -> String {
    items.map { item in
      String(repeating: "  ", count: level(of: item)) + (isVisible(item) ? "* " : "  ")
        + (isExpanded(item) ? "+ " : "- ") + "\(item)"
    }.joined(separator: "\n")
  }

  // MARK: Items that come and go

  /// Puts items at the end of those below another one, or at the end of all.
  ///
  /// Ends the process where an item is given twice or is there already, and where the other one is not there.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { _ = knownParent(of: parent) }
    put(items, below: parent, at: children[parent]?.count ?? 0)
  }

  /// Puts items before another one, at its level.
  ///
  /// Ends the process where an item is given twice or is there already, and where the other one is not there.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let (parent, place) = knownPlace(of: item)
    put(items, below: parent, at: place)
  }

  /// Puts items after another one and all that is below it, at its level.
  ///
  /// Ends the process where an item is given twice or is there already, and where the other one is not there.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let (parent, place) = knownPlace(of: item)
    put(items, below: parent, at: place + 1)
  }

  /// Puts an outline before an item, at its level, with what is expanded in it.
  ///
  /// Ends the process where one of its items is there already, and where the other item is not there.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    let (parent, place) = knownPlace(of: item)
    put(snapshot, from: nil, below: parent, at: place)
  }

  /// Puts an outline after an item and all that is below it, at its level, with what is expanded in it.
  ///
  /// Ends the process where one of its items is there already, and where the other item is not there.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    let (parent, place) = knownPlace(of: item)
    put(snapshot, from: nil, below: parent, at: place + 1)
  }

  /// Puts an outline in the place of what is below an item; whether the item is expanded stays as it is.
  ///
  /// Ends the process where one of its items is elsewhere in this outline, and where the item is not there.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    _ = knownParent(of: parent)
    delete(children[parent] ?? [])
    put(snapshot, from: nil, below: parent, at: 0)
  }

  /// Takes items out, with all that is below them. Those that are not there are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var leaving: [ItemIdentifierType?: Set<ItemIdentifierType>] = [:]
    for item in items { if let parent = parents[item] { leaving[parent, default: []].insert(item) } }
    for (parent, gone) in leaving {
      children[parent]?.removeAll { gone.contains($0) }
      for item in gone { forget(item) }
    }
  }

  /// Takes all items out.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  // MARK: What shows

  /// Expands items, so that the items right below them show. Items that are not in the snapshot are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { expanded.insert(item) }
  }

  /// Collapses items, so that the items below them do not show; those stay expanded. Items that are not in the snapshot
  /// are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  // MARK: Inside

  private func items(
    below parent: ItemIdentifierType?, goingInto isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    // Those that are still to come, the next one last: outlines may be deep.
    var coming = Array((children[parent] ?? []).reversed())
    while let item = coming.popLast() {
      result.append(item)
      if isOpen(item), let below = children[item] { coming += below.reversed() }
    }
    return result
  }

  private mutating func put(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int) {
    for item in items {
      if parents.updateValue(parent, forKey: item) == nil { continue }
      raise(
        .internalInconsistency,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}")
    }
    children[parent, default: []].insert(contentsOf: items, at: place)
  }

  /// Puts what is below an item of another outline below one of this.
  private mutating func put(
    _ other: NSDiffableDataSourceSectionSnapshot, from start: ItemIdentifierType?, below parent: ItemIdentifierType?,
    at place: Int
  ) {
    put(other.children[start] ?? [], below: parent, at: place)
    for item in other.items(below: start, goingInto: { _ in true }) {
      if let below = other.children[item] { put(below, below: item, at: 0) }
      if other.isExpanded(item) { expanded.insert(item) }
    }
  }

  /// Takes an item and all below it out of everything but the list that it is in.
  private mutating func forget(_ item: ItemIdentifierType) {
    for item in [item] + items(below: item, goingInto: { _ in true }) {
      parents[item] = nil
      children[item] = nil
      expanded.remove(item)
    }
  }

  private func knownParent(of item: ItemIdentifierType) -> ItemIdentifierType? {
    guard let parent = parents[item] else {
      raise(.internalInconsistency, "There is no item \(item) in the section snapshot")
    }
    return parent
  }

  private func knownPlace(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, place: Int) {
    let parent = knownParent(of: item)
    guard let place = children[parent]?.firstIndex(of: item) else { preconditionFailure("an item without a place") }
    return (parent, place)
  }
}
