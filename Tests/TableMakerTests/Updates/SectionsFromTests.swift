import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A table that shows a list of sections, and writes down which rows its adapter was called for.
@MainActor final class SectionedStage {
  let stage = Stage()
  let list: SectionList<Note>
  let log = Log()
  let dataSource: TableViewDataSource

  init(
    _ sections: [ItemSection<Note>],
    _ change: (ReadySection<NoteCell, Note, SectionItems<SectionList<Note>>>)
      -> ReadySection<NoteCell, Note, SectionItems<SectionList<Note>>> = { $0 }
  ) {
    let list = SectionList(sections)
    self.list = list
    let log = log
    dataSource = change(
      stage.chain.height(20).sections("days", from: list).cell(NoteCell.self)
        .adapter { cell, note, _ in
          cell.note = note
          log.add("\(note.id)")
        }
    ).make()
    stage.show(dataSource)
    log.lines = []
  }

  /// The table as it is: each section's title with its items' ids, as far as they are on screen.
  var shown: [String] {
    (0..<stage.tableView.numberOfSections).map { section in
      let ids = (0..<stage.tableView.numberOfRows(inSection: section)).map { row in
        let cell = stage.tableView.cellForRow(at: IndexPath(row: row, section: section)) as? NoteCell
        return cell?.note.map { "\($0.id)" } ?? "-"
      }
      let title = dataSource.tableView(stage.tableView, titleForHeaderInSection: section)
      return "\(title ?? "") \(ids.joined(separator: ","))"
    }
  }

  func takeConfigured() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  func settle() async {
    await dataSource.waitForUpdates()
    settleAnimations()
  }
}

@MainActor @Suite struct SectionsFromTests {
  private static func days() -> [ItemSection<Note>] {
    [
      ItemSection("monday", title: "Monday", items: [Note(1), Note(2)]), ItemSection("tuesday", items: [Note(3)]),
      ItemSection("wednesday", title: "Wednesday", items: []),
    ]
  }

  @Test func `a source's sections are shown with their titles`() {
    let live = SectionedStage(Self.days())
    #expect(live.shown == ["Monday 1,2", " 3", "Wednesday "])
    #expect(live.stage.tableView.headerView(forSection: 0)?.textLabel?.text == "Monday")
    #expect(live.stage.tableView.headerView(forSection: 1) == nil)
  }

  @Test func `a title of the chain stands above sections without one of their own`() {
    let live = SectionedStage(Self.days()) { $0.title("A day") }
    #expect(live.shown == ["Monday 1,2", "A day 3", "Wednesday "])
  }

  @Test func `titles of the chain go before the sections' own, and follow the items`() async {
    let live = SectionedStage(Self.days()) { $0.titles { notes in notes.isEmpty ? nil : "\(notes.count) notes" } }
    #expect(live.shown == ["2 notes 1,2", "1 notes 3", " "])
    live.list.append(Note(4), to: "tuesday")
    await live.settle()
    #expect(live.shown == ["2 notes 1,2", "2 notes 3,4", " "])
    #expect(live.stage.tableView.headerView(forSection: 1)?.textLabel?.text == "2 notes")
  }

  @Test func `of title and titles the later one counts`() {
    let first = SectionedStage(Self.days()) { $0.titles { _ in "asked" }.title("said") }
    #expect(first.shown == ["Monday 1,2", "said 3", "Wednesday "])
    let second = SectionedStage(Self.days()) { $0.title("said").titles { _ in "asked" } }
    #expect(second.shown == ["asked 1,2", "asked 3", "asked "])
  }

