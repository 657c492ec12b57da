import Foundation

/// The part of an item that identifies it.
@usableFromInline package enum IdentityKind: Sendable, Hashable {
  /// `Identifiable.id`.
  case identifiable
  /// The item itself, which is `Hashable`.
  case value
  /// A part of the item that the app specifies. Different parts are different kinds, even if their types are equal.
  case given(any AnyKeyPath & Sendable)
  /// The place in the list, for items without another identity.
  case position
}

/// The identity of a list's items and the equality of their content, which are chosen once for each list.
///
/// ```swift
/// let identity = Identity<Goods>.found()
/// let difference = identity.difference(goods, goodsOfToday)
/// ```
///
/// The closures are created where the item's type is known, so their loops contain no generic code. It isn't a class
/// because the closures that its initializers receive become part of those loops only if the initializers are inlined.
public struct Identity<Item> {
  @usableFromInline package typealias Kind = IdentityKind

  package let kind: Kind
  /// A closure that compares the content of two items with the same identity, or `nil` if items can't be compared.
  package let hasSameContent: ((Item, Item) -> Bool)?
  /// A closure that returns the difference of two lists, or `nil` if more than `limit` items are between their common
  /// ends.
  ///
  /// If content can't be compared, all remaining items count as changed.
  package let differenceAmong: ([Item], [Item], _ limit: Int) -> Difference?
  /// A closure that adds content changes to the result of ``laterDifference``, if that compared only identities.
  package let completing: (Difference, [Item], [Item]) -> Difference
  /// A closure that receives two lists and returns another closure that finds their difference on any thread.
  ///
  /// If only the identities are `Sendable`, the difference has no content changes. It's `nil` if neither items nor
  /// identities are `Sendable`.
  package let laterDifference: (([Item], [Item]) -> @Sendable () -> Difference)?
  /// A closure that returns the old place of each new item. The n-th item of an identity matches the n-th one.
  package let origins: ([Item], [Item]) -> [Int?]
  /// A closure that continues a search for duplicates in a list.
  package let advance: (DuplicateSearch, [Item], _ hasTime: () -> Bool) -> DuplicateSearch.Progress
  /// A closure that returns the identity of an item at a place in its list.
  package let identifier: (Item, Int) -> AnyHashable
  /// A closure that compares the identities of two items. It always returns `false` for ``IdentityKind/position``.
  package let isSame: (Item, Item) -> Bool
  /// A closure that returns the places of the items with a wanted identity. It returns none for
  /// ``IdentityKind/position``.
  package let places: (_ wanted: [Item], _ items: [Item]) -> [Int]

  @usableFromInline package init(
    kind: Kind, hasSameContent: ((Item, Item) -> Bool)?,
    differenceAmong: @escaping ([Item], [Item], Int) -> Difference?,
    completing: @escaping (Difference, [Item], [Item]) -> Difference,
    laterDifference: (([Item], [Item]) -> @Sendable () -> Difference)?,
    origins: @escaping ([Item], [Item]) -> [Int?],
    advance: @escaping (DuplicateSearch, [Item], () -> Bool) -> DuplicateSearch.Progress,
    identifier: @escaping (Item, Int) -> AnyHashable,
    isSame: @escaping (Item, Item) -> Bool, places: @escaping ([Item], [Item]) -> [Int]
  ) {
    self.kind = kind
    self.hasSameContent = hasSameContent
    self.differenceAmong = differenceAmong
    self.completing = completing
    self.laterDifference = laterDifference
    self.origins = origins
    self.advance = advance
    self.identifier = identifier
    self.isSame = isSame
    self.places = places
  }

  /// Returns the difference of two lists. If content can't be compared, all remaining items count as changed.
  package func difference(_ before: [Item], _ after: [Item]) -> Difference {
    differenceAmong(before, after, .max) ?? Difference(replacing: before.count, with: after.count)
  }
}

// MARK: Identities from a part of the item

