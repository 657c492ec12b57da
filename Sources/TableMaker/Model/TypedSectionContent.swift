import TableMakerDiffing
import UIKit

/// The content of a section with its types.
final class TypedSectionContent<Item, Source: ItemSource<Item>>: SectionContent {
  let source: Source
  let identity: Identity<Item>
  private let context: RowContext<Item>
  private let rows: _RowConfiguration<Item>
  private let maker: _RowMaker<Item>
  private let ownHeight: ItemHeight<Item>?
  private let derived: (any DerivedSource)?

  init(source: Source, rows: _RowConfiguration<Item>, maker: _RowMaker<Item>) {
    self.source = source
    self.rows = rows
    self.maker = maker
    ownHeight = itemHeight(of: maker.cell, for: Item.self)
    identity = .of(source)
    derived = source as? any DerivedSource
    context = RowContext(identity, rows)
  }

  var events: [DelegateMethod] { Array(rows.events.keys) }

  var decidesSelection: Bool { rows.shouldSelect != nil }

  var isSelfMeasuring: Bool { ownHeight != nil }

  var isSectioned: Bool { source is any SectionedItems<Item> }

  var makesTitles: Bool { rows.titles != nil || isSectioned }

  func list<Named>(of item: Named.Type) -> ItemList<Named>? { source.list(of: item) }

  var sourceName: String { (source as? any SectionedItems<Item>)?.sourceName ?? "\(type(of: source))" }

  func observe(by observer: any ItemObserver) { source.observers.add(observer) }

  func read(for group: SectionGroup) -> any SectionReading {
    guard let sectioned = source as? any SectionedItems<Item> else {
      let items = source.items
      let part = part(
        of: group.pattern, items, origins: derived?.originLookup, title: group.settings.title, indexTitle: nil,
        after: group.rows.first)
      return TypedSectionReading(content: self, parts: [part])
    }
    let sections = sectioned.sections
    var parts: [PendingSection<Item>] = []
    parts.reserveCapacity(sections.count)
    group.beginReading()
    for read in sections {
      let section = group.nextSection(named: read.name)
      parts.append(
        part(
          of: section, read.items, title: read.title ?? group.settings.title, indexTitle: read.indexTitle,
          after: group.rows(of: section)))
    }
    return TypedSectionReading(content: self, parts: parts)
  }

  private func part(
    of section: LiveSection, _ items: [Item], origins: (any ItemLookup)? = nil, title: String?, indexTitle: String?,
    after before: SectionRows?
  ) -> PendingSection<Item> {
    let title = rows.titles.map { $0(items) } ?? title
    return PendingSection(
      of: section, title: title, indexTitle: indexTitle, items: items, origins: origins,
      after: before as? TypedSectionRows<Item>)
  }

  /// The rows of one section.
  func makeRows(
    of part: PendingSection<Item>, difference: Difference?, hasAddRow: Bool,
    from counter: inout ContentTokens.Counter
  ) -> SectionRows {
    let (section, items) = (part.section, part.items)
    var difference = difference
    if let before = part.before {
      if difference == nil { difference = identity.difference(before.items, items) }
    } else {
      difference = nil
    }
    var tokens = ContentTokens.none(count: items.count)
    if section.isAutomatic {
      if let difference, let before = part.before {
        tokens = before.tokens.following(difference, count: items.count, from: &counter)
      } else {
        tokens = ContentTokens(count: items.count, from: &counter)
      }
    }
    let result = TypedSectionRows(
      of: section, items: items, origins: part.origins, tokens: tokens, context: context,
      callbacks: callbacks(for: items, in: section),
      heading: SectionRows.Heading(title: part.title, indexTitle: part.indexTitle),
      hasAddRow: hasAddRow && section.settings.addRow != nil)
    if let before = part.before, let difference {
      result.follow(before, difference)
      result.followDuplicates(of: before, difference)
    }
    return result
  }

  private func callbacks(for items: [Item], in section: LiveSection) -> RowCallbacks {
    var dequeue: @MainActor (UITableView, IndexPath, Int) -> UITableViewCell? = { _, _, _ in nil }
    if section.isOrdinary { dequeue = maker.dequeue(items, section.cellIdentifier) }
    let ownHeight = ownHeight.map { height in
      { @MainActor row, width, traits in height(items[row], width, traits) }
    }
    return RowCallbacks(
      fill: maker.fill(items), dequeue: dequeue, height: rows.heights?(items), ownHeight: ownHeight)
  }
}
