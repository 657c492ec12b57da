import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows that come back with the undo of a deletion are selected as they were.
@MainActor @Suite struct UndoneSelectionTests {
  private let stage = Stage()
  private let manager = UndoManager()
  private let list = ItemList("abcdefgh".enumerated().map { Note($0, String($1)) })
  private var log: Log { stage.log }

  init() { manager.groupsByEvent = false }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func show(_ change: (DataSource) -> DataSource = { $0 }) {
    stage.show(
      change(stage.chain.undoable(with: manager).height(44)).section("notes").cell(NoteCell.self).data(list)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.movable()
        .onDelete { [list] note, _ in list.remove(note) }.make())
  }

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  private func undo() async {
    manager.undo()
    await settle()
  }

  private func delete(_ row: Int) async {
    manager.beginUndoGrouping()
    stage.dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: path(row))
    manager.endUndoGrouping()
    await settle()
  }

  private func deleteSelected() async {
    manager.beginUndoGrouping()
    stage.dataSource?.performUndoable("Delete") {
      let selected = stage.dataSource?.selection ?? []
      list.items.removeAll { selected.contains(AnyHashable($0.id)) }
    }
    manager.endUndoGrouping()
    await settle()
  }

  private var selectedRows: [IndexPath] { (stage.tableView.indexPathsForSelectedRows ?? []).sorted() }

  private func select(_ rows: Int...) {
    for row in rows { stage.tableView.selectRow(at: path(row), animated: false, scrollPosition: .none) }
  }

  @Test func `a selected row that is deleted is selected when it comes back, another one is not`() async {
    show()
    select(1)
    await delete(1)
    #expect(selectedRows == [])
    await undo()
    #expect(selectedRows == [path(1)])
    await delete(2)
    #expect(selectedRows == [path(1)])
    await undo()
    #expect(selectedRows == [path(1)])
    // One that was selected since stays selected.
    await delete(1)
    select(0)
    await undo()
    #expect(selectedRows == [path(0)])
  }

  @Test func `several selected rows that a button deletes come back in one step, selected`() async {
    stage.tableView.allowsMultipleSelectionDuringEditing = true
    show()
    stage.dataSource?.setEditing(true, animated: false)
    select(1, 2, 4)
    await deleteSelected()
    #expect(list.items.map(\.text).joined() == "adfgh" && manager.undoActionName == "Delete")
    await undo()
    #expect(list.items.map(\.text).joined() == "abcdefgh")
    #expect(selectedRows == [path(1), path(2), path(4)])
  }

  @Test func `rows that were selected in editing mode come back unselected outside it, and the other way round`() async
  {
    stage.tableView.allowsMultipleSelectionDuringEditing = true
    show()
    let dataSource = stage.dataSource
    dataSource?.setEditing(true, animated: false)
    dataSource?.selection = [2, 4, 6]
    await deleteSelected()
    dataSource?.setEditing(false, animated: false)
    await undo()
    #expect(list.items.count == 8 && selectedRows == [] && dataSource?.selection == [])
    select(3)
    await deleteSelected()
    dataSource?.setEditing(true, animated: false)
    await undo()
    #expect(list.items.count == 8 && selectedRows == [] && dataSource?.selection == [])
  }

  @Test(arguments: [false, true])
  func `an update that brings selected rows back comes when the manager has undone the deletion`(_ isEditing: Bool)
    async
  {
    stage.tableView.allowsMultipleSelectionDuringEditing = true
    show { chain in
      chain.onUpdate { [manager, log] _ in log.add("\(manager.isUndoing) \(manager.canUndo) \(manager.canRedo)") }
        .onSelectionChange { [log] in log.add("\($0.map { "\($0)" }.sorted().joined(separator: " "))") }
    }
    stage.dataSource?.setEditing(isEditing, animated: false)
    stage.dataSource?.selection = isEditing ? [2, 4] : [2]
    await deleteSelected()
    log.lines = []
    await undo()
    #expect(log.lines == ["false false true", isEditing ? "2 4" : "2"])
    #expect(selectedRows == (isEditing ? [path(2), path(4)] : [path(2)]))
  }

  @Test func `an item that a search hides comes back selected, and is selected when the search ends`() async {
    stage.tableView.allowsMultipleSelection = true
    let field = UISearchBar()
    stage.show(
      stage.chain.undoable(with: manager).height(44).section("notes").cell(NoteCell.self).data(list)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.searchable(field, by: \.text).make())
    select(1, 3)
    stage.dataSource?.query = "b"
    await settle()
    #expect(stage.dataSource?.selection == [1, 3])
    await deleteSelected()
    #expect(list.items.count == 6 && stage.dataSource?.selection == [])
    await undo()
    #expect(stage.dataSource?.selection == [1, 3] && selectedRows == [path(0)])
    stage.dataSource?.query = ""
    await settle()
    #expect(selectedRows == [path(1), path(3)])
  }
}
