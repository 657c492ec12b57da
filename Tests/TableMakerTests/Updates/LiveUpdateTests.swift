import TableMakerDiffing
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A table of notes that follows a list, and counts how often its adapter is called.
@MainActor private final class LiveStage {
  let stage = Stage()
  let list: ItemList<Note>
  private(set) var configured: [Int] = []
  let dataSource: TableViewDataSource

  init(_ items: [Note], _ change: (DataSource) -> DataSource = { $0 }) {
    let list = ItemList(items)
    self.list = list
    let log = Log()
    let chain = change(stage.chain.height(44))
    dataSource = chain.section("notes").cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in
        cell.note = note
        cell.textLabel?.text = note.text
        log.add("\(note.id)")
      }.make()
    adapterLog = log
    stage.show(dataSource)
    log.lines = []
  }

  private let adapterLog: Log

  /// The ids that the adapter was called for since the last time.
  func takeConfigured() -> [String] {
    defer { adapterLog.lines = [] }
    return adapterLog.lines
  }

  var shown: [Int?] {
    stage.tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { ($0 as? NoteCell)?.note?.id }
  }
}

@MainActor @Suite struct LiveUpdateTests {
  @Test func `what changes in one turn is shown in the next, as one update`() async throws {
    let live = LiveStage(notes(5))
    let cell = try live.stage.cell(3, as: NoteCell.self)
    live.list.items.remove(at: 0)
    live.list.items.append(Note(9, "nine"))
    #expect(live.stage.rowCounts == [5], "not within the turn")
    await live.dataSource.waitForUpdates()
    #expect(live.stage.rowCounts == [5])
    #expect(live.shown == [1, 2, 3, 4, 9])
    #expect(try live.stage.cell(2, as: NoteCell.self) === cell, "a row that stays keeps its cell")
    #expect(live.takeConfigured() == ["9"], "only the new row is configured")
  }

  @Test func `a row whose content changed is configured once, in its cell`() async throws {
    let live = LiveStage(notes(5))
    let cell = try live.stage.cell(2, as: NoteCell.self)
    live.list.items[2].text = "changed"
    await live.dataSource.waitForUpdates()
    #expect(try live.stage.cell(2, as: NoteCell.self) === cell)
    #expect(cell.textLabel?.text == "changed")
    #expect(live.takeConfigured() == ["2"])
  }

  @Test func `a batch is shown at its end, nested ones with it`() {
    let live = LiveStage(notes(3))
    live.dataSource.batch {
      live.list.items.removeLast()
      live.dataSource.batch { live.list.items.append(Note(7, "seven")) }
      #expect(live.stage.rowCounts == [3])
      #expect(live.shown == [0, 1, 2])
    }
    #expect(live.shown == [0, 1, 7] || Set(live.shown) == [0, 1, 2, 7], "the old row may still be on its way out")
    #expect(live.stage.rowCounts == [3])
    settleAnimations()
    #expect(live.shown == [0, 1, 7])
  }

