import TableMakerDiffing

extension ItemList {
  /// Returns the first index of an item with the same identity, or `nil` if none has it.
  ///
  /// Unlike an array, the list compares identities, so you can pass an older state of the item. The identity is the
  /// `id` or, for items that their value identifies, the item itself. Items with a positional identity are compared
  /// with `==`; if they aren't equatable, the method returns `nil`.
  /// - Parameter item: The item to find, in its current state or an older one.
  /// - Complexity: O(n).
  public func firstIndex(identifiedAs item: Item) -> Int? { identity.firstIndex(of: item, in: items) }

  /// Returns whether the list contains an item with the same identity, as `firstIndex(identifiedAs:)` finds it.
  ///
  /// - Complexity: O(n).
  public func containsItem(identifiedAs item: Item) -> Bool { firstIndex(identifiedAs: item) != nil }

  /// The item at an index. You can edit it in place: `goods[3].price = 4`.
  ///
  /// As in an array, an index out of bounds crashes the app; `indices` contains the valid ones.
  @inlinable public subscript(index: Int) -> Item {
    get { items[index] }
    _modify { yield &items[index] }
  }
}

extension ItemList where Item: Identifiable {
  /// The item with an `id`, or `nil` if none has it. You can edit it in place: `goods[id: 7]?.price = 4`.
  ///
  /// Assigning an item replaces the existing one, or appends the item if none has the `id`. Assigning `nil` removes the
  /// item.
  /// - Parameter id: The `id` of the item. If several items have it, the first is used.
  /// - Complexity: O(n).
  @inlinable public subscript(id id: Item.ID) -> Item? {
    get { items.first { $0.id == id } }
    _modify {
      let found = items.firstIndex { $0.id == id }
      var item = found.map { items[$0] }
      defer { set(item, foundAt: found, id: id) }
      yield &item
    }
  }

  @inlinable func set(_ item: Item?, foundAt found: Int?, id: Item.ID) {
    var index = found
    // The code that edited the item may also have changed the list.
    if let position = index, !items.indices.contains(position) || items[position].id != id {
      index = items.firstIndex { $0.id == id }
    }
    switch (index, item) {
    case (let index?, let item?):
      NamedObjects.note(item)
      items[index] = item
    case (let index?, nil): items.remove(at: index)
    case (nil, let item?): if found == nil { items.append(item) }
    case (nil, nil): break
    }
  }
}

// Array methods that find items by equality. In this list, their names would mean something else.

extension ItemList {
  /// This method is unavailable. Use `firstIndex(identifiedAs:)`, or `firstIndex(of:)` of `items`.
  @available(
    *, unavailable,
    message:
      "Write `firstIndex(identifiedAs:)`, which looks up by identity; `items.firstIndex(of:)` does so by equality"
  )
  public func firstIndex(of item: Item) -> Int? { neverCalled() }

  /// This method is unavailable. Use `containsItem(identifiedAs:)`, or `contains(_:)` of `items`.
  @available(
    *, unavailable,
    message: "Write `containsItem(identifiedAs:)`, which looks up by identity; `items.contains(_:)` does so by equality"
  )
  public func contains(_ item: Item) -> Bool { neverCalled() }
}
