import TableMakerDiffing

// Moves that the table view has already performed for the user. The lists are changed, and the same rows are put in
// another order.
extension TypedSectionContent {
  /// The list in which moves of rows are performed.
  var handSource: HandSource<Item>? {
    if let sections = (source as? SectionItems<SectionList<Item>>)?.source { return .sections(sections) }
    guard !isSectioned, (source as? any DerivedSource)?.keepsItems ?? true else { return nil }
    return source.handList(of: Item.self).map { .list($0) }
  }

  func move(
    _ row: Int, of rows: SectionRows, to destination: Int, of target: SectionRows, shownBy other: any SectionContent
  ) -> MoveEcho? {
    guard let rows = rows as? TypedSectionRows<Item>, let target = target as? TypedSectionRows<Item>,
      let own = handSource, let reached = (other as? any HandMoving<Item>)?.handSource
    else { return nil }
    // The items next to the row, as if it had been elsewhere before.
    var others = target.items.array
    if rows === target { others.remove(at: row) }
    let place = HandSource<Item>.Place(
      section: .init(target.section), row: destination, above: destination > 0 ? others[destination - 1] : nil,
      below: destination < others.count ? others[destination] : nil)
    return own.move(
      rows.items[row], from: .init(section: .init(rows.section), row: row, above: nil, below: nil), to: place,
      in: reached)
  }

  func stillHas(_ section: LiveSection) -> Bool { handSource?.has(.init(section)) ?? true }

  func moved(_ row: Int, to destination: Int, of rows: SectionRows, from counter: inout ContentTokens.Counter)
    -> SectionRows?
  {
    guard let rows = rows as? TypedSectionRows<Item>, destination < rows.items.count else { return nil }
    var items = rows.items.array
    items.insert(items.remove(at: row), at: destination)
    var difference = Difference()
    if row != destination { difference.moves = [IndexPair(before: row, after: destination)] }
    return makeRows(rows, showing: items, difference, from: &counter)
  }

  func without(_ row: Int, _ rows: SectionRows, from counter: inout ContentTokens.Counter) -> SectionRows? {
    guard let rows = rows as? TypedSectionRows<Item>, row < rows.items.count else { return nil }
    var items = rows.items.array
    items.remove(at: row)
    var difference = Difference()
    difference.removals = [row]
    return makeRows(rows, showing: items, difference, from: &counter)
  }

  func with(
    _ row: Int, of other: SectionRows, at destination: Int, _ rows: SectionRows,
    from counter: inout ContentTokens.Counter
  ) -> SectionRows? {
    guard let rows = rows as? TypedSectionRows<Item>, let other = other as? TypedSectionRows<Item>,
      destination <= rows.items.count
    else { return nil }
    var items = rows.items.array
    items.insert(other.items[row], at: destination)
    var difference = Difference()
    difference.insertions = [destination]
    difference.duplicates = .unknown
    return makeRows(rows, showing: items, difference, from: &counter)
  }

  private func makeRows(
    _ rows: TypedSectionRows<Item>, showing items: [Item], _ difference: Difference,
    from counter: inout ContentTokens.Counter
  ) -> SectionRows {
    let part = PendingSection(
      of: rows.section, heading: rows.heading, items: RowItems(items), placement: nil, origins: nil, expiries: expiries,
      after: rows)
    return makeRows(
      of: part, match: rows.match, difference: difference, isSwept: false, tokens: nil,
      hasAddItemRow: rows.hasAddItemRow,
      from: &counter)
  }
}

extension HandSource.Section {
  @MainActor init(_ section: LiveSection) { self.init(name: section.settings.name, occurrence: section.occurrence) }
}

/// The content of a section with rows that may come from a list of the library.
@MainActor protocol HandMoving<Item> {
  associatedtype Item

  var handSource: HandSource<Item>? { get }
}

extension TypedSectionContent: HandMoving {}
