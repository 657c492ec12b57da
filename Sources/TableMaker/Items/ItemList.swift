/// The items of a section, kept and changed by the app.
///
/// ```swift
/// let goods = ItemList(market.goods)
/// dataSource = DataSource(tableView)
///   .section("goods").cell(GoodsCell.self).data(goods).adapter { cell, item, _ in cell.show(item) }
///   .make()
/// goods.items = await market.goodsOfToday()
/// ```
///
/// A list may be shown by several tables. It does not know them: they hold the list, and the list holds them weakly.
@MainActor public final class ItemList<Item>: ItemSource, TellsChanges {
  /// The items, in order. Tables show a change in the next turn of the main actor, with all others of this turn.
  public var items: [Item] {
    didSet { observers.itemsDidChange() }
  }

  /// Who is told when the items change.
  public let observers = ItemObservers()

  let identity: Identity<Item>

  @usableFromInline init(_ items: [Item], identity: Identity<Item>) {
    self.items = items
    self.identity = identity
  }
}

/// A source that knows what its items are known by.
@MainActor protocol IdentifiedItems<Item> {
  associatedtype Item
  var identity: Identity<Item> { get }
}

extension ItemList: IdentifiedItems {}
