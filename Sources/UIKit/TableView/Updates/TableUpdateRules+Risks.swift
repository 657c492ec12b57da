import Foundation

// Updates that pass UIKit's own checks and then crash or show wrong rows: `batch-updates.md` 4.4.
extension TableUpdateRules {
  var risks: Violation? { riskOfReloads ?? riskOfDoubles ?? riskOfRowsInSections ?? riskOfEmptyMoves }

  private var riskOfReloads: Violation? {
    let reloads = operations.reloadedRows.count + operations.reloadedSections.count
    guard reloads > 0, operations.count > reloads else { return nil }
    return Violation(
      rule: .reloadWithOthers,
      text:
        "attempt to reload in an update that also inserts, deletes or moves. Configure the cells on screen again instead, "
        + "or reload in an update of its own" + ours)
  }

  private var riskOfDoubles: Violation? {
    let sections = operations.deletedSections + operations.reloadedSections + operations.movedSections.map(\.from)
    if let section = firstRepeated(sections) { return doubled("delete, reload or move section \(section)") }
    let newSections = operations.insertedSections + operations.movedSections.map(\.to)
    if let section = firstRepeated(newSections) { return doubled("insert or move to section \(section)") }
    let rows = operations.deletedRows + operations.reloadedRows + operations.movedRows.map(\.from)
    if let row = firstRepeated(rows) { return doubled("delete, reload or move index path (\(path(row)))") }
    let newRows = operations.insertedRows + operations.movedRows.map(\.to)
    if let row = firstRepeated(newRows) { return doubled("insert or move to index path (\(path(row)))") }
    return nil
  }

  private func doubled(_ what: String) -> Violation {
    Violation(rule: .namedTwice, text: "attempt to \(what) twice in one update" + ours)
  }

  private var riskOfRowsInSections: Violation? {
    let oldRows = operations.deletedRows + operations.reloadedRows + operations.movedRows.map(\.from)
    let newRows = operations.insertedRows + operations.movedRows.map(\.to)
    let movedAway = Set(operations.movedSections.map(\.from))
    let movedTo = Set(operations.movedSections.map(\.to))
    if let row = oldRows.first(where: { movedAway.contains($0.section) })
      ?? newRows.first(where: { movedTo.contains($0.section) })
    {
      return Violation(
        rule: .rowsOfMovedSection,
        text: "attempt to change rows of section \(row.section), which is moved in the same update" + ours)
    }
    let gone = Set(operations.deletedSections + operations.reloadedSections)
    let new = Set(operations.insertedSections + operations.reloadedSectionTargets)
    if let row = oldRows.first(where: { gone.contains($0.section) })
      ?? newRows.first(where: { new.contains($0.section) })
    {
      return Violation(
        rule: .rowsOfDeletedOrInsertedSection,
        text:
          "attempt to change rows of section \(row.section), which is deleted or inserted as a whole in the same update"
          + ours)
    }
    return nil
  }

  /// A move from a place to itself, without changes around it.
  private var riskOfEmptyMoves: Violation? {
    let sections = IndexMap(
      removed: operations.deletedSections + operations.movedSections.map(\.from),
      placed: operations.insertedSections + operations.movedSections.map(\.to))
    for move in operations.movedSections where move.from == move.to {
      if sections.rank(ofOld: move.from) == sections.rank(ofNew: move.to) { return emptyMove("section \(move.from)") }
    }
    // If sections were inserted or deleted, the same number may be another section.
    let inPlace = operations.movedRows.filter {
      $0.from == $0.to && map.newSection(ofOld: $0.from.section) == $0.to.section
    }
    for section in Set(inPlace.map(\.from.section)).sorted() {
      let removed = (operations.deletedRows + operations.movedRows.map(\.from)).filter { $0.section == section }
      let placed = (operations.insertedRows + operations.movedRows.map(\.to)).filter { $0.section == section }
      let rows = IndexMap(removed: removed.map(\.row), placed: placed.map(\.row))
      for move in inPlace where move.from.section == section {
        if rows.rank(ofOld: move.from.row) == rows.rank(ofNew: move.to.row) {
          return emptyMove("index path (\(path(move.from)))")
        }
      }
    }
    return nil
  }

  private func emptyMove(_ what: String) -> Violation {
    Violation(rule: .moveToItsOwnPlace, text: "attempt to move \(what) to where it is anyhow" + ours)
  }
}
