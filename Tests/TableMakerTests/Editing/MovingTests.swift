import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `movable`, `moveTargets`, `onMove`: what a moved row does to lists and to the table's calls, without a touch.
@MainActor @Suite struct MovingTests {
  private let stage = Stage()
  private var log: Log { stage.log }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// Moves a row as a table does at the end of a drag.
  private func move(_ from: IndexPath, to: IndexPath) {
    stage.dataSource?.tableView(stage.tableView, moveRowAt: from, to: to)
  }

  private func target(_ from: IndexPath, _ proposed: IndexPath) -> IndexPath? {
    stage.dataSource?.delegate.tableView(
      stage.tableView, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: proposed)
  }

  /// The texts of the rows that the data source shows, section by section.
  private var shown: [[String]] {
    guard let dataSource = stage.dataSource else { return [] }
    return (0..<dataSource.numberOfSections).map { section in
      (0..<dataSource.tableView(stage.tableView, numberOfRowsInSection: section)).compactMap {
        dataSource.item(at: path($0, section), of: Note.self)?.text
      }
    }
  }

  private func names(_ list: ItemList<Note>) -> [String] { list.items.map(\.text) }

  private func list(_ letters: String, from id: Int = 0) -> ItemList<Note> {
    ItemList(letters.enumerated().map { Note(id + $0, String($1)) })
  }

