import TableMakerDiffing

extension Snapshot {
  /// Returns the locations of rows in the next snapshot, including rows of sections that the update replaces as a
  /// whole.
  ///
  /// If the update doesn't place a row, its item is followed: in a replaced section to the section's new rows, and
  /// otherwise to a section that it moves to.
  /// - Parameters:
  ///   - paths: Rows of this snapshot.
  ///   - next: The next snapshot.
  ///   - difference: The difference between the two.
  /// - Complexity: O(k log k) for k paths, and O(n) for the n rows of each replaced section that has one of them.
  @MainActor func rows(
    following paths: [RowPath], in next: Snapshot, by difference: SectionedDifference
  ) -> [RowPath] {
    let places = RowPlaces(difference)
    var result: [RowPath] = []
    var unplaced: [RowPath] = []
    // A table view that has just received this data source may have selected rows of its earlier one.
    for path in paths where rows(of: path.section, with: path.row) != nil {
      if let position = places.after(path) { result.append(position) } else { unplaced.append(path) }
    }
    guard !unplaced.isEmpty else { return result }
    let kept = Set(difference.keptSections.map(\.before))
    var crossing = unplaced.filter { kept.contains($0.section) }
    let left = Dictionary(grouping: unplaced.filter { !kept.contains($0.section) }, by: \.section)
    let sections = Dictionary(
      next.sections.enumerated().map { (ObjectIdentifier($1.section), $0) }, uniquingKeysWith: { first, _ in first })
    for (section, paths) in left.sorted(by: { $0.key < $1.key }) {
      let old = self.sections[section]
      guard let position = sections[ObjectIdentifier(old.section)] else {
        crossing += paths
        continue
      }
      let inside = next.sections[position].difference(from: old)
      let rows = RowPlaces(
        SectionedDifference(countBefore: 1, origins: [0], rows: { _ in inside }, crossings: { _, _ in [] }))
      for path in paths {
        if let row = rows.after(RowPath(section: 0, row: path.row)) {
          result.append(RowPath(section: position, row: row.row))
        } else {
          crossing.append(path)
        }
      }
    }
    return result + followed(crossing.sorted(), in: next, by: difference)
  }

  /// Returns the locations of rows that have left their section, among the rows that enter sections of the same group.
  @MainActor private func followed(
    _ paths: [RowPath], in next: Snapshot, by difference: SectionedDifference
  ) -> [RowPath] {
    let wanted = Dictionary(grouping: paths.indices) { sections[paths[$0].section].items.crossingGroup }
    guard wanted.keys.contains(where: { $0 != nil }) else { return [] }
    let comers = comers(in: next, by: difference)
    var result: [RowPath] = []
    for case (let group?, let places) in wanted {
      guard let first = places.first else { continue }
      var leaving = SectionRowList()
      for position in places { leaving.append(paths[position].row, of: sections[paths[position].section]) }
      let coming = comers.filter { next.sections[$0.section].items.crossingGroup == group }
      var list = SectionRowList()
      for path in coming { list.append(path.row, of: next.sections[path.section]) }
      let found = sections[paths[first].section].items.crossings(leaving, list)
      result += found.map { coming[$0.coming] }
    }
    return result
  }

  /// Returns the rows that are new: inserted rows, and the rows of inserted sections.
  ///
  /// In a replaced section, these are the rows that it didn't contain before.
  @MainActor private func comers(in next: Snapshot, by difference: SectionedDifference) -> [RowPath] {
    var paths = difference.insertions
    let old = Dictionary(
      sections.map { (ObjectIdentifier($0.section), $0) }, uniquingKeysWith: { first, _ in first })
    for section in difference.sections.insertions {
      let rows = next.sections[section]
      let new = old[ObjectIdentifier(rows.section)].map { rows.difference(from: $0).insertions }
      paths += (new ?? Array(0..<rows.count)).map { RowPath(section: section, row: $0) }
    }
    return paths.sorted()
  }
}
