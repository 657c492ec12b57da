import Foundation

// Items of a type that's known only at run time, with identities of a common type. Algorithms on identities are
// specialized for that type. The item's type is involved only in the loops that read identities from items.

/// The algorithms for identities of one type. They're specialized where the value is created, which must be where the
/// type is written out.
struct IdentityAlgorithms<ID: Hashable & Sendable>: Sendable {
  /// Returns the difference of two lists of items.
  let difference: @Sendable (_ items: UnsafeItemBuffers, _ identities: ItemIdentities<ID>, _ limit: Int) -> Difference?
  /// Continues a search for duplicates in the new list.
  let advance:
    @Sendable (DuplicateSearch, UnsafeItemBuffers, ItemIdentities<ID>, _ hasTime: () -> Bool) ->
      DuplicateSearch.Progress
  /// Returns the difference of two lists of identities.
  let differenceOfAll: @Sendable ([ID], [ID]) -> Difference
  /// Returns the old place of each new identity.
  let origins: @Sendable ([ID], [ID]) -> [Int?]
  /// Returns the places of the wanted identities. The wanted ones are the first parameter.
  let places: @Sendable ([ID], [ID]) -> [Int]

  init() {
    difference = { items, identities, limit in items.difference(by: identities, amongAtMost: limit) }
    advance = { search, items, identities, hasTime in items.advance(search, by: identities, while: hasTime) }
    differenceOfAll = { before, after in Difference(from: before, to: after) }
    origins = { before, after in
      Difference.origins(
        countBefore: before.count, countAfter: after.count, identityBefore: { before[$0] },
        identityAfter: { after[$0] })
    }
    places = { wanted, all in placesOfIdentities(wanted, among: all.count) { all[$0] } }
  }
}

/// A value that copies identities from contiguous items.
struct ItemIdentities<ID: Hashable & Sendable> {
  /// A closure that receives the first item, the number of items, and uninitialized memory for their identities.
  let take: (_ first: UnsafeRawPointer, _ count: Int, _ identities: UnsafeMutablePointer<ID>) -> Void

  /// Returns the identities of `count` items.
  func all(_ first: UnsafeRawPointer, _ count: Int) -> [ID] {
    Array(unsafeUninitializedCapacity: count) { memory, initialized in
      if count > 0, let start = memory.baseAddress { take(first, count, start) }
      initialized = count
    }
  }

  /// Returns a value that copies stored identities at `offset` bytes from the start of each item.
  static func stored(at offset: Int, stride: Int) -> ItemIdentities {
    ItemIdentities { first, count, identities in
      for index in 0..<count {
        let identity = (first + (offset + index * stride)).assumingMemoryBound(to: ID.self)
        (identities + index).initialize(to: identity.pointee)
      }
    }
  }
}

// There's one function for each type of identity because `@_specialize` can't express it. A loop over an open type
// would find out at run time how to copy an identity. Items are passed `inout` although nothing is written; otherwise,
// each would be copied first.

extension ItemIdentities<Int> {
  /// Returns the identity of items with an `id`, as `Any` because their type was found at run time.
  static func identified<Known: Identifiable<Int>>(_ type: Known.Type) -> Any {
    func id(_ item: inout Known) -> Int { item.id }
    let identities = ItemIdentities { first, count, identities in
      let items = first.item(as: Known.self)
      for index in 0..<count { (identities + index).initialize(to: id(&items[index])) }
    }
    return Identity<Known>.known(.identifiable, by: { $0.id }, taking: identities, IdentityAlgorithms())
  }
}

extension ItemIdentities<UUID> {
  /// Returns the identity of items with an `id`, as `Any` because their type was found at run time.
  static func identified<Known: Identifiable<UUID>>(_ type: Known.Type) -> Any {
    func id(_ item: inout Known) -> UUID { item.id }
    let identities = ItemIdentities { first, count, identities in
      let items = first.item(as: Known.self)
      for index in 0..<count { (identities + index).initialize(to: id(&items[index])) }
    }
    return Identity<Known>.known(.identifiable, by: { $0.id }, taking: identities, IdentityAlgorithms())
  }
}

extension ItemIdentities<String> {
  /// Returns the identity of items with an `id`, as `Any` because their type was found at run time.
  static func identified<Known: Identifiable<String>>(_ type: Known.Type) -> Any {
    func id(_ item: inout Known) -> String { item.id }
    let identities = ItemIdentities { first, count, identities in
      let items = first.item(as: Known.self)
      for index in 0..<count { (identities + index).initialize(to: id(&items[index])) }
    }
    return Identity<Known>.known(.identifiable, by: { $0.id }, taking: identities, IdentityAlgorithms())
  }
}

extension Identity {
  /// Returns the identity of items that are identified by a part, which may be stored in them.
  static func known<ID: Hashable & Sendable>(
    _ kind: Kind, by id: @escaping (Item) -> ID, _ stored: ItemIdentities<ID>?, _ algorithms: IdentityAlgorithms<ID>
  ) -> Identity {
    if let stored { return known(kind, by: id, taking: stored, algorithms) }
    let identities = ItemIdentities { first, count, identities in
      let items = first.assumingMemoryBound(to: Item.self)
      for index in 0..<count { (identities + index).initialize(to: id(items[index])) }
    }
    return known(kind, by: id, taking: identities, algorithms)
  }

  fileprivate static func known<ID: Hashable & Sendable>(
    _ kind: Kind, by id: @escaping (Item) -> ID, taking identities: ItemIdentities<ID>,
    _ algorithms: IdentityAlgorithms<ID>
  ) -> Identity {
    let comparison = ItemComparison<Item>.found()
    return Identity(
      kind: kind, hasSameContent: comparison?.areEqual,
      differenceAmong: { before, after, limit in
        UnsafeItemBuffers.with(before, after, comparison) { items in
          if items.isOneArray, comparison != nil { return Difference() }
          return algorithms.difference(items, identities, limit)
        }
      },
      completing: { found, before, after in
        UnsafeItemBuffers.with(before, after, comparison) { items in
          var difference = found
          difference.addChanges(
            countBefore: items.countBefore, countAfter: items.countAfter, isUnchanged: items.isUnchanged)
          return difference
        }
      },
      laterDifference: { before, after in
        let (old, new) = UnsafeItemBuffers.with(before, after, comparison) { items in
          (identities.all(items.before, items.countBefore), identities.all(items.after, items.countAfter))
        }
        return { algorithms.differenceOfAll(old, new) }
      },
      origins: { before, after in
        UnsafeItemBuffers.with(before, after, comparison) { items in
          algorithms.origins(
            identities.all(items.before, items.countBefore), identities.all(items.after, items.countAfter))
        }
      },
      advance: { search, all, hasTime in
        UnsafeItemBuffers.with(all, all, comparison) { items in algorithms.advance(search, items, identities, hasTime) }
      },
      identifier: { item, _ in AnyHashable(id(item)) },
      isSame: { id($0) == id($1) },
      places: { wanted, items in
        UnsafeItemBuffers.with(wanted, items, comparison) { lists in
          algorithms.places(
            identities.all(lists.before, lists.countBefore), identities.all(lists.after, lists.countAfter))
        }
      })
  }
}
