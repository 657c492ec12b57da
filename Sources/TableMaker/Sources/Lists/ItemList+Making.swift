// One initializer for each thing that an item's type may have, so that it is settled where the type is known and nothing
// generic is left in the loops. Sendable items and identities may leave the main actor.

extension ItemList {
  /// Makes a list of items of any type. A row is known by what the items turn out to have, at run time.
  public convenience init(_ items: [Item]) { self.init(items, identity: .found()) }

  /// Makes a list of items that are known by a part of them, whatever else they have.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - id: The part of an item that no other item of the list has.
  @inlinable public convenience init<ID: Hashable>(_ items: [Item], id: any KeyPath<Item, ID> & Sendable) {
    self.init(items, identity: .given(by: id))
  }

  /// Makes a list of items that are known by their `id`.
  @inlinable public convenience init(_ items: [Item]) where Item: Identifiable {
    self.init(items, identity: .found(.identifiable) { $0.id })
  }

  /// Makes a list of items that are known by their `id`, and compared with `==`.
  @inlinable public convenience init(_ items: [Item]) where Item: Identifiable & Equatable {
    self.init(items, identity: Identity(.identifiable) { $0.id })
  }

  /// Makes a list of items that are known by their `id`, and compared with `==`.
  @inlinable public convenience init(_ items: [Item]) where Item: Identifiable & Equatable, Item.ID: Sendable {
    self.init(items, identity: Identity(.identifiable, by: { $0.id }, later: Identity.sendable { $0.id }))
  }

  /// Makes a list of items that are known by their `id`, and compared with `==`.
  @inlinable public convenience init(_ items: [Item])
  where Item: Identifiable & Equatable & Sendable, Item.ID: Sendable {
    self.init(items, identity: Identity(sendable: .identifiable) { $0.id })
  }

  /// Makes a list of items that are known by being equal.
  @inlinable public convenience init(_ items: [Item]) where Item: Hashable {
    self.init(items, identity: Identity(.value) { $0 })
  }

  /// Makes a list of items that are known by being equal.
  @inlinable public convenience init(_ items: [Item]) where Item: Hashable & Sendable {
    self.init(items, identity: Identity(sendable: .value) { $0 })
  }

  /// Makes a list of items that are known by their `id`, though they are comparable as a whole too.
  @inlinable public convenience init(_ items: [Item]) where Item: Hashable & Identifiable {
    self.init(items, identity: Identity(.identifiable) { $0.id })
  }

  /// Makes a list of items that are known by their `id`, though they are comparable as a whole too.
  @inlinable public convenience init(_ items: [Item]) where Item: Hashable & Identifiable, Item.ID: Sendable {
    self.init(items, identity: Identity(.identifiable, by: { $0.id }, later: Identity.sendable { $0.id }))
  }

  /// Makes a list of items that are known by their `id`, though they are comparable as a whole too.
  @inlinable public convenience init(_ items: [Item])
  where Item: Hashable & Identifiable & Sendable, Item.ID: Sendable {
    self.init(items, identity: Identity(sendable: .identifiable) { $0.id })
  }
}
