import TableMakerDiffing

/// Another source's items, each turned into something else: what `map` makes.
///
/// Nothing is done before somebody reads the items, which a table does once for each update. Then only items that are new or
/// have changed are turned again, also where only what `==` leaves out has; what an item has changed from is found by what items are known
/// by in the other source. A row is
/// found by the item that its own was made of as well, `cell(for: goods)`, and the other list by the section's name.
@MainActor public final class MappedSource<Base: ItemSource, Item>: ItemSource, TellsChanges {
  private let base: Base
  private let transform: (Base.Item) -> Item
  private var results: IncrementalMap<Base.Item, Item>
  /// The objects that had been named when the items were read.
  private var namedCount = 0
  /// A Boolean value that indicates whether any object may have changed since.
  private var areObjectsStale = false

  init(_ base: Base, _ transform: @escaping (Base.Item) -> Item) {
    self.base = base
    self.transform = transform
    results = IncrementalMap(of: Identity.of(base).ofStates)
  }

  /// What the other source's items are turned into, in their order.
  ///
  /// - Complexity: O(n); calls the closure for items that are new or have changed since the last access. Where the other
  ///   source's items cannot be compared, that may be any of them.
  public var items: [Item] {
    observers.noteReading()
    let isNamed = NamedObjects.named(among: Base.Item.self, since: namedCount, isExpired: areObjectsStale)
    (namedCount, areObjectsStale) = (NamedObjects.count, false)
    results = results.updated(to: base.items, renewing: isNamed, transform)
    return results.results
  }

  /// Who is told when the other source's items change: its own observers.
  public var observers: ItemObservers { base.observers }
}

extension MappedSource: DerivedSource {
  var bases: [any ItemSource] { [base] }

  // Also where both are of one type: an item that comes here would be made anew of itself.
  var keepsItems: Bool { false }

  func expireObjects() {
    areObjectsStale = true
    (base as? any DerivedSource)?.expireObjects()
  }

  var originLookup: (any ItemLookup)? {
    IdentifiedLookup(
      items: results.items, identity: results.identity, origins: (base as? any DerivedSource)?.originLookup)
  }
}

extension ItemSource {
  /// Makes a source that has something else for each item of this one, and changes with it.
  ///
  /// ```swift
  /// .data(goods.map { goods in GoodsLine(goods, in: currency) })
  /// ```
  ///
  /// A row is known by what the new items have to offer, not by the items that they were made of: give them the old `id`, so
  /// that a change of an item is a change of its row.
  /// - Parameter transform: Returns the new item. Called when the items are read, for each that is new or has changed; its result
  ///   must depend on the item alone.
  public func map<New>(_ transform: @escaping (Item) -> New) -> MappedSource<Self, New> {
    MappedSource(self, transform)
  }
}
