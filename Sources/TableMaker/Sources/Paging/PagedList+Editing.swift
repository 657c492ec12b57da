import TableMakerDiffing

// These methods find items by identity, as `ItemList` does. An edit stays until a page overrides it.

extension PagedList {
  /// Returns the first index of an item with the same identity, or `nil` if none has it.
  ///
  /// - Complexity: O(n).
  public func firstIndex(identifiedAs item: Item) -> Int? { identity.firstIndex(of: item, in: items) }

  /// Replaces an item with its new state. Does nothing if the list doesn't contain the item.
  ///
  /// - Returns: The replaced item, or `nil` if the list didn't contain it.
  /// - Complexity: O(n).
  @discardableResult public func replace(_ item: Item) -> Item? {
    guard let index = firstIndex(identifiedAs: item) else { return nil }
    let old = items[index]
    NamedObjects.note(item)
    items[index] = item
    return old
  }

  /// Removes an item. Does nothing if the list doesn't contain it.
  ///
  /// - Parameter item: The item to remove, in its current state or an older one.
  /// - Returns: The removed item, or `nil` if the list didn't contain it.
  /// - Complexity: O(n).
  @discardableResult public func remove(_ item: Item) -> Item? {
    firstIndex(identifiedAs: item).map { items.remove(at: $0) }
  }
}
