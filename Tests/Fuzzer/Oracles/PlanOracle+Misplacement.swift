import TableMakerDiffing

extension BatchPlan {
  /// A place after in which a plan puts another section or row than the one that belongs there.
  enum Misplacement: Hashable {
    /// A section that was another one, by its place before.
    case section(Int, after: Int)
    /// A row that was another one, by its path before.
    case row(RowPath, after: RowPath)
  }

  /// The first place in which a plan puts the wrong section or row; nil if everything that stays comes to its place.
  ///
  /// No table checks this: a plan whose counts are right and whose rows are not shows wrong rows. Right only for plans that break
  /// no rule.
  ///
  /// - Parameters:
  ///   - countsBefore: The number of rows in each section before.
  ///   - countsAfter: The number of rows in each section after.
  ///   - isSameSection: Compares a section before and a section after.
  ///   - isSameRow: Compares a row before and a row after.
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

  /// The place before of each section after; nil for an inserted one. Those that do not move fill the gaps in order.
  private func sectionOrigins(countBefore: Int, countAfter: Int) -> [Int?] {
    let moves = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.after, $0.before) })
    let leaving = Set(deletedSections + movedSections.map(\.before))
    var staying = (0..<countBefore).filter { !leaving.contains($0) }.makeIterator()
    return (0..<countAfter).map { moves[$0] ?? (insertedSections.contains($0) ? nil : staying.next()) }
  }
}
