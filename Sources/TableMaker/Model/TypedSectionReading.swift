import TableMakerDiffing

/// A section that was read and has no rows yet.
///
/// A class: there may be thousands, of a type that is known at run time only, and copies are slow.
@MainActor final class PendingSection<Item> {
  let section: LiveSection
  let heading: SectionRows.Heading
  let items: [Item]
  /// Where the items stand in the list that they were taken from, if the source says so.
  let placement: Placement?
  /// Finds the items that these were made of.
  let origins: (any ItemLookup)?
  /// The section's previous rows.
  let before: TypedSectionRows<Item>?
  /// The difference, if it was found quickly.
  var found: Difference?

  init(
    of section: LiveSection, heading: SectionRows.Heading, items: [Item], placement: Placement?,
    origins: (any ItemLookup)?, after before: TypedSectionRows<Item>?
  ) {
    self.section = section
    self.heading = heading
    self.items = items
    self.placement = placement
    self.origins = origins
    self.before = before
  }
}

/// Items that were read, section by section.
final class TypedSectionReading<Item, Source: ItemSource<Item>>: SectionReading {
  let content: TypedSectionContent<Item, Source>
  let parts: [PendingSection<Item>]
  /// The query whose answer was read.
  let match: Match?
  /// What leads from the lists that parts were taken from to those lists as they are, by generation.
  private var maps: [Int: PlaceMap] = [:]

  init(content: TypedSectionContent<Item, Source>, parts: [PendingSection<Item>], match: Match?) {
    self.content = content
    self.parts = parts
    self.match = match
  }

  /// Finds how a part differs from the one before by the places of both; nil if these are not known.
  private func placedDifference(of part: PendingSection<Item>) -> (@Sendable () -> Difference)? {
    guard let before = part.before?.placement, let after = part.placement, before.list == after.list else { return nil }
    guard let map = map(since: before.generation, countAfter: after.count) else { return nil }
    return { [from = before.places, to = after.places] in Difference(from: from, to: to, through: map) }
  }

  private func map(since generation: Int, countAfter: Int) -> PlaceMap? {
    if let map = maps[generation] { return map }
    guard let (difference, countBefore) = content.listDifference(since: generation) else { return nil }
    let map = PlaceMap(difference, countBefore: countBefore, countAfter: countAfter)
    maps[generation] = map
    return map
  }

  /// The number of rows between the first and the last difference above which comparing them takes long.
  private static var limit: Int { 10_000 }

  func laterDifferences() -> (@Sendable () -> [Difference?])? {
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
      part.found = identity.differenceAmong(before.items, part.items, Self.limit)
      if part.found == nil { work.append((index, later(before.items, part.items))) }
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
    with differences: [Difference?]?, hasAddRow: Bool, from counter: inout ContentTokens.Counter
  ) -> [SectionRows] {
    var rows: [SectionRows] = []
    rows.reserveCapacity(parts.count)
    for index in parts.indices {
      let part = parts[index]
      var difference = part.found
      if let before = part.before, difference == nil {
        if let placed = placedDifference(of: part) {
          difference = differences?[index] ?? placed()
        } else if let later = differences?[index] {
          difference = content.identity.completing(later, before.items, part.items)
        }
      }
      rows.append(
        content.makeRows(of: part, match: match, difference: difference, hasAddRow: hasAddRow, from: &counter))
    }
    return rows
  }
}
