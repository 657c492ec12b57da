import TestSupport
import Testing

@testable import UIKit

/// The vectors of `batch-updates.md` 4.6, each from a public report, by the rule's name; texts where they are known.
@Suite struct UpdateRulesTests {
  private typealias Row = RowGeometry.Row

  private func row(_ section: Int, _ row: Int) -> Row { Row(section: section, row: row) }

  private func violation(
    _ before: [Int], _ after: [Int], _ kinds: [TableOperation.Kind], isStrict: Bool = false
  ) -> TableUpdateViolation? {
    TableUpdateRules(before: before, after: after, operations: TableOperations(kinds.map { TableOperation($0) }))
      .violation(isStrict: isStrict)
  }

  @Test func `V1: a reloaded row in a section that moves does not add up (rdar 27041784)`() {
    let found = violation([2, 3], [3, 2], [.reloadRow(row(1, 0)), .moveSection(from: 1, to: 0)])
    #expect(found?.rule == .rowCounts)
    #expect(found?.text.contains("Data source before updates = { 2 sections with row counts: [2, 3] }") == true)
  }

  @Test func `V2: a row that moves is not reloaded (rdar 33662307)`() {
    let found = violation([3], [3], [.moveRow(from: row(0, 1), to: row(0, 2)), .reloadRow(row(0, 1))])
    #expect(found?.rule == .rowDeletedAndMoved)
    #expect(
      found?.text
        == "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, path = 0 - 1})")
  }

  @Test func `V3: a reload inserts where a move ends`() {
    let found = violation(
      [4], [3],
      [
        .deleteRow(row(0, 1)), .moveRow(from: row(0, 0), to: row(0, 1)), .moveRow(from: row(0, 3), to: row(0, 0)),
        .reloadRow(row(0, 2)),
      ])
    #expect(found?.rule == .rowInsertedAndMovedTo && found?.text.contains("path = 0 - 1") == true)
  }

  @Test func `V4: a reloaded section comes to stand where another moves to (IGListKit 690)`() {
    let found = violation(
      Array(repeating: 0, count: 5), Array(repeating: 0, count: 5),
      [.moveSection(from: 2, to: 4), .reloadSection(3), .deleteSection(4), .insertSection(2)])
    #expect(found?.rule == .sectionInsertedAndMovedTo)
    #expect(found?.text == "attempt to perform an insert and a move to the same section (4)")
  }

  @Test func `V5: what is deleted is not reloaded (Changeset 12)`() {
    let found = violation(
      [8], [9],
      [
        .deleteRow(row(0, 1)), .reloadRow(row(0, 1)), .reloadRow(row(0, 4)), .moveRow(from: row(0, 0), to: row(0, 5)),
        .insertRow(row(0, 6)), .insertRow(row(0, 8)),
      ])
    #expect(found?.rule == .deletedAndReloaded)
    #expect(
      found?.text == "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})")
  }

  @Test func `V6 and V7: no row moves into a new section or out of one that goes`() {
    let into = violation([1, 1], [0, 1, 1], [.insertSection(2), .moveRow(from: row(0, 0), to: row(2, 0))])
    #expect(into?.rule == .movedIntoInsertedSection && into?.text.hasSuffix("newly inserted section (2)") == true)
    let out = violation([1, 1], [2], [.deleteSection(0), .moveRow(from: row(0, 0), to: row(0, 0))])
    #expect(out?.rule == .movedOutOfDeletedSection && out?.text == "cannot move a row from a deleted section (0)")
  }

  @Test func `V8: rows of a section that moves pass UIKit's checks, and not a strict table's (Bento 51)`() {
    let kinds: [TableOperation.Kind] = [
      .insertSection(1), .moveSection(from: 1, to: 2), .insertRow(row(2, 0)),
    ]
    #expect(violation([2, 2], [2, 1, 3], kinds) == nil)
    #expect(violation([2, 2], [2, 1, 3], kinds, isStrict: true)?.rule == .rowsOfMovedSection)
  }

  @Test func `V10 and V11: what is moved or deleted must be there, and that is looked at before totals`() {
    let moved = violation([1, 1, 0], [1, 2, 0], [.moveRow(from: row(2, 0), to: row(1, 0))])
    #expect(moved?.rule == .moveSourceIsNotThere)
    #expect(
      moved?.text.hasSuffix("that does not exist - there are only 0 rows in section 2 before the update") == true)
    let deleted = violation([], [1], [.deleteRow(row(1, 1))])
    #expect(deleted?.rule == .sectionOfDeletedRowIsNotThere)
    #expect(
      deleted?.text == "attempt to delete row 1 from section 1, but there are only 0 sections before the update")
  }

  @Test func `V12 to V14: totals say what was there, what is, and what was done`() {
    let deleted = violation([3], [0], [.deleteRow(row(0, 1)), .deleteRow(row(0, 0))])
    #expect(deleted?.rule == .rowCounts)
    let reloaded = violation([20], [3], [.reloadRow(row(0, 0))])
    #expect(
      reloaded?.text
        == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data source before and/or \
        after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [20] }
        Data source after updates = { 1 section with row counts: [3] }
        Updates = [
        \tDelete row (0 - 0),
        \tInsert row (0 - 0)
        ]
        Table view: <UITableView>
        """)
    #expect(violation([4], [11], [])?.rule == .rowCounts)
    #expect(violation([4, 1], [4], [])?.rule == .sectionCounts)
  }

  @Test func `V15: reloads among others are legal to UIKit (Apple, forum 751732) and refused by a strict table`() {
    let kinds: [TableOperation.Kind] = [
      .insertRow(row(0, 0)), .reloadRow(row(1, 1)), .insertRow(row(1, 2)), .deleteRow(row(2, 1)),
    ]
    #expect(violation([10, 20, 30], [11, 21, 29], kinds) == nil)
    #expect(violation([10, 20, 30], [11, 21, 29], kinds, isStrict: true)?.rule == .reloadWithOthers)
  }

  @Test func `V16 and V17: moves beside deletions and insertions are legal`() {
    let rows: [TableOperation.Kind] = [
      .insertRow(row(0, 2)), .deleteRow(row(0, 1)), .moveRow(from: row(0, 2), to: row(0, 1)),
    ]
    #expect(violation([5], [5], rows, isStrict: true) == nil)
    let sections: [TableOperation.Kind] = [
      .deleteSection(1), .insertSection(0), .moveSection(from: 2, to: 1), .moveSection(from: 0, to: 2),
    ]
    #expect(violation([1, 2, 3, 4], [9, 3, 1, 4], sections, isStrict: true) == nil)
  }

  @Test func `V18: a move from a place to itself is refused by a strict table (rdar 48941906)`() {
    let kinds: [TableOperation.Kind] = [.moveSection(from: 1, to: 1)]
    #expect(violation([1, 2], [1, 2], kinds) == nil)
    #expect(violation([1, 2], [1, 2], kinds, isStrict: true)?.rule == .moveToItsOwnPlace)
    // Not where another pushes it away: then it is a move.
    let pushed: [TableOperation.Kind] = [.insertRow(row(0, 0)), .moveRow(from: row(0, 1), to: row(0, 1))]
    #expect(violation([2], [3], pushed, isStrict: true) == nil)
  }

  @Test(arguments: [
    (
      "2a", TableOperation.Kind.deleteSection(2),
      "attempt to delete section 2, but there are only 2 sections before the update"
    ),
    (
      "2c", .deleteRow(RowGeometry.Row(section: 0, row: 3)),
      "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    ),
    ("2c", .deleteRow(RowGeometry.Row(section: 0, row: -1)), "attempt to delete row -1 from section 0"),
    (
      "2b", .reloadRow(RowGeometry.Row(section: 9, row: 0)),
      "attempt to delete row 0 from section 9, but there are only 2"
    ),
    ("4a", .insertSection(3), "attempt to insert section 3 but there are only 2 sections after the update"),
    (
      "4b", .insertRow(RowGeometry.Row(section: 5, row: 0)),
      "attempt to insert row 0 into section 5, but there are only 2 sections after the update"
    ),
    (
      "4c", .insertRow(RowGeometry.Row(section: 1, row: 3)),
      "attempt to insert row 3 into section 1, but there are only 3 rows in section 1 after the update"
    ),
    ("6b", .moveSection(from: 7, to: 0), "(Apple's words are not known)"),
    ("6c", .moveSection(from: 0, to: 7), "(Apple's words are not known)"),
    (
      "6c", .moveRow(from: RowGeometry.Row(section: 0, row: 0), to: RowGeometry.Row(section: 0, row: 8)),
      "only 3 rows in section 0"
    ),
  ])
  func `what is not there is named with how much there is`(rule: String, kind: TableOperation.Kind, text: String) {
    let found = violation([3, 3], [3, 3], [kind])
    #expect(found?.rule.rawValue == rule && found?.text.contains(text) == true, "\(found?.text ?? "nothing")")
  }

  @Test func `twice is refused`() {
    let moves: [TableOperation.Kind] = [
      .moveRow(from: row(0, 0), to: row(0, 1)), .moveRow(from: row(0, 2), to: row(0, 1)),
    ]
    #expect(violation([3], [3], moves)?.rule == .movedTwice)
    #expect(violation([3], [2], [.deleteRow(row(0, 1)), .deleteRow(row(0, 1))]) == nil)
    #expect(violation([3], [2], [.deleteRow(row(0, 1)), .deleteRow(row(0, 1))], isStrict: true)?.rule == .namedTwice)
    #expect(violation([3], [4], [.insertRow(row(0, 1)), .insertRow(row(0, 1))], isStrict: true)?.rule == .namedTwice)
    #expect(
      violation([3], [], [.deleteSection(0), .deleteRow(row(0, 1))], isStrict: true)?.rule
        == .rowsOfDeletedOrInsertedSection)
  }

  // MARK: Random

  @Test(arguments: 0..<40)
  func `random legal updates pass; without one operation only those do that leave all counts as they are`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var (tried, passed) = (0, 0)
    var (legal, sure) = (0, 0)
    for _ in 0..<40 {
      let before = Grid.random(sections: Int.random(in: 0...5, using: &random), rows: 6, using: &random)
      let update = GridUpdate(of: before, share: 20, movesSections: Bool.random(using: &random), using: &random)
      let rules = TableUpdateRules(
        before: before.counts, after: update.after.counts, operations: TableOperations(update.operations))
      #expect(rules.violation()?.rule == nil, "\(before.ids) \(update.after.ids) \(update.operations)")
      if !update.hasMoveInPlace { #expect(rules.violation(isStrict: true)?.rule == nil, "\(update.operations)") }
      legal += 1
      if rules.surelyHold {
        sure += 1
        #expect(rules.violationByRules(isStrict: true)?.rule == nil, "\(update.operations)")
      }
      let map = TableUpdateMap(TableOperations(update.operations))
      for index in update.operations.indices {
        var operations = update.operations
        let kind = operations.remove(at: index).kind
        tried += 1
        let fewer = TableUpdateRules(
          before: before.counts, after: update.after.counts, operations: TableOperations(operations))
        if fewer.surelyHold { #expect(fewer.violationByRules(isStrict: true)?.rule == nil, "\(operations)") }
        for other in update.operations + [
          TableOperation(.deleteRow(row(0, 6))), TableOperation(.insertRow(row(-1, 0))),
        ] {
          var more = operations
          more.insert(other, at: Int.random(in: 0...more.count, using: &random))
          let rules = TableUpdateRules(
            before: before.counts, after: update.after.counts, operations: TableOperations(more))
          if rules.surelyHold { #expect(rules.violationByRules(isStrict: true)?.rule == nil, "\(more)") }
        }
        guard fewer.violation() == nil else { continue }
        passed += 1
        switch kind {
        case .moveRow(let from, let to): #expect(map.newSection(ofOld: from.section) == to.section)
        case .moveSection: break
        default: Issue.record("\(kind) is missing in \(operations), and nobody noticed")
        }
      }
    }
    #expect(tried > 100 && passed * 3 < tried, "\(passed) of \(tried)")
    // Those with reloads and with moves to where something is anyhow are looked at rule by rule.
    #expect(sure > 0, "\(sure) of \(legal)")
  }

  @Test(arguments: 0..<60)
  func `every row and section comes to stand where a plain replay puts it`(seed: Int) {
    var random = SeededGenerator(seed: 1000 + seed)
    for _ in 0..<40 {
      let before = Grid.random(sections: Int.random(in: 0...6, using: &random), rows: 8, using: &random)
      let update = GridUpdate(of: before, share: 25, movesSections: Bool.random(using: &random), using: &random)
      let map = TableUpdateMap(TableOperations(update.operations))
      for (section, old) in before.sections.enumerated() {
        #expect(map.newSection(ofOld: section) == update.after.sections.firstIndex { $0.id == old.id })
        for (index, id) in old.rows.enumerated() {
          let place = update.after.sections.enumerated().lazy.compactMap { section, rows in
            rows.rows.firstIndex(of: id).map { RowGeometry.Row(section: section, row: $0) }
          }.first
          #expect(map.newRow(ofOld: row(section, index)) == place)
        }
      }
      let known = Set(before.ids.joined())
      for (section, new) in update.after.sections.enumerated() {
        #expect(map.oldSection(ofNew: section) == before.sections.firstIndex { $0.id == new.id })
        for (index, id) in new.rows.enumerated() where !known.contains(id) {
          #expect(map.oldRow(ofNew: row(section, index)) == nil)
        }
      }
    }
  }
}
