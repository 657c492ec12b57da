import UIKit

/// What a section of one type of items does with them.
final class TypedSectionContent<Item, Source: ItemSource<Item>>: SectionContent {
  private let source: Source
  private let rows: _RowDraft<Item>
  private let maker: _RowMaker<Item>
  private let identity: Identity<Item>
  private let ownHeight: ItemHeight<Item>?

  init(source: Source, rows: _RowDraft<Item>, maker: _RowMaker<Item>) {
    self.source = source
    self.rows = rows
    self.maker = maker
    ownHeight = itemHeight(of: maker.cell, for: Item.self)
    identity = (source as? any IdentifiedItems<Item>)?.identity ?? .found()
  }

  func hasEvent(_ event: RowEvent) -> Bool { rows.events[event] != nil }

  var decidesSelection: Bool { rows.shouldSelect != nil }

  var isSelfMeasuring: Bool { ownHeight != nil }

  func makeRows(
    of section: LiveSection, after old: SectionRows?, from counter: inout RowVersions.Counter
  ) -> SectionRows {
    let items = source.items
    var dequeue: @MainActor (UITableView, IndexPath, Int) -> UITableViewCell? = { _, _, _ in nil }
    if section.isOrdinary { dequeue = maker.dequeue(items, section.cellIdentifier) }
    let ownHeight = ownHeight.map { height in
      { @MainActor row, width, traits in height(items[row], width, traits) }
    }
    let work = SectionRows.Work(
      fill: maker.fill(items), dequeue: dequeue, height: rows.heights?(items), ownHeight: ownHeight)
    let versions = versions(of: items, in: section, after: old as? TypedSectionRows<Item>, from: &counter)
    return TypedSectionRows(
      of: section, items: items, versions: versions, identity: identity, draft: rows, work: work)
  }

  /// Equal items keep their versions, and so their heights. Rows that are not measured are not looked at.
  private func versions(
    of items: [Item], in section: LiveSection, after old: TypedSectionRows<Item>?,
    from counter: inout RowVersions.Counter
  ) -> RowVersions {
    guard section.isAutomatic else { return .none(count: items.count) }
    guard let old else { return RowVersions(count: items.count, from: &counter) }
    return old.versions.following(identity.difference(old.items, items), count: items.count, from: &counter)
  }

  func observe(by observer: any ItemObserver) { source.observers.add(observer) }
}
