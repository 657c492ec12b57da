public import TableMakerDiffing

// One initializer for each thing that an item's type may have, so that it is settled where the type is known and nothing
// generic is left in the loops. Sendable items and identities may leave the main actor.

extension EditableList {
  /// Makes a list of items of any type. A row is known by what the items turn out to have, at run time.
  public init(_ contents: Contents) { self.init(contents, identity: .found()) }

  /// Makes a list of items that are known by a part of them, whatever else they have.
  ///
  /// - Parameters:
  ///   - contents: The items, or the sections with their items, in order.
  ///   - id: The part of an item that no other item of the list, or of its section, has.
  @inlinable public init<ID: Hashable>(_ contents: Contents, id: any KeyPath<Item, ID> & Sendable) {
    self.init(contents, identity: .given(by: id))
  }

  /// Makes a list of items that are known by their `id`.
  @inlinable public init(_ contents: Contents) where Item: Identifiable {
    self.init(contents, identity: .found(.identifiable) { $0.id })
  }

  /// Makes a list of items that are known by their `id`, and compared with `==`.
  @inlinable public init(_ contents: Contents) where Item: Identifiable & Equatable {
    self.init(contents, identity: Identity(.identifiable) { $0.id })
  }

  /// Makes a list of items that are known by their `id`, and compared with `==`.
  @inlinable public init(_ contents: Contents) where Item: Identifiable & Equatable, Item.ID: Sendable {
    self.init(contents, identity: Identity(.identifiable, by: { $0.id }, later: Identity.sendable { $0.id }))
  }

  /// Makes a list of items that are known by their `id`, and compared with `==`.
  @inlinable public init(_ contents: Contents)
  where Item: Identifiable & Equatable & Sendable, Item.ID: Sendable {
    self.init(contents, identity: Identity(sendable: .identifiable) { $0.id })
  }

  /// Makes a list of items that are known by being equal.
  @inlinable public init(_ contents: Contents) where Item: Hashable {
    self.init(contents, identity: Identity(.value) { $0 })
  }

  /// Makes a list of items that are known by being equal.
  @inlinable public init(_ contents: Contents) where Item: Hashable & Sendable {
    self.init(contents, identity: Identity(sendable: .value) { $0 })
  }

  /// Makes a list of items that are known by their `id`, though they are comparable as a whole too.
  @inlinable public init(_ contents: Contents) where Item: Hashable & Identifiable {
    self.init(contents, identity: Identity(.identifiable) { $0.id })
  }

  /// Makes a list of items that are known by their `id`, though they are comparable as a whole too.
  @inlinable public init(_ contents: Contents) where Item: Hashable & Identifiable, Item.ID: Sendable {
    self.init(contents, identity: Identity(.identifiable, by: { $0.id }, later: Identity.sendable { $0.id }))
  }

  /// Makes a list of items that are known by their `id`, though they are comparable as a whole too.
  @inlinable public init(_ contents: Contents)
  where Item: Hashable & Identifiable & Sendable, Item.ID: Sendable {
    self.init(contents, identity: Identity(sendable: .identifiable) { $0.id })
  }
}
