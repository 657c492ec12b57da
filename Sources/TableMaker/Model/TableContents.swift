/// The contents of a table view: the groups of sections, in order and by name, and the snapshot of them that it shows.
@MainActor final class TableContents {
  /// All groups of sections, including hidden ones.
  private(set) var groups: [SectionGroup]
  /// The sections and rows that the table view shows.
  var snapshot = Snapshot() { didSet { shownNames = nil } }
  /// The names of the snapshot's sections, or `nil` until a call needs them.
  private var shownNames: ShownNames?
  /// The first group with each name, or `nil` while the table is out of date.
  private var named: [String: SectionGroup]?
  /// A Boolean value that indicates whether several groups have one of these names.
  private var hasSharedNames = false

  init(_ groups: [SectionGroup]) { self.groups = groups }

  /// Returns the first group with a name.
  ///
  /// - Complexity: O(1) on average; O(n) after a group was removed or moved, if groups share a name.
  func first(named name: String) -> SectionGroup? {
    if let named { return named[name] }
    var found: [String: SectionGroup] = [:]
    hasSharedNames = false
    for group in groups.reversed() {
      guard let name = group.settings.name else { continue }
      if found.updateValue(group, forKey: name) != nil { hasSharedNames = true }
    }
    named = found
    return found[name]
  }

  /// Returns the indices of the shown sections that a name means, or the first of them if the chain or a source uses the
  /// name repeatedly.
  ///
  /// A name means a section of the chain, all sections of one step `sections(from:)`, or otherwise a section that a
  /// source names.
  ///
  /// - Complexity: O(1) on average for one section; O(s) for s sections after a change of the snapshot.
  func shownIndices(named name: String) -> [Int] {
    let names = shownNames ?? ShownNames(of: snapshot)
    shownNames = names
    return names.sections(named: name)
  }

  /// Returns the index of a group, or `nil` if it isn't in the table view.
  func index(of group: SectionGroup) -> Int? { groups.index(of: group) }

  /// Adds groups at an index.
  func insert(_ new: [SectionGroup], at index: Int) {
    groups.insert(contentsOf: new, at: index)
    for group in new {
      guard let name = group.settings.name else { continue }
      // If two groups have one name, the new one may be the first.
      if named?.updateValue(group, forKey: name) != nil { named = nil }
    }
  }

  /// Removes a group.
  func remove(at index: Int) {
    let name = groups.remove(at: index).settings.name
    orderDidChange()
    if let name { named?[name] = nil }
  }

  /// Moves a group to its final index.
  func move(from source: Int, to destination: Int) {
    groups.insert(groups.remove(at: source), at: destination)
    orderDidChange()
  }

  /// Forgets the names if several groups have one, because another of these may be the first.
  private func orderDidChange() {
    if hasSharedNames { named = nil }
  }
}

/// The sections of a snapshot by their names.
@MainActor private struct ShownNames {
  /// The sections of one step of the chain.
  private struct Step {
    let adapter: ObjectIdentifier
    var indices: [Int]
  }

  /// The first step with each name.
  private var steps: [String: Step] = [:]
  /// The first section with each name that a source or the chain gives.
  private var sections: [String: Int] = [:]

  init(of snapshot: Snapshot) {
    for (index, rows) in snapshot.sections.enumerated() {
      let section = rows.section
      if let name = section.groupName {
        if steps[name, default: Step(adapter: section.adapter, indices: [])].adapter == section.adapter {
          steps[name, default: Step(adapter: section.adapter, indices: [])].indices.append(index)
        }
      }
      if let name = section.settings.name, sections[name] == nil { sections[name] = index }
    }
  }

  func sections(named name: String) -> [Int] { steps[name]?.indices ?? sections[name].map { [$0] } ?? [] }
}
