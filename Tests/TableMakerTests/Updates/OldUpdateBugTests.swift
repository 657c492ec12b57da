import TableMakerDiffing
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Bugs of DXTableViewModel (DX) and TableViewAgent (TA), which this library succeeds, in what they did to tables that are on screen.
@MainActor @Suite struct OldUpdateBugTests {
  // MARK: DXTableViewModel

  // DX-B1: each was put right after the anchor, so their order was turned round, and all had one index.
  @Test func `several rows inserted after one keep their order, and each has its own place`() async {
    let notes = NoteStage(["a": [1, 2], "b": [3]])
    notes["a"].insert(contentsOf: [Note(10), Note(11), Note(12)], after: Note(1))
    await notes.dataSource.waitForUpdates()
    #expect(notes.shown == [[1, 10, 11, 12, 2], [3]])
    #expect(notes.table.takeTold() == ["insert rows 0.1,0.2,0.3"])
    #expect(notes.takeConfigured() == ["10", "11", "12"])
    #expect(notes.seen == [1, 10, 11, 12, 2, 3])
  }

  // DX-B1: the same before the first row, where the anchor was nil.
  @Test func `several rows inserted at the front keep their order`() async {
    let notes = NoteStage(["a": [1, 2]])
    notes["a"].insert(contentsOf: [Note(10), Note(11), Note(12)], at: 0)
    await notes.dataSource.waitForUpdates()
    #expect(notes.shown == [[10, 11, 12, 1, 2]])
    #expect(notes.table.takeTold() == ["insert rows 0.0,0.1,0.2"])
  }

  // DX-B1: and for sections: their indices collapsed to one.
  @Test func `several sections inserted after one keep their order`() async {
    let notes = NoteStage(["a": [1], "b": [2]])
    notes.dataSource.section("x").insert(after: "a") { start in
      start.cell(NoteCell.self).data([Note(10)]).title("x").adapter { cell, note, _ in cell.note = note }
        .section("y").cell(NoteCell.self).data([Note(11)]).title("y").adapter { cell, note, _ in cell.note = note }
        .section("z").cell(NoteCell.self).data([Note(12)]).title("z").adapter { cell, note, _ in cell.note = note }
    }
    await notes.dataSource.waitForUpdates()
    #expect(notes.titles == ["a", "x", "y", "z", "b"])
    #expect(notes.shown == [[1], [10], [11], [12], [2]])
    #expect(notes.table.takeTold() == ["insert sections 1,2,3"])
  }

  // DX-B2: places were asked for after earlier removals, so three deletions named row 0 three times.
  @Test func `several rows and sections that are deleted are those that were meant`() async {
    let notes = NoteStage(["a": [1, 2, 3, 4], "b": [5], "c": [6], "d": [7]])
    let last = notes.cell(4)
    for id in [1, 2, 3] { notes["a"].remove(Note(id)) }
    for name in ["b", "c"] { notes.dataSource.section(name).remove() }
    await notes.dataSource.waitForUpdates()
    #expect(notes.shown == [[4], [7]])
    #expect(notes.cell(4) === last)
    #expect(notes.table.takeTold() == ["delete sections 1,2", "delete rows 0.0,0.1,0.2"])
    #expect(notes.takeConfigured() == [])
  }

  // DX-B3: a move upwards was animated as its reverse: the sections were D A B C, and the table showed B C D A.
  @Test(arguments: 0..<4, 0..<4)
  func `a section that moves is shown where it is, upwards and downwards`(origin: Int, target: Int) async {
    let notes = NoteStage(["0": [0], "1": [1], "2": [2], "3": [3]])
    var expected = [0, 1, 2, 3]
    expected.insert(expected.remove(at: origin), at: target)
    if origin < target {
      notes.dataSource.section("\(origin)").move(after: "\(target)")
    } else if origin > target {
      notes.dataSource.section("\(origin)").move(before: "\(target)")
    }
    await notes.dataSource.waitForUpdates()
    #expect(notes.titles == expected.map { "\($0)" })
    #expect(notes.shown == expected.map { [$0] })
    #expect(notes.seen == expected, "on screen it is what the data says")
    #expect(notes.table.takeTold().count == (origin == target ? 0 : 1), "one move")
    #expect(notes.takeConfigured() == [])
  }

