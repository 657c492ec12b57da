/// What was made of each item of a list, kept beside it, so that after a change only new and changed items are worked on.
struct KeptResults<Item, Result> {
  private(set) var results: [Result] = []
  private var items: [Item] = []
  private let identity: Identity<Item>

  init(of identity: Identity<Item>) { self.identity = identity }

  /// Returns the results of a list that comes after this one.
  ///
  /// Where items cannot be compared, those that stay may have changed, and are worked on too.
  /// - Parameters:
  ///   - newItems: The list.
  ///   - transform: Returns what is made of an item. It may look at anything, even at these results.
  /// - Complexity: O(n + m), and O(1) for items that can be compared in an array that is still the same.
  func following(_ newItems: [Item], _ transform: (Item) -> Result) -> KeptResults {
    var new = self
    new.items = newItems
    guard !items.isEmpty, let hasSameContent = identity.hasSameContent else {
      new.results = newItems.map(transform)
      return new
    }
    if isSameArray(newItems) { return self }
    let origins = identity.origins(items, newItems)
    new.results = newItems.indices.map { place in
      if let origin = origins[place], hasSameContent(items[origin], newItems[place]) { return results[origin] }
      return transform(newItems[place])
    }
    return new
  }

  /// Whether a list is in the same memory as this one: an array that was copied, and never written to.
  private func isSameArray(_ newItems: [Item]) -> Bool {
    guard items.count == newItems.count else { return false }
    return items.withUnsafeBufferPointer(\.baseAddress) == newItems.withUnsafeBufferPointer(\.baseAddress)
  }
}
