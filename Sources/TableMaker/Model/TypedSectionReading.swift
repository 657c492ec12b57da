import TableMakerDiffing

/// A section that was read and has no rows yet.
///
/// A class: there may be thousands, of a type that is known at run time only, and copies are slow.
@MainActor final class PendingSection<Item> {
  let section: LiveSection
  let title: String?
  let indexTitle: String?
  let items: [Item]
  /// Finds the items that these were made of.
  let origins: (any ItemLookup)?
  /// The section's previous rows.
  let before: TypedSectionRows<Item>?
  /// The difference, if it was found quickly.
  var found: Difference?

  init(
    of section: LiveSection, title: String?, indexTitle: String?, items: [Item], origins: (any ItemLookup)?,
    after before: TypedSectionRows<Item>?
  ) {
    self.section = section
    self.title = title
    self.indexTitle = indexTitle
    self.items = items
    self.origins = origins
    self.before = before
  }
}

/// Items that were read, section by section.
final class TypedSectionReading<Item, Source: ItemSource<Item>>: SectionReading {
  let content: TypedSectionContent<Item, Source>
  let parts: [PendingSection<Item>]

  init(content: TypedSectionContent<Item, Source>, parts: [PendingSection<Item>]) {
    self.content = content
    self.parts = parts
  }

  /// The number of rows between the first and the last difference above which comparing them takes long.
  private static var limit: Int { 10_000 }

  func laterDifferences() -> (@Sendable () -> [Difference?])? {
    let identity = content.identity
    guard let later = identity.laterDifference else { return nil }
    var work: [(part: Int, difference: @Sendable () -> Difference)] = []
    for index in parts.indices {
      let part = parts[index]
      guard let before = part.before else { continue }
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
      if let before = part.before, let later = differences?[index] {
        difference = content.identity.completing(later, before.items, part.items)
      }
      rows.append(content.makeRows(of: part, difference: difference, hasAddRow: hasAddRow, from: &counter))
    }
    return rows
  }
}
