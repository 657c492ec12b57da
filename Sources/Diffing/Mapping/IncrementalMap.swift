/// The results of a transform over a list, recomputed only for items that are new or have changed.
///
/// ```swift
/// var lines = IncrementalMap<Goods, Line>(of: .found())
/// lines = lines.updated(to: goods) { Line($0) }
/// lines = lines.updated(to: goodsOfToday) { Line($0) }  // transforms what came and what changed
/// ```
package struct IncrementalMap<Item, Result> {
  /// The results, in the order of their items.
  package private(set) var results: [Result] = []
  /// The items of the results.
  package private(set) var items: [Item] = []
  package let identity: Identity<Item>

  /// Makes the map of an empty list, whose items have an identity.
  package init(of identity: Identity<Item>) { self.identity = identity }

  /// Returns the map of another list.
  ///
  /// Where items cannot be compared, those that stay may have changed, and are transformed too.
  /// - Parameters:
  ///   - newItems: The list.
  ///   - isNamed: Whether an item may have changed without being unequal; nil if none has.
  ///   - transform: Returns the result of an item. It may look at anything, even at these results.
  /// - Complexity: O(n + m), and O(1) for items that can be compared in an array that is still the same.
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

  /// True for an array that was copied from these items and never written to.
  private func isSameArray(_ newItems: [Item]) -> Bool {
    guard items.count == newItems.count else { return false }
    return items.withUnsafeBufferPointer(\.baseAddress) == newItems.withUnsafeBufferPointer(\.baseAddress)
  }
}
