/// What a finished section does with its items, its types erased. Immutable: tables made of one chain share it.
@MainActor protocol SectionContent: AnyObject {
  func hasEvent(_ event: RowEvent) -> Bool
  var decidesSelection: Bool { get }

  /// Reads the items, and gives the rows that show them.
  func makeRows() -> SectionRows

  /// Asks to be told when the items change, if their source can.
  func observe(by observer: any ItemObserver)
}

final class TypedSectionContent<Item, Source: ItemSource<Item>>: SectionContent {
  private let source: Source
  private let rows: _RowDraft<Item>
  private let fill: ([Item]) -> _RowFill
  private let identity: Identity<Item>

  init(source: Source, rows: _RowDraft<Item>, fill: @escaping ([Item]) -> _RowFill) {
    self.source = source
    self.rows = rows
    self.fill = fill
    identity = (source as? ItemList<Item>)?.identity ?? .found()
  }

  func hasEvent(_ event: RowEvent) -> Bool { rows.events[event] != nil }

  var decidesSelection: Bool { rows.shouldSelect != nil }

  func makeRows() -> SectionRows {
    let items = source.items
    return TypedSectionRows(
      items: items, identity: identity, draft: rows, fill: fill(items), height: rows.heights?(items))
  }

  func observe(by observer: any ItemObserver) { (source as? any ObservableItems)?.add(observer) }
}
