import Foundation

// Most updates don't break a rule. The map of new places proves that without visiting each row again.
extension TableUpdateRules {
  /// A Boolean value that indicates whether no rule is broken, including those of strict mode. If it's `false`, check
  /// the rules.
  ///
  /// Complexity: O(sections + operations), with almost no work for inserted and deleted rows.
  var surelyHold: Bool {
    guard operations.reloadedRows.isEmpty, operations.reloadedSections.isEmpty, sectionsSurelyHold else { return false }
    // A row that's named twice is in the map only once.
    guard map.leaving.elements.count == operations.deletedRows.count + operations.movedRows.count,
      map.coming.elements.count == operations.insertedRows.count + operations.movedRows.count
    else { return false }

    var (leaving, coming) = (0, 0)
    for (section, changes) in zip(map.changes.places.elements, map.changes.values) {
      guard after.indices.contains(section), !map.isMoved(toNewSection: section),
        let old = map.oldSection(ofNew: section), before.indices.contains(old),
        Self.areWithin(changes.removed, before[old]), Self.areWithin(changes.placed, after[section])
      else { return false }
      leaving += changes.removed.count
      coming += changes.placed.count
    }
    // Rows of deleted sections aren't in any new section.
    guard leaving == map.leaving.elements.count, coming == map.coming.elements.count else { return false }
    for section in after.indices {
      // An inserted section can have any number of rows.
      guard let old = map.oldSection(ofNew: section) else { continue }
      let changes = map.changes(inNew: section)
      let change = changes.map { $0.placed.count - $0.removed.count } ?? 0
      guard before.indices.contains(old), after[section] == before[old] + change else { return false }
    }
    return rowsSurelyMove
  }

  private var sectionsSurelyHold: Bool {
    let moved = operations.movedSections
    return map.sections.removed.count == operations.deletedSections.count + moved.count
      && map.sections.placed.count == operations.insertedSections.count + moved.count
      && Self.areWithin(map.sections.removed, before.count) && Self.areWithin(map.sections.placed, after.count)
      && after.count == before.count + operations.insertedSections.count - operations.deletedSections.count
      && moved.allSatisfy { $0.from != $0.to }
  }

  /// A Boolean value that indicates whether no row is moved to its own place.
  private var rowsSurelyMove: Bool {
    operations.movedRows.allSatisfy { move in
      guard move.from.row == move.to.row, map.newSection(ofOld: move.from.section) == move.to.section else {
        return true
      }
      guard let changes = map.changes(inNew: move.to.section) else { return false }
      return changes.rank(ofOld: move.from.row) != changes.rank(ofNew: move.to.row)
    }
  }

  /// Returns whether ascending numbers are valid indices of a count of elements.
  private static func areWithin(_ numbers: [Int], _ count: Int) -> Bool {
    guard let first = numbers.first, let last = numbers.last else { return true }
    return first >= 0 && last < count
  }
}
