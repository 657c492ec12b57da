import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The most frequent complaints of other libraries' users about changing lists, with the numbers of `complaints.md`.
///
/// Two others, `complaints.md` 14 before the first load and `complaints.md` 25, are in LiveUpdateTests and SnapshotTests.
@MainActor @Suite struct ListChangeTests {
  // 1: “Invalid update: invalid number of rows”. And 15: even your own empty update compared old counts with new data.
  @Test(arguments: [1, 2, 3, 4, 5] as [Int])
  func `whenever the table asks, it gets the counts that it shows`(seed: Int) async {
    var generator = SeededGenerator(seed: seed)
    let notes = NoteStage(["a": Array(0..<5), "b": Array(5..<9), "c": []])
    var next = 100
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let list = notes[["a", "b", "c"].randomElement(using: &generator) ?? "a"]
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where !list.items.isEmpty: list.items.remove(at: .random(in: 0..<list.items.count, using: &generator))
        case 1: list.items.shuffle(using: &generator)
        default:
          // All rows stay on the screen.
          if list.items.count > 9 { list.items.removeFirst(2) }
          list.items.insert(Note(next), at: .random(in: 0...list.items.count, using: &generator))
          next += 1
        }
        // The app makes its own updates, in the middle of a turn with changes that aren't shown yet.
        let counts = notes.stage.rowCounts
        #expect(counts == (0..<3).map { notes.dataSource.tableView(notes.table, numberOfRowsInSection: $0) })
        if Bool.random(using: &generator) { notes.table.performBatchUpdates(nil) }
        notes.table.beginUpdates()
        notes.table.endUpdates()
        #expect(notes.stage.rowCounts == counts)
      }
      await notes.dataSource.waitForUpdates()
      #expect(notes.shown == ["a", "b", "c"].map { notes[$0].items.map(\.id) })
    }
    #expect(notes.stage.log.messages == [])
  }

  // 2: reloads in the same batch as deletions, insertions and moves. And 13: a reload takes the cell, and with it the focus.
  @Test func `rows whose content changes while others come, go and move are filled in their cells, never reloaded`()
    async
  {
    let notes = NoteStage(["a": [1, 2, 3, 4, 5]])
    let (two, five) = (notes.cell(2), notes.cell(5))
    notes["a"].edit(Note(2)) { $0.text = "changed" }
    notes["a"].edit(Note(5)) { $0.text = "changed and moved" }
    notes["a"].remove(Note(1))
    notes["a"].move(from: 3, to: 0)
    notes["a"].append(Note(6))
    await notes.dataSource.waitForUpdates()
    #expect(notes.shown == [[5, 2, 3, 4, 6]])
    #expect(notes.table.takeTold() == ["delete rows 0.0", "insert rows 0.4", "move row 0.4 to 0.0"])
    #expect(notes.cell(2) === two && two?.note?.text == "changed")
    #expect(notes.cell(5) === five && five?.note?.text == "changed and moved")
    #expect(notes.takeConfigured() == ["2", "5", "6"])
  }

  // 3: a section that moves while its rows change.
  @Test func `a section may move while its rows come, go and change`() async {
    let notes = NoteStage(["a": [1, 2], "b": [3, 4], "c": [5]])
    notes.dataSource.batch {
      notes.dataSource.section("c").move(before: "a")
      notes["c"].items = [Note(6), Note(5, "changed")]
      notes["a"].remove(Note(1))
    }
    #expect(notes.titles == ["c", "a", "b"])
    #expect(notes.shown == [[6, 5], [2], [3, 4]])
    #expect(notes.cell(5)?.note?.text == "changed")
    #expect(notes.takeBatches() == 1 && !notes.table.takeTold().contains("reload"))
    #expect(notes.seen == [6, 5, 2, 3, 4])
    #expect(notes.stage.log.messages == [])
  }

  // 4: rows that move into a section that comes, or out of one that goes.
  @Test func `rows may go into a section that comes, and out of one that goes`() async {
    let notes = NoteStage(["a": [1, 2], "b": [3, 4]])
    let new = ItemList<Note>([])
    notes.dataSource.batch {
      notes.dataSource.section("x").insert(before: "a") { start in
        start.cell(NoteCell.self).data(new).adapter { cell, note, _ in cell.note = note }
      }
      if let moved = notes["a"].remove(Note(1)) { new.append(moved) }
      if let moved = notes["b"].remove(Note(4)) { notes["a"].append(moved) }
      notes.dataSource.section("b").remove()
    }
    #expect(notes.shown == [[1], [2, 4]])
    #expect(notes.seen == [1, 2, 4])
    #expect(notes.takeBatches() == 1 && !notes.table.takeTold().contains("reload"))
    #expect(notes.stage.log.messages == [])
  }

  // 5: two items of one identity ended the app.
  @Test(arguments: [1, 2, 3] as [Int])
  func `items of one identity are rows each, through every change`(seed: Int) async {
    var generator = SeededGenerator(seed: seed)
    let notes = NoteStage(["a": [1, 1, 2, 1]])
    #expect(notes.shown == [[1, 1, 2, 1]])
    for _ in 0..<40 {
      notes["a"].items = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        Note(.random(in: 1...3, using: &generator), "\(Int.random(in: 0...1, using: &generator))")
      }
      await notes.dataSource.waitForUpdates()
      #expect(notes.shown == [notes["a"].items.map(\.id)])
      for (row, note) in notes["a"].items.enumerated() {
        let cell = notes.table.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell
        #expect(cell?.note == note)
      }
    }
    #expect(notes.table.takeTold().filter { $0 == "reload" } == [])
  }

  // 6: equal values with different hashes.
  @Test func `an item that has an id is never hashed itself, so a wrong hash does no harm`() async {
    let stage = Stage()
    let list = ItemList((0..<4).map(Fickle.init))
    let dataSource = stage.chain.height(20).section().cell(PlainCell.self).data(list)
      .adapter { cell, fickle, _ in cell.textLabel?.text = "\(fickle.number)" }.make()
    stage.show(dataSource)
    for numbers in [[3, 1, 0], [0, 1, 2, 3, 4, 5], [5, 5, 4], [], [2]] {
      list.items = numbers.map(Fickle.init)
      await dataSource.waitForUpdates()
      #expect(stage.rowCounts == [numbers.count])
      let texts = numbers.indices.map {
        stage.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
      }
      #expect(texts == numbers.map { "\($0)" })
    }
  }

  // 6: objects that change in place, which no comparison can see.
  @Test func `an object that changed in place keeps its row, and is shown when it is told of`() async throws {
    let stage = Stage()
    let boats = ["Ann", "Bee"].map(Boat.init)
    let list = ItemList(boats, id: \.id)
    let dataSource = stage.chain.height(20).section().cell(PlainCell.self).data(list)
      .adapter { cell, boat, _ in cell.textLabel?.text = boat.name }.make()
    stage.show(dataSource)
    let cell = try stage.cell(1, as: PlainCell.self)
    boats[1].name = "Cat"
    dataSource.reconfigure(boats[1])
    #expect(try stage.cell(1, as: PlainCell.self) === cell)
    #expect(stage.texts == ["Ann", "Cat"])
    list.move(from: 1, to: 0)
    await dataSource.waitForUpdates()
    #expect(try stage.cell(0, as: PlainCell.self) === cell)
    #expect(stage.texts == ["Cat", "Ann"] || Set(stage.texts) == ["Cat", "Ann"])
  }

  // 14: updates of a table that is not in a window.
  @Test func `what changes while the table is off the screen is there when it comes back, without a batch`() async {
    let notes = NoteStage(["a": [1, 2, 3]])
    notes.table.removeFromSuperview()
    notes["a"].remove(Note(1))
    notes["a"].append(Note(4))
    notes.dataSource.section("b").insert(after: "a") { start in
      start.cell(NoteCell.self).data([Note(9)]).adapter { cell, note, _ in cell.note = note }
    }
    await notes.dataSource.waitForUpdates()
    #expect(notes.takeBatches() == 0)
    notes.stage.window.show(notes.table)
    #expect(notes.shown == [[2, 3, 4], [9]])
    notes["a"].append(Note(5))
    await notes.dataSource.waitForUpdates()
    #expect(notes.table.takeTold().last == "insert rows 0.3")
  }

  // 16: stages, with states in between that nobody has asked for.
  @Test func `a change from anything to anything is one batch, and no adapter sees a state in between`() async {
    let notes = NoteStage(["a": [1, 2, 3], "b": [4, 5], "c": [6]])
    notes.dataSource.batch {
      notes["a"].items = [Note(3), Note(7), Note(5)]
      notes["b"].items = [Note(4, "changed"), Note(2)]
      notes.dataSource.section("c").hide()
      // Undone before anybody saw it.
      notes["b"].append(Note(50))
      notes["b"].remove(Note(50))
    }
    #expect(notes.takeBatches() == 1 && !notes.table.takeTold().contains("reload"))
    #expect(notes.shown == [[3, 7, 5], [4, 2]])
    #expect(notes.takeConfigured().contains("50") == false)
  }

  // 17: a tap on a row that has just gone, or that is another's by now.
  @Test func `a tap means the item that was on screen under the finger`() async {
    let stage = Stage()
    let list = ItemList(notes(3))
    let log = stage.log
    let dataSource = stage.chain.height(20).section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }
      .onSelect { note, _ in log.add("\(note.id)") }.make()
    stage.show(dataSource)
    // The list has changed, but the screen still shows the old rows.
    list.remove(at: 0)
    stage.tableView.tap(0)
    stage.tableView.tap(2)
    #expect(log.lines == ["0", "2"])
    await dataSource.waitForUpdates()
    // A path of before, which no row has now.
    dataSource.delegate.tableView(stage.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
    #expect(log.lines == ["0", "2"])
  }

  // 18: a database's change events contradict each other. Whole states do not: one that is overtaken is never shown.
  @Test func `of many states in one turn the last is shown, from what was on screen`() async {
    let notes = NoteStage(["a": [1, 2, 3]])
    for state in [[3, 2, 1], [], [9, 8], [1, 2, 3, 4], [2, 4]] { notes["a"].items = state.map { Note($0) } }
    await notes.dataSource.waitForUpdates()
    #expect(notes.shown == [[2, 4]])
    #expect(notes.table.takeTold() == ["delete rows 0.0,0.2", "insert rows 0.1"])
    #expect(notes.takeConfigured() == ["4"])
  }

  // 19: changes found off the main actor that come too late.
  @Test func `long lists that change again before their difference is found end in their last state`() async {
    let notes = NoteStage(["a": Array(0..<12_000)])
    for round in 1...6 {
      notes["a"].items.removeFirst(10)
      notes["a"].append(Note(100_000 + round))
      if round.isMultiple(of: 2) { await Task.yield() }
    }
    await notes.dataSource.waitForUpdates()
    #expect(notes.stage.rowCounts == [12_000 - 60 + 6])
    let last = IndexPath(row: notes.stage.rowCounts[0] - 1, section: 0)
    #expect(notes.dataSource.item(at: IndexPath(row: 0, section: 0), of: Note.self)?.id == 60)
    #expect(notes.dataSource.item(at: last, of: Note.self)?.id == 100_006)
    #expect(notes.table.takeTold().contains("reload") == false)
    #expect(notes.stage.log.messages == [])
  }
}

/// Equal to every other of its number, and hardly ever of the same hash.
private struct Fickle: Hashable, Identifiable, Sendable {
  let number: Int
  var id: Int { number }

  func hash(into hasher: inout Hasher) { hasher.combine(UInt64.random(in: 0 ... .max)) }
}

private final class Boat {
  let id = Int.random(in: 0 ... .max)
  var name: String
  init(_ name: String) { self.name = name }
}
