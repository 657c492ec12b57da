import TableMakerDiffing

// By identity, as an `ItemList` does it. What is done here stays until a page says otherwise.

extension PagedList {
  /// The first index of the item that has the identity of another one; nil if there is none.
  ///
  /// - Complexity: O(n).
  public func firstIndex(identifiedAs item: Item) -> Int? { identity.firstIndex(of: item, in: items) }

  /// Puts a new state of an item in the place of the one that is there. Nothing happens if there is none.
  ///
  /// - Returns: The item that was in the list; nil if there was none.
  /// - Complexity: O(n).
  @discardableResult public func replace(_ item: Item) -> Item? {
    guard let index = firstIndex(identifiedAs: item) else { return nil }
    let old = items[index]
    NamedObjects.note(item)
    items[index] = item
    return old
  }

  /// Removes an item. Nothing happens if it is not there.
  ///
  /// - Parameter item: An item, perhaps an older state of the one in the list.
  /// - Returns: The item that was in the list; nil if there was none.
  /// - Complexity: O(n).
  @discardableResult public func remove(_ item: Item) -> Item? {
    firstIndex(identifiedAs: item).map { items.remove(at: $0) }
  }
}
