public import TableMakerDiffing

/// The items of a section, kept and changed by the app.
///
/// ```swift
/// let goods = ItemList(market.goods)
/// dataSource = DataSource(tableView)
///   .section("goods").cell(GoodsCell.self).data(goods).adapter { cell, item, _ in cell.show(item) }
///   .make()
/// goods.insert(contentsOf: [fig, plum], after: apple)
/// goods[id: pear.id]?.price = 3
/// goods.items = await market.goodsOfToday()
/// ```
///
/// A list may be shown by several tables. It does not know them: they hold the list, and the list holds them weakly.
///
/// Each verb is one change, however many items it is about; one that has nothing to do tells nobody. A verb that cannot be
/// done as asked, since an item or an index is not there, loses nothing: it says what it does instead, and tables report it
/// as a diagnostic with the line that called it.
@MainActor public final class ItemList<Item>: ItemSource, TellsChanges {
  /// The items, in order. Tables show a change in the next turn of the main actor, with all others of this turn.
  ///
  /// To be edited in place: `goods.items[3].price = 4`, or `goods.items.sort { $0.price < $1.price }`. After a table has read
  /// the items, the first such edit copies the array's storage once, since the table goes on with what it has read.
  @inlinable public var items: [Item] {
    get {
      observers.noteReading()
      return storage
    }
    // Not `didSet`: from another module that would be a get and a set, and each edit a copy.
    _modify {
      defer { observers.itemsDidChange() }
      yield &storage
    }
  }

  /// Who is told when the items change.
  public let observers = ItemObservers()

  @usableFromInline var storage: [Item]
  let identity: Identity<Item>

  /// Makes a list whose items have an identity; for the package.
  public init(_ items: [Item], identity: Identity<Item>) {
    storage = items
    self.identity = identity
  }
}

extension ItemList: EditableList, IdentifiedItems {}