  @Test func `an update inside an adapter waits its turn`() async {
    let stage = Stage()
    let list = ItemList(notes(3))
    let log = Log()
    var dataSource: TableViewDataSource?
    dataSource = stage.chain.height(44).section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in
        cell.note = note
        if note.id == 1, list.items.count == 3 {
          list.items.append(Note(3))
          dataSource?.update()
          log.add("\(stage.tableView.numberOfRows(inSection: 0))")
        }
      }.make()
    if let dataSource { stage.show(dataSource) }
    #expect(log.lines == ["3"])
    await dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [4])
    #expect(log.diagnostics.count == 0)
  }

  @Test func `an update inside onSelect is shown after it`() async {
    let stage = Stage()
    let list = ItemList(notes(3))
    let log = Log()
    var live: TableViewDataSource?
    let dataSource = stage.chain.height(44).section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }
      .onSelect { _, index in
        live?.batch { list.items.remove(at: index) }
        log.add("\(stage.tableView.numberOfRows(inSection: 0))")
      }.make()
    live = dataSource
    stage.show(dataSource)
    stage.tableView.tap(1)
    #expect(log.lines == ["3"])
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [2])
  }

  @Test func `before the table is on screen there is nothing to animate`() async {
    let table = UITableView(frame: .zero, style: .plain)
    let list = ItemList(notes(3))
    let dataSource = DataSource(table).section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }.make()
    list.items.removeAll()
    await dataSource.waitForUpdates()
    #expect(table.numberOfRows(inSection: 0) == 0)
    list.items = notes(2)
    await dataSource.waitForUpdates()
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `a plan that would end the app is a reload and a diagnostic with both snapshots`() async {
    let live = LiveStage(notes(3))
    live.dataSource.planner = { difference in
      var plan = BatchPlan(difference)
      plan.insertedRows.removeAll()
      return plan
    }
    live.list.items.append(Note(3, "three"))
    await live.dataSource.waitForUpdates()
    #expect(live.stage.rowCounts == [4])
    #expect(live.shown == [0, 1, 2, 3])
    guard let diagnostic = live.stage.log.diagnostics.first, let plan = diagnostic.refusedPlan else {
      Issue.record("no diagnostic: \(live.stage.log.diagnostics)")
      return
    }
    #expect(diagnostic.kind == .refusedPlan && diagnostic.message.contains("\(plan)"))
    #expect(plan.before.map(\.rows) == [["0", "1", "2"]])
    #expect(plan.after.map(\.rows) == [["0", "1", "2", "3"]])
    #expect(plan.operations == [])
    #expect(plan.reason.hasPrefix("Rule 8"))
  }

  @Test func `the selection follows its items`() async {
    let live = LiveStage(notes(6)) { $0.deselection(.never) }
    live.stage.tableView.allowsMultipleSelection = true
    live.dataSource.selection = [2, 4]
    #expect(live.stage.tableView.indexPathsForSelectedRows?.map(\.row).sorted() == [2, 4])
    live.list.items.insert(Note(9), at: 0)
    live.list.items.removeAll { $0.id == 4 }
    live.list.items.move(from: 3, to: 5)
    await live.dataSource.waitForUpdates()
    #expect(live.dataSource.selection == [2])
    #expect(live.stage.tableView.indexPathsForSelectedRows?.map(\.row) == [5])
    live.dataSource.reload()
    #expect(live.dataSource.selection == [2])
    live.dataSource.selection = []
    #expect(live.stage.tableView.indexPathsForSelectedRows ?? [] == [])
  }

  @Test func `a thousand rows above move nothing on screen`() async throws {
    let live = LiveStage(notes(200))
    live.stage.tableView.contentOffset.y = 2_000
    live.stage.window.layOut()
    let before = live.stage.tableView.visibleCells.map { ($0, $0.convert(CGPoint.zero, to: nil).y) }
    live.list.items.insert(contentsOf: (1_000..<2_000).map { Note($0) }, at: 0)
    await live.dataSource.waitForUpdates()
    for (cell, y) in before { #expect(cell.convert(CGPoint.zero, to: nil).y == y) }
    #expect(live.stage.tableView.contentOffset.y == CGFloat(46_000))
  }

  @Test func `at the very top new rows come in below the edge`() async {
    let live = LiveStage(notes(200))
    live.list.items.insert(Note(1_000), at: 0)
    await live.dataSource.waitForUpdates()
    #expect(live.stage.tableView.contentOffset.y == -live.stage.tableView.adjustedContentInset.top)
    #expect(live.shown.first == 1_000)
  }

  @Test func `a row crosses to a section of the same item and cell, and keeps its cell`() async throws {
    let stage = Stage()
    let (left, right) = (ItemList(notes(3)), ItemList([Note(7)]))
    let dataSource = stage.chain.height(44)
      .section().cell(NoteCell.self).data(left).adapter { cell, note, _ in cell.note = note }
      .section().cell(NoteCell.self).data(right).adapter { cell, note, _ in cell.note = note }
      .make()
    stage.show(dataSource)
    let cell = try stage.cell(1, in: 0, as: NoteCell.self)
    dataSource.batch { right.items.append(left.items.remove(at: 1)) }
    #expect(try stage.cell(1, in: 1, as: NoteCell.self) === cell)
    #expect(stage.rowCounts == [2, 2])
  }

  @Test func `a row that crosses to another section is shown by that section's adapter`() throws {
    let stage = Stage()
    let (left, right) = (ItemList(notes(3)), ItemList([Note(7)]))
    let dataSource = stage.chain.height(44)
      .section().cell(NoteCell.self).data(left).adapter { cell, _, _ in cell.tag = 1 }
      .section().cell(NoteCell.self).data(right).adapter { cell, _, _ in cell.tag = 2 }
      .make()
    stage.show(dataSource)
    let cell = try stage.cell(1, in: 0, as: NoteCell.self)
    dataSource.batch { right.items.append(left.items.remove(at: 1)) }
    #expect(try stage.cell(1, in: 1, as: NoteCell.self) === cell)
    #expect(cell.tag == 2)
  }

  @Test func `the selection survives a section's move with changes of its rows`() async {
    let stage = Stage()
    stage.tableView.becomeStrict()
    stage.tableView.allowsMultipleSelection = true
    let list = SectionList([
      ItemSection("a", items: [Note(1), Note(2)]), ItemSection("b", items: [Note(3)]),
      ItemSection("c", items: [Note(4)]),
    ])
    let dataSource = stage.chain.height(44).deselection(.never).sections(from: list).cell(NoteCell.self)
      .adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
    dataSource.selection = [2, 4]
    list.moveSection("a", after: "c")
    list.append(Note(5), to: "a")
    list["a"]?.items.removeFirst()
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 1, 2])
    #expect(dataSource.selection == [2, 4])
    #expect(stage.tableView.indexPathsForSelectedRows?.sorted() == [[1, 0], [2, 0]])
  }

  @Test func `a section may hide while it is empty`() async {
    let stage = Stage()
    let (goods, offers) = (ItemList(notes(2)), ItemList<Note>([]))
    let dataSource = stage.chain.height(44)
      .section("offers").cell(NoteCell.self).data(offers).adapter { cell, note, _ in cell.note = note }
      .title("Offers").hidesWhenEmpty()
      .section("goods").cell(NoteCell.self).data(goods).adapter { cell, note, _ in cell.note = note }
      .make()
    stage.show(dataSource)
    #expect(stage.rowCounts == [2])
    offers.items = [Note(5)]
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 2])
    offers.items = []
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [2])
  }

  @Test func `the row that adds an item comes with editing, and adds`() async throws {
    let stage = Stage()
    let list = ItemList(notes(2))
    let dataSource = stage.chain.height(44)
      .section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
      .addItemRow(PlainCell.self, shown: .whileEditing) { cell in cell.textLabel?.text = "Add" }
      .onAddItem { list.items.append(Note(list.items.count)) }
      .make()
    stage.show(dataSource)
    #expect(stage.rowCounts == [2])
    dataSource.setEditing(true, animated: false)
    #expect(stage.rowCounts == [3])
    let cell = try stage.cell(2, as: PlainCell.self)
    #expect(cell.textLabel?.text == "Add")
    #expect(cell.editingStyle == .insert)
    stage.tableView.allowsSelectionDuringEditing = true
    stage.tableView.tap(2)
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [4])
    #expect(try stage.cell(3, as: PlainCell.self) === cell)
    dataSource.setEditing(false, animated: true)
    #expect(stage.rowCounts == [3])
    #expect(stage.log.messages == [])
  }
}

extension Array {
  fileprivate mutating func move(from: Int, to: Int) { insert(remove(at: from), at: to) }
}
