import Diffing
import UIKit

/// What a section of one type of items does with them.
final class TypedSectionContent<Item, Source: ItemSource<Item>>: SectionContent {
  let source: Source
  let identity: Identity<Item>
  private let common: CommonToRows<Item>
  private let rows: _RowDraft<Item>
  private let maker: _RowMaker<Item>
  private let ownHeight: ItemHeight<Item>?

  init(source: Source, rows: _RowDraft<Item>, maker: _RowMaker<Item>) {
    self.source = source
    self.rows = rows
    self.maker = maker
    ownHeight = itemHeight(of: maker.cell, for: Item.self)
    identity = (source as? any IdentifiedItems<Item>)?.identity ?? .found()
    common = CommonToRows(identity, rows)
  }

  var events: [DelegateMethod] { Array(rows.events.keys) }

  var decidesSelection: Bool { rows.shouldSelect != nil }

  var isSelfMeasuring: Bool { ownHeight != nil }

  var isSectioned: Bool { source is any SectionedItems<Item> }

  var makesTitles: Bool { rows.titles != nil || isSectioned }

  func list<Named>(of item: Named.Type) -> ItemList<Named>? { source as? ItemList<Named> }

  var sourceName: String { (source as? any SectionedItems<Item>)?.sourceName ?? "\(type(of: source))" }

  func observe(by observer: any ItemObserver) { source.observers.add(observer) }

  func read(for group: SectionGroup) -> any SectionReading {
    guard let sectioned = source as? any SectionedItems<Item> else {
      let items = source.items
      let part = part(
        of: group.pattern, items, title: group.settings.title, indexTitle: nil, after: group.rows.first)
      return TypedSectionReading(content: self, parts: [part])
    }
    let sections = sectioned.sections
    var parts: [SectionPart<Item>] = []
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
    of section: LiveSection, _ items: [Item], title: String?, indexTitle: String?, after before: SectionRows?
  ) -> SectionPart<Item> {
    let title = rows.titles.map { $0(items) } ?? title
    return SectionPart(
      of: section, title: title, indexTitle: indexTitle, items: items, after: before as? TypedSectionRows<Item>)
  }

  /// The rows of one section.
  func makeRows(
    of part: SectionPart<Item>, difference: Difference?, hasAddRow: Bool,
    from counter: inout RowVersions.Counter
  ) -> SectionRows {
    let (section, items) = (part.section, part.items)
    var difference = difference
    if let before = part.before {
      if difference == nil { difference = identity.difference(before.items, items) }
    } else {
      difference = nil
    }
    var versions = RowVersions.none(count: items.count)
    if section.isAutomatic {
      if let difference, let before = part.before {
        versions = before.versions.following(difference, count: items.count, from: &counter)
      } else {
        versions = RowVersions(count: items.count, from: &counter)
      }
    }
    let result = TypedSectionRows(
      of: section, items: items, versions: versions, common: common,
      work: work(for: items, in: section), heading: SectionRows.Heading(title: part.title, indexTitle: part.indexTitle),
      hasAddRow: hasAddRow && section.settings.addRow != nil)
    if let before = part.before, let difference {
      result.follow(before, difference)
      result.followDuplicates(of: before, difference)
    }
    return result
  }

  private func work(for items: [Item], in section: LiveSection) -> SectionRows.Work {
    var dequeue: @MainActor (UITableView, IndexPath, Int) -> UITableViewCell? = { _, _, _ in nil }
    if section.isOrdinary { dequeue = maker.dequeue(items, section.cellIdentifier) }
    let ownHeight = ownHeight.map { height in
      { @MainActor row, width, traits in height(items[row], width, traits) }
    }
    return SectionRows.Work(
      fill: maker.fill(items), dequeue: dequeue, height: rows.heights?(items), ownHeight: ownHeight)
  }
}