  // DX-B4: the model forgot the other section; the row stayed where it was, and moved on screen.
  @Test func `a row that moves to another section is in that one's list and on screen`() async {
    let notes = NoteStage(["a": [1, 2], "b": [3]])
    let cell = notes.cell(2)
    notes.dataSource.batch {
      if let moved = notes["a"].remove(Note(2)) { notes["b"].insert(moved, before: Note(3)) }
    }
    #expect(notes["a"].items.map(\.id) == [1] && notes["b"].items.map(\.id) == [2, 3])
    #expect(notes.shown == [[1], [2, 3]])
    #expect(notes.table.takeTold() == ["move row 0.1 to 1.0"])
    #expect(notes.cell(2) === cell)
    #expect(notes.dataSource.indexPath(of: Note(2)) == IndexPath(row: 0, section: 1))
  }

  // MARK: TableViewAgent

  // TA-B3: each change of a save went to the table immediately, but the counts were those of the save's end.
  @Test func `many changes of one turn, of rows and sections, are one batch`() async {
    let stage = Stage(tableView: RecordingTableView(frame: .zero, style: .plain))
    let days = Days(["monday": [1, 2, 3], "tuesday": [4], "friday": [5]])
    stage.show(days.chain(stage).make())
    let table = stage.tableView as? RecordingTableView
    _ = table?.takeTold()
    let batches = Log()
    stage.dataSource?.planner = { difference in
      batches.add("batch")
      return BatchPlan(difference)
    }
    days.list["monday"]?.items.remove(at: 0)
    days.list["monday"]?.items.append(6)
    days.list["wednesday"] = ItemSection("wednesday", items: [4, 7])
    days.list.removeSection("tuesday")
    days.list.moveSection("friday", before: "monday")
    #expect(stage.rowCounts == [3, 1, 1], "not before the turn is over")
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [1, 3, 2])
    #expect(batches.lines.count == 1 && table?.takeTold().contains("reload") == false)
    #expect(stage.log.messages == [])
  }

  // TA-B4: which section came or went was guessed from their number, wrongly for two together or one in and one out.
  @Test func `whatever sections come, go and change places, they are those that the source has`() async {
    let lists = Days.orders(of: ["a", "b", "c"])
    #expect(lists.count == 16)
    for before in lists {
      for after in lists {
        let stage = Stage()
        let days = Days(before.map { ($0, Days.items[$0] ?? []) })
        let dataSource = days.chain(stage).make()
        stage.show(dataSource)
        days.list.sections = after.map { ItemSection($0, title: $0, items: Days.items[$0] ?? []) }
        await dataSource.waitForUpdates()
        let way = Comment(rawValue: "\(before) to \(after)")
        let titles = after.indices.map { dataSource.tableView(stage.tableView, titleForHeaderInSection: $0) }
        #expect(stage.tableView.numberOfSections == after.count && titles == after, way)
        for (section, name) in after.enumerated() {
          let numbers = Days.items[name] ?? []
          let texts = numbers.indices.map {
            stage.tableView.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text
          }
          #expect(texts == numbers.map { "\($0)" }, way)
        }
        #expect(stage.log.messages == [], way)
      }
    }
  }

  // TA-B5: places were those of the flat list, so rows had others' as soon as that was not sorted by group.
  @Test func `every item is found at its row, however the groups came about`() async {
    let stage = Stage()
    let people = [("charlie", "A"), ("alice", "A"), ("bob", "B"), ("new", "A")]
    let list = SectionList(Days.grouped(people.dropLast()))
    let dataSource = stage.chain.height(20).sections(from: list).cell(PlainCell.self)
      .adapter { cell, name, _ in cell.textLabel?.text = name }.make()
    stage.show(dataSource)
    list.sections = Days.grouped(people)
    await dataSource.waitForUpdates()
    #expect(dataSource.indexPath(of: "new") == IndexPath(row: 2, section: 0))
    #expect(dataSource.indexPath(of: "bob") == IndexPath(row: 0, section: 1))
    for (name, _) in people {
      let path = dataSource.indexPath(of: name)
      #expect(path.flatMap { dataSource.item(at: $0, of: String.self) } == name)
      #expect(path.flatMap { stage.tableView.cellForRow(at: $0)?.textLabel?.text } == name)
    }
  }

  // TA-B6: deletions were announced while the list was still full.
  @Test func `a list that is emptied is empty for the table too, in one step`() async {
    let notes = NoteStage(["a": [1, 2, 3], "b": [4]])
    notes["a"].removeAll()
    #expect(notes.shown == [[1, 2, 3], [4]])
    await notes.dataSource.waitForUpdates()
    #expect(notes.shown == [[], [4]])
    #expect(notes.table.takeTold() == ["delete rows 0.0,0.1,0.2"])
    notes["a"].removeAll()
    await notes.dataSource.waitForUpdates()
    #expect(notes.table.takeTold() == [], "of nothing there is nothing to tell")
  }

  // TA-B9: a change of an unknown object ended the app; its removal deleted the first row of the first section.
  @Test func `what is done to an unknown item is done to no other`() async {
    let notes = NoteStage(["a": [1, 2], "b": [3]])
    let unknown = Note(99, "unknown")
    #expect(notes["a"].remove(unknown) == nil)
    #expect(notes["a"].replace(unknown) == nil)
    #expect(notes["a"].edit(unknown) { $0.text = "changed" } == false)
    notes.dataSource.reconfigure(unknown)
    notes.dataSource.scroll(to: unknown, animated: false)
    #expect(notes.dataSource.indexPath(of: unknown) == nil && notes.dataSource.cell(for: unknown) == nil)
    await notes.dataSource.waitForUpdates()
    #expect(notes.shown == [[1, 2], [3]])
    #expect(notes.table.takeTold() == [] && notes.takeConfigured() == [])
    #expect(notes.stage.log.diagnostics.count == 2, "reconfigure and scroll tell of it")
  }

  // TA-B10: arrays were shared with the caller; and what was put into a section that had gone ended the app.
  @Test func `a caller's array stays the caller's, and a section that has gone takes nothing and ends nothing`() async {
    let stage = Stage()
    var numbers = [1, 2]
    let dataSource = stage.chain.height(20).section("numbers").cell(PlainCell.self).data(numbers)
      .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }.make()
    stage.show(dataSource)
    numbers.append(3)
    dataSource.update()
    await dataSource.waitForUpdates()
    #expect(numbers.count == 3 && stage.rowCounts == [2])

    let list = dataSource.list(named: "numbers", of: Int.self)
    dataSource.section("numbers").remove()
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [])
    list?.append(3)
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [] && stage.log.messages == [])
    #expect(dataSource.list(named: "numbers", of: Int.self) == nil)
    dataSource.section("numbers").hide()
    #expect(stage.log.diagnostics.count == 2, "the name is told of, each time")
  }

  // TA-B10: for a source of sections. What is added to a missing one is not lost.
  @Test func `an item for a section that has gone makes it again, with a diagnostic`() async {
    let stage = Stage()
    let days = Days(["a": [1], "b": [2]])
    let dataSource = days.chain(stage).make()
    stage.show(dataSource)
    days.list.removeSection("a")
    days.list.append(3, to: "a")
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 1])
    #expect(dataSource.indexPath(of: 3) == IndexPath(row: 0, section: 1))
    #expect(stage.log.diagnostics.count == 1)
  }

  // TA-B17: a move was a deletion and an insertion: the row flickered, and was no longer selected.
  @Test func `a row that moves keeps its cell and stays selected`() async {
    let notes = NoteStage(["a": [1, 2, 3, 4]])
    notes.dataSource.selection = [4]
    let cell = notes.cell(4)
    notes["a"].move(from: 3, to: 0)
    await notes.dataSource.waitForUpdates()
    #expect(notes.table.takeTold() == ["move row 0.3 to 0.0"])
    #expect(notes.shown == [[4, 1, 2, 3]])
    #expect(notes.cell(4) === cell && cell?.isSelected == true)
    #expect(notes.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    #expect(notes.takeConfigured() == [])
  }
}

/// Numbers by days, in a table with a section for each.
@MainActor private struct Days {
  let list: SectionList<Int>

  init(_ days: KeyValuePairs<String, [Int]>) { self.init(days.map { ($0.key, $0.value) }) }

  init(_ days: [(String, [Int])]) {
    list = SectionList(days.map { ItemSection($0.0, title: $0.0, items: $0.1) })
  }

  func chain(_ stage: Stage) -> some Finished {
    stage.chain.height(20).sections(from: list).cell(PlainCell.self)
      .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
  }

  static let items = ["a": [1, 2], "b": [3], "c": [4, 5, 6]]

  /// Every list of some of these, each at most once, in every order.
  static func orders(of names: [String]) -> [[String]] {
    [[]] + names.flatMap { name in orders(of: names.filter { $0 != name }).map { [name] + $0 } }
  }

  /// People by their groups, in the order in which the groups are first met.
  static func grouped(_ people: some Sequence<(String, String)>) -> [ItemSection<String>] {
    people.reduce(into: []) { sections, person in
      if let place = sections.firstIndex(where: { $0.name == person.1 }) {
        sections[place].items.append(person.0)
      } else {
        sections.append(ItemSection(person.1, items: [person.0]))
      }
    }
  }
}
