import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `undoable`, `performUndoable`: the user's edits are undone and redone in the lists, in place and selected.
@MainActor @Suite struct UndoTests {
  private let stage = Stage()
  private let manager = UndoManager()
  private var log: Log { stage.log }

  init() { manager.groupsByEvent = false }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func list(_ letters: String, from id: Int = 0) -> ItemList<Note> {
    ItemList(letters.enumerated().map { Note(id + $0, String($1)) })
  }

  private func names(_ list: ItemList<Note>) -> String { list.items.map(\.text).joined() }

  /// The texts of the rows that are on screen.
  private var shown: String {
    stage.tableView.visibleCells.map { $0.textLabel?.text ?? "" }.joined()
  }

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  /// Runs a closure as one undo step of the manager.
  private func step(_ body: () -> Void) async {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
    await settle()
  }

  private func undo() async {
    manager.undo()
    await settle()
  }

  private func redo() async {
    manager.redo()
    await settle()
  }

  private func show(_ list: ItemList<Note>, onDelete: ((Note, Int) throws -> Void)? = nil) {
    stage.show(
      stage.chain.undoable(with: manager).height(44).section("notes").cell(NoteCell.self).data(list)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.movable()
        .onDelete { note, index in
          if let onDelete { try onDelete(note, index) } else { list.remove(note) }
        }.make())
  }

