import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `multipleSelection`: in editing mode the user selects several rows, and the app follows with `onSelectionChange`.
@MainActor @Suite struct SelectingTests {
  private let selecting = SelectingStage()
  private var stage: Stage { selecting.stage }
  private var table: UITableView { selecting.table }

  @Test func `taps select and deselect rows in editing mode, and perform no other event`() {
    let log = stage.log
    selecting.show {
      $0.onSelect { note, _ in log.add("select \(note.id)") }.onDeselect { note, _ in log.add("deselect \(note.id)") }
    }
    #expect(!selecting.dataSource.isEditing)
    selecting.tap(2)
    #expect(selecting.takeLines() == ["select 2"])
    selecting.edit()
    #expect(selecting.dataSource.isEditing && selecting.takeLines() == ["on "])
    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX >= 38 })
    selecting.tap(3, 1, 3)
    #expect(selecting.takeLines() == ["on 3", "on 1 3", "on 1"])
    #expect(selecting.selected == [1] && selecting.dataSource.selection == [1])
    selecting.edit(false)
    #expect(selecting.takeLines() == ["off "] && selecting.selected == [])
    selecting.tap(4)
    #expect(selecting.takeLines() == ["select 4"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `selected items are in the order of their rows`() {
    selecting.show { $0 }
    selecting.edit()
    selecting.tap(4, 0, 2)
    #expect(selecting.selected == [0, 2, 4])
    #expect(selecting.dataSource.selectedItems(of: String.self).isEmpty)
  }

  @Test func `all rows are selected and deselected with one call`() {
    selecting.show { $0 }
    selecting.edit()
    selecting.tap(2)
    _ = selecting.takeLines()
    selecting.dataSource.selectAll()
    #expect(selecting.takeLines() == ["on 0 1 2 3 4 5"] && selecting.selected == [0, 1, 2, 3, 4, 5])
    selecting.dataSource.selectAll()
    #expect(selecting.takeLines() == [])
    selecting.dataSource.deselectAll(animated: false)
    #expect(selecting.takeLines() == ["on "] && selecting.selected == [])
  }

  @Test func `selecting all begins editing mode, and leaves out what the user can't select`() {
    let log = stage.log
    selecting.show {
      $0.shouldSelect { note, _ in note.id != 1 }.shouldHighlight { note, _ in note.id != 2 }
        .willSelect { note, _ in note.id == 3 ? nil : note }
        .addItemRow(PlainCell.self) { _ in }.onAddItem { log.add("added") }
    }
    selecting.dataSource.selectAll()
    #expect(selecting.dataSource.isEditing && selecting.selected == [0, 4, 5])
    #expect(selecting.takeLines() == ["on ", "on 0 4 5"])
    #expect(table.indexPathsForSelectedRows?.count == 3)
  }

  @Test func `selecting all rows of a table view that allows one is reported`() {
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(selecting.list)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make())
    selecting.dataSource.selectAll()
    #expect(selecting.selected == [])
    #expect(
      stage.log.messages == [
        "The table view allows one selected row, so selectAll() selects nothing. "
          + "Add .multipleSelection() to the table view's steps, or set its allowsMultipleSelection to true."
      ])
    table.allowsMultipleSelection = true
    selecting.dataSource.selectAll()
    #expect(selecting.selected == [0, 1, 2, 3, 4, 5])
  }

  @Test func `a table view without rows enters the mode, and selects nothing`() async {
    let empty = SelectingStage([])
    empty.show { $0 }
    empty.edit()
    empty.dataSource.selectAll()
    #expect(empty.takeLines() == ["on "] && empty.selected == [])
    empty.list.append(Note(7, "seven"))
    await empty.settle()
    #expect(empty.takeLines() == [])
    empty.tap(0)
    empty.list.items = []
    await empty.settle()
    #expect(empty.takeLines() == ["on 7", "on "] && empty.dataSource.isEditing)
    empty.edit(false)
    #expect(empty.takeLines() == ["off "] && empty.stage.log.messages.isEmpty)
  }

  @Test func `items that are removed, moved, and changed while they're selected`() async {
    selecting.show { $0 }
    selecting.edit()
    selecting.tap(1, 3, 5)
    _ = selecting.takeLines()
    selecting.list.items.swapAt(0, 5)
    selecting.list[id: 1]?.text = "other"
    await selecting.settle()
    #expect(selecting.takeLines() == [] && selecting.selected == [5, 1, 3])
    selecting.list.items.removeAll { $0.id == 3 }
    await selecting.settle()
    #expect(selecting.takeLines() == ["on 1 5"] && selecting.selected == [5, 1])
    selecting.dataSource.reload()
    await selecting.settle()
    #expect(selecting.takeLines() == [] && selecting.selected == [5, 1])
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
  }

  @Test func `duplicates are selected row by row, and are one identity`() async {
    let twice = SelectingStage([Note(1, "one"), Note(1, "one again"), Note(2, "two")])
    twice.show { $0 }
    twice.edit()
    twice.tap(0, 1)
    #expect(twice.takeLines() == ["on ", "on 1"])
    #expect(twice.dataSource.selectedItems(of: Note.self).map(\.text) == ["one", "one again"])
    twice.tap(0)
    #expect(twice.takeLines() == [] && twice.selected == [1])
    twice.list.items.removeAll { $0.id == 1 }
    await twice.settle()
    #expect(twice.takeLines() == ["on "])
  }

  // MARK: The app's own changes

  @Test func `the table view's own editing mode is noticed, at its beginning and its end`() async {
    selecting.show { $0 }
    table.setEditing(true, animated: false)
    await selecting.settle()
    #expect(selecting.takeLines() == ["on "])
    selecting.tap(2)
    _ = selecting.takeLines()
    table.setEditing(false, animated: false)
    await selecting.settle()
    #expect(selecting.takeLines() == ["off "] && selecting.selected == [])
    table.setEditing(true, animated: true)
    settleAnimations()
    await selecting.settle()
    #expect(selecting.takeLines() == ["on "] && selecting.selected == [])
  }

  @Test func `a hidden selection ends with the table view's own editing mode`() async {
    selecting.show { $0 }
    selecting.edit()
    selecting.tap(2, 4)
    await selecting.search("note 4")
    #expect(selecting.selected == [4, 2])
    table.setEditing(false, animated: false)
    await selecting.settle()
    table.setEditing(true, animated: false)
    await selecting.settle()
    await selecting.search("")
    #expect(selecting.selected == [])
    #expect(selecting.takeLines() == ["on ", "on 2", "on 2 4", "off ", "on "])
  }

  @Test func `cells keep the handlers of the app, and those of other steps`() async {
    let log = stage.log
    stage.show(
      selecting.chain().section("notes").data(selecting.list)
        .content { note, _, state in
          var content = UIListContentConfiguration.cell()
          content.text = state.isEditing ? "editing \(note.id)" : note.text
          return content
        }.make())
    for cell in table.visibleCells.prefix(1) {
      let handler = cell.configurationUpdateHandler
      cell.configurationUpdateHandler = { cell, state in
        log.add("app \(state.isEditing)")
        handler?(cell, state)
      }
    }
    stage.window.layOut()
    _ = selecting.takeLines()
    table.setEditing(true, animated: false)
    await selecting.settle()
    #expect(selecting.takeLines().filter { $0 == "on " } == ["on "])
    let texts = table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    #expect(texts == (0..<6).map { "editing \($0)" })
  }

  @Test func `a selection set by code is told of, also without the mode`() {
    let log = stage.log
    table.allowsMultipleSelection = true
    stage.show(
      stage.chain.deselection(.never).onSelectionChange { log.add(SelectingStage.text($0)) }
        .section().cell(NoteCell.self).data(selecting.list)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make())
    selecting.dataSource.selection = [1, 2]
    selecting.dataSource.selection = [1, 2]
    selecting.tap(1, 4)
    selecting.dataSource.deselectAll()
    #expect(log.lines == ["1 2", "2", "2 4", ""])
  }

  @Test func `closures that change the selection are called once for each change, and not without end`() async {
    let log = stage.log
    var number = 0
    stage.show(
      selecting.section(
        after: stage.chain.height(44).multipleSelection()
          .onSelectionChange { [selecting] selection in
            log.add(SelectingStage.text(selection))
            if selection == [3] { selecting.dataSource.selection = [3, 4] }
          }
      ).make())
    selecting.edit()
    selecting.tap(3)
    await selecting.settle()
    #expect(log.lines == ["", "3", "3 4"])
    let endless = SelectingStage()
    endless.stage.show(
      endless.section(
        after: endless.stage.chain.height(44).multipleSelection()
          .onSelectionChange { [endless] _ in
            number += 1
            endless.dataSource.selection = [number % 6]
          }
      ).make())
    endless.edit()
    for _ in 0..<20 where number < 10_000 { await Task.yield() }
    #expect(number > 1)
    await endless.settle()
    #expect(number < 10_000)
    #expect(endless.stage.log.diagnostics.contains { $0.kind == .endlessUpdates })
  }

  @Test func `nothing is called while the data source is made, also for a table view in editing mode`() {
    let log = stage.log
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    stage.show(
      selecting.section(
        after: stage.chain.height(44).multipleSelection().onSelectionChange { log.add(SelectingStage.text($0)) }
      ).make())
    #expect(log.lines == [] && selecting.dataSource.isEditing)
    selecting.tap(1)
    #expect(log.lines == ["1"])
  }

  @Test func `detaching restores the table view's own setting`() {
    selecting.show { $0 }
    #expect(table.allowsMultipleSelectionDuringEditing)
    selecting.dataSource.detach()
    #expect(!table.allowsMultipleSelectionDuringEditing)
    stage.show(stage.chain.section().cell(NoteCell.self).data([Note]()).adapter { _, _, _ in }.make())
    #expect(!table.allowsMultipleSelectionDuringEditing)
  }
}
