import TableMaker
import TestSupport
import Testing
import UIKit

/// Which cell `cell(for:)` finds.
@MainActor @Suite struct CellForItemTests {
  private let stage = Stage()
  private let list = ItemList(notes(100))

  private func show() -> TableViewDataSource {
    let dataSource = stage.chain.height(60)
      .section("words").cell(PlainCell.self).data(["a", "b"]).adapter { cell, text, _ in cell.textLabel?.text = text }
      .section("notes").cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
      .make()
    stage.show(dataSource)
    return dataSource
  }

  @Test func `the cell that shows an item is found by the item, of whatever type`() throws {
    let dataSource = show()
    #expect(dataSource.cell(for: "b") === stage.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let cell = try #require(dataSource.cell(for: Note(3)) as? NoteCell)
    #expect(cell.note == list.items[3])
    #expect(cell === stage.tableView.cellForRow(at: IndexPath(row: 3, section: 1)))
  }

  @Test func `there is none for a row off screen, an item that is not there, and one of another type`() {
    let dataSource = show()
    #expect(dataSource.indexPath(of: Note(99)) != nil)
    #expect(dataSource.cell(for: Note(99)) == nil)
    #expect(dataSource.cell(for: Note(1000)) == nil)
    #expect(dataSource.cell(for: "c") == nil)
    #expect(dataSource.cell(for: 3) == nil)
    #expect(stage.log.messages == [])
  }

  @Test func `it is found once it has come on screen, and not once it has left`() {
    let dataSource = show()
    dataSource.scroll(to: Note(99), animated: false)
    #expect((dataSource.cell(for: Note(99)) as? NoteCell)?.note?.id == 99)
    #expect(dataSource.cell(for: Note(0)) == nil)
  }

  @Test func `of two rows of one identity the first is meant`() throws {
    list.items = [Note(1, "one"), Note(2, "two"), Note(1, "one again")]
    let dataSource = show()
    let cell = try #require(dataSource.cell(for: Note(1, "one again")) as? NoteCell)
    #expect(cell.note?.text == "one")
    #expect(cell === stage.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
  }

  @Test func `after an update the item's cell is the same object, at its new place, with the new content`() async throws
  {
    let dataSource = show()
    let cell = try #require(dataSource.cell(for: Note(4)))
    list.insert(Note(500), at: 0)
    list.move(from: 5, to: 2)
    list[id: 4]?.text = "changed"
    // The table shows nothing of it yet.
    #expect(dataSource.cell(for: Note(500)) == nil)
    #expect(dataSource.cell(for: Note(4)) === cell)
    await dataSource.waitForUpdates()
    #expect(dataSource.cell(for: Note(4)) === cell)
    #expect((cell as? NoteCell)?.note?.text == "changed")
    #expect(stage.tableView.indexPath(for: cell) == IndexPath(row: 2, section: 1))
    #expect((dataSource.cell(for: Note(500)) as? NoteCell)?.note?.id == 500)
    list.removeAll()
    await dataSource.waitForUpdates()
    #expect(dataSource.cell(for: Note(4)) == nil)
  }

  @Test func `without a table there is none`() {
    let dataSource = show()
    dataSource.detach()
    #expect(dataSource.cell(for: Note(3)) == nil)
  }
}
