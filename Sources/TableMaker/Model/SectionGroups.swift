/// The groups of sections of a table, in order and by name.
@MainActor struct SectionGroups {
  private(set) var all: [SectionGroup]
  /// The first group of each name; nil while it is out of date.
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

  /// The index of a group; nil if it is not in the table.
  ///
  /// - Complexity: O(d) for a group that has moved by d since the last search; O(n) in the groups for one that is not in the table.
  func index(of group: SectionGroup) -> Int? {
    guard !all.isEmpty else { return nil }
    // A loop, since a closure would check for each group that it runs on the main actor.
    var (before, after) = (min(group.lastIndex, all.count - 1), group.lastIndex + 1)
    while before >= 0 || after < all.count {
      for index in [before, after] where all.indices.contains(index) && all[index] === group {
        group.lastIndex = index
        return index
      }
      before -= 1
      after += 1
    }
    return nil
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

  /// Removes a group.
  mutating func remove(at index: Int) {
    all.remove(at: index)
    named = nil
  }

  /// Moves a group to its final index.
  mutating func move(from source: Int, to destination: Int) {
    all.insert(all.remove(at: source), at: destination)
    named = nil
  }
}
