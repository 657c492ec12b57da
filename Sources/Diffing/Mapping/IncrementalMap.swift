/// The results of a transform over a list, which are recomputed only for new and changed items.
///
/// ```swift
/// var lines = IncrementalMap<Goods, Line>(of: .found())
/// lines = lines.updated(to: goods) { Line($0) }
/// lines = lines.updated(to: goodsOfToday) { Line($0) }  // transforms only new and changed items
/// ```
package struct IncrementalMap<Item, Result> {
  /// The results, in the order of their items.
  package private(set) var results: [Result] = []
  /// The items of the results.
  package private(set) var items: [Item] = []
  package let identity: Identity<Item>

  /// Creates the map of an empty list of items with an identity.
  package init(of identity: Identity<Item>) { self.identity = identity }

  /// Returns the map of another list.
  ///
  /// If items can't be compared, all remaining items are transformed because they may have changed.
  /// - Parameters:
  ///   - newItems: The list.
  ///   - isNamed: A closure that returns whether an item may have changed although it's equal, or `nil` if no item has.
  ///   - transform: A closure that returns the result of an item. It can access anything, including these results.
  /// - Complexity: O(n + m), or O(1) for comparable items in an unchanged array.
  package func updated(
    to newItems: [Item], renewing isNamed: ((Item) -> Bool)? = nil, _ transform: (Item) -> Result
  ) -> IncrementalMap {
    if identity.hasSameContent != nil, isNamed == nil, isSameArray(newItems) { return self }
    var new = self
    new.items = newItems
    new.results = []
    new.results.reserveCapacity(newItems.count)
    let difference = identity.difference(items, newItems)
    difference.forEachRun(countBefore: items.count, countAfter: newItems.count) { run in
      if let origins = run.origins, !run.isChanged {
        guard let isNamed else { return new.results.append(contentsOf: results[origins]) }
        for (place, origin) in zip(run.after, origins) {
          new.results.append(isNamed(newItems[place]) ? transform(newItems[place]) : results[origin])
        }
      } else {
        for place in run.after { new.results.append(transform(newItems[place])) }
      }
    }
    return new
  }

  /// Returns whether an array is an unmodified copy of these items.
  private func isSameArray(_ newItems: [Item]) -> Bool {
    guard items.count == newItems.count else { return false }
    return items.withUnsafeBufferPointer(\.baseAddress) == newItems.withUnsafeBufferPointer(\.baseAddress)
  }
}