  @Test func `titles name a single section too, and follow its items`() async {
    let stage = Stage()
    let list = ItemList(notes(2))
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .titles { notes in notes.last.map { "up to \($0.id)" } }.make())
    #expect(stage.tableView.headerView(forSection: 0)?.textLabel?.text == "up to 1")
    list.append(Note(5))
    await stage.dataSource?.waitForUpdates()
    #expect(stage.tableView.headerView(forSection: 0)?.textLabel?.text == "up to 5")
  }

  @Test func `an item that is appended to a named section is all that is configured`() async throws {
    let live = SectionedStage(Self.days())
    let cell = try live.stage.cell(0, in: 1, as: NoteCell.self)
    live.list["tuesday"]?.items.append(Note(4))
    await live.settle()
    #expect(live.shown == ["Monday 1,2", " 3,4", "Wednesday "])
    #expect(live.takeConfigured() == ["4"])
    #expect(try live.stage.cell(0, in: 1, as: NoteCell.self) === cell)
  }

  @Test func `sections come, go and move, and keep their cells`() async throws {
    let live = SectionedStage(Self.days())
    let cell = try live.stage.cell(0, in: 0, as: NoteCell.self)
    live.list.insert(ItemSection("sunday", title: "Sunday", items: [Note(9)]), before: "monday")
    live.list.moveSection("monday", after: "wednesday")
    live.list.removeSection("tuesday")
    await live.settle()
    #expect(live.shown == ["Sunday 9", "Wednesday ", "Monday 1,2"])
    #expect(try live.stage.cell(0, in: 2, as: NoteCell.self) === cell)
    #expect(live.takeConfigured() == ["9"])
  }

  @Test func `a row that goes to another section goes there, and where it was the only one too`() async {
    let live = SectionedStage(Self.days())
    live.dataSource.batch {
      live.list["tuesday"]?.items = []
      live.list.append(Note(3), to: "wednesday")
    }
    await live.settle()
    #expect(live.shown == ["Monday 1,2", " ", "Wednesday 3"])
  }

  @Test func `an item that changes in place is configured in its cell`() async throws {
    let live = SectionedStage(Self.days())
    let cell = try live.stage.cell(1, in: 0, as: NoteCell.self)
    live.list.edit("monday") { $0.items[1].text = "changed" }
    await live.settle()
    #expect(try live.stage.cell(1, in: 0, as: NoteCell.self) === cell)
    #expect(cell.note?.text == "changed")
    #expect(live.takeConfigured() == ["2"])
  }

  @Test func `all of them are found by the name of their step`() async {
    let live = SectionedStage(Self.days())
    live.dataSource.section("days").hide()
    await live.settle()
    #expect(live.stage.tableView.numberOfSections == 0)
    live.dataSource.section("days").show()
    await live.settle()
    #expect(live.shown == ["Monday 1,2", " 3", "Wednesday "])
  }

  @Test func `two tables may show one list`() async {
    let live = SectionedStage(Self.days())
    let other = Stage()
    other.show(
      other.chain.sections(from: live.list).stockCell(.default)
        .adapter { cell, note, _ in cell.textLabel?.text = "\(note.id)" }.make())
    live.list["monday"]?.items.removeAll()
    await live.settle()
    await other.dataSource?.waitForUpdates()
    #expect(live.shown == ["Monday ", " 3", "Wednesday "])
    #expect(other.rowCounts == [0, 1, 0])
  }

  @Test func `a list outlives its table, and a table lets its list go`() async {
    weak var list: SectionList<Note>?
    do {
      let kept = SectionList(Self.days())
      list = kept
      let stage = Stage()
      stage.show(stage.chain.sections(from: kept).cell(NoteCell.self).adapter { _, _, _ in }.make())
      weak var dataSource: TableViewDataSource?
      dataSource = stage.dataSource
      #expect(dataSource != nil)
      stage.release()
      #expect(dataSource == nil)
      kept.removeSection("monday")
      #expect(kept.sections.count == 2)
    }
    #expect(list == nil)
  }

  @Test(arguments: 0..<12) func `random edits leave the table as its list is`(seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    let names = ["a", "b", "c", "d"]
    let live = SectionedStage([])
    var next = 0
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let name = names.randomElement(using: &random) ?? ""
        let other = names.randomElement(using: &random) ?? ""
        next += 1
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where live.list.firstIndex(named: name) == nil:
          live.list.append(ItemSection(name, title: Bool.random(using: &random) ? name : nil, items: [Note(next)]))
        case 1: live.list[name] = nil
        case 2 where live.list.firstIndex(named: name) != nil && live.list.firstIndex(named: other) != nil:
          live.list.moveSection(name, before: other)
        case 3: live.list[name]?.items.append(Note(next))
        case 4: live.list[name]?.items.shuffle(using: &random)
        case 5:
          if let note = live.list[name]?.items.popLast() { live.list[other]?.items.insert(note, at: 0) }
        case 6: live.list[name]?.title = Bool.random(using: &random) ? "\(next)" : nil
        default:
          if live.list[name]?.items.isEmpty == false { live.list[name]?.items[0].text = "\(next)" }
        }
      }
      await live.settle()
      let expected = live.list.sections.map { section in
        "\(section.title ?? "") \(section.items.map { "\($0.id)" }.joined(separator: ","))"
      }
      try #require(live.shown == expected, "seed \(seed), step \(step)")
      let texts = live.stage.tableView.visibleCells.compactMap { ($0 as? NoteCell)?.note?.text }
      try #require(texts.sorted() == live.list.sections.flatMap { $0.items.map(\.text) }.sorted(), "seed \(seed)")
      try #require(live.stage.log.messages.isEmpty, "seed \(seed): \(live.stage.log.messages)")
    }
  }
}
