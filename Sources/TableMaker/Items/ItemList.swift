/// The items of a section, kept and changed by the app.
///
/// ```swift
/// let goods = ItemList(market.goods)
/// dataSource = DataSource(tableView)
///   .section("goods").cell(GoodsCell.self).data(goods).adapter { cell, item, _ in cell.show(item) }
///   .make()
/// goods.items = await market.goodsOfToday()
/// dataSource.reload()
/// ```
///
/// A list may be shown by several tables. It does not know them: they hold the list, and the list holds them weakly.
@MainActor public final class ItemList<Item>: ItemSource, TellsChanges {
  /// The items, in order. The table shows a change at `reload()`, whole, and never a part of it.
  public var items: [Item] {
    didSet { tellObservers() }
  }

  let identity: Identity<Item>
  private var observers: [WeakObserver] = []

  @usableFromInline init(_ items: [Item], identity: Identity<Item>) {
    self.items = items
    self.identity = identity
  }

  /// Makes a list of items of any type. A row is known by what the items turn out to have, at run time.
  public convenience init(_ items: [Item]) { self.init(items, identity: .found()) }

  /// Makes a list of items that are known by their `id`.
  @inlinable public convenience init(_ items: [Item]) where Item: Identifiable {
    self.init(items, identity: .identifiable)
  }

  /// Makes a list of items that are known by being equal.
  @inlinable public convenience init(_ items: [Item]) where Item: Hashable {
    self.init(items, identity: .value)
  }

  /// Makes a list of items that are known by their `id`, though they are comparable as a whole too.
  @inlinable public convenience init(_ items: [Item]) where Item: Hashable & Identifiable {
    self.init(items, identity: .identifiable)
  }
}

// MARK: Observers

private struct WeakObserver {
  weak var observer: (any ItemObserver)?
}

extension ItemList: ObservableItems {
  func add(_ observer: any ItemObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  private func tellObservers() {
    for entry in observers { entry.observer?.itemsDidChange() }
  }
}
