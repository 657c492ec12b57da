import TableMakerDiffing

// The methods have the names and shapes of `ItemList`. An edit of the server's item stays until a page overrides it.

extension PagedList {
  /// Returns the first index of an item with the same identity, or `nil` if none has it.
  ///
  /// - Complexity: O(n).
  public func firstIndex(identifiedAs item: Item) -> Int? { identity.firstIndex(of: item, in: items) }

  /// Returns whether the list contains an item with the same identity.
  ///
  /// - Complexity: O(n).
  public func containsItem(identifiedAs item: Item) -> Bool { firstIndex(identifiedAs: item) != nil }

  // MARK: Replacing

  /// Replaces an item with its new state. Does nothing if the list doesn't contain the item.
  ///
  /// - Returns: The replaced item, or `nil` if the list didn't contain it.
  /// - Complexity: O(n).
  @discardableResult public func replace(_ item: Item) -> Item? { replace(item, with: item) }

  /// Replaces an item with another one, such as the server's. Does nothing if the list doesn't contain the item.
  ///
  /// If the list already contains an item with the identity of the replacement, because a page brought it first, the
  /// list keeps only that one, in its new state.
  /// - Parameters:
  ///   - item: The item to replace, in its current state or an older one.
  ///   - replacement: The new item.
  /// - Returns: The replaced item, or `nil` if the list didn't contain it.
  /// - Complexity: O(n).
  @discardableResult public func replace(_ item: Item, with replacement: Item) -> Item? {
    guard let index = firstIndex(identifiedAs: item) else { return nil }
    let old = items[index]
    put(replacement, at: index)
    return old
  }

  /// Edits an item in a closure. Does nothing if the list doesn't contain the item, such as a message that the user has
  /// deleted in the meantime.
  ///
  /// ```swift
  /// messages.edit(message) { $0.state = .sent }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item to edit, in its current state or an older one.
  ///   - change: A closure that changes the list's item. If it throws, the item stays unchanged.
  /// - Returns: A Boolean value that indicates whether the item was found.
  /// - Complexity: O(n).
  @discardableResult public func edit(_ item: Item, _ change: (inout Item) throws -> Void) rethrows -> Bool {
    guard let index = firstIndex(identifiedAs: item) else { return false }
    var edited = items[index]
    // The closure edits a copy, because it may read the list and even change it.
    try change(&edited)
    guard let location = firstIndex(identifiedAs: item) else { return false }
    put(edited, at: location)
    return true
  }

  private func put(_ item: Item, at index: Int) {
    NamedObjects.note(item)
    edit { $0.replace(at: index, with: item) }
  }

  // MARK: Removing

  /// Removes an item. Does nothing if the list doesn't contain it.
  ///
  /// If the item is on the server, a later page with it adds it again.
  /// - Parameter item: The item to remove, in its current state or an older one.
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
  /// - Parameter isRemoved: A closure that receives an item and returns whether to remove it.
  /// - Complexity: O(n).
  public func removeAll(where isRemoved: (Item) throws -> Bool) rethrows {
    let kept = try items.filter { try !isRemoved($0) }
    if kept.count != items.count { items = kept }
  }
}

extension PagedList where Item: Identifiable {
  /// The item with an `id`, or `nil` if none has it. You can edit it in place: `messages[id: 7]?.isRead = true`.
  ///
  /// Assigning an item replaces the existing one, or appends the item if none has the `id`. Assigning `nil` removes the
  /// item.
  /// - Parameter id: The `id` of the item. If several items have it, the first is used.
  /// - Complexity: O(n).
  public subscript(id id: Item.ID) -> Item? {
    get { items.first { $0.id == id } }
    set {
      let found = items.first { $0.id == id }
      switch (found, newValue) {
      case (let found?, let item?): replace(found, with: item)
      case (let found?, nil): remove(found)
      case (nil, let item?): append(item)
      case (nil, nil): break
      }
    }
  }
}