  private func delete(_ row: Int, _ section: Int = 0) {
    stage.dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: path(row, section))
  }

  private func move(_ from: IndexPath, _ to: IndexPath) {
    stage.dataSource?.tableView(stage.tableView, moveRowAt: from, to: to)
    stage.tableView.reloadData()
  }

  // MARK: One step each

  @Test func `each row that is deleted comes back at its place, and goes again`() async {
    for row in 0..<4 {
      let list = list("abcd")
      show(list)
      await step { delete(row) }
      var left = Array("abcd")
      left.remove(at: row)
      #expect(names(list) == String(left) && shown == String(left))
      #expect(manager.undoActionName == "Delete")
      await undo()
      #expect(names(list) == "abcd" && shown == "abcd")
      #expect(manager.redoActionName == "Delete")
      await redo()
      #expect(names(list) == String(left) && shown == String(left))
      await undo()
      #expect(shown == "abcd" && log.messages.isEmpty)
      manager.removeAllActions()
      stage.release()
    }
  }

  @Test func `each move of a row goes back, and is made again`() async {
    for from in 0..<4 {
      for to in 0..<4 where to != from {
        let list = list("abcd")
        show(list)
        await step { move(path(from), path(to)) }
        var moved = Array("abcd")
        moved.insert(moved.remove(at: from), at: to)
        #expect(names(list) == String(moved))
        await undo()
        #expect(names(list) == "abcd" && shown == "abcd")
        await redo()
        #expect(names(list) == String(moved) && shown == String(moved))
        manager.removeAllActions()
        stage.release()
      }
    }
  }

  @Test func `a move to another section goes back with what has been done to the item there since`() async {
    let (one, other) = (list("abc"), list("xy", from: 10))
    stage.show(
      stage.chain.undoable(with: manager).height(44).section("one").cell(NoteCell.self).data(one)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.movable()
        .section("other").cell(NoteCell.self).data(other)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.movable().make())
    await step { move(path(1), path(1, 1)) }
    #expect(names(one) == "ac" && names(other) == "xby")
    #expect(manager.undoActionName == "Move")
    other.items[1].text = "B"
    await undo()
    #expect(names(one) == "aBc" && names(other) == "xy" && shown == "aBcxy")
    await redo()
    #expect(names(one) == "ac" && names(other) == "xBy")
    #expect(log.messages.isEmpty)
  }

  @Test func `rows of named sections are deleted and moved back`() async {
    let days = SectionList([
      ItemSection("monday", items: [Note(1, "a"), Note(2, "b")]), ItemSection("tuesday", items: [Note(3, "c")]),
    ])
    stage.show(
      stage.chain.undoable(with: manager).height(44).sections(from: days).cell(NoteCell.self)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.movable()
        .onDelete { note, _ in
          for index in days.sections.indices { days.sections[index].items.removeAll { $0.id == note.id } }
        }.make())
    func texts() -> [String] { days.sections.map { $0.items.map(\.text).joined() } }
    await step { move(path(0), path(1, 1)) }
    #expect(texts() == ["b", "ca"])
    await step { delete(0, 1) }
    #expect(texts() == ["b", "a"])
    await undo()
    #expect(texts() == ["b", "ca"] && shown == "bca")
    await undo()
    #expect(texts() == ["ab", "c"] && shown == "abc")
    await redo()
    await redo()
    #expect(texts() == ["b", "a"] && shown == "ba")
  }

  @Test func `what onAddItem adds goes, and comes again`() async {
    let list = list("ab")
    stage.show(
      stage.chain.undoable(with: manager).height(44).section("notes").cell(NoteCell.self).data(list)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }
        .addItemRow(PlainCell.self, shown: .always) { $0.textLabel?.text = "+" }
        .onAddItem { list.append(Note(9, "z")) }.make())
    await step { stage.dataSource?.delegate.tableView(stage.tableView, didSelectRowAt: path(2)) }
    #expect(names(list) == "abz" && manager.undoActionName == "Insert")
    await undo()
    #expect(shown == "ab+")
    await redo()
    #expect(shown == "abz+")
  }

  // MARK: Selection

  // MARK: Meanwhile

  @Test func `what has happened to the list since stays, and the row comes back below the one above it`() async {
    let list = list("abcd")
    show(list)
    await step { delete(1) }
    list.insert(Note(10, "x"), at: 1)
    list.insert(Note(11, "y"), at: 0)
    list.items.removeAll { $0.text == "d" }
    list.items[1].text = "A"
    await settle()
    #expect(shown == "yAxc")
    await undo()
    #expect(shown == "yAbxc")
    await redo()
    #expect(shown == "yAxc")
    list.items.reverse()
    await undo()
    #expect(shown == "cxAby")
    // Somebody else has brought it back already.
    await redo()
    list.append(Note(1, "b again"))
    await undo()
    #expect(names(list) == "cxAyb again")
    #expect(log.messages.isEmpty)
  }

  @Test func `an item that the handler has changed is as before, unless it was changed again`() async {
    let list = list("abc")
    show(list) { note, _ in
      list.remove(note)
      for index in list.items.indices { list.items[index].text += "!" }
    }
    await step { delete(0) }
    #expect(shown == "b!c!")
    list.items[1].text = "c?"
    await settle()
    await undo()
    #expect(shown == "abc?")
  }

  @Test func `random changes, undone at once in any number, lead back to each state before`() async {
    var random = SeededGenerator(seed: 2127)
    for _ in 0..<60 {
      let list = list("abcdef")
      stage.show(
        stage.chain.undoable(with: manager).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.make())
      var states = [list.items]
      for number in 0..<6 {
        manager.beginUndoGrouping()
        stage.dataSource?.performUndoable {
          for _ in 0...Int.random(in: 0...3, using: &random) {
            switch Int.random(in: 0...3, using: &random) {
            case 0 where !list.items.isEmpty: list.items.remove(at: .random(in: list.items.indices, using: &random))
            case 1:
              list.items.insert(
                Note(.random(in: 100...999_999, using: &random), "\(number)"),
                at: .random(in: 0...list.items.count, using: &random))
            case 2 where !list.items.isEmpty:
              list.items[.random(in: list.items.indices, using: &random)].text += "'"
            default: list.items.shuffle(using: &random)
            }
          }
        }
        manager.endUndoGrouping()
        if list.items != states[states.count - 1] { states.append(list.items) }
      }
      for state in states.dropLast().reversed() {
        manager.undo()
        #expect(list.items == state)
      }
      #expect(!manager.canUndo)
      for state in states.dropFirst() {
        manager.redo()
        #expect(list.items == state)
      }
      manager.removeAllActions()
      stage.release()
    }
  }

  @Test func `items without identity are undone while nobody has changed their number, and else it is told`() async {
    let list = ItemList([Place(1), Place(2), Place(3)])
    stage.show(
      stage.chain.undoable(with: manager).onDiagnostic { [log] in log.add("\($0)") }.section().cell(NoteCell.self)
        .data(list).adapter { _, _, _ in }.onDelete { _, index in list.items.remove(at: index) }.make())
    await step { delete(1) }
    await undo()
    #expect(list.items.map(\.number) == [1, 2, 3])
    await redo()
    #expect(list.items.map(\.number) == [1, 3] && log.lines.isEmpty)
    list.items.append(Place(4))
    await undo()
    #expect(list.items.map(\.number) == [1, 3, 4])
    #expect(log.lines.count == 1 && log.lines[0].contains("“Delete” can't be undone"))
  }

  // MARK: The manager

  @Test func `without a manager's name it is the table's own, and without the step nothing is recorded`() async {
    let list = list("abc")
    stage.show(
      stage.chain.undoable().section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .onDelete { note, _ in list.remove(note) }.make())
    delete(0)
    #expect(stage.tableView.undoManager?.canUndo == true)
    stage.tableView.undoManager?.undo()
    #expect(names(list) == "abc")
    stage.tableView.undoManager?.removeAllActions()
    stage.release()
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .onDelete { note, _ in list.remove(note) }.make())
    delete(0)
    #expect(stage.tableView.undoManager?.canUndo == false && names(list) == "bc")
  }

  @Test
  func `a manager whose groups the app opens itself needs none to be open, and none is recorded while it is disabled`()
    async
  {
    let list = list("abc")
    show(list)
    delete(0)
    delete(0)
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(names(list) == "bc")
    manager.undo()
    #expect(names(list) == "abc" && !manager.canUndo)
    manager.removeAllActions()
    await settle()
    manager.disableUndoRegistration()
    delete(0)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo && names(list) == "bc")
  }

  @Test func `a handler that changes nothing of ours leaves nothing to undo, and what it registers itself is there`()
    async
  {
    let list = list("abc")
    let log = log
    show(list) { [manager] note, _ in
      manager.registerUndo(withTarget: log) { $0.add("undone \(note.text)") }
    }
    await step { delete(0) }
    await undo()
    #expect(log.lines == ["undone a"] && names(list) == "abc")
    struct Failure: Error {}
    log.lines = []
    stage.release()
    show(list) { note, _ in
      list.remove(note)
      throw Failure()
    }
    await step { delete(0) }
    #expect(names(list) == "bc")
    await undo()
    #expect(names(list) == "abc", "what was done before the error can be undone")
  }

  @Test func `the lists come back also when the table has gone`() async {
    let list = list("abc")
    show(list)
    await step { delete(1) }
    stage.release()
    weak let dataSource = stage.dataSource
    #expect(dataSource == nil)
    manager.undo()
    #expect(names(list) == "abc")
  }

  @Test func `a handler that calls performUndoable is one step`() async {
    let list = list("abc")
    show(list) { [stage] note, _ in stage.dataSource?.performUndoable("Inner") { list.remove(note) } }
    await step { delete(1) }
    await undo()
    #expect(names(list) == "abc" && !manager.canUndo)
  }
}

/// An item that is known by nothing but its place.
private struct Place {
  var number: Int

  init(_ number: Int) { self.number = number }
}
