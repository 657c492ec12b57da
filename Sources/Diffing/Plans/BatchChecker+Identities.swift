extension BatchChecker {
  /// A place after in which a plan puts another section or row than the one that belongs there.
  public enum Misplacement: Sendable, Hashable {
    /// A section that was another one, by its place before.
    case section(Int, after: Int)
    /// A row that was another one, by its path before.
    case row(RowPath, after: RowPath)
  }

  /// The first place in which a plan puts the wrong section or row; nil if everything that stays comes to its place.
  ///
  /// No table checks this: a plan whose counts are right and whose rows are not shows wrong rows. Right only for plans without
  /// a violation.
  ///
  /// - Parameters:
  ///   - plan: A plan for which ``firstViolation(of:)`` is nil.
  ///   - isSameSection: Whether a section before and a section after are one.
  ///   - isSameRow: Whether a row before and a row after are one.
  /// - Complexity: O(n) for all rows: as many calls of the closures as there are sections and rows that stay.
  @inlinable
  public func firstMisplacement(
    of plan: BatchPlan, isSameSection: (_ before: Int, _ after: Int) -> Bool,
    isSameRow: (_ before: RowPath, _ after: RowPath) -> Bool
  ) -> Misplacement? {
    for move in plan.movedRows where !isSameRow(move.before, move.after) {
      return .row(move.before, after: move.after)
    }
    let leaving = (plan.deletedRows + plan.movedRows.map(\.before)).sorted()
    let coming = (plan.insertedRows + plan.movedRows.map(\.after)).sorted()
    var nextComing = coming.startIndex
    for (section, origin) in sectionOrigins(of: plan).enumerated() {
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

  @usableFromInline func sectionOrigins(of plan: BatchPlan) -> [Int?] {
    BatchContents(plan).sectionOrigins(countBefore: countsBefore.count, countAfter: countsAfter.count)
  }
}

extension [RowPath] {
  /// The first index at which a condition holds that holds for all later ones.
  @usableFromInline func partitioningIndex(where holds: (RowPath) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
