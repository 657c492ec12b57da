import TestSupport
import Testing
import UIKit

@testable import TableMaker

@MainActor @Suite struct SectionReferenceTests {
  private let stage = Stage()
  private let lists = (ItemList(notes(1)), ItemList(notes(2)), ItemList(notes(3)))
  private let dataSource: TableViewDataSource

  init() {
    dataSource = stage.chain.height(44)
      .section("a").cell(NoteCell.self).data(lists.0).adapter { cell, note, _ in cell.note = note }
      .section("b").cell(NoteCell.self).data(lists.1).adapter { cell, note, _ in cell.note = note }
      .section("c").cell(NoteCell.self).data(lists.2).adapter { cell, note, _ in cell.note = note }
      .make()
    stage.show(dataSource)
  }

  @Test func `a section hides and is shown again with what was done to its list meanwhile`() async {
    dataSource.section("b").hide()
    #expect(dataSource.section("b").isHidden)
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 3])
    lists.1.append(Note(9))
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 3])
    dataSource.section("b").show()
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 3, 3])
    #expect(stage.log.messages == [])
  }

  @Test func `sections swap by moving, and keep their cells`() async throws {
    let cell = try stage.cell(2, in: 2, as: NoteCell.self)
    dataSource.section("c").move(before: "a")
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [3, 1, 2])
    #expect(try stage.cell(2, in: 0, as: NoteCell.self) === cell)
    dataSource.section("c").move(after: "b")
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 2, 3])
    dataSource.section("a").move(after: "b")
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [2, 1, 3])
  }

  @Test func `a section is inserted with its cells registered, and removed`() async {
    dataSource.section("new").insert(after: "a") { section in
      section.cell(PlainCell.self).data(["x", "y", "z", "w"]).adapter { cell, text, _ in cell.textLabel?.text = text }
    }
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 4, 2, 3])
    #expect(dataSource.section("new").exists)
    dataSource.list(named: "new", of: String.self)?.append("v")
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 5, 2, 3])
    dataSource.section("new").remove()
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 2, 3])
    #expect(!dataSource.section("new").exists)
    #expect(stage.log.messages == [])
  }

  @Test func `an inserted section may have what no section had: a title, heights and a handler`() async throws {
    let log = Log()
    dataSource.selection = [0]
    dataSource.section("new").insert(before: "a") { section in
      section.cell(PlainCell.self).data(["x", "y"]).adapter { cell, text, _ in cell.textLabel?.text = text }
        .title("New").heights { text, _ in text == "x" ? 50 : 70 }
        .onSelect { text, _ in log.add(text) }
    }
    await dataSource.waitForUpdates()
    stage.window.layOut()
    #expect(stage.rowCounts == [2, 1, 2, 3])
    #expect([stage.height(0), stage.height(1), stage.height(0, in: 1)] == [50, 70, 44])
    #expect(stage.tableView.headerView(forSection: 0) != nil)
    stage.tableView.tap(1)
    #expect(log.lines == ["y"])
  }

  @Test func `several verbs of one batch are one update`() {
    dataSource.batch {
      dataSource.section("a").hide()
      dataSource.section("c").move(before: "b")
      lists.1.removeAll()
    }
    #expect(stage.rowCounts == [3, 0])
  }

  @Test func `a name that there is not does nothing but say so, and what was to be added is at the end`() async {
    let line = #line + 1
    dataSource.section("x").hide()
    dataSource.section("a").move(after: "y")
    dataSource.section("d").insert(before: "z") { $0.cell(NoteCell.self).data([Note(1)]).adapter { _, _, _ in } }
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 2, 3, 1])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "SectionReferenceTests.swift:\(line): section(“x”).hide(): No section has the name “x”, so TableMaker ignored "
          + "the call. Use an existing name: “a”, “b”, “c”.",
        "SectionReferenceTests.swift:\(line + 1): section(“a”).move(after: “y”): No section has the name “y”, so "
          + "TableMaker ignored the call. Use an existing name: “a”, “b”, “c”.",
        "SectionReferenceTests.swift:\(line + 2): section(“d”).insert(before: “z”): No section has the name “z”, so "
          + "the new content is at the end. Use an existing name: “a”, “b”, “c”.",
      ])
  }

  @Test func `a name that is taken is told of, and the first is found by it`() async {
    dataSource.section("a").insert { $0.cell(NoteCell.self).data(notes(4)).adapter { _, _, _ in } }
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 2, 3, 4])
    #expect(stage.log.messages.first?.contains("already has the name “a”") == true)
  }

  @Test func `a list is found by its section's name, and by nothing else`() {
    #expect(dataSource.list(named: "b", of: Note.self) === lists.1)
    #expect(stage.log.messages == [])
    #expect(dataSource.list(named: "b", of: Int.self) == nil)
    #expect(dataSource.list(named: "q", of: Note.self) == nil)
    #expect(
      stage.log.messages == [
        "list(named: “b”, of: Int.self) requires a list of these items, but section “b” gets its items from "
          + "ItemList<Note>. Use the type of its items, or keep the source in a property.",
        "list(named: “q”, of: Note.self): No section has the name “q”, so TableMaker ignored the call. Use an "
          + "existing name: “a”, “b”, “c”.",
      ])
  }

  @Test func `a reference does not keep the table's data source`() {
    weak var gone: TableViewDataSource?
    let reference: SectionReference
    do {
      let other = Stage()
      let made = other.chain.section("a").cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }.make()
      other.show(made)
      gone = made
      reference = made.section("a")
      other.tableView.removeFromSuperview()
    }
    #expect(gone == nil)
    reference.hide()
    #expect(!reference.exists)
  }
}
