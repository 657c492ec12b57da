/// The objects that follow a draft, held weakly, in the order in which they began to.
///
/// Rows and conditions have read few parts of the draft, so a change finds those that it can affect, and doesn't ask the
/// others: n changes of n conditions are n calls.
@MainActor struct DraftFollowers {
  private struct Entry {
    let follower: WeakFollower
    let number: Int
    /// The parts that the follower has read, or `nil` if it receives every change.
    let parts: DraftParts?
  }

  /// The readers of elements in one container, by the elements' keys.
  private struct ElementReaders {
    let bytes: Range<Int>
    var readers: [AnyHashable: Set<ObjectIdentifier>] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0
  private var mostEntries = 64
  /// The followers that receive every change, or have read parts that many changes affect.
  private var general: Set<ObjectIdentifier> = []
  private var byBytes: [Range<Int>: Set<ObjectIdentifier>] = [:]
  private var byElement: [ElementPart.Family: ElementReaders] = [:]

  /// All followers.
  var all: [any DraftFollower] { living(entries.keys) }

  /// The followers of every change, which include all that show rows of the draft.
  var ofEverything: [any DraftFollower] { living(general) }

  /// Adds a follower, or records what it reads now.
  mutating func add(_ follower: any DraftFollower, reading parts: DraftParts?) {
    let identifier = ObjectIdentifier(follower)
    var number: Int?
    // Another object may have had the same address.
    if let known = entries[identifier] {
      if known.follower.object === follower {
        if known.parts == nil, parts == nil { return }
        number = known.number
      }
      remove(identifier)
    }
    if entries.count >= mostEntries { forgetDeallocated() }
    if number == nil { count += 1 }
    entries[identifier] = Entry(follower: WeakFollower(follower), number: number ?? count, parts: parts)
    guard let parts, !parts.dependsOnMuch else {
      general.insert(identifier)
      return
    }
    for range in parts.bytes { byBytes[range, default: []].insert(identifier) }
    for (family, elements) in parts.elements.families {
      for key in elements.keys {
        byElement[family, default: ElementReaders(bytes: elements.bytes)].readers[key, default: []].insert(identifier)
      }
    }
  }

  mutating func remove(_ follower: any DraftFollower) { remove(ObjectIdentifier(follower)) }

  private mutating func remove(_ identifier: ObjectIdentifier) {
    guard let entry = entries.removeValue(forKey: identifier) else { return }
    if general.remove(identifier) != nil { return }
    guard let parts = entry.parts else { return }
    for range in parts.bytes {
      byBytes[range]?.remove(identifier)
      if byBytes[range]?.isEmpty == true { byBytes[range] = nil }
    }
    for (family, elements) in parts.elements.families {
      for key in elements.keys {
        byElement[family]?.readers[key]?.remove(identifier)
        if byElement[family]?.readers[key]?.isEmpty == true { byElement[family]?.readers[key] = nil }
      }
      if byElement[family]?.readers.isEmpty == true { byElement[family] = nil }
    }
  }

  /// Returns the followers that changes of parts can affect, in order, and some others.
  func affected(by changed: DraftParts) -> [any DraftFollower] {
    if changed.isEverything { return all }
    var found = general
    for (range, readers) in byBytes
    where changed.bytes.contains(where: range.overlaps) || changed.elements.overlaps([range]) {
      found.formUnion(readers)
    }
    for (family, elements) in byElement {
      if !changed.bytes.contains(where: elements.bytes.overlaps),
        let keys = changed.elements.keys(affecting: family, in: elements.bytes)
      {
        for key in keys { elements.readers[key].map { found.formUnion($0) } }
      } else {
        for readers in elements.readers.values { found.formUnion(readers) }
      }
    }
    return living(found)
  }

  private func living(_ identifiers: some Collection<ObjectIdentifier>) -> [any DraftFollower] {
    identifiers.compactMap { entries[$0] }.sorted { $0.number < $1.number }.compactMap(\.follower.object)
  }

  private mutating func forgetDeallocated() {
    for (identifier, entry) in entries where entry.follower.object == nil { remove(identifier) }
    mostEntries = max(64, 2 * entries.count)
  }
}

@MainActor private final class WeakFollower {
  weak var object: (any DraftFollower)?

  init(_ object: any DraftFollower) { self.object = object }
}
