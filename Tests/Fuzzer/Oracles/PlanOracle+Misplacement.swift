import TableMakerDiffing

extension BatchPlan {
  /// A place after the update at which a plan puts another section or row than the one that belongs there.
  enum Misplacement: Hashable {
    /// A wrong section, with its index before the update and the index at which the plan puts it.
    case section(Int, after: Int)
    /// A wrong row, with its path before the update and the path at which the plan puts it.
    case row(RowPath, after: RowPath)
  }

  /// Returns the first place at which a plan puts the wrong section or row; nil if everything that stays gets to its place.
  ///
  /// No table view checks this. If a plan has the right counts and the wrong rows, the table shows wrong rows. The result is
  /// correct only for plans that don't break a rule.
  ///
  /// - Parameters:
  ///   - countsBefore: The number of rows in each section before the update.
  ///   - countsAfter: The number of rows in each section after the update.
  ///   - isSameSection: A closure that compares a section before and a section after the update.
  ///   - isSameRow: A closure that compares a row before and a row after the update.
  func firstMisplacement(
    countsBefore: [Int], countsAfter: [Int], isSameSection: (_ before: Int, _ after: Int) -> Bool,
    isSameRow: (_ before: RowPath, _ after: RowPath) -> Bool
  ) -> Misplacement? {
    for move in movedRows where !isSameRow(move.before, move.after) {
      return .row(move.before, after: move.after)
    }
    let leaving = (deletedRows + movedRows.map(\.before)).sorted()
    let coming = (insertedRows + movedRows.map(\.after)).sorted()
    var nextComing = coming.startIndex
    for (section, origin) in sectionOrigins(countBefore: countsBefore.count, countAfter: countsAfter.count).enumerated()
    {
      guard let origin else { continue }
      guard isSameSection(origin, section) else { return .section(origin, after: section) }
      var nextLeaving = leaving.partitioningIndex { $0 >= RowPath(section: origin, row: 0) }
      while nextComing < coming.endIndex, coming[nextComing].section < section { nextComing += 1 }
      var row = 0
      for target in 0..<countsAfter[section] {
        let after = RowPath(section: section, row: target)
        if nextComing < coming.endIndex, coming[nextComing] == after {
          nextComing += 1
          continue
        }
        while nextLeaving < leaving.endIndex, leaving[nextLeaving] == RowPath(section: origin, row: row) {
          nextLeaving += 1
          row += 1
        }
        let before = RowPath(section: origin, row: row)
        guard row < countsBefore[origin], isSameRow(before, after) else { return .row(before, after: after) }
        row += 1
      }
    }
    return nil
  }

  /// Returns the index before the update for each section after it; nil for an inserted section.
  ///
  /// Sections that don't move fill the gaps in order.
  private func sectionOrigins(countBefore: Int, countAfter: Int) -> [Int?] {
    let moves = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.after, $0.before) })
    let leaving = Set(deletedSections + movedSections.map(\.before))
    var staying = (0..<countBefore).filter { !leaving.contains($0) }.makeIterator()
    return (0..<countAfter).map { moves[$0] ?? (insertedSections.contains($0) ? nil : staying.next()) }
  }
}
