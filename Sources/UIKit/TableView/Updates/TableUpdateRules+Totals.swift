import Foundation

// Rules 7 and 8: the old count, minus the deletions, plus the insertions, must be the new count.
extension TableUpdateRules {
  var totals: Violation? {
    let came = Set(operations.insertedSections).count
    let went = Set(operations.deletedSections).count
    guard after.count == before.count + came - went else {
      return Violation(rule: .sectionCounts, text: textOfTotals)
    }
    // Inserted and deleted sections can have any number of rows, so only those that stay are counted.
    var change = Array(repeating: 0, count: after.count)
    for row in SortedPlaces(operations.deletedRows + operations.reloadedRows).elements {
      if let section = map.newSection(ofOld: row.section), change.indices.contains(section) { change[section] -= 1 }
    }
    for move in operations.movedRows {
      if let section = map.newSection(ofOld: move.from.section), change.indices.contains(section) {
        change[section] -= 1
      }
      if change.indices.contains(move.to.section) { change[move.to.section] += 1 }
    }
    let placed = SortedPlaces(operations.insertedRows + operations.reloadedRowTargets)
    for row in placed.elements where change.indices.contains(row.section) { change[row.section] += 1 }
    for section in after.indices {
      guard let old = map.oldSection(ofNew: section), before.indices.contains(old) else { continue }
      if after[section] != before[old] + change[section] { return Violation(rule: .rowCounts, text: textOfTotals) }
    }
    return nil
  }

  /// The message of iOS 16.4 and later, as in crash reports (`batch-updates.md` 4.3).
  ///
  /// How Apple names sections and moves isn't reported, so those lines are our own.
  private var textOfTotals: String {
    let updates = operations.all.flatMap { description(of: $0.kind) }.map { "\t" + $0 }.joined(separator: ",\n")
    return
      "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and/or "
      + "after performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = \(description(of: before))\n"
      + "Data source after updates = \(description(of: after))\n"
      + "Updates = [\n\(updates)\n]\nTable view: \(table)"
  }

  private func description(of counts: [Int]) -> String {
    "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with row counts: \(counts) }"
  }

  private func description(of kind: TableOperation.Kind) -> [String] {
    switch kind {
    case .deleteSection(let section): ["Delete section \(section)"]
    case .insertSection(let section): ["Insert section \(section)"]
    case .reloadSection(let section):
      ["Delete section \(section)"] + reloadTarget(of: section).map { "Insert section \($0)" }
    case .moveSection(let from, let to): ["Move section \(from) to \(to)"]
    case .deleteRow(let row): ["Delete row \(place(row))"]
    case .insertRow(let row): ["Insert row \(place(row))"]
    case .reloadRow(let row):
      ["Delete row \(place(row))"] + reloadTarget(of: row).map { "Insert row \(place($0))" }
    case .moveRow(let from, let to): ["Move row \(place(from)) to \(place(to))"]
    }
  }

  private func place(_ row: Row) -> String { "(\(row.section) - \(row.row))" }

  private func reloadTarget(of section: Int) -> [Int] {
    zip(operations.reloadedSections, operations.reloadedSectionTargets).filter { $0.0 == section }.prefix(1).map(\.1)
  }

  private func reloadTarget(of row: Row) -> [Row] {
    zip(operations.reloadedRows, operations.reloadedRowTargets).filter { $0.0 == row }.prefix(1).map(\.1)
  }
}
