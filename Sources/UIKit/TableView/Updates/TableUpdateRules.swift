import Foundation

/// UIKit's rules for an update: the checks of `batch-updates.md` 4.3, in order.
///
/// It doesn't use a table view. Complexity of a check: O(sections + operations).
struct TableUpdateRules {
  typealias Violation = TableUpdateViolation
  typealias Row = RowGeometry.Row

  /// The number of rows in each section when the table view last loaded them, and now.
  let before, after: [Int]
  let operations: TableOperations
  /// The table view's name in the message about totals.
  let table: String
  /// The mapping of the operations.
  let map: TableUpdateMap

  /// Creates the rules for an update.
  ///
  /// - Parameter map: The mapping of the operations, if it exists already.
  init(
    before: [Int], after: [Int], operations: TableOperations, table: String = "<UITableView>",
    map: TableUpdateMap? = nil
  ) {
    self.before = before
    self.after = after
    self.operations = operations
    self.table = table
    self.map = map ?? TableUpdateMap(operations)
  }

  /// Returns the first violation.
  ///
  /// - Parameter isStrict: Whether to also reject updates that UIKit tolerates or doesn't check, but that are known to
  ///   fail.
  func violation(isStrict: Bool = false) -> Violation? {
    surelyHold ? nil : violationByRules(isStrict: isStrict)
  }

  /// Returns the first violation by checking each rule.
  func violationByRules(isStrict: Bool) -> Violation? {
    deletions ?? moveSources ?? insertions ?? moveTargets ?? moves ?? totals ?? (isStrict ? risks : nil)
  }

  // MARK: 1 and 2

  private var deletions: Violation? {
    let deletedRows = SortedPlaces(operations.deletedRows)
    if let row = operations.reloadedRows.first(where: deletedRows.contains) {
      return Violation(
        rule: .deletedAndReloaded, text: "attempt to delete and reload the same index path (\(path(row)))")
    }
    let deletedSections = SortedPlaces(operations.deletedSections)
    if let section = operations.reloadedSections.first(where: deletedSections.contains) {
      return Violation(
        rule: .deletedAndReloaded, text: "attempt to delete and reload the same section (\(section))" + ours)
    }
    for section in operations.deletedSections + operations.reloadedSections where !before.indices.contains(section) {
      return Violation(
        rule: .deletedSectionIsNotThere,
        text: "attempt to delete section \(section), but there are only \(before.count) sections before the update")
    }
    for row in operations.deletedRows + operations.reloadedRows {
      guard before.indices.contains(row.section) else {
        return Violation(
          rule: .sectionOfDeletedRowIsNotThere,
          text:
            "attempt to delete row \(row.row) from section \(row.section), but there are only \(before.count) sections "
            + "before the update")
      }
      guard (0..<before[row.section]).contains(row.row) else {
        return Violation(
          rule: .deletedRowIsNotThere,
          text:
            "attempt to delete row \(row.row) from section \(row.section) which only contains \(before[row.section]) "
            + "rows before the update")
      }
    }
    return nil
  }

  // MARK: 3

  private var moveSources: Violation? {
    let sections = SortedPlaces(operations.deletedSections + operations.reloadedSections)
    if let move = operations.movedSections.first(where: { sections.contains($0.from) }) {
      return Violation(
        rule: .sectionDeletedAndMoved,
        text: "attempt to perform a delete and a move from the same section (\(move.from))")
    }
    let rows = SortedPlaces(operations.deletedRows + operations.reloadedRows)
    if let move = operations.movedRows.first(where: { rows.contains($0.from) }) {
      return Violation(
        rule: .rowDeletedAndMoved,
        text: "attempt to perform a delete and a move from the same index path (\(path(move.from)))")
    }
    if let move = operations.movedRows.first(where: { sections.contains($0.from.section) }) {
      return Violation(
        rule: .movedOutOfDeletedSection, text: "cannot move a row from a deleted section (\(move.from.section))")
    }
    return nil
  }

  // MARK: 4

