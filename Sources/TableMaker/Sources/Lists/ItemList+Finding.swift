import TableMakerDiffing

extension ItemList {
  /// The first index of the item that has the identity of another one; nil if there is none.
  ///
  /// By identity, not by equality as in an array: an older state of an item finds it. The identity is the `id`, or the item itself
  /// where items are known by being equal. Items that are known by their place alone are looked up by equality; if they have
  /// none, nothing is found.
  /// - Parameter item: An item, perhaps an older state of the one in the list.
  /// - Complexity: O(n).
  public func firstIndex(identifiedAs item: Item) -> Int? { identity.firstIndex(of: item, in: items) }

  /// Returns whether an item is in the list, perhaps in another state, as `firstIndex(identifiedAs:)` looks it up.
  ///
  /// - Complexity: O(n).
  public func containsItem(identifiedAs item: Item) -> Bool { firstIndex(identifiedAs: item) != nil }

  /// The item at an index. To be edited in place: `goods[3].price = 4`.
  ///
  /// As in an array, an index that is out of bounds ends the program; `indices` has the valid ones.
  @inlinable public subscript(index: Int) -> Item {
    get { items[index] }
    _modify { yield &items[index] }
  }
}

extension ItemList where Item: Identifiable {
  /// The item with an `id`; nil if there is none. To be edited in place: `goods[id: 7]?.price = 4`.
  ///
  /// Set to an item it replaces the one that is there, at its place, or appends where there is none; set to nil it removes.
  /// - Parameter id: Of several items with this `id`, the first is meant.
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
    // What edits the item may have changed the list.
    if let place = index, !items.indices.contains(place) || items[place].id != id {
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

// An array's words for looking up by equality: here they would mean something else.

extension ItemList {
  /// Use `firstIndex(identifiedAs:)`, or the same on `items`.
  @available(
    *, unavailable,
    message:
      "Write `firstIndex(identifiedAs:)`, which looks up by identity; `items.firstIndex(of:)` does so by equality"
  )
  public func firstIndex(of item: Item) -> Int? { neverCalled() }

  /// Use `containsItem(identifiedAs:)`, or the same on `items`.
  @available(
    *, unavailable,
    message: "Write `containsItem(identifiedAs:)`, which looks up by identity; `items.contains(_:)` does so by equality"
  )
  public func contains(_ item: Item) -> Bool { neverCalled() }
}
