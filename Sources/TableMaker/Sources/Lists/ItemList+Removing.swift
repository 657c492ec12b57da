extension ItemList {
  /// Removes an item. Nothing happens if it is not there.
  ///
  /// - Parameter item: An item, perhaps an older state of the one in the list; found as `firstIndex(identifiedAs:)` says.
  /// - Returns: The item that was in the list; nil if there was none.
  /// - Complexity: O(n).
  @discardableResult public func remove(_ item: Item) -> Item? {
    firstIndex(identifiedAs: item).map { items.remove(at: $0) }
  }

  /// Removes the item at an index.
  ///
  /// - Parameters:
  ///   - index: The index of an item. If there is none, nothing is removed, with a diagnostic.
  ///   - file: The file that a diagnostic names.
  ///   - line: The line that a diagnostic names.
  /// - Returns: The item; nil if there is none at this index.
  /// - Complexity: O(n).
  @discardableResult public func remove(
    at index: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> Item? {
    guard hasItem(at: index, for: "remove(at:)", file, line) else { return nil }
    return items.remove(at: index)
  }

  /// Removes all items that pass a test. The order of the others stays.
  ///
  /// - Parameter isRemoved: Gets an item; asked once for each, before anything is removed, so that it may look at the list.
  /// - Complexity: O(n).
  @inlinable public func removeAll(where isRemoved: (Item) throws -> Bool) rethrows {
    let kept = try items.filter { try !isRemoved($0) }
    if kept.count != items.count { items = kept }
  }

  /// Removes all items.
  public func removeAll() {
    if !items.isEmpty { items = [] }
  }
}
