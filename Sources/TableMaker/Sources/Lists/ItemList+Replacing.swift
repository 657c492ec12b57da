import TableMakerDiffing

extension ItemList {
  /// Puts a new state of an item in the place of the one that is there. Nothing happens if there is none.
  ///
  /// For items with an `id`. One that is known by being equal can only be replaced by its equal: use `replace(_:with:)`.
  /// - Parameter item: The new state; the old one is found as `firstIndex(identifiedAs:)` says.
  /// - Returns: The item that was in the list; nil if there was none.
  /// - Complexity: O(n).
  @discardableResult public func replace(_ item: Item) -> Item? { replace(item, with: item) }

  /// Puts an item in the place of another one. Nothing happens if that one is not there.
  ///
  /// - Parameters:
  ///   - item: An item, perhaps an older state of the one in the list; found as `firstIndex(identifiedAs:)` says.
  ///   - replacement: What stands in its place then.
  /// - Returns: The item that was in the list; nil if there was none.
  /// - Complexity: O(n).
  @discardableResult public func replace(_ item: Item, with replacement: Item) -> Item? {
    guard let index = firstIndex(identifiedAs: item) else { return nil }
    let old = items[index]
    NamedObjects.note(replacement)
    items[index] = replacement
    return old
  }

  /// Changes an item. Nothing happens if it is not there.
  ///
  /// An object that you edit in place counts as changed, whatever its `==` returns: its row is filled, sorted, and searched again.
  ///
  /// ```swift
  /// goods.edit(apple) { $0.price = 3 }
  /// ```
  ///
  /// - Parameters:
  ///   - item: An item, perhaps an older state of the one in the list; found as `firstIndex(identifiedAs:)` says.
  ///   - change: Gets the item as it is in the list. If it throws, the item stays as it was.
  /// - Returns: Whether there was one.
  /// - Complexity: O(n).
  @discardableResult public func edit(_ item: Item, _ change: (inout Item) throws -> Void) rethrows -> Bool {
    guard let index = firstIndex(identifiedAs: item) else { return false }
    var edited = items[index]
    // On a copy, since the closure may look at the list, and even change it.
    try change(&edited)
    guard
      let place = items.indices.contains(index) && isSame(items[index], item) ? index : firstIndex(identifiedAs: item)
    else {
      return false
    }
    NamedObjects.note(edited)
    items[place] = edited
    return true
  }

  private func isSame(_ one: Item, _ other: Item) -> Bool { identity.firstIndex(of: other, in: [one]) != nil }
}
