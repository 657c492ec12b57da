public import TableMakerDiffing

/// A section's items, which the app owns and edits.
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
/// Several table views can show one list. Their data sources hold the list, and the list holds them weakly.
///
/// Each edit is one change, however many items it affects; an edit without an effect doesn't notify anyone. If an edit
/// can't be done as requested because an item or an index is missing, nothing is lost: TableMaker performs the nearest
/// valid edit or none, and reports a diagnostic with the line of the call.
@preconcurrency @MainActor public final class ItemList<Item>: ItemSource, TellsChanges {
  /// The items, in order. Table views show all changes of one turn of the main actor together in the next turn.
  ///
  /// You can edit the items in place: `goods.items[3].price = 4`, or `goods.items.sort { $0.price < $1.price }`. After
  /// a table view has read the items, the first edit in place copies the array's storage once, because the table view
  /// keeps the version that it read.
  @inlinable public var items: [Item] {
    get {
      observers.noteReading()
      return storage
    }
    // Uses `_modify` because `didSet` would mean a get and a set in another module, and each edit would copy the items.
    _modify {
      defer { observers.itemsDidChange() }
      yield &storage
    }
  }

  /// The observers of the items.
  public let observers = ItemObservers()

  @usableFromInline var storage: [Item]
  let identity: Identity<Item>
  /// The scroll position, which is saved and restored.
  let placeKeeper = PlaceKeeper()
  weak var recordedItems: RecordedItems<Item>?

  /// Creates a list of items with a given identity. For internal use.
  public init(_ items: [Item], identity: Identity<Item>) {
    storage = items
    self.identity = identity
  }
}

extension ItemList: EditableList, IdentifiedItems {}
