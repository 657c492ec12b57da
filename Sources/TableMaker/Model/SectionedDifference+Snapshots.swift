import TableMakerDiffing

extension SectionedDifference {
  /// Creates the difference between two snapshots.
  ///
  /// - Complexity: O(s) for s sections, in addition to the differences of the sections with changed rows.
  @MainActor init(from before: Snapshot, to after: Snapshot) {
    let (old, new) = (before.sections, after.sections)
    var origins = Difference.origins(
      countBefore: old.count, countAfter: new.count,
      identityBefore: { ObjectIdentifier(old[$0].section) }, identityAfter: { ObjectIdentifier(new[$0].section) })
    for (section, origin) in origins.enumerated() {
      // If a header or a footer is added or removed, its section is replaced.
      guard let origin else { continue }
      let (before, after) = (old[origin].heading, new[section].heading)
      let isAlike =
        (before.title == nil) == (after.title == nil) && (before.footerTitle == nil) == (after.footerTitle == nil)
        && old[origin].viewsRevision == new[section].viewsRevision
      if !isAlike { origins[section] = nil }
    }
    self.init(
      countBefore: old.count, origins: origins,
      rows: { new[$0.after].difference(from: old[$0.before]) },
      crossings: { removals, insertions in Self.crossings(removals, in: old, insertions, in: new) })
  }

  @MainActor private static func crossings(
    _ removals: [RowPath], in old: [SectionRows], _ insertions: [RowPath], in new: [SectionRows]
  ) -> [Crossing] {
    // Within one section, all rows that stay are already matched.
    if let first = removals.first?.section, let only = insertions.first?.section, first == removals.last?.section,
      only == insertions.last?.section, old[first].section === new[only].section
    {
      return []
    }
    let leaving = places(of: removals) { old[$0].items.crossingGroup }
    let coming = places(of: insertions) { new[$0].items.crossingGroup }
    var result: [Crossing] = []
    for case (let group?, let leaving) in leaving {
      guard let coming = coming[group], let first = leaving.first else { continue }
      // Within one section, all rows that stay are already matched.
      let section = old[removals[first].section].section
      let isAlone =
        leaving.allSatisfy { old[removals[$0].section].section === section }
        && coming.allSatisfy { new[insertions[$0].section].section === section }
      if isAlone { continue }
      func rows(_ places: [Int], _ paths: [RowPath], _ sections: [SectionRows]) -> SectionRowList {
        var list = SectionRowList()
        for position in places { list.append(paths[position].row, of: sections[paths[position].section]) }
        return list
      }
      let found = old[removals[first].section].items.crossings(
        rows(leaving, removals, old), rows(coming, insertions, new))
      for crossing in found {
        let (removal, insertion) = (leaving[crossing.leaving], coming[crossing.coming])
        // If an item occurs twice in a list, the group may match the other occurrence. It must not move to its own
        // section.
        if old[removals[removal].section].section === new[insertions[insertion].section].section { continue }
        result.append(Crossing(removal: removal, insertion: insertion, isUnchanged: crossing.isUnchanged))
      }
    }
    return result
  }
}
