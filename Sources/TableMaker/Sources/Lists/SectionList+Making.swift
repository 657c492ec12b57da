// One initializer for each thing that an item's type may have, so that it is settled where the type is known and nothing
// generic is left in the loops. Sendable items and identities may leave the main actor.

extension SectionList {
  /// Makes a list of sections with items of any type. A row is known by what the items turn out to have, at run time.
  public convenience init(_ sections: [ItemSection<Item>]) { self.init(sections, identity: .found()) }

  /// Makes a list of sections with items that are known by a part of them, whatever else they have.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - id: The part of an item that no other item of its section has.
  @inlinable public convenience init<ID: Hashable>(
    _ sections: [ItemSection<Item>], id: any KeyPath<Item, ID> & Sendable
  ) {
    self.init(sections, identity: .given(by: id))
  }

  /// Makes a list of sections with items that are known by their `id`.
  @inlinable public convenience init(_ sections: [ItemSection<Item>]) where Item: Identifiable {
    self.init(sections, identity: .found(.identifiable) { $0.id })
  }

  /// Makes a list of sections with items that are known by their `id`, and compared with `==`.
  @inlinable public convenience init(_ sections: [ItemSection<Item>]) where Item: Identifiable & Equatable {
    self.init(sections, identity: Identity(.identifiable) { $0.id })
  }

  /// Makes a list of sections with items that are known by their `id`, and compared with `==`.
  @inlinable public convenience init(_ sections: [ItemSection<Item>])
  where Item: Identifiable & Equatable, Item.ID: Sendable {
    self.init(sections, identity: Identity(.identifiable, by: { $0.id }, later: Identity.sendable { $0.id }))
  }

  /// Makes a list of sections with items that are known by their `id`, and compared with `==`.
  @inlinable public convenience init(_ sections: [ItemSection<Item>])
  where Item: Identifiable & Equatable & Sendable, Item.ID: Sendable {
    self.init(sections, identity: Identity(sendable: .identifiable) { $0.id })
  }

  /// Makes a list of sections with items that are known by being equal.
  @inlinable public convenience init(_ sections: [ItemSection<Item>]) where Item: Hashable {
    self.init(sections, identity: Identity(.value) { $0 })
  }

  /// Makes a list of sections with items that are known by being equal.
  @inlinable public convenience init(_ sections: [ItemSection<Item>]) where Item: Hashable & Sendable {
    self.init(sections, identity: Identity(sendable: .value) { $0 })
  }

  /// Makes a list of sections with items that are known by their `id`, though they are comparable as a whole too.
  @inlinable public convenience init(_ sections: [ItemSection<Item>]) where Item: Hashable & Identifiable {
    self.init(sections, identity: Identity(.identifiable) { $0.id })
  }

  /// Makes a list of sections with items that are known by their `id`, though they are comparable as a whole too.
  @inlinable public convenience init(_ sections: [ItemSection<Item>])
  where Item: Hashable & Identifiable, Item.ID: Sendable {
    self.init(sections, identity: Identity(.identifiable, by: { $0.id }, later: Identity.sendable { $0.id }))
  }

  /// Makes a list of sections with items that are known by their `id`, though they are comparable as a whole too.
  @inlinable public convenience init(_ sections: [ItemSection<Item>])
  where Item: Hashable & Identifiable & Sendable, Item.ID: Sendable {
    self.init(sections, identity: Identity(sendable: .identifiable) { $0.id })
  }
}
