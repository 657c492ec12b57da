import Diffing
import UIKit

// Items whose type is known at run time only, with identities of a common type. What works on identities is made for that type
// where it is written out: the items' type is left in the loops that take identities out of items, and nowhere else.

/// What finds differences by identities of one type, made for that type.
struct IdentityFinding<ID: Hashable & Sendable>: Sendable {
  /// Finds the difference of two lists of items.
  let difference: @Sendable (_ items: RawItems, _ identities: ItemIdentities<ID>, _ limit: Int) -> Difference?
  /// Goes on with a search for duplicates among the items after.
  let advance:
    @Sendable (DuplicateSearch, RawItems, ItemIdentities<ID>, _ hasTime: () -> Bool) -> DuplicateSearch.Progress
  /// Finds the difference of two lists of identities.
  let differenceOfAll: @Sendable ([ID], [ID]) -> Difference
  /// For each identity after, its place before.
  let origins: @Sendable ([ID], [ID]) -> [Int?]
  /// The places of those identities that are among the wanted ones, which come first.
  let places: @Sendable ([ID], [ID]) -> [Int]
}

extension IdentityFinding<Int> {
  static var integers: IdentityFinding {
    IdentityFinding(
      difference: { items, identities, limit in items.difference(by: identities, amongAtMost: limit) },
      advance: { search, items, identities, hasTime in items.advance(search, by: identities, while: hasTime) },
      differenceOfAll: { before, after in Difference(from: before, to: after) },
      origins: { before, after in
        Difference.origins(
          countBefore: before.count, countAfter: after.count, identityBefore: { before[$0] },
          identityAfter: { after[$0] })
      },
      places: { wanted, all in placesOfIdentities(wanted, among: all.count) { all[$0] } })
  }
}

extension IdentityFinding<UUID> {
  static var uuids: IdentityFinding {
    IdentityFinding(
      difference: { items, identities, limit in items.difference(by: identities, amongAtMost: limit) },
      advance: { search, items, identities, hasTime in items.advance(search, by: identities, while: hasTime) },
      differenceOfAll: { before, after in Difference(from: before, to: after) },
      origins: { before, after in
        Difference.origins(
          countBefore: before.count, countAfter: after.count, identityBefore: { before[$0] },
          identityAfter: { after[$0] })
      },
      places: { wanted, all in placesOfIdentities(wanted, among: all.count) { all[$0] } })
  }
}

extension IdentityFinding<String> {
  static var strings: IdentityFinding {
    IdentityFinding(
      difference: { items, identities, limit in items.difference(by: identities, amongAtMost: limit) },
      advance: { search, items, identities, hasTime in items.advance(search, by: identities, while: hasTime) },
      differenceOfAll: { before, after in Difference(from: before, to: after) },
      origins: { before, after in
        Difference.origins(
          countBefore: before.count, countAfter: after.count, identityBefore: { before[$0] },
          identityAfter: { after[$0] })
      },
      places: { wanted, all in placesOfIdentities(wanted, among: all.count) { all[$0] } })
  }
}

/// Takes identities out of items that lie behind each other in memory.
struct ItemIdentities<ID: Hashable & Sendable> {
  /// Gets the first item, how many there are, and the memory for their identities.
  let take: (_ first: UnsafeRawPointer, _ count: Int, _ identities: UnsafeMutablePointer<ID>) -> Void

  /// The identities of so many items.
  func all(_ first: UnsafeRawPointer, _ count: Int) -> [ID] {
    Array(unsafeUninitializedCapacity: count) { memory, initialized in
      if count > 0, let start = memory.baseAddress { take(first, count, start) }
      initialized = count
    }
  }

  /// Identities that are stored in the items, so far from the start of each.
  static func stored(at offset: Int, apart stride: Int) -> ItemIdentities {
    ItemIdentities { first, count, identities in
      for index in 0..<count {
        let identity = (first + (offset + index * stride)).assumingMemoryBound(to: ID.self)
        (identities + index).initialize(to: identity.pointee)
      }
    }
  }
}

// One for each type of identity, written out: a loop that leaves it open asks at run time how to copy an identity. Items are handed
// on inout, though nothing is written: else each would be copied first.

extension ItemIdentities<Int> {
  /// The identity of items that are known by their `id`; as `Any`, since their type has just been found.
  static func identified<Known: Identifiable<Int>>(_ type: Known.Type) -> Any {
    func id(_ item: inout Known) -> Int { item.id }
    let identities = ItemIdentities { first, count, identities in
      let items = first.item(as: Known.self)
      for index in 0..<count { (identities + index).initialize(to: id(&items[index])) }
    }
    return Identity<Known>.known(.identifiable, by: { $0.id }, taking: identities, .integers)
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
    return Identity<Known>.known(.identifiable, by: { $0.id }, taking: identities, .uuids)
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
    return Identity<Known>.known(.identifiable, by: { $0.id }, taking: identities, .strings)
  }
}

extension Identity {
  /// Items that are known by a part of them, which may be known to be stored in them.
  static func known<ID: Hashable & Sendable>(
    _ kind: Kind, by id: @escaping (Item) -> ID, _ stored: ItemIdentities<ID>?, _ finding: IdentityFinding<ID>
  ) -> Identity {
    if let stored { return known(kind, by: id, taking: stored, finding) }
    let identities = ItemIdentities { first, count, identities in
      let items = first.assumingMemoryBound(to: Item.self)
      for index in 0..<count { (identities + index).initialize(to: id(items[index])) }
    }
    return known(kind, by: id, taking: identities, finding)
  }

  fileprivate static func known<ID: Hashable & Sendable>(
    _ kind: Kind, by id: @escaping (Item) -> ID, taking identities: ItemIdentities<ID>, _ finding: IdentityFinding<ID>
  ) -> Identity {
    let comparison = ItemComparison<Item>.found()
    return Identity(
      kind: kind, hasSameContent: comparison?.areEqual,
      differenceAmong: { before, after, limit in
        RawItems.with(before, after, comparison) { items in
          if items.isOneArray, comparison != nil { return Difference() }
          return finding.difference(items, identities, limit)
        }
      },
      completing: { found, before, after in
        RawItems.with(before, after, comparison) { items in
          var difference = found
          difference.addChanges(
            countBefore: items.countBefore, countAfter: items.countAfter, isUnchanged: items.isUnchanged)
          return difference
        }
      },
      laterDifference: { before, after in
        let (old, new) = RawItems.with(before, after, comparison) { items in
          (identities.all(items.before, items.countBefore), identities.all(items.after, items.countAfter))
        }
        return { finding.differenceOfAll(old, new) }
      },
      origins: { before, after in
        RawItems.with(before, after, comparison) { items in
          finding.origins(
            identities.all(items.before, items.countBefore), identities.all(items.after, items.countAfter))
        }
      },
      advance: { search, all, hasTime in
        RawItems.with(all, all, comparison) { items in finding.advance(search, items, identities, hasTime) }
      },
      identifier: { item, _ in AnyHashable(id(item)) },
      isSame: { id($0) == id($1) },
      places: { wanted, items in
        RawItems.with(wanted, items, comparison) { lists in
          finding.places(
            identities.all(lists.before, lists.countBefore), identities.all(lists.after, lists.countAfter))
        }
      })
  }
}
