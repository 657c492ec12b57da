import TableMakerDiffing

// The items with rows, and the hidden items.
extension ItemsContent {
  /// The largest number of items to check in a tree, which may be endless.
  private static var mostTreeItems: Int { 20_000 }

  func has(_ paths: [[AnyHashable]], in group: SectionGroup) -> [Bool] {
    found(paths, in: group).map { $0 != nil }
  }

  func items(for hidden: [HiddenItem], in group: SectionGroup) -> [Any] {
    let list = (source as? any ListedItems<Item>)?.followedList
    var (places, paths): ([Int], [[AnyHashable]]) = ([], [])
    for item in hidden {
      if let list, let position = item.position,
        let position = position.list === list ? position.followed()?.position : nil
      {
        places.append(position)
      } else if !item.path.isEmpty {
        paths.append(item.path)
      }
    }
    let items = list?.items ?? []
    return places.sorted().map { items[$0] } + found(paths, in: group).compactMap { $0 }
  }

  /// Returns the item at the end of each path, or `nil` if the source doesn't have it.
  private func found(_ paths: [[AnyHashable]], in group: SectionGroup) -> [Item?] {
    if paths.isEmpty { return [] }
    let wanted = IdentitySet(paths.compactMap(\.first))
    var roots = IdentityTable<AnyHashable, Item>()
    forEachOwnItem(in: group) { item, identifier in
      if wanted.contains(identifier) { roots.insert(identifier, item) }
    }
    return paths.map { path in
      guard let first = path.first, var item = roots[first] else { return nil }
      for identifier in path.dropFirst() {
        let below = rows.tree.children?(item) ?? []
        guard let next = below.first(where: { identity.identifier($0, 0) == identifier }) else { return nil }
        item = next
      }
      return item
    }
  }

  func items(of identifiers: IdentitySet<AnyHashable>, in group: SectionGroup) -> [HiddenItem] {
    let listed = source as? any ListedItems<Item>
    var result: [HiddenItem] = []
    if let list = listed?.followedList, listed?.replacedItems == nil {
      // If the indices change with every query, they don't identify items.
      guard identity.kind != .position else { return [] }
      for (position, item) in list.items.enumerated() {
        let identifier = identity.identifier(item, position)
        guard identifiers.contains(identifier) else { continue }
        let position = ListPosition(list: list, generation: list.generation, position: position)
        result.append(HiddenItem(path: [identifier], position: position))
      }
    } else {
      forEachOwnItem(in: group) { _, identifier in
        if identifiers.contains(identifier) { result.append(HiddenItem(path: [identifier])) }
      }
    }
    guard traits.isTree, let children = rows.tree.children else { return result }
    var missing = identifiers
    for case let identifier? in result.map(\.identifier) { missing.remove(identifier) }
    // The search proceeds level by level, so that it finds items near the top of an endless tree.
    var level: [(item: Item, path: [AnyHashable])] = []
    forEachOwnItem(in: group) { item, identifier in level.append((item, [identifier])) }
    var left = Self.mostTreeItems
    while !missing.isEmpty, left > 0, !level.isEmpty {
      var below: [(item: Item, path: [AnyHashable])] = []
      for (item, path) in level where left > 0 {
        for child in children(item) {
          left -= 1
          let identifier = identity.identifier(child, 0)
          guard !path.contains(identifier) else { continue }
          if missing.remove(identifier) { result.append(HiddenItem(path: path + [identifier])) }
          below.append((child, path + [identifier]))
        }
      }
      level = below
    }
    return result
  }

  /// Calls a closure for each of the section's own items, whether or not rows show them.
  private func forEachOwnItem(in group: SectionGroup, _ body: (Item, AnyHashable) -> Void) {
    let listed = source as? any ListedItems<Item>
    if let items = listed?.replacedItems ?? listed?.followedList?.items {
      for (index, item) in items.enumerated() { body(item, identity.identifier(item, index)) }
      return
    }
    for case let rows as TypedItemRows<Item> in group.rows.map(\.items) {
      for (index, item) in rows.ownItems.enumerated() { body(item, identity.identifier(item, index)) }
    }
  }
}
