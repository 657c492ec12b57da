import TableMakerDiffing

/// A source that transforms each item of another source. `map` returns it.
///
/// The source transforms nothing before its items are read. A table view reads them once for each update. The source
/// then transforms only items that are new or have changed, including changes that `==` ignores. It finds the previous
/// version of an item by the item's identity in the other source. You can also find a row by the original item, as in
/// `cell(for: goods)`, and the other list by the section's name.
@preconcurrency @MainActor public final class MappedSource<Base: ItemSource, Item>: ItemSource, TellsChanges {
  private let base: Base
  private let transform: (Base.Item) -> Item
  private var results: IncrementalMap<Base.Item, Item>
  /// The number of objects that had been named when the items were read.
  private var namedCount = 0
  /// A Boolean value that indicates whether any object may have changed since then.
  private var areObjectsStale = false

  init(_ base: Base, _ transform: @escaping (Base.Item) -> Item) {
    self.base = base
    self.transform = transform
    results = IncrementalMap(of: Identity.of(base).ofStates)
  }

  /// The transformed items, in the order of the other source.
  ///
  /// - Complexity: O(n). Calls the closure for items that are new or have changed since the last access. If the other
  ///   source's items can't be compared, any of them can count as changed.
  public var items: [Item] {
    observers.noteReading()
    let isNamed = NamedObjects.named(among: Base.Item.self, since: namedCount, isExpired: areObjectsStale)
    (namedCount, areObjectsStale) = (NamedObjects.count, false)
    results = results.updated(to: base.items, renewing: isNamed, transform)
    return results.results
  }

  /// The observers of the other source.
  public var observers: ItemObservers { base.observers }
}

extension MappedSource: DerivedSource {
  var bases: [any ItemSource] { [base] }

  // This is also `false` if both types are the same, because an item that was moved here would be transformed again.
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
  /// Returns a source that transforms each item of this source and changes with it.
  ///
  /// ```swift
  /// .data(goods.map { goods in GoodsLine(goods, in: currency) })
  /// ```
  ///
  /// The identity of a row comes from the new items, not from the original ones. Keep the old `id` in them, so that a
  /// change of an item is a change of its row.
  /// - Parameter transform: A closure that returns the new item. It's called when the items are read, for each item
  ///   that is new or has changed. Its result must depend only on the item.
  public func map<New>(_ transform: @escaping (Item) -> New) -> MappedSource<Self, New> {
    MappedSource(self, transform)
  }
}