  private var insertions: Violation? {
    for section in operations.insertedSections where !after.indices.contains(section) {
      return Violation(
        rule: .insertedSectionIsNotThere,
        text: "attempt to insert section \(section) but there are only \(after.count) sections after the update")
    }
    for row in operations.insertedRows {
      guard after.indices.contains(row.section) else {
        return Violation(
          rule: .sectionOfInsertedRowIsNotThere,
          text:
            "attempt to insert row \(row.row) into section \(row.section), but there are only \(after.count) sections "
            + "after the update")
      }
      guard (0..<after[row.section]).contains(row.row) else {
        return Violation(
          rule: .insertedRowIsNotThere,
          text:
            "attempt to insert row \(row.row) into section \(row.section), but there are only \(after[row.section]) "
            + "rows in section \(row.section) after the update")
      }
    }
    return nil
  }

  // MARK: 5

  private var moveTargets: Violation? {
    let sections = SortedPlaces(operations.insertedSections + operations.reloadedSectionTargets)
    if let move = operations.movedSections.first(where: { sections.contains($0.to) }) {
      return Violation(
        rule: .sectionInsertedAndMovedTo,
        text: "attempt to perform an insert and a move to the same section (\(move.to))")
    }
    let rows = SortedPlaces(operations.insertedRows + operations.reloadedRowTargets)
    if let move = operations.movedRows.first(where: { rows.contains($0.to) }) {
      return Violation(
        rule: .rowInsertedAndMovedTo,
        text: "attempt to perform an insert and a move to the same index path (\(path(move.to)))")
    }
    if let move = operations.movedRows.first(where: { sections.contains($0.to.section) }) {
      return Violation(
        rule: .movedIntoInsertedSection, text: "cannot move a row into a newly inserted section (\(move.to.section))")
    }
    return nil
  }

  // MARK: 6

  private var moves: Violation? {
    for move in operations.movedSections {
      guard before.indices.contains(move.from) else {
        return Violation(
          rule: .movedSectionIsNotThere,
          text: "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
            + ours
        )
      }
      guard after.indices.contains(move.to) else {
        return Violation(
          rule: .moveTargetIsNotThere,
          text:
            "attempt to move section \(move.from) to section \(move.to), but there are only \(after.count) sections "
            + "after the update" + ours)
      }
    }
    for move in operations.movedRows {
      let (from, to) = (move.from, move.to)
      let count = before.indices.contains(from.section) ? before[from.section] : 0
      guard (0..<count).contains(from.row) else {
        return Violation(
          rule: .moveSourceIsNotThere,
          text:
            "attempt to move index path (\(path(from))) that does not exist - there are only \(count) rows in section "
            + "\(from.section) before the update")
      }
      let room = after.indices.contains(to.section) ? after[to.section] : 0
      guard (0..<room).contains(to.row) else {
        return Violation(
          rule: .moveTargetIsNotThere,
          text:
            "attempt to move index path (\(path(from))) to index path (\(path(to))), but there are only \(room) rows in "
            + "section \(to.section) after the update" + ours)
      }
    }
    return doubleMove
  }

  private var doubleMove: Violation? {
    if let section = firstRepeated(operations.movedSections.map(\.from)) {
      return Violation(rule: .movedTwice, text: "attempt to move section \(section) twice" + ours)
    }
    if let section = firstRepeated(operations.movedSections.map(\.to)) {
      return Violation(rule: .movedTwice, text: "attempt to move two sections to section \(section)" + ours)
    }
    if let row = firstRepeated(operations.movedRows.map(\.from)) {
      return Violation(rule: .movedTwice, text: "attempt to move the row at index path (\(path(row))) twice" + ours)
    }
    if let row = firstRepeated(operations.movedRows.map(\.to)) {
      let both = operations.movedRows.filter { $0.to == row }.prefix(2).map { "index path (\(path($0.from)))" }
      return Violation(
        rule: .movedTwice,
        text: "attempt to move both row at \(both.joined(separator: " and row at ")) to index path (\(path(row)))"
          + ours)
    }
    return nil
  }

  func firstRepeated<Place: Hashable & Comparable & Sendable>(_ places: [Place]) -> Place? {
    // Looks for the first duplicate only if there is one.
    guard SortedPlaces(places).elements.count < places.count else { return nil }
    var seen: Set<Place> = []
    return places.first { !seen.insert($0).inserted }
  }

  func path(_ row: Row) -> String { "<NSIndexPath> {length = 2, path = \(row.section) - \(row.row)}" }

  /// The mark of a message that isn't Apple's.
  var ours: String { " (Apple's words are not known)" }
}
