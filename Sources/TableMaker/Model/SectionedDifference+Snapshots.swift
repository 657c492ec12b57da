import TableMakerDiffing

extension SectionedDifference {
  /// The difference between two snapshots.
  ///
  /// - Complexity: O(s) for s sections, beyond the differences of the sections whose rows have changed.
  @MainActor init(from before: Snapshot, to after: Snapshot) {
    let (old, new) = (before.sections, after.sections)
    var origins = Difference.origins(
      countBefore: old.count, countAfter: new.count,
      identityBefore: { ObjectIdentifier(old[$0].section) }, identityAfter: { ObjectIdentifier(new[$0].section) })
    for (section, origin) in origins.enumerated() {
      // A header or a footer that comes or goes does so with its section.
      guard let origin else { continue }
      let (before, after) = (old[origin].heading, new[section].heading)
      let isAlike =
        (before.title == nil) == (after.title == nil) && (before.footerTitle == nil) == (after.footerTitle == nil)
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
    // Within one section all rows that stay are matched already.
    if let first = removals.first?.section, let only = insertions.first?.section, first == removals.last?.section,
      only == insertions.last?.section, old[first].section === new[only].section
    {
      return []
    }
    let leaving = places(of: removals) { old[$0].crossingGroup }
    let coming = places(of: insertions) { new[$0].crossingGroup }
    var result: [Crossing] = []
    for case (let group?, let leaving) in leaving {
      guard let coming = coming[group], let first = leaving.first else { continue }
      // Within one section all rows that stay are matched already.
      let section = old[removals[first].section].section
      let isAlone =
        leaving.allSatisfy { old[removals[$0].section].section === section }
        && coming.allSatisfy { new[insertions[$0].section].section === section }
      if isAlone { continue }
      func rows(_ places: [Int], _ paths: [RowPath], _ sections: [SectionRows]) -> SectionRowList {
        var list = SectionRowList()
        for place in places { list.append(paths[place].row, of: sections[paths[place].section]) }
        return list
      }
      let found = old[removals[first].section].crossings(
        rows(leaving, removals, old), rows(coming, insertions, new))
      for crossing in found {
        let (removal, insertion) = (leaving[crossing.leaving], coming[crossing.coming])
        // An item that comes twice in a list may be another one of the two in its group: no move to where it is.
        if old[removals[removal].section].section === new[insertions[insertion].section].section { continue }
        result.append(Crossing(removal: removal, insertion: insertion, isUnchanged: crossing.isUnchanged))
      }
    }
    return result
  }
}
