public import TableMakerDiffing

// Each capability of an item type has its own initializer, so that the compiler chooses where the type is known and the
// loops contain no generic code. Sendable items and identities can leave the main actor.
//
// The symbol of a preconcurrency initializer doesn't contain `Sendable`, so two initializers that differ only in it would
// be one. Constraints that every array fulfills make the symbols different.

extension EditableList {
  /// Creates a list of items of any type. TableMaker finds their identity at run time.
  public init(_ contents: Contents) { self.init(contents, identity: .found()) }

  /// Creates a list of items that a property identifies.
  ///
  /// - Parameters:
  ///   - contents: The items, or the sections with their items, in order.
  ///   - id: A property that's unique in the list or, in a list of sections, in the section.
  @inlinable public init<ID: Hashable>(_ contents: Contents, id: any KeyPath<Item, ID> & Sendable) {
    self.init(contents, identity: .given(by: id))
  }

  /// Creates a list of items that their `id` identifies.
  @inlinable public init(_ contents: Contents) where Item: Identifiable {
    self.init(contents, identity: .found(.identifiable) { $0.id })
  }

  /// Creates a list of items that their `id` identifies and `==` compares.
  @inlinable public init(_ contents: Contents) where Item: Identifiable & Equatable {
    self.init(contents, identity: Identity(.identifiable) { $0.id })
  }

  /// Creates a list of items that their `id` identifies and `==` compares.
  @inlinable public init(_ contents: Contents)
  where Item: Identifiable & Equatable, Item.ID: Sendable, Contents: Sequence {
    self.init(contents, identity: Identity(.identifiable, by: { $0.id }, later: Identity.sendable { $0.id }))
  }

  /// Creates a list of items that their `id` identifies and `==` compares.
  @inlinable public init(_ contents: Contents)
  where Item: Identifiable & Equatable & Sendable, Item.ID: Sendable, Contents: Collection {
    self.init(contents, identity: Identity(sendable: .identifiable) { $0.id })
  }

  /// Creates a list of items that their value identifies.
  @inlinable public init(_ contents: Contents) where Item: Hashable {
    self.init(contents, identity: Identity(.value) { $0 })
  }

  /// Creates a list of items that their value identifies.
  @inlinable public init(_ contents: Contents) where Item: Hashable & Sendable, Contents: Sequence {
    self.init(contents, identity: Identity(sendable: .value) { $0 })
  }

  /// Creates a list of items that their `id` identifies, although they're also hashable.
  @inlinable public init(_ contents: Contents) where Item: Hashable & Identifiable {
    self.init(contents, identity: Identity(.identifiable) { $0.id })
  }

  /// Creates a list of items that their `id` identifies, although they're also hashable.
  @inlinable public init(_ contents: Contents)
  where Item: Hashable & Identifiable, Item.ID: Sendable, Contents: Sequence {
    self.init(contents, identity: Identity(.identifiable, by: { $0.id }, later: Identity.sendable { $0.id }))
  }

  /// Creates a list of items that their `id` identifies, although they're also hashable.
  @inlinable public init(_ contents: Contents)
  where Item: Hashable & Identifiable & Sendable, Item.ID: Sendable, Contents: Collection {
    self.init(contents, identity: Identity(sendable: .identifiable) { $0.id })
  }
}
