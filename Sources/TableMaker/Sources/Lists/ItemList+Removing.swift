extension ItemList {
  /// Removes an item. Does nothing if the list doesn't contain it.
  ///
  /// - Parameter item: The item to remove, in its current state or an older one, found as in
  ///   `firstIndex(identifiedAs:)`.
  /// - Returns: The removed item, or `nil` if the list didn't contain it.
  /// - Complexity: O(n).
  @discardableResult public func remove(_ item: Item) -> Item? {
    firstIndex(identifiedAs: item).map { items.remove(at: $0) }
  }

  /// Removes the item at an index.
  ///
  /// - Parameters:
  ///   - index: The index of an item. If it's out of bounds, TableMaker removes nothing and reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Returns: The removed item, or `nil` if the index is out of bounds.
  /// - Complexity: O(n).
  @discardableResult public func remove(
    at index: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> Item? {
    guard hasItem(at: index, for: "remove(at:)", file, line) else { return nil }
    return items.remove(at: index)
  }

  /// Removes all items that satisfy a condition. The other items keep their order.
  ///
  /// - Parameter isRemoved: A closure that receives an item and returns whether to remove it. TableMaker calls it once
  ///   for each item before it removes any, so the closure can read the list.
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
