public import Diffing
import UIKit

/// What makes two items the same row over time, and whether their content is the same. Chosen once for each section.
///
/// The closures are made where the item's type is known, so that nothing generic is left in their loops.
@usableFromInline struct Identity<Item> {
  @usableFromInline enum Kind: Sendable {
    /// `Identifiable.id`.
    case identifiable
    /// The item itself, `Hashable`.
    case value
    /// A part of the item that the app names.
    case given
    /// The place in the section: nothing else is known of the item.
    case position
  }

  @usableFromInline let kind: Kind
  /// Whether an item after has the content that the item of its identity had before; nil where items cannot be compared.
  @usableFromInline let hasSameContent: ((Item, Item) -> Bool)?
  /// What leads from one list to another. Where content cannot be compared, all items that stay have changed.
  @usableFromInline let difference: ([Item], [Item]) -> Difference
  /// Takes the identities of two lists, and gives what finds the difference of them anywhere, content left out.
  ///
  /// Nil where identities must not leave the main actor.
  @usableFromInline let laterDifference: (([Item], [Item]) -> @Sendable () -> Difference)?
  /// For each item after, its place before; the n-th of an identity is the n-th.
  @usableFromInline let origins: ([Item], [Item]) -> [Int?]
  /// The identity of an item at a place in its list.
  @usableFromInline let identifier: (Item, Int) -> AnyHashable
  /// Whether an item's identity is that of another one. False where places are all that is known.
  @usableFromInline let isSame: (Item, Item) -> Bool

  @usableFromInline init(
    kind: Kind, hasSameContent: ((Item, Item) -> Bool)?, difference: @escaping ([Item], [Item]) -> Difference,
    laterDifference: (([Item], [Item]) -> @Sendable () -> Difference)?,
    origins: @escaping ([Item], [Item]) -> [Int?], identifier: @escaping (Item, Int) -> AnyHashable,
    isSame: @escaping (Item, Item) -> Bool
  ) {
    self.kind = kind
    self.hasSameContent = hasSameContent
    self.difference = difference
    self.laterDifference = laterDifference
    self.origins = origins
    self.identifier = identifier
    self.isSame = isSame
  }
}

// MARK: By a part of the item

extension Identity {
  /// Items that are known by a part of them, and compared as a closure says.
  @inlinable init<ID: Hashable>(
    _ kind: Kind, by id: @escaping (Item) -> ID, comparing isEqual: ((Item, Item) -> Bool)?,
    later: (([Item], [Item]) -> @Sendable () -> Difference)? = nil
  ) {
    self.init(
      kind: kind, hasSameContent: isEqual,
      difference: { before, after in
        guard let isEqual else {
          // By places, not by arrays: the same array may hold objects that have changed.
          return Difference(
            countBefore: before.count, countAfter: after.count, identityBefore: { id(before[$0]) },
            identityAfter: { id(after[$0]) }, isUnchanged: { _, _ in false })
        }
        return Difference(from: before, to: after, identity: id, isUnchanged: isEqual)
      },
      laterDifference: later,
      origins: { before, after in
        Difference.origins(
          countBefore: before.count, countAfter: after.count, identityBefore: { id(before[$0]) },
          identityAfter: { id(after[$0]) })
      },
      identifier: { item, _ in AnyHashable(id(item)) },
      isSame: { id($0) == id($1) })
  }

  /// Items that are known by a part that is an equatable item's, where the comparison can be part of the loop.
  @inlinable init<ID: Hashable>(
    _ kind: Kind, by id: @escaping (Item) -> ID,
    later: (([Item], [Item]) -> @Sendable () -> Difference)? = nil
  ) where Item: Equatable {
    self.init(
      kind: kind, hasSameContent: { $0 == $1 },
      difference: { Difference(from: $0, to: $1, identity: id, isUnchanged: { $0 == $1 }) },
      laterDifference: later,
      origins: { before, after in
        Difference.origins(
          countBefore: before.count, countAfter: after.count, identityBefore: { id(before[$0]) },
          identityAfter: { id(after[$0]) })
      },
      identifier: { item, _ in AnyHashable(id(item)) },
      isSame: { id($0) == id($1) })
  }

  /// Takes identities that may leave the main actor.
  @inlinable static func sendable<ID: Hashable & Sendable>(
    _ id: @escaping (Item) -> ID
  ) -> ([Item], [Item]) -> @Sendable () -> Difference {
    { before, after in
      let before = before.map(id)
      let after = after.map(id)
      return { Difference(from: before, to: after) }
    }
  }

  /// The same where only now, at run time, the type of the identities is known: for those that are common.
  fileprivate static func foundSendable<ID: Hashable>(
    _ id: @escaping (Item) -> ID
  ) -> (([Item], [Item]) -> @Sendable () -> Difference)? {
    if let id = id as? (Item) -> Int { return sendable(id) }
    if let id = id as? (Item) -> UUID { return sendable(id) }
    if let id = id as? (Item) -> String { return sendable(id) }
    return nil
  }
}

// MARK: What there is

extension Identity {
  /// Items that are known by their place in the section.
  @usableFromInline static var position: Identity {
    let comparison = ItemComparison<Item>.found()
    return Identity(
      kind: .position, hasSameContent: comparison?.areEqual,
      difference: { before, after in
        let isEqual = comparison?.areEqual ?? { _, _ in false }
        return Difference(
          countBefore: before.count, countAfter: after.count, identityBefore: { $0 }, identityAfter: { $0 },
          isUnchanged: { isEqual(before[$0], after[$1]) })
      },
      laterDifference: nil,
      origins: { before, after in after.indices.map { $0 < before.count ? $0 : nil } },
      identifier: { _, place in AnyHashable(place) },
      isSame: { _, _ in false })
  }

  /// Items that are known by a part of them that the app names.
  @inlinable static func given<ID: Hashable>(by id: any KeyPath<Item, ID> & Sendable) -> Identity {
    found(.given) { $0[keyPath: id] }
  }

  /// Items that are known by a part of them; the rest is found at run time.
  @usableFromInline static func found<ID: Hashable>(_ kind: Kind, by id: @escaping (Item) -> ID) -> Identity {
    Identity(kind, by: id, comparing: ItemComparison<Item>.found()?.areEqual, later: foundSendable(id))
  }

  /// What the items' type has to offer, found at run time: its `id`, else its equality, else the position.
  @usableFromInline static func found() -> Identity {
    func identifiable<Known: Identifiable>(_ type: Known.Type) -> Any { Identity<Known>.found(.identifiable) { $0.id } }
    func value<Known: Hashable>(_ type: Known.Type) -> Any { Identity<Known>.found(.value) { $0 } }

    var identity: Any?
    if let type = Item.self as? any Identifiable.Type {
      identity = identifiable(type)
    } else if let type = Item.self as? any Hashable.Type {
      identity = value(type)
    }
    return identity as? Identity ?? .position
  }
}

// MARK: Places

extension Identity {
  /// The place of the first item that has the identity of another; nil if there is none.
  ///
  /// - Complexity: O(n) comparisons; nothing is hashed.
  func firstIndex(of item: Item, in items: [Item]) -> Int? {
    guard kind != .position else {
      guard let hasSameContent else { return nil }
      return items.firstIndex { hasSameContent($0, item) }
    }
    return items.firstIndex { isSame($0, item) }
  }
}
