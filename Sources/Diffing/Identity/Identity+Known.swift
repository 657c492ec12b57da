import Foundation

// Items whose type is known at run time only, with identities of a common type. What works on identities is specialized for that
// type: the items' type is left in the loops that take identities out of items, and nowhere else.

/// The algorithms over identities of one type. Specialized where it is made, which must be where that type is written out.
struct IdentityAlgorithms<ID: Hashable & Sendable>: Sendable {
  /// Finds the difference of two lists of items.
  let difference: @Sendable (_ items: UnsafeItemBuffers, _ identities: ItemIdentities<ID>, _ limit: Int) -> Difference?
  /// Continues a search for duplicates among the items after.
  let advance:
    @Sendable (DuplicateSearch, UnsafeItemBuffers, ItemIdentities<ID>, _ hasTime: () -> Bool) ->
      DuplicateSearch.Progress
  /// Finds the difference of two lists of identities.
  let differenceOfAll: @Sendable ([ID], [ID]) -> Difference
  /// For each identity after, its place before.
  let origins: @Sendable ([ID], [ID]) -> [Int?]
  /// The places of the identities that are among the wanted ones, which come first.
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

/// Copies identities out of items that lie behind each other in memory.
struct ItemIdentities<ID: Hashable & Sendable> {
  /// Takes the first item, the number of items, and the uninitialized memory for their identities.
  let take: (_ first: UnsafeRawPointer, _ count: Int, _ identities: UnsafeMutablePointer<ID>) -> Void

  /// The identities of `count` items.
  func all(_ first: UnsafeRawPointer, _ count: Int) -> [ID] {
    Array(unsafeUninitializedCapacity: count) { memory, initialized in
      if count > 0, let start = memory.baseAddress { take(first, count, start) }
      initialized = count
    }
  }

  /// Identities that are stored in the items, `offset` bytes from the start of each.
  static func stored(at offset: Int, stride: Int) -> ItemIdentities {
    ItemIdentities { first, count, identities in
      for index in 0..<count {
        let identity = (first + (offset + index * stride)).assumingMemoryBound(to: ID.self)
        (identities + index).initialize(to: identity.pointee)
      }
    }
  }
}

// One for each type of identity, written out: `@_specialize` cannot say it, and a loop that leaves the type open asks at run time how
// to copy an identity. Items are handed on inout, though nothing is written: else each would be copied first.

extension ItemIdentities<Int> {
  /// The identity of items that are known by their `id`; as `Any`, since their type has just been found.
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
  /// The identity of items that are known by their `id`; as `Any`, since their type has just been found.
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
  /// The identity of items that are known by their `id`; as `Any`, since their type has just been found.
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
  /// Items that are known by a part of them, which may be known to be stored in them.
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
