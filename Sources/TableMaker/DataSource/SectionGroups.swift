/// The groups of sections of a table, in order, and those that have a name by it.
@MainActor struct SectionGroups {
  private(set) var all: [SectionGroup]
  /// The first group of each name; nil while it has to be looked for.
  private var named: [String: SectionGroup]?

  init(_ groups: [SectionGroup]) { all = groups }

  /// The first group of a name.
  ///
  /// - Complexity: O(1) on average; O(n) after a group has gone or moved.
  mutating func first(named name: String) -> SectionGroup? {
    if let named { return named[name] }
    var found: [String: SectionGroup] = [:]
    for group in all.reversed() {
      if let name = group.settings.name { found[name] = group }
    }
    named = found
    return found[name]
  }

  /// Adds groups at an index.
  mutating func insert(_ groups: [SectionGroup], at index: Int) {
    all.insert(contentsOf: groups, at: index)
    for group in groups {
      guard let name = group.settings.name else { continue }
      // Of two of one name, the new one may come first.
      if named?.updateValue(group, forKey: name) != nil { named = nil }
    }
  }

  /// Takes a group out.
  mutating func remove(at index: Int) {
    all.remove(at: index)
    named = nil
  }

  /// Moves a group to the index that it has in the end.
  mutating func move(from source: Int, to destination: Int) {
    all.insert(all.remove(at: source), at: destination)
    named = nil
  }
}