  private func section(_ name: String, _ list: ItemList<Note>) -> ReadySection<NoteCell, Note, ItemList<Note>> {
    stage.chain.height(44).section(name).cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.textLabel?.text = note.text }
  }

  // MARK: Lists

  @Test func `every move within a section is the list's, when the call returns, and nothing is left to do`() async {
    for from in 0..<4 {
      for to in 0..<4 {
        let list = list("abcd")
        stage.show(
          stage.chain.onUpdate { [log] update in log.add("\(update)") }.section("s").cell(NoteCell.self).data(list)
            .adapter { _, _, _ in }.height(44).movable().make())
        log.lines = []
        var expected = Array("abcd").map(String.init)
        expected.insert(expected.remove(at: from), at: to)
        move(path(from), to: path(to))
        #expect(names(list) == expected && shown == [expected])
        await stage.dataSource?.waitForUpdates()
        #expect(names(list) == expected && shown == [expected])
        #expect(log.lines.isEmpty && log.messages.isEmpty)
        stage.release()
      }
    }
  }

  @Test func `every move to another section takes the item out of one list and puts it into the other`() async {
    for from in 0..<3 {
      for to in 0...2 {
        let (one, other) = (list("abc"), list("xy", from: 10))
        stage.show(
          section("one", one).movable().section("other").cell(NoteCell.self).data(other)
            .adapter { cell, note, _ in cell.textLabel?.text = note.text }.movable().make())
        var (left, reached) = (["a", "b", "c"], ["x", "y"])
        reached.insert(left.remove(at: from), at: to)
        move(path(from), to: path(to, 1))
        #expect(names(one) == left && names(other) == reached && shown == [left, reached])
        // The table has already moved its row; in this test, a reload informs it.
        stage.tableView.reloadData()
        await stage.dataSource?.waitForUpdates()
        #expect(shown == [left, reached] && log.messages.isEmpty)
        stage.release()
      }
    }
  }

  @Test func `a list of sections is changed too, within a section and across`() async {
    let days = SectionList([
      ItemSection("monday", items: [Note(0, "a"), Note(1, "b")]), ItemSection("tuesday", items: [Note(2, "c")]),
    ])
    stage.show(
      stage.chain.height(44).sections(from: days).cell(NoteCell.self).adapter { _, _, _ in }.movable()
        .onMove { [log] note, from, to in
          log.add("\(note.text) \(from.section ?? "") \(from.index) \(to.section ?? "") \(to.index)")
        }
        .make())
    move(path(0), to: path(1))
    #expect(days.sections.map { $0.items.map(\.text) } == [["b", "a"], ["c"]])
    move(path(0), to: path(1, 1))
    #expect(days.sections.map { $0.items.map(\.text) } == [["a"], ["c", "b"]])
    #expect(shown == [["a"], ["c", "b"]])
    #expect(log.lines == ["a monday 0 monday 1", "b monday 0 tuesday 1"])
    stage.tableView.reloadData()
    await stage.dataSource?.waitForUpdates()
    #expect(shown == [["a"], ["c", "b"]] && log.messages.isEmpty)
  }

  @Test func `a row of a filtered list goes beside the item that it stands beside, hidden ones stay`() {
    let list = list("aXbYc")
    stage.show(
      stage.chain.height(44).section("s").cell(NoteCell.self).data(
        list.filtered { note, _ in note.text == note.text.lowercased() }
      )
      .adapter { _, _, _ in }.movable().make())
    #expect(shown == [["a", "b", "c"]])
    move(path(0), to: path(1))
    #expect(names(list) == ["X", "b", "a", "Y", "c"])
    move(path(2), to: path(0))
    #expect(shown == [["c", "b", "a"]])
    #expect(names(list) == ["X", "c", "b", "a", "Y"])
  }

  @Test func `an item that has changed meanwhile is moved as it is now, and one that has gone stays away`() async {
    let list = list("abc")
    stage.show(section("s", list).movable().onMove { [log] note, _, to in log.add("\(note.text) \(to.index)") }.make())
    list.items[0].text = "new"
    move(path(0), to: path(2))
    #expect(names(list) == ["b", "c", "new"])
    list.items.removeAll { $0.text == "b" }
    move(path(0), to: path(1))
    #expect(names(list) == ["c", "new"])
    await stage.dataSource?.waitForUpdates()
    #expect(shown == [["c", "new"]])
    #expect(log.lines == ["a 2", "b 1"])
  }

  // MARK: The app's sources

  @Test func `a list that is mapped to items of its own type is the app's to change, within a section and across`() {
    let (list, other) = (list("abc"), list("xy", from: 10))
    stage.show(
      section("plain", list).movable().onMove { [log] note, from, to in
        log.add("\(note.text) \(from.index) \(to.section ?? "") \(to.index)")
      }
      .section("loud").cell(NoteCell.self).data(other.map { Note($0.id, $0.text.uppercased()) })
      .adapter { _, _, _ in }.height(44).movable()
      .onMove { [log] note, from, to in log.add("\(note.text) \(from.index) \(to.section ?? "") \(to.index)") }.make())
    move(path(0), to: path(1, 1))
    move(path(0, 1), to: path(1, 1))
    #expect(names(list) == ["a", "b", "c"] && names(other) == ["x", "y"])
    #expect(log.lines == ["a 0 loud 1", "X 0 loud 1"] && log.messages.isEmpty)
  }

  @Test func `a mapped list without onMove is told as one whose rows cannot be moved`() {
    let list = list("ab")
    stage.show(
      stage.chain.height(44).section("loud").cell(NoteCell.self)
        .data(list.map { Note($0.id, $0.text.uppercased()) }).adapter { _, _, _ in }.movable().make())
    #expect(log.messages.count == 1 && log.messages.first?.contains(".movable") == true)
    #expect(stage.dataSource?.tableView(stage.tableView, canMoveRowAt: path(0)) == false)
  }

  @Test func `a source of the app's is changed by onMove, and a row whose item stays goes back`() async {
    final class Shelf: ItemSource, TellsChanges {
      let observers = ItemObservers()
      var items = [Note(0, "a"), Note(1, "b"), Note(2, "c")]
    }
    for changes in [true, false] {
      let shelf = Shelf()
      stage.show(
        stage.chain.height(44).section("s").cell(NoteCell.self).data(shelf).adapter { cell, note, _ in
          cell.textLabel?.text = note.text
        }
        .onMove { _, from, to in
          if changes { shelf.items.insert(shelf.items.remove(at: from.index), at: to.index) }
        }.make())
      move(path(0), to: path(2))
      #expect(shown == [["b", "c", "a"]], "as the table has it")
      await stage.dataSource?.waitForUpdates()
      #expect(shown == [changes ? ["b", "c", "a"] : ["a", "b", "c"]])
      #expect(log.messages.isEmpty)
      stage.release()
    }
  }

  @Test func `a handler that moves the item in our list once more is told, and nothing moves twice`() async {
    let list = list("abcd")
    stage.show(
      section("one", list).movable().onMove { _, from, to in list.move(from: from.index, to: to.index) }.make())
    move(path(0), to: path(2))
    #expect(names(list) == ["b", "c", "a", "d"])
    #expect(log.messages.count == 1 && log.messages[0].contains("reverted the second move"))
    await stage.dataSource?.waitForUpdates()
    #expect(shown[0] == ["b", "c", "a", "d"])
  }

  @Test(arguments: [false, true])
  func `a move to another list is made once, and another item that a handler removes stays removed`(
    _ movesOnceMore: Bool
  ) async {
    let (one, other) = (list("abcd"), list("xy", from: 10))
    stage.show(
      section("one", one).movable().onMove { note, from, to in
        one.items.remove(at: from.index)
        if movesOnceMore { other.insert(note, at: to.index) }
      }.section("other").cell(NoteCell.self).data(other).adapter { _, _, _ in }.movable().make())
    move(path(0), to: path(1, 1))
    #expect(names(one) == (movesOnceMore ? ["b", "c", "d"] : ["c", "d"]) && names(other) == ["x", "a", "y"])
    #expect(log.messages.count == (movesOnceMore ? 1 : 0))
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [movesOnceMore ? 3 : 2, 3])
  }

  @Test func `what a handler makes of items beside a second move stays`() async {
    let list = list("abcd")
    stage.show(
      section("s", list).movable().onMove { note, from, to in
        list.move(from: from.index, to: to.index)
        list[id: note.id]?.text = "moved"
        list.items[3].text = "last"
      }.make())
    move(path(0), to: path(2))
    #expect(names(list) == ["b", "c", "moved", "last"])
    #expect(log.messages.count == 1 && log.messages[0].contains("reverted the second move"))
    await stage.dataSource?.waitForUpdates()
    #expect(shown[0] == ["b", "c", "moved", "last"])
  }

  @Test func `a handler may change anything else, and the table follows in the next turn`() async {
    let list = list("abc")
    stage.show(
      section("s", list).movable().onMove { [stage] note, _, _ in
        list.append(Note(9, "z"))
        list[id: note.id]?.text = "moved"
        stage.dataSource?.update()
      }.make())
    move(path(2), to: path(0))
    #expect(shown == [["c", "a", "b"]])
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    #expect(shown == [["moved", "a", "b", "z"]])
    #expect(stage.rowCounts == [4])
    #expect(log.messages.isEmpty)
  }

  @Test func `a handler that throws loses nothing`() {
    struct Refused: Error {}
    let list = list("ab")
    stage.show(section("s", list).onMove { _, _, _ in throw Refused() }.make())
    move(path(0), to: path(1))
    #expect(names(list) == ["b", "a"])
    #expect(log.messages.count == 1 && log.messages[0].contains("onMove of section “s” threw Refused()"))
  }

  // MARK: Where rows may go

  @Test func `rows may be moved that a step says so of, while the table is edited`() {
    let list = list("abc")
    stage.show(section("s", list).movable { note, index in note.text != "b" && index < 2 }.make())
    #expect(
      (0..<3).map { stage.dataSource?.tableView(stage.tableView, canMoveRowAt: path($0)) } == [true, false, false])
    #expect(
      (0..<3).map { stage.dataSource?.tableView(stage.tableView, canEditRowAt: path($0)) } == [false, false, false])
    stage.dataSource?.setEditing(true, animated: false)
    #expect(
      (0..<3).map { stage.dataSource?.tableView(stage.tableView, canEditRowAt: path($0)) } == [true, false, false])
    #expect(
      stage.dataSource?.delegate.tableView(stage.tableView, editingStyleForRowAt: path(0))
        == UITableViewCell.EditingStyle.none)
    #expect(stage.dataSource?.delegate.tableView(stage.tableView, shouldIndentWhileEditingRowAt: path(0)) == false)
    stage.show(section("s", list).make())
    #expect(stage.dataSource?.tableView(stage.tableView, canMoveRowAt: path(0)) == false)
  }

  @Test func `a row goes to sections that are movable and show the same, else to the nearest place on the way back`() {
    let lists = (0..<4).map { list("ab", from: $0 * 10) }
    stage.show(
      section("fixed", lists[0])
        .section("one").cell(NoteCell.self).data(lists[1]).adapter { _, _, _ in }.movable()
        .section("two").cell(NoteCell.self).data(lists[2]).adapter { _, _, _ in }.movable()
        .addItemRow(PlainCell.self, shown: .always) { _ in }.onAddItem {}
        .section("others").cell(PlainCell.self).data(lists[3]).adapter { _, _, _ in }.movable()
        .make())
    #expect(target(path(0, 1), path(1, 1)) == path(1, 1))
    #expect(target(path(0, 1), path(5, 1)) == path(1, 1))
    #expect(target(path(0, 1), path(0, 0)) == path(0, 1), "from above, the first place")
    #expect(target(path(0, 1), path(1, 2)) == path(1, 2))
    #expect(target(path(0, 1), path(2, 2)) == path(2, 2))
    #expect(target(path(0, 1), path(3, 2)) == path(2, 2), "above the row that adds an item")
    #expect(target(path(0, 1), path(0, 3)) == path(2, 2), "from below, the last place")
    #expect(target(path(0, 2), path(0, 0)) == path(0, 1))
    #expect(target(path(0, 2), path(2, 2)) == path(1, 2))
    #expect(target(path(0, 3), path(0, 0)) == path(0, 3))
    #expect(log.messages.isEmpty)
  }

  @Test func `moveTargets has the last word, by the places it gets, by an index, or by a section's name`() {
    let (one, other) = (list("abcd"), list("xy", from: 10))
    var answer: (RowPlace, RowPlace) -> RowPlace = { _, to in to }
    stage.show(
      section("one", one).movable().moveTargets { _, from, to in answer(from, to) }
        .section("other").cell(NoteCell.self).data(other).adapter { _, _, _ in }.movable().make())
    #expect(target(path(0), path(3)) == path(3))
    answer = { from, to in to.index > 1 ? from : to }
    #expect(target(path(0), path(3)) == path(0) && target(path(0), path(1)) == path(1))
    answer = { _, to in
      var place = to
      place.index = 2
      return place
    }
    #expect(target(path(0), path(0)) == path(2))
    answer = { _, _ in RowPlace(section: "other", index: 1) }
    #expect(target(path(0), path(0)) == path(1, 1))
    answer = { from, _ in
      var place = from
      place.section = "other"
      return place
    }
    #expect(target(path(2), path(0)) == path(2, 1))
    #expect(log.messages.isEmpty)
    answer = { _, _ in RowPlace(section: "nowhere", index: 1) }
    #expect(target(path(2), path(0)) == path(2))
    answer = { _, _ in RowPlace(section: "other", index: 3) }
    #expect(target(path(2), path(0)) == path(2))
    #expect(
      log.messages == [
        ".moveTargets of section “one” returned index 1 of section “nowhere”, where its row can't be, so the row stays. "
          + "Return one of the closure's two places, or another in a movable section.",
        ".moveTargets of section “one” returned index 3 of section “other”, where its row can't be, so the row stays. "
          + "Return one of the closure's two places, or another in a movable section.",
      ])
  }

  @Test func `what cannot be moved is a diagnostic at make, and has no grip`() {
    let list = list("abc")
    stage.show(section("s", list).sorted(by: \.text).movable().make())
    #expect(log.messages.count == 1 && log.messages[0].contains("isn't an unsorted ItemList or SectionList"))
    #expect(stage.dataSource?.tableView(stage.tableView, canMoveRowAt: path(0)) == false)
    stage.release()
    log.diagnostics = []
    stage.show(section("s", list).expandable { _ in [] }.movable().make())
    #expect(
      log.messages == [
        ".movable has no effect in section “s”, because a tree's rows can't move. Remove the "
          + "step."
      ])
    stage.release()
    log.diagnostics = []
    stage.show(section("s", list).sorted(by: \.text).onMove { _, _, _ in }.make())
    #expect(log.messages.isEmpty)
    #expect(stage.dataSource?.tableView(stage.tableView, canMoveRowAt: path(0)) == true)
  }

  @Test func `places that the table does not have are told, and the table is shown what there is`() async {
    let list = list("ab")
    stage.show(section("s", list).movable().make())
    move(path(0), to: path(5))
    move(path(0), to: path(0, 3))
    move(path(7), to: path(0))
    await stage.dataSource?.waitForUpdates()
    #expect(names(list) == ["a", "b"] && shown == [["a", "b"]] && stage.rowCounts == [2])
    #expect(log.messages.count == 2)
  }

  // MARK: Random

  @Test(arguments: 0..<40) func `lists and rows agree with a model, whatever is moved and changed between`(seed: Int)
    async
  {
    var random = SeededGenerator(seed: seed)
    let lists = [list("abcd"), list("xyz", from: 10), list("", from: 20)]
    stage.show(
      section("0", lists[0]).movable()
        .section("1").cell(NoteCell.self).data(lists[1]).adapter { _, _, _ in }.movable()
        .section("2").cell(NoteCell.self).data(lists[2]).adapter { _, _, _ in }.movable().make())
    var model = lists.map(names)
    for step in 0..<30 {
      let filled = model.indices.filter { !model[$0].isEmpty }
      guard let from = filled.randomElement(using: &random) else { break }
      let (row, to) = (Int.random(in: 0..<model[from].count, using: &random), Int.random(in: 0..<3, using: &random))
      let text = model[from].remove(at: row)
      let place = Int.random(in: 0...model[to].count, using: &random)
      model[to].insert(text, at: place)
      move(path(row, from), to: path(place, to))
      #expect(lists.map(names) == model && shown == model)
      stage.tableView.reloadData()
      if Bool.random(using: &random) {
        let list = Int.random(in: 0..<3, using: &random)
        lists[list].append(Note(100 + step, "n\(step)"))
        model[list].append("n\(step)")
        await stage.dataSource?.waitForUpdates()
      }
    }
    await stage.dataSource?.waitForUpdates()
    #expect(lists.map(names) == model && shown == model && stage.rowCounts == model.map(\.count))
    #expect(log.messages.isEmpty)
  }
}
