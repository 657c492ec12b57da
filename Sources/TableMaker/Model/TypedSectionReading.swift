import TableMakerDiffing

/// A section that was read and has no rows yet.
///
/// It's a class because there may be thousands, and copies of a type that's only known at run time are slow.
@MainActor final class PendingSection<Item> {
  let section: LiveSection
  let heading: SectionRows.Heading
  let items: RowItems<Item>
  /// The positions of the items in the section's tree, or `nil` if the section isn't a tree.
  let tree: TreeReading<Item>?
  /// The positions of the items in their list, if the source provides them for all items.
  let placement: Placement?
  /// The positions of the section's own items, if a tree shows other items below them.
  let ownPlaces: OwnPlaces?
  /// Finds the original items of these items.
  let origins: (any ItemLookup)?
  /// The section's previous rows.
  let before: TypedSectionRows<Item>?
  /// The number of objects that had been named when the items were read.
  let namedCount = NamedObjects.count
  /// The number of times that any object may have changed.
  let expiries: Int
  /// The difference, if it was quickly found.
  var found: Difference?

  init(
    of section: LiveSection, heading: SectionRows.Heading, items: RowItems<Item>, tree: TreeReading<Item>? = nil,
    placement: Placement?, origins: (any ItemLookup)?, expiries: Int, after before: TypedSectionRows<Item>?
  ) {
    self.section = section
    self.expiries = expiries
    self.heading = heading
    self.items = items
    self.tree = tree
    self.placement = tree?.isFlat ?? true ? placement : nil
    ownPlaces = tree.flatMap { tree in placement.map { OwnPlaces($0, nodes: tree.isFlat ? nil : tree.nodes) } }
    self.origins = origins
    self.before = before
  }
}

/// Items that were read, section by section.
final class TypedSectionReading<Item, Source: ItemSource<Item>>: SectionReading {
  let content: TypedSectionContent<Item, Source>
  private let group: SectionGroup
  let parts: [PendingSection<Item>]
  /// The query of the results that were read.
  let match: SearchMatch?
  /// The maps from the lists that parts come from to the present lists, by generation.
  private var maps: [Int: PlaceMap] = [:]

  /// The difference from the list with known tokens to the list that was read.
  private let tokenStep: (difference: Difference, countBefore: Int)?
  private(set) var isSweeping = false

  init(
    content: TypedSectionContent<Item, Source>, group: SectionGroup, parts: [PendingSection<Item>], match: SearchMatch?
  ) {
    self.content = content
    self.group = group
    tokenStep = group.listTokens.flatMap { parts.first?.placement?.difference(since: $0.generation) }
    self.parts = parts
    self.match = match
    isSweeping = leastOperations > Self.mostOperations
  }

  /// Returns a closure that finds a part's difference by indices in the list, or `nil` if these aren't known.
  private func placedDifference(of part: PendingSection<Item>) -> (@Sendable () -> Difference)? {
    guard let before = part.before?.placement, let after = part.placement, before.list === after.list else {
      return nil
    }
    guard let map = map(since: before.generation, to: after) else { return nil }
    return { [from = before.places, to = after.places] in Difference(from: from, to: to, through: map) }
  }

  private func map(since generation: Int, to placement: Placement) -> PlaceMap? {
    if let map = maps[generation] { return map }
    guard let (difference, countBefore) = placement.difference(since: generation) else { return nil }
    let map = PlaceMap(difference, countBefore: countBefore, countAfter: placement.count)
    maps[generation] = map
    return map
  }

  /// The largest number of rows that a new query inserts, deletes, and moves individually.
  private static var mostOperations: Int { 20_000 }

  /// The smallest number of rows that a new query certainly inserts or deletes; zero if the list has also changed.
  private var leastOperations: Int {
    var least = 0
    for part in parts {
      guard let after = part.placement else { return 0 }
      if let before = part.before?.placement {
        guard before.isOfSameState(as: after) else { return 0 }
        least += abs(before.places.count - after.places.count)
      } else if !group.rows.isEmpty {
        least += after.places.count
      }
    }
    return least
  }

  /// The number of rows between the first and the last change above which a comparison takes long.
  private static var limit: Int { 10_000 }

  func laterDifferences() -> (@Sendable () -> [Difference?])? {
    if isSweeping { return nil }
    let identity = content.identity
    var work: [(part: Int, difference: @Sendable () -> Difference)] = []
    for index in parts.indices {
      let part = parts[index]
      guard let before = part.before else { continue }
      if let placed = placedDifference(of: part) {
        if max(before.items.count, part.items.count) > Self.limit {
          work.append((index, placed))
        } else {
          part.found = placed()
        }
        continue
      }
      guard let later = identity.laterDifference else { continue }
      part.found = identity.differenceAmong(before.items.array, part.items.array, Self.limit)
      if part.found == nil { work.append((index, later(before.items.array, part.items.array))) }
    }
    if work.isEmpty { return nil }
    let count = parts.count
    return { @Sendable [work] in
      var differences: [Difference?] = Array(repeating: nil, count: count)
      for (part, difference) in work { differences[part] = difference() }
      return differences
    }
  }

  func makeRows(
    with differences: [Difference?]?, hasAddItemRow: Bool, from counter: inout ContentTokens.Counter
  ) -> [SectionRows] {
    var rows: [SectionRows] = []
    rows.reserveCapacity(parts.count)
    let tokens = listTokens(from: &counter)
    for index in parts.indices {
      let part = parts[index]
      var difference = part.found
      if let before = part.before, difference == nil, !isSweeping {
        if let placed = placedDifference(of: part) {
          difference = differences?[index] ?? placed()
        } else if let later = differences?[index] {
          difference = content.identity.completing(later, before.items.array, part.items.array)
        }
      }
      rows.append(
        content.makeRows(
          of: part, match: match, difference: difference, isSwept: isSweeping, tokens: tokens,
          hasAddItemRow: hasAddItemRow,
          from: &counter))
    }
    return rows
  }

  /// Returns the tokens of the parts' list, if all parts come from one list and are measured.
  private func listTokens(from counter: inout ContentTokens.Counter) -> ListTokens? {
    // A tree that shows more than the list would have other tokens.
    guard let part = parts.first, part.section.isAutomatic, part.tree == nil, let placement = part.placement else {
      return nil
    }
    let known = group.listTokens.flatMap { $0.list == ObjectIdentifier(placement.list) ? $0 : nil }
    if let known, known.generation == placement.generation { return known }
    let tokens: ContentTokens
    if let known, let tokenStep, tokenStep.countBefore == known.tokens.count {
      tokens = known.tokens.following(tokenStep.difference, count: placement.count, from: &counter)
    } else {
      tokens = ContentTokens(count: placement.count, from: &counter)
    }
    let next = ListTokens(tokens, of: placement)
    group.listTokens = next
    return next
  }
}