extension Identity {
  /// Creates an identity from a part of the items and a closure that compares content.
  @inlinable @inline(__always) package init<ID: Hashable>(
    _ kind: Kind, by id: @escaping (Item) -> ID, comparing isEqual: ((Item, Item) -> Bool)?,
    later: (([Item], [Item]) -> @Sendable () -> Difference)? = nil
  ) {
    self.init(
      kind: kind, hasSameContent: isEqual,
      differenceAmong: { before, after, limit in
        guard let isEqual else {
          // Places are compared instead of arrays because the same array may contain objects that have changed.
          return Difference(
            countBefore: before.count, countAfter: after.count, amongAtMost: limit,
            identityBefore: { id(before[$0]) }, identityAfter: { id(after[$0]) }, isUnchanged: { _, _ in false })
        }
        return Difference(from: before, to: after, amongAtMost: limit, identity: id, isUnchanged: isEqual)
      },
      completing: { found, before, after in
        var difference = found
        difference.addChanges(countBefore: before.count, countAfter: after.count) { place, target in
          isEqual.map { $0(before[place], after[target]) } ?? false
        }
        return difference
      },
      laterDifference: later,
      origins: { before, after in
        Difference.origins(
          countBefore: before.count, countAfter: after.count, identityBefore: { id(before[$0]) },
          identityAfter: { id(after[$0]) })
      },
      advance: { search, items, hasTime in
        items.withUnsafeBufferPointer { items in search.advance(while: hasTime) { id(items[$0]) } }
      },
      identifier: { item, _ in AnyHashable(id(item)) },
      isSame: { id($0) == id($1) },
      places: { wanted, items in
        // From memory, because the compiler may otherwise retain each item.
        items.withUnsafeBufferPointer { items in
          placesOfIdentities(wanted.map(id), among: items.count) { id(items[$0]) }
        }
      })
  }

  /// Creates an identity from a part of equatable items. The comparison becomes part of the loop.
  @inlinable @inline(__always) package init<ID: Hashable>(
    _ kind: Kind, by id: @escaping (Item) -> ID,
    later: (([Item], [Item]) -> @Sendable () -> Difference)? = nil, isLaterComplete: Bool = false
  ) where Item: Equatable {
    self.init(
      kind: kind, hasSameContent: { $0 == $1 },
      differenceAmong: { before, after, limit in
        Difference(from: before, to: after, amongAtMost: limit, identity: id)
      },
      completing: { found, before, after in
        if isLaterComplete { return found }
        var difference = found
        before.withUnsafeBufferPointer { before in
          after.withUnsafeBufferPointer { after in
            difference.addChanges(countBefore: before.count, countAfter: after.count) {
              before.hasSameBytes($0, as: after, $1) || before[$0] == after[$1]
            }
          }
        }
        return difference
      },
      laterDifference: later,
      origins: { before, after in
        Difference.origins(
          countBefore: before.count, countAfter: after.count, identityBefore: { id(before[$0]) },
          identityAfter: { id(after[$0]) })
      },
      advance: { search, items, hasTime in
        items.withUnsafeBufferPointer { items in search.advance(while: hasTime) { id(items[$0]) } }
      },
      identifier: { item, _ in AnyHashable(id(item)) },
      isSame: { id($0) == id($1) },
      places: { wanted, items in
        // From memory, because the compiler may otherwise retain each item.
        items.withUnsafeBufferPointer { items in
          placesOfIdentities(wanted.map(id), among: items.count) { id(items[$0]) }
        }
      })
  }

  /// Returns a ``laterDifference`` for `Sendable` identities.
  @inlinable package static func sendable<ID: Hashable & Sendable>(
    _ id: @escaping (Item) -> ID
  ) -> ([Item], [Item]) -> @Sendable () -> Difference {
    { before, after in
      let before = before.map(id)
      let after = after.map(id)
      return { Difference(from: before, to: after) }
    }
  }
}

