import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows of a list of sections that are moved while the sections have become others, of which the table does not know yet.
@MainActor @Suite struct MovingSectionsTests {
  private let stage = Stage()

  /// Sections of the names, each with two notes: 0 and 1 in the first, 2 and 3 in the second.
  private func days(_ names: String...) -> SectionList<Note> {
    SectionList(
      names.enumerated().map { place, name in
        ItemSection(name, items: [2 * place, 2 * place + 1].map { Note($0, "\($0)") })
      })
  }

  private func show(_ days: SectionList<Note>) {
    stage.show(
      stage.chain.height(44).sections(from: days).cell(NoteCell.self)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.movable()
        .onMove { [log = stage.log] note, _, to in log.add("\(note.text) to \(to.section ?? "none") \(to.index)") }
        .make())
  }

  /// Moves a row as a table does at the end of a drag.
  private func move(_ row: Int, of section: Int, to destination: Int, of target: Int) {
    stage.dataSource?.tableView(
      stage.tableView, moveRowAt: IndexPath(row: row, section: section),
      to: IndexPath(row: destination, section: target))
  }

  private func texts(_ days: SectionList<Note>) -> [String] {
    days.sections.map { $0.name + $0.items.map(\.text).joined() }
  }

  private func settled() async -> [String] {
    // The table has already moved its row; in this test, a reload informs it.
    stage.tableView.reloadData()
    await stage.dataSource?.waitForUpdates()
    guard let dataSource = stage.dataSource else { return [] }
    return (0..<dataSource.numberOfSections).map { section in
      (0..<dataSource.tableView(stage.tableView, numberOfRowsInSection: section))
        .map { dataSource.item(at: IndexPath(row: $0, section: section), of: Note.self)?.text ?? "none" }.joined()
    }
  }

  @Test func `a row goes to its section wherever that stands by now, and from its own`() async {
    for row in 0..<2 {
      for place in 0...2 {
        let days = days("a", "b", "c")
        show(days)
        days.insert(ItemSection("new", items: [Note(9, "9")]), before: "a")
        days.moveSection("b", after: "c")
        move(row, of: 0, to: place, of: 1)
        var reached = ["2", "3"]
        reached.insert("\(row)", at: place)
        #expect(texts(days) == ["new9", "a\(1 - row)", "c45", "b" + reached.joined()])
        #expect(await settled() == ["9", "\(1 - row)", "45", reached.joined()])
        #expect(stage.log.lines.last == "\(row) to b \(place)" && stage.log.messages.isEmpty)
        stage.release()
      }
    }
  }

  @Test func `a row that is moved to a section which has gone stays in its own, and the app is not told`() async {
    let days = days("a", "b")
    show(days)
    days.removeSection("b")
    move(1, of: 0, to: 0, of: 1)
    #expect(texts(days) == ["a01"])
    #expect(await settled() == ["01"])
    #expect(stage.log.lines.isEmpty && stage.log.messages.isEmpty)
  }

  @Test func `a row of a section that has gone goes with it`() async {
    let days = days("a", "b", "c")
    show(days)
    days.removeSection("b")
    move(0, of: 1, to: 2, of: 2)
    #expect(texts(days) == ["a01", "c45"])
    #expect(await settled() == ["01", "45"])
    #expect(stage.log.lines.isEmpty && stage.log.messages.isEmpty)
  }

  @Test func `of sections of one name, the second is the second`() async {
    let days = days("a", "b", "a")
    show(days)
    days.insert(ItemSection("b", items: [Note(9, "9")]), before: "a")
    move(1, of: 2, to: 1, of: 0)
    #expect(texts(days) == ["b9", "a051", "b23", "a4"])
    #expect(await settled() == ["9", "051", "23", "4"])
    #expect(stage.log.messages.isEmpty)
  }
}

/// The same for rows that are carried and dropped.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct DroppingIntoSectionsTests {
  @Test func `what is dropped into a section that goes meanwhile stays in the list that it comes from, untold`() async {
    let tables = DraggingStage("abc", "")
    let days = SectionList([ItemSection("monday", items: [Note(10, "x")])])
    tables.show(
      tables.section(tables.left, tables.one).draggable().make(),
      tables.chain(tables.right).height(44).sections(from: days).cell(NoteCell.self)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.dropDestination()
        .onDrop { [log = tables.log] notes, index in log.add("\(notes.map(\.text).joined()) at \(index)") }.make())
    await tables.carry(tables.point(tables.left, 0), to: tables.point(tables.right, 0))
    #expect(tables.names[0] == "bc" && days.sections.map { $0.items.map(\.text) } == [["a", "x"]])
    #expect(tables.log.lines == ["a at 0"])
    await tables.carry(
      tables.point(tables.left, 0), to: tables.point(tables.right, 0),
      duringDrag: {
        days.sections = [ItemSection("sunday", items: [Note(11, "y")])]
      })
    #expect(tables.names[0] == "bc" && days.sections.map { $0.items.map(\.text) } == [["y"]])
    #expect(tables.texts(tables.left) == "bc" && tables.texts(tables.right) == "y")
    #expect(tables.log.lines == ["a at 0"] && tables.log.messages.isEmpty)
  }
}
