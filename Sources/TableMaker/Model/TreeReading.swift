import TableMakerDiffing

/// The rows that a tree makes: its items in order, after each expanded one its children.
struct TreeReading<Item> {
  /// An item that would have the tree go on without end.
  struct Endless {
    let item: Item
    let level: Int
  }

  private(set) var items: [Item] = []
  private(set) var nodes: [TreeNode] = []
  /// Whether the items are the roots alone.
  private(set) var isFlat = true
  /// The first item that is not shown, since it is below itself, or deeper than any tree is.
  private(set) var endless: Endless?
  /// The number of items that are not shown since they are below themselves.
  private var loops = 0

  /// Items of one parent that are being read.
  private struct Siblings {
    let items: [Item]
    var next = 0
  }

  /// Reads a tree, as far as it is expanded.
  ///
  /// - Complexity: O(n) for n rows, each asked for its children.
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

  /// Adds the row of an item, and opens its children if it is expanded.
  @MainActor private mutating func read(
    _ item: Item, at level: Int, _ children: (Item) -> [Item], _ identity: Identity<Item>, _ state: TreeState,
    _ open: inout [Siblings], _ ancestors: inout IdentitySet<AnyHashable>
  ) {
    // Where all is collapsed no identity is needed.
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
  /// Adds to the changes of content the rows that stand otherwise in their tree.
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
