import Foundation

/// The items of one section as an outline, with each item's child items, which are visible while the item is expanded.
///
/// You can't apply it to a table view, on Apple's systems either; it's for a section of a collection view. For a table
/// view, append the visible items to a snapshot: `snapshot.appendItems(outline.visibleItems, toSection: section)`.
///
/// Items are unique. If the documentation doesn't say what happens with duplicate or missing items, the app crashes
/// with our own message, as is reported of Apple's.
@preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  /// The child items of each item. The root items are the children of `nil`.
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  /// The parent of each item.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty outline.
  public init() {}

  // MARK: Contents

  /// All items, in depth-first order.
  ///
  /// - Complexity: O(n).
  public var items: [ItemIdentifierType] { items(below: nil) { _ in true } }

  /// The items at the top level.
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }

  /// The visible items: the root items and the children of visible, expanded items.
  ///
  /// - Complexity: O(v) for v visible items.
  public var visibleItems: [ItemIdentifierType] { items(below: nil, goingInto: isExpanded) }

  /// Returns whether the outline contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Returns whether an item is expanded, or `false` if the outline doesn't contain it.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded, or `false` if the outline doesn't contain it.
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

  /// Returns the number of an item's ancestors.
  ///
  /// Crashes if the outline doesn't contain the item.
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

  /// Returns the index of an item among all items, or `nil` if the outline doesn't contain it.
  ///
  /// - Complexity: O(n).
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  /// Returns the parent of an item, or `nil` for a root item or an item that isn't in the outline.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

  /// Returns an outline of an item's descendants, including which are expanded.
  ///
  /// Crashes if the outline doesn't contain the item.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item itself is the root of the new outline.
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

  /// Returns a description with one indented line for each item.
  ///
  /// A line has `*` if the item is visible, and `+` or `-` if it's expanded or collapsed. The signs are documented; how
  /// they're combined isn't.
  public func visualDescription() -> String {
    items.map { item in
      String(repeating: "  ", count: level(of: item)) + (isVisible(item) ? "* " : "  ")
        + (isExpanded(item) ? "+ " : "- ") + "\(item)"
    }.joined(separator: "\n")
  }

  // MARK: Inserting and deleting

  /// Appends items to the children of an item, or to the root items.
  ///
  /// Crashes if an item is a duplicate, or if the outline doesn't contain the parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { _ = knownParent(of: parent) }
    put(items, below: parent, at: children[parent]?.count ?? 0)
  }

  /// Inserts items before another item, at its level.
  ///
  /// Crashes if an item is a duplicate, or if the outline doesn't contain the other item.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let (parent, place) = knownPlace(of: item)
    put(items, below: parent, at: place)
  }

  /// Inserts items after another item and its descendants, at its level.
  ///
  /// Crashes if an item is a duplicate, or if the outline doesn't contain the other item.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let (parent, place) = knownPlace(of: item)
    put(items, below: parent, at: place + 1)
  }

  /// Inserts an outline before an item, at its level, and keeps which items are expanded.
  ///
  /// Crashes if the outline already contains one of the items, or doesn't contain the other item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    let (parent, place) = knownPlace(of: item)
    put(snapshot, from: nil, below: parent, at: place)
  }

  /// Inserts an outline after an item and its descendants, at its level, and keeps which items are expanded.
  ///
  /// Crashes if the outline already contains one of the items, or doesn't contain the other item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    let (parent, place) = knownPlace(of: item)
    put(snapshot, from: nil, below: parent, at: place + 1)
  }

  /// Replaces the descendants of an item with an outline.
  ///
  /// The item itself stays expanded or collapsed. Crashes if this outline contains one of the new items elsewhere, or
  /// doesn't contain the parent.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    _ = knownParent(of: parent)
    delete(children[parent] ?? [])
    put(snapshot, from: nil, below: parent, at: 0)
  }

  /// Deletes items and their descendants.
  ///
  /// Items that aren't in the outline are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var leaving: [ItemIdentifierType?: Set<ItemIdentifierType>] = [:]
    for item in items { if let parent = parents[item] { leaving[parent, default: []].insert(item) } }
    for (parent, gone) in leaving {
      children[parent]?.removeAll { gone.contains($0) }
      for item in gone { forget(item) }
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  // MARK: Expanding and collapsing

  /// Expands items so that their children are visible.
  ///
  /// Items that aren't in the outline are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { expanded.insert(item) }
  }

  /// Collapses items so that their descendants are hidden.
  ///
  /// The descendants keep their own state. Items that aren't in the outline are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  // MARK: Implementation

  private func items(
    below parent: ItemIdentifierType?, goingInto isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    // A stack of the items to visit, with the next one last, because outlines can be deep.
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

  /// Copies the descendants of an item in another outline to an item of this outline.
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

  /// Removes an item and its descendants from everything except its parent's list.
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