extension Identity where Item: Equatable & Sendable {
  /// Creates an identity from a part of `Sendable` items. ``laterDifference`` then also compares content.
  @inlinable @inline(__always) package init<ID: Hashable & Sendable>(
    sendable kind: Kind, by id: @escaping @Sendable (Item) -> ID
  ) {
    self.init(
      kind, by: id,
      later: { before, after in
        { Difference(from: before, to: after, identity: id) }
      }, isLaterComplete: true)
  }
}

// MARK: Identities from conformances

extension Identity {
  /// The identity of items that are identified by their place in the list.
  @usableFromInline package static var position: Identity {
    let comparison = ItemComparison<Item>.found()
    return Identity(
      kind: .position, hasSameContent: comparison?.areEqual,
      differenceAmong: { before, after, _ in
        let isEqual = comparison?.areEqual ?? { _, _ in false }
        return Difference(
          countBefore: before.count, countAfter: after.count, identityBefore: { $0 }, identityAfter: { $0 },
          isUnchanged: { isEqual(before[$0], after[$1]) })
      },
      completing: { found, _, _ in found },
      laterDifference: nil,
      origins: { before, after in after.indices.map { $0 < before.count ? $0 : nil } },
      advance: { _, _, _ in .none },
      identifier: { _, place in AnyHashable(place) },
      isSame: { _, _ in false },
      places: { _, _ in [] })
  }

  /// Returns the identity of items that are identified by a key path.
  @inlinable package static func given<ID: Hashable>(by id: any KeyPath<Item, ID> & Sendable) -> Identity {
    found(.given(id), at: MemoryLayout<Item>.offset(of: id)) { $0[keyPath: id] }
  }

  /// Returns the identity of items that are identified by a part, and finds at run time how to compare them.
  ///
  /// - Parameter offset: The distance of the part from an item's start in bytes, if it's stored.
  @usableFromInline package static func found<ID: Hashable>(
    _ kind: Kind, at offset: Int? = nil, by id: @escaping (Item) -> ID
  ) -> Identity {
    let stride = MemoryLayout<Item>.stride
    if let id = id as? (Item) -> Int {
      return known(kind, by: id, offset.map { .stored(at: $0, stride: stride) }, IdentityAlgorithms<Int>())
    }
    if let id = id as? (Item) -> UUID {
      return known(kind, by: id, offset.map { .stored(at: $0, stride: stride) }, IdentityAlgorithms<UUID>())
    }
    if let id = id as? (Item) -> String {
      return known(kind, by: id, offset.map { .stored(at: $0, stride: stride) }, IdentityAlgorithms<String>())
    }
    return Identity(kind, by: id, comparing: ItemComparison<Item>.found()?.areEqual)
  }

  /// Returns the identity that the items' type offers at run time: its `id`, its equality, or else the position.
  @usableFromInline package static func found() -> Identity {
    func identifiable<Known: Identifiable>(_ type: Known.Type) -> Any { Identity<Known>.found(.identifiable) { $0.id } }
    func value<Known: Hashable>(_ type: Known.Type) -> Any { Identity<Known>.found(.value) { $0 } }

    let identity: Any? =
      if let type = Item.self as? any Identifiable<Int>.Type {
        ItemIdentities<Int>.identified(type)
      } else if let type = Item.self as? any Identifiable<UUID>.Type {
        ItemIdentities<UUID>.identified(type)
      } else if let type = Item.self as? any Identifiable<String>.Type {
        ItemIdentities<String>.identified(type)
      } else if let type = Item.self as? any Identifiable.Type {
        identifiable(type)
      } else if let type = Item.self as? any Hashable.Type {
        value(type)
      } else {
        nil
      }
    return identity as? Identity ?? .position
  }
}

// MARK: Places

extension Identity {
  /// Returns the place of the first item with the same identity, or `nil` if there's none.
  ///
  /// - Complexity: O(n) comparisons, without hashing.
  package func firstIndex(of item: Item, in items: [Item]) -> Int? {
    guard kind != .position else {
      guard let hasSameContent else { return nil }
      return items.firstIndex { hasSameContent($0, item) }
    }
    return items.firstIndex { isSame($0, item) }
  }
}
