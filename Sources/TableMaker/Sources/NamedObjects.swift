import TableMakerDiffing

/// The objects that edits have named.
///
/// An object that's edited in place equals itself, so `==` can't reveal the edit. Orders, searches, and configured
/// cells therefore treat an object as changed if an edit has named it in the meantime. Values are compared with `==`,
/// and objects without `==` count as changed each time.
@MainActor @usableFromInline enum NamedObjects {
  /// The number of names to keep. For a reader that looks less often, all objects count as named.
  private static var mostKept: Int { 4_096 }
  private static var kept: [ObjectIdentifier] = []
  /// The number of names that were dropped.
  private static var dropped = 0

  /// The number of names so far. A reader stores it to find the names that were added after its last look.
  static var count: Int { dropped + kept.count }

  /// Records the objects that an edit has named. Values aren't recorded.
  static func note<Item>(_ items: some Sequence<Item>) {
    guard Item.self is AnyObject.Type else { return }
    for item in items {
      if kept.count == mostKept {
        kept.removeFirst(mostKept / 2)
        dropped += mostKept / 2
      }
      kept.append(ObjectIdentifier(item as AnyObject))
    }
  }

  @usableFromInline static func note<Item>(_ item: Item) { note(CollectionOfOne(item)) }

  /// Returns a closure that returns `true` for the items that were named since then, or `nil` if none was.
  ///
  /// - Parameter isExpired: A Boolean value that indicates whether the source is read again because any object may have
  ///   changed.
  static func named<Item>(among type: Item.Type, since count: Int, isExpired: Bool) -> ((Item) -> Bool)? {
    guard type is AnyObject.Type, isExpired || count < self.count else { return nil }
    if isExpired || count < dropped { return { _ in true } }
    let names = Set(kept.suffix(from: count - dropped))
    return { names.contains(ObjectIdentifier($0 as AnyObject)) }
  }
}

extension Difference {
  /// Adds the items that stay and were named to the content changes.
  ///
  /// - Complexity: O(n), if any were named.
  mutating func addNamed<Item>(_ isNamed: ((Item) -> Bool)?, from before: [Item], to after: [Item]) {
    guard let isNamed else { return }
    let known = Set(changes.map(\.after))
    let count = changes.count
    forEachRun(countBefore: before.count, countAfter: after.count) { run in
      guard let origins = run.origins, !run.isChanged else { return }
      let shift = origins.lowerBound - run.after.lowerBound
      for position in run.after where isNamed(after[position]) && !known.contains(position) {
        changes.append(IndexPair(before: position + shift, after: position))
      }
    }
    if count < changes.count { changes.sort { $0.after < $1.after } }
  }
}
