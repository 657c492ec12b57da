import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The description of a table that `dump()` returns.
@MainActor @Suite struct DumpTests {
  @Test func `it is a tree of sections and rows that one can read`() async throws {
    let stage = Stage()
    let list = ItemList(notes(5))
    let line = #line + 4
    stage.tableView.allowsMultipleSelection = true
    stage.show(
      stage.chain.height(30)
        .section("notes").title("Today").cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .height(50)
        .addItemRow(PlainCell.self) { _ in }
        .section().cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }
        .section("hidden").cell(PlainCell.self).data(["b", "c"]).adapter { _, _, _ in }
        .heights { text, index in CGFloat(text.count + 20 + index) }
        .make())
    let dataSource = try #require(stage.dataSource)
    dataSource.section("hidden").hide()
    dataSource.selection = [AnyHashable(1)]
    await dataSource.waitForUpdates()
    stage.window.layOut()
    let size = stage.tableView.bounds
    let content = stage.tableView.contentSize.height
    #expect(
      dataSource.dump(mostRows: 2).description == """
        DumpTests.swift:\(line + 6): 2 sections, 7 rows, \(size.width) × \(size.height) points, at 0.0 of \(content)
        ├ 0: “notes”, DumpTests.swift:\(line), title “Today”, NoteCell of ItemList<Note>, 6 rows
        │ ├ 0  Note(id: 0, text: "note 0"), identity 0, NoteCell, 50.0 by the section's height, visible
        │ ├ 1  Note(id: 1, text: "note 1"), identity 1, NoteCell, 50.0 by the section's height, visible, selected
        │ ╰ … 4 more
        ├ 1: DumpTests.swift:\(line + 3), PlainCell of ItemList<String>, 1 row
        │ ╰ 0  a, identity a, PlainCell, 30.0 by the chain's height, visible
        ╰ hidden: “hidden”, DumpTests.swift:\(line + 4), PlainCell of ItemList<String>, 2 rows
          ├ 0  b, identity b, PlainCell, 21.0 by the section's heights
          ╰ 1  c, identity c, PlainCell, 22.0 by the section's heights
        """)
    #expect(dataSource.dump().sections[0].rows.last?.item == nil)
    #expect(
      dataSource.dump().description.contains("5  the row that adds an item, PlainCell, 50.0 by the section's height"))
  }

  @Test func `it says which sections are collapsed`() async {
    let stage = CollapsingStage()
    stage.dataSource.section("b").collapse()
    await stage.update()
    let dump = stage.dataSource.dump()
    #expect(dump.sections.map(\.isCollapsed) == [false, true])
    let lines = dump.description.split(separator: "\n").filter { $0.contains("UITableViewCell of ItemList<Note>") }
    #expect(lines.map { $0.contains(", collapsed, 0 rows") } == [false, true])
  }

  @Test func `of one row it is the row's section with this row alone, and of no row it is nothing`() throws {
    let table = EntryTable((0..<40).map { Entry($0, .picture(height: 20 + $0)) }, height: nil)
    let whole = table.dataSource.dump()
    let dump = try #require(table.dataSource.dump(at: IndexPath(row: 7, section: 0)))
    #expect(dump.sections[0].rows == [whole.sections[0].rows[7]])
    #expect(dump.state == whole.state)
    #expect(dump.place == whole.place)
    #expect(dump.sections[0].rowCount == 40)
    for path in [
      IndexPath(row: 40, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 1),
      IndexPath(row: 0, section: -1), IndexPath(), IndexPath(indexes: [0, 0, 0]),
    ] {
      #expect(table.dataSource.dump(at: path) == nil)
    }
  }

  @Test func `it is the same after a trip through JSON`() throws {
    let entries = (0..<40).map { Entry($0, $0 % 2 == 0 ? .picture(height: 20 + $0) : .text("t")) }
    let table = EntryTable(entries, height: nil) { $0.title("Mixed") }
    let dump = table.dataSource.dump()
    let data = try JSONEncoder().encode(dump)
    #expect(try JSONDecoder().decode(TableDump.self, from: data) == dump)
    #expect(dump.sections[0].rows.count == 40)
  }

  @Test func `each height says where it comes from, and none is measured for it`() throws {
    let table = EntryTable((0..<60).map { Entry($0, .picture(height: 60)) }, height: nil)
    let before = table.stage.tableView.contentSize
    let rows = table.dataSource.dump().sections[0].rows
    let origins = rows.map(\.heightOrigin)
    #expect(origins[0] == .measured && origins[59] == .estimated)
    #expect(rows.allSatisfy { $0.height == 60 })
    #expect(table.dataSource.dump().sections[0].rows.map(\.heightOrigin) == origins)
    #expect(table.stage.tableView.contentSize == before)

    let stage = Stage()
    stage.show(
      stage.chain.section().cell(SelfNoteCell.self).data(notes(1))
        .section().cell(KnownNoteCell.self).data(notes(1)).adapter { _, _, _ in }
        .make())
    let own = try #require(stage.dataSource).dump().sections.map { $0.rows[0] }
    #expect(own.map(\.heightOrigin) == [.table, .cellClass])
    #expect(own[1].height == 33)
  }

  @Test func `an item that no class of cells takes has no cell, and one that is searched says for what`() async throws {
    let stage = Stage()
    stage.show(
      stage.chain.height(30).section("found").data(notes(12))
        .cells(NoteCell.self, for: { $0.id > 10 }) { _, _, _ in }
        .searchable(UISearchBar(), by: \.text)
        .make())
    let dataSource = try #require(stage.dataSource)
    dataSource.query = "1"
    await dataSource.waitForUpdates()
    let section = dataSource.dump().sections[0]
    #expect(section.query == "1" && section.rows.map(\.identity) == ["1", "10", "11"])
    #expect(section.rows.map(\.cell) == [nil, nil, "NoteCell"])
  }

  @Test func `a change that is not shown yet, and a table that is gone, are told of`() async throws {
    let stage = Stage()
    let list = ItemList(notes(3))
    stage.show(stage.chain.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.make())
    let dataSource = try #require(stage.dataSource)
    #expect(dataSource.dump().state.isUpToDate)
    list.append(Note(9))
    #expect(!dataSource.dump().state.isUpToDate)
    #expect(dataSource.dump().summary.hasSuffix("an update is pending"))
    await dataSource.waitForUpdates()
    #expect(dataSource.dump().state.isUpToDate && dataSource.dump().sections[0].rowCount == 4)
    dataSource.detach()
    #expect(dataSource.dump().summary.hasSuffix("1 section, 4 rows, no table"))
  }

  @Test func `the debug description is its first line, on any thread`() async throws {
    let stage = Stage()
    let line = #line + 1
    stage.show(stage.chain.section().cell(NoteCell.self).data(notes(3)).adapter { _, _, _ in }.make())
    let dataSource = try #require(stage.dataSource)
    #expect(dataSource.debugDescription == "<TableViewDataSource \(dataSource.dump().summary)>")
    let elsewhere = await Task.detached { dataSource.debugDescription }.value
    #expect(elsewhere == "<TableViewDataSource DumpTests.swift:\(line)>")
  }

  @Test func `asked for in a closure that the table asks, it answers and changes nothing`() {
    let stage = Stage()
    var dumps: [String] = []
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(notes(3))
        .adapter { [weak stage] _, _, _ in dumps.append(stage?.dataSource?.dump().summary ?? "-") }
        .make())
    stage.reload()
    #expect(dumps.count == 6 && dumps[5].contains("1 section, 3 rows"))
    #expect(stage.log.messages.isEmpty)
  }
}

private final class KnownNoteCell: UITableViewCell, SelfMeasuring {
  static func height(for note: Note, width: CGFloat, traits: UITraitCollection) -> CGFloat { 33 }
}
