import Diffing

/// What all rows of a `section()`, or of `sections(of:)`, have in common. An object: there may be thousands of sections.
@MainActor final class CommonToRows<Item> {
  let identity: Identity<Item>
  let draft: _RowDraft<Item>

  init(_ identity: Identity<Item>, _ draft: _RowDraft<Item>) {
    self.identity = identity
    self.draft = draft
  }
}

/// Rows that show items.
final class TypedSectionRows<Item>: SectionRows {
  let items: [Item]
  private let common: CommonToRows<Item>

  init(
    of section: LiveSection, items: [Item], versions: RowVersions, common: CommonToRows<Item>, work: Work,
    heading: Heading, hasAddRow: Bool
  ) {
    self.items = items
    self.common = common
    super.init(of: section, versions: versions, work: work, heading: heading, hasAddRow: hasAddRow)
    hasNoDuplicates = items.count < 2 || common.identity.kind == .position
  }

  /// What makes an item of these the same row as one of the rows that come after them.
  var identity: Identity<Item> { common.identity }

  override func perform(_ event: DelegateMethod, at row: Int, onError: (any Error, String) -> Void) {
    guard row < items.count, let event = common.draft.events[event] else { return }
    let item = items[row]
    for body in event.handlers {
      do { try body(item, row) } catch { onError(error, event.step) }
    }
  }

  override func maySelect(_ row: Int) -> Bool {
    row >= items.count || common.draft.shouldSelect?(items[row], row) ?? true
  }

  // MARK: What changed

  override func foundDifference(from before: SectionRows) -> Difference {
    guard let before = before as? TypedSectionRows else { return super.foundDifference(from: before) }
    follow(before, identity.difference(before.items, items))
    return difference(from: before)
  }

  override var kind: Kind? {
    identity.kind == .position
      ? nil : Kind(item: ObjectIdentifier(Item.self), identity: identity.kind, cells: section.cellIdentifier)
  }

  override func crossings(
    _ leaving: SectionRowList, _ coming: SectionRowList
  ) -> [(leaving: Int, coming: Int, isUnchanged: Bool)] {
    /// The places that have items of this type and kind, these items, and what shows them.
    func found(_ list: SectionRowList) -> (places: [Int], items: [Item], adapters: [ObjectIdentifier]) {
      var (indices, items, adapters): ([Int], [Item], [ObjectIdentifier]) = ([], [], [])
      indices.reserveCapacity(list.numbers.count)
      items.reserveCapacity(list.numbers.count)
      adapters.reserveCapacity(list.numbers.count)
      for part in list.parts {
        guard let rows = part.rows as? TypedSectionRows, rows.identity.kind == identity.kind else { continue }
        for index in part.range where list.numbers[index] < rows.items.count {
          indices.append(index)
          items.append(rows.items[list.numbers[index]])
          adapters.append(rows.section.adapter)
        }
      }
      return (indices, items, adapters)
    }
    let (before, after) = (found(leaving), found(coming))
    let origins = identity.origins(before.items, after.items)
    var result: [(leaving: Int, coming: Int, isUnchanged: Bool)] = []
    for (index, origin) in origins.enumerated() {
      guard let origin else { continue }
      // Another section's adapter may show the same item otherwise.
      let isSameWork = before.adapters[origin] == after.adapters[index]
      let isUnchanged = isSameWork && identity.hasSameContent?(before.items[origin], after.items[index]) ?? false
      result.append((before.places[origin], after.places[index], isUnchanged))
    }
    return result
  }

  // MARK: Duplicates

  /// Takes over what is known of the rows before, by what led from them to these.
  func followDuplicates(of before: TypedSectionRows, _ difference: Difference) {
    guard !hasNoDuplicates, before.hasNoDuplicates else { return }
    duplicateSearch = DuplicateSearch(after: difference, among: items.count)
    hasNoDuplicates = duplicateSearch == nil
  }

  override func findDuplicates(while hasTime: () -> Bool) -> DuplicateSearch.Progress {
    if hasNoDuplicates { return .none }
    let search = duplicateSearch ?? DuplicateSearch(among: items.count)
    duplicateSearch = search
    let progress = identity.advance(search, items, hasTime)
    guard progress != .unfinished else { return progress }
    duplicateSearch = nil
    hasNoDuplicates = progress == .none
    return progress
  }

  // MARK: Items

  override func item(at row: Int) -> Any? { items.indices.contains(row) ? items[row] : nil }

  override func identifier(at row: Int) -> AnyHashable? {
    items.indices.contains(row) ? identity.identifier(items[row], row) : nil
  }

  override func row<Named>(of item: Named) -> Int? {
    guard let item = item as? Item else { return nil }
    return identity.firstIndex(of: item, in: items)
  }

  override func rows(of identifiers: Set<AnyHashable>) -> [Int] {
    items.indices.filter { identifiers.contains(identity.identifier(items[$0], $0)) }
  }

  override func renew<Named>(_ named: [Named], from counter: inout RowVersions.Counter) -> [Int] {
    let rows = rows(showing: named)
    if section.isAutomatic { versions.renew(rows, from: &counter) }
    return rows
  }

  override func shows<Named>(_ named: [Named]) -> Bool { !rows(showing: named).isEmpty }

  /// The rows of the named items' identities. An item that is known by its place alone cannot be named by it: all rows are meant
  /// that show an equal one, and all there are where that cannot be told.
  private func rows<Named>(showing named: [Named]) -> [Int] {
    guard let named = named as? [Item], !named.isEmpty else { return [] }
    guard identity.kind == .position else { return identity.places(named, items) }
    guard let isEqual = identity.hasSameContent else { return Array(items.indices) }
    return identity.placesOfEqual(named, in: items, by: isEqual)
  }
}
