import TableMakerDiffing

extension ItemList {
  /// Replaces an item with its new state. Does nothing if the list doesn't contain the item.
  ///
  /// Use this method for items with an `id`. If their value identifies the items, use `replace(_:with:)`.
  /// - Parameter item: The new state of the item. TableMaker finds the old one as in `firstIndex(identifiedAs:)`.
  /// - Returns: The replaced item, or `nil` if the list didn't contain it.
  /// - Complexity: O(n).
  @discardableResult public func replace(_ item: Item) -> Item? { replace(item, with: item) }

  /// Replaces an item with another one. Does nothing if the list doesn't contain the item.
  ///
  /// - Parameters:
  ///   - item: The item to replace, in its current state or an older one, found as in `firstIndex(identifiedAs:)`.
  ///   - replacement: The new item.
  /// - Returns: The replaced item, or `nil` if the list didn't contain it.
  /// - Complexity: O(n).
  @discardableResult public func replace(_ item: Item, with replacement: Item) -> Item? {
    guard let index = firstIndex(identifiedAs: item) else { return nil }
    let old = items[index]
    NamedObjects.note(replacement)
    items[index] = replacement
    return old
  }

  /// Edits an item in a closure. Does nothing if the list doesn't contain the item.
  ///
  /// An object that you edit in place counts as changed, whatever its `==` returns. TableMaker configures, sorts, and
  /// searches its row again.
  ///
  /// ```swift
  /// goods.edit(apple) { $0.price = 3 }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item to edit, in its current state or an older one, found as in `firstIndex(identifiedAs:)`.
  ///   - change: A closure that changes the list's item. If it throws, the item stays unchanged.
  /// - Returns: A Boolean value that indicates whether the item was found.
  /// - Complexity: O(n).
  @discardableResult public func edit(_ item: Item, _ change: (inout Item) throws -> Void) rethrows -> Bool {
    guard let index = firstIndex(identifiedAs: item) else { return false }
    var edited = items[index]
    // The closure edits a copy, because it may read the list and even change it.
    try change(&edited)
    guard
      let position = items.indices.contains(index) && isSame(items[index], item)
        ? index : firstIndex(identifiedAs: item)
    else {
      return false
    }
    NamedObjects.note(edited)
    items[position] = edited
    return true
  }

  private func isSame(_ one: Item, _ other: Item) -> Bool { identity.firstIndex(of: other, in: [one]) != nil }
}
