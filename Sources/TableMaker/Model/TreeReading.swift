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

  /// The children of one parent that are being read.
  private struct Siblings {
    let items: [Item]
    var next = 0
  }

  /// Reads the expanded part of a tree.
  ///
  /// - Complexity: O(n) for n rows, with a call for the children of each.
  @MainActor init(
    of roots: RowItems<Item>, _ children: (Item) -> [Item], _ identity: Identity<Item>, _ state: TreeState
  ) {
    items.reserveCapacity(roots.count)
    nodes.reserveCapacity(roots.count)
    var open: [Siblings] = []
    var ancestors = IdentitySet<AnyHashable>()
    for root in roots {
      read(root, at: 0, children, identity, state, &open, &ancestors)
      while let last = open.indices.last {
        guard open[last].next < open[last].items.count else {
          ancestors.removeLast()
          open.removeLast()
          continue
        }
        let item = open[last].items[open[last].next]
        open[last].next += 1
        read(item, at: open.count, children, identity, state, &open, &ancestors)
      }
    }
  }

  /// Adds the row of an item, and begins to read its children if it's expanded.
  @MainActor private mutating func read(
    _ item: Item, at level: Int, _ children: (Item) -> [Item], _ identity: Identity<Item>, _ state: TreeState,
    _ open: inout [Siblings], _ ancestors: inout IdentitySet<AnyHashable>
  ) {
    // If all items are collapsed, identities aren't needed.
    let identifier = state.isCollapsed && ancestors.isEmpty ? nil : identity.identifier(item, 0)
    if let identifier, ancestors.contains(identifier) {
      if endless == nil { endless = Endless(item: item, level: level) }
      loops += 1
      return
    }
    let below = children(item)
    var isExpanded = false
    if let identifier, !below.isEmpty, state.isExpanded(identifier) {
      isExpanded =
        level < TreeLimits.mostLevels && loops < TreeLimits.mostLoops
        && endless.map { $0.level < TreeLimits.mostLevels } ?? true
      if isExpanded {
        open.append(Siblings(items: below))
        ancestors.append(identifier)
        isFlat = false
      } else if endless == nil || level >= TreeLimits.mostLevels {
        endless = Endless(item: item, level: level)
      }
    }
    items.append(item)
    nodes.append(TreeNode(level: level, hasChildren: !below.isEmpty, isExpanded: isExpanded))
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
