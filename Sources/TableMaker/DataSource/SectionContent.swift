import UIKit

/// What a finished section does with its items, its types erased. Immutable: tables made of one chain share it.
@MainActor protocol SectionContent: AnyObject {
  func hasEvent(_ event: RowEvent) -> Bool
  var decidesSelection: Bool { get }

  /// Reads the items, and gives the rows that show them.
  func makeRows(of section: LiveSection) -> SectionRows

  /// Asks to be told when the items change, if their source can.
  func observe(by observer: any ItemObserver)
}

final class TypedSectionContent<Item, Source: ItemSource<Item>>: SectionContent {
  private let source: Source
  private let rows: _RowDraft<Item>
  private let maker: _RowMaker<Item>
  private let identity: Identity<Item>

  init(source: Source, rows: _RowDraft<Item>, maker: _RowMaker<Item>) {
    self.source = source
    self.rows = rows
    self.maker = maker
    identity = (source as? ItemList<Item>)?.identity ?? .found()
  }

  func hasEvent(_ event: RowEvent) -> Bool { rows.events[event] != nil }

  var decidesSelection: Bool { rows.shouldSelect != nil }

  func makeRows(of section: LiveSection) -> SectionRows {
    let items = source.items
    var dequeue: @MainActor (UITableView, IndexPath, Int) -> UITableViewCell? = { _, _, _ in nil }
    if section.isOrdinary { dequeue = maker.dequeue(items, section.cellIdentifier) }
    let work = SectionRows.Work(fill: maker.fill(items), dequeue: dequeue, height: rows.heights?(items))
    return TypedSectionRows(of: section, items: items, identity: identity, draft: rows, work: work)
  }

  func observe(by observer: any ItemObserver) { (source as? any ObservableItems)?.add(observer) }
}
