/// The groups of sections of a table view, in order and by name.
@MainActor struct SectionGroups {
  private(set) var all: [SectionGroup]
  /// The first group with each name, or `nil` while the table is out of date.
  private var named: [String: SectionGroup]?

  init(_ groups: [SectionGroup]) { all = groups }

  /// Returns the first group with a name.
  ///
  /// - Complexity: O(1) on average; O(n) after a group was removed or moved.
  mutating func first(named name: String) -> SectionGroup? {
    if let named { return named[name] }
    var found: [String: SectionGroup] = [:]
    for group in all.reversed() {
      if let name = group.settings.name { found[name] = group }
    }
    named = found
    return found[name]
  }

  /// Returns the index of a group, or `nil` if it isn't in the table view.
  ///
  /// - Complexity: O(d) for a group that has moved by d since the last search; O(n) in the groups for one that isn't in
  ///   the table view.
  func index(of group: SectionGroup) -> Int? {
    guard !all.isEmpty else { return nil }
    // It's a loop, because a closure would check the main actor for each group.
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
      // If two groups have one name, the new one may be the first.
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
