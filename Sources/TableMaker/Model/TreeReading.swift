import TableMakerDiffing

/// The rows of a tree: its items in order, each expanded one followed by its children.
struct TreeReading<Item> {
  /// An item that would make the tree endless.
  struct Endless {
    let item: Item
    let level: Int
  }

  private(set) var items: [Item] = []
  private(set) var nodes: [TreeNode] = []
  /// A Boolean value that indicates whether the items are only the roots.
  private(set) var isFlat = true
  /// The first item that isn't shown, because it's its own ancestor or exceeds the largest level.
  private(set) var endless: Endless?
  /// The number of items that aren't shown because they're their own ancestors.
  private var loops = 0

  /// A parent with children that are being read, and the siblings to continue with after them.
  private struct Parent {
    let item: Item
    let siblings: [Item]
    let next: Int
  }

  private var parents: [Parent] = []
  /// The identities of the parents.
  private var ancestors = IdentitySet<AnyHashable>()

  /// Reads the expanded part of a tree.
  ///
  /// - Complexity: O(n) for n rows, with a call for the children of each.
  @MainActor init(
    of roots: RowItems<Item>, _ children: (Item) -> [Item], _ identity: Identity<Item>, _ state: TreeState
  ) {
    items.reserveCapacity(roots.count)
    nodes.reserveCapacity(roots.count)
    for root in roots {
      guard var siblings = read(root, at: 0, children, identity, state) else { continue }
      parents.append(Parent(item: root, siblings: [], next: 0))
      // The children of a parent are local, because an array of arrays would be looked into for each of them.
      var next = 0
      while !parents.isEmpty {
        guard next < siblings.count else {
          let parent = parents.removeLast()
          ancestors.removeLast()
          (siblings, next) = (parent.siblings, parent.next)
          continue
        }
        let item = siblings[next]
        next += 1
        if let below = read(item, at: parents.count, children, identity, state) {
          parents.append(Parent(item: item, siblings: siblings, next: next))
          (siblings, next) = (below, 0)
        }
      }
    }
  }

  /// The number of ancestors up to which comparing identities is faster than hashing one.
  private static var fewAncestors: Int { 8 }

  /// Adds the row of an item. Returns its children if it's expanded.
  ///
  /// It's part of the loop, because each call would look up the types that depend on the item's type.
  @inline(__always) @MainActor private mutating func read(
    _ item: Item, at level: Int, _ children: (Item) -> [Item], _ identity: Identity<Item>, _ state: TreeState
  ) -> [Item]? {
    var isAncestor = false
    if level > Self.fewAncestors {
      isAncestor = ancestors.contains(identity.identifier(item, 0))
    } else {
      for parent in 0..<level where identity.isSame(parents[parent].item, item) { isAncestor = true }
    }
    if isAncestor {
      if endless == nil { endless = Endless(item: item, level: level) }
      loops += 1
      return nil
    }
    // If all items are collapsed, identities aren't needed.
    let isCollapsed = state.isCollapsed
    let below = children(item)
    // `isEmpty` would look up a conformance.
    let hasChildren = below.count > 0
    var isExpanded = false
    if hasChildren, !isCollapsed {
      let identifier = identity.identifier(item, 0)
      if state.isExpanded(identifier) {
        isExpanded =
          level < TreeLimits.mostLevels && loops < TreeLimits.mostLoops
          && endless.map { $0.level < TreeLimits.mostLevels } ?? true
        if isExpanded {
          ancestors.append(identifier)
          isFlat = false
        } else if endless == nil || level >= TreeLimits.mostLevels {
          endless = Endless(item: item, level: level)
        }
      }
    }
    items.append(item)
    nodes.append(TreeNode(level: level, hasChildren: hasChildren, isExpanded: isExpanded))
    return isExpanded ? below : nil
  }
}

extension Difference {
  /// Adds the rows with another position in their tree to the content changes.
  mutating func addChanges(from before: [TreeNode], to after: [TreeNode]) {
    if before == after { return }
    let known = changes
    addChanges(countBefore: before.count, countAfter: after.count) { before[$0] == after[$1] }
    if known.isEmpty { return }
    let places = Set(changes.map(\.after))
    changes += known.filter { !places.contains($0.after) }
    changes.sort { $0.after < $1.after }
  }
}
