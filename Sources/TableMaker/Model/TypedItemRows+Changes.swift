import TableMakerDiffing

extension TypedItemRows {
  func difference(from before: any ItemRows, limit: Int?) -> FoundDifference {
    guard let before = before as? TypedItemRows else {
      return .found(Difference(replacing: before.count, with: count))
    }
    if isCollapsed || before.isCollapsed { return .found(Difference(replacing: before.count, with: count)) }
    guard let limit, let later = identity.laterDifference else {
      return .found(identity.difference(before.items.array, items.array))
    }
    if let found = identity.differenceAmong(before.items.array, items.array, limit) { return .found(found) }
    return .later(later(before.items.array, items.array))
  }

  func completing(_ later: Difference, from before: any ItemRows) -> Difference {
    guard let before = before as? TypedItemRows else { return later }
    return identity.completing(later, before.items.array, items.array)
  }

  func with(_ difference: Difference, since before: any ItemRows) -> Difference {
    guard let before = before as? TypedItemRows else { return difference }
    var difference = difference
    if placement == nil || before.placement == nil {
      difference.addNamed(before.isNamed(until: expiries), from: before.items.array, to: items.array)
    }
    if identity.hasSameContent == nil { difference.removeUnchanged(from: before.ownPositions, to: ownPositions) }
    difference.addChanges(from: before.nodes ?? [], to: nodes ?? [])
    return difference
  }

  /// Returns a closure that returns `true` for each item that equals itself and may have changed; `nil` if none has.
  ///
  /// - Parameter expiries: The expiries of the later rows.
  private func isNamed(until expiries: Int) -> ((Item) -> Bool)? {
    NamedObjects.named(among: Item.self, since: namedCount, isExpired: self.expiries < expiries)
  }

  var crossingGroup: SectionRows.CrossingGroup? {
    identity.kind == .position
      ? nil
      : SectionRows.CrossingGroup(
        item: ObjectIdentifier(Item.self), identity: identity.kind, cells: section.cellIdentifier)
  }

  func crossings(
    _ leaving: SectionRowList, _ coming: SectionRowList
  ) -> [(leaving: Int, coming: Int, isUnchanged: Bool)] {
    if let placed = placedCrossings(leaving, coming) { return placed }
    /// Returns the indices with items of this type and identity, the items, their tree positions, and their adapters.
    func found(
      _ list: SectionRowList
    ) -> (places: [Int], items: [Item], nodes: [TreeNode?], adapters: [ObjectIdentifier]) {
      var (indices, items, adapters): ([Int], [Item], [ObjectIdentifier]) = ([], [], [])
      var nodes: [TreeNode?] = []
      indices.reserveCapacity(list.numbers.count)
      items.reserveCapacity(list.numbers.count)
      nodes.reserveCapacity(list.numbers.count)
      adapters.reserveCapacity(list.numbers.count)
      for part in list.parts {
        guard let rows = part.rows.items as? TypedItemRows, rows.identity.kind == identity.kind else { continue }
        for index in part.range where list.numbers[index] < rows.items.count {
          indices.append(index)
          items.append(rows.items[list.numbers[index]])
          nodes.append(rows.nodes?[list.numbers[index]])
          adapters.append(rows.section.adapter)
        }
      }
      return (indices, items, nodes, adapters)
    }
    let (before, after) = (found(leaving), found(coming))
    let origins = identity.origins(before.items, after.items)
    var result: [(leaving: Int, coming: Int, isUnchanged: Bool)] = []
    for (index, origin) in origins.enumerated() {
      guard let origin else { continue }
      // The adapter of another section may show the same item in a different way.
      let isSameWork = before.adapters[origin] == after.adapters[index]
      let isUnchanged = isSameWork && identity.hasSameContent?(before.items[origin], after.items[index]) ?? false
      let isAsBefore = before.nodes[origin] == after.nodes[index]
      result.append((before.places[origin], after.places[index], isUnchanged && isAsBefore))
    }
    return result
  }

  /// Matches rows by their indices in one unchanged list without comparing items; returns `nil` for other rows.
  private func placedCrossings(
    _ leaving: SectionRowList, _ coming: SectionRowList
  ) -> [(leaving: Int, coming: Int, isUnchanged: Bool)]? {
    guard let placement else { return nil }
    /// Returns each row's index in the list and its adapter; `nil` if a row belongs to another list or state.
    func found(_ list: SectionRowList) -> [(index: Int, position: Int, adapter: ObjectIdentifier)]? {
      var result: [(index: Int, position: Int, adapter: ObjectIdentifier)] = []
      for part in list.parts {
        guard let rows = part.rows.items as? TypedItemRows, let other = rows.placement,
          other.isOfSameState(as: placement)
        else {
          return nil
        }
        for index in part.range where list.numbers[index] < rows.items.count {
          result.append((index, other.places[list.numbers[index]], rows.section.adapter))
        }
      }
      return result
    }
    guard let before = found(leaving), let after = found(coming) else { return nil }
    var origins = Dictionary(before.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
    return after.compactMap { row in
      guard let origin = origins.removeValue(forKey: row.position) else { return nil }
      return (origin.index, row.index, origin.adapter == row.adapter)
    }
  }
}
