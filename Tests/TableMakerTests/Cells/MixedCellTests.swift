import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Cells of several classes in one section.
@MainActor @Suite struct MixedCellTests {
  private let entries = [
    Entry(1, .text("a")), Entry(2, .picture(height: 50)), Entry(3, .notice), Entry(4, .text("b")),
    Entry(5, .picture(height: 70)),
  ]

  @Test func `each item is shown by the first class that takes it, and the rest by the last one`() {
    let table = EntryTable(entries)
    #expect(
      table.shown == [
        0: "TextEntryCell 1 a", 1: "PhotoEntryCell 50", 2: "NoticeEntryCell 3", 3: "TextEntryCell 4 b",
        4: "PhotoEntryCell 70",
      ])
    #expect(
      table.stage.tableView.visibleCells.map { "\(type(of: $0))" }
        == table.shown.sorted { $0.key < $1.key }.map {
          String($0.value.prefix { $0 != " " })
        })
    #expect(table.stage.log.messages.isEmpty)
  }

  @Test func `tests and payloads may be closures or key paths, with and without an adapter`() {
    let stage = Stage()
    stage.show(
      stage.chain.height(30)
        .section().data(entries)
        .cells(NoticeEntryCell.self, for: { $0.isNotice }) { cell, entry, index in
          cell.line = "notice \(entry.id) at \(index)"
        }
        .cells(PhotoEntryCell.self, as: \.picture) { cell, height, index in cell.line = "picture \(height) at \(index)"
        }
        .cells(TextEntryCell.self, as: { if case .text(let text) = $0.content { text } else { nil } }) {
          cell, text, index in
          cell.line = "text \(text) at \(index)"
        }
        .section().data(entries)
        .cells(PhotoEntryCell.self, as: \.picture)
        .cells(TextEntryCell.self, for: \.isNotice) { cell, entry, _ in cell.line = "a text" }
        .otherwise(NoticeEntryCell.self)
        .make())
    #expect(
      stage.tableView.visibleCells.compactMap { ($0 as? EntryCell)?.line } == [
        "text a at 0", "picture 50 at 1", "notice 3 at 2", "text b at 3", "picture 70 at 4",
        "NoticeEntryCell 1", "PhotoEntryCell 50", "a text", "NoticeEntryCell 4", "PhotoEntryCell 70",
      ])
  }

  @Test func `sections of a source, and those that are searched and grouped, mix cells as others do`() async {
    let stage = Stage()
    stage.show(
      stage.chain.height(30).section("feed").data(ItemList(entries))
        .cells(PhotoEntryCell.self, as: \.picture)
        .otherwise(TextEntryCell.self) { cell, entry, _ in cell.line = entry.line }
        .grouped(by: .key { $0.picture == nil ? "others" : "pictures" })
        .searchable(UISearchBar(), by: \.line)
        .make())
    func lines() -> [String] { stage.tableView.visibleCells.compactMap { ($0 as? EntryCell)?.line } }
    #expect(
      lines() == [
        "TextEntryCell 1 a", "NoticeEntryCell 3", "TextEntryCell 4 b", "PhotoEntryCell 50", "PhotoEntryCell 70",
      ])
    stage.dataSource?.section("feed").query = "7"
    await stage.dataSource?.waitForUpdates()
    #expect(lines() == ["PhotoEntryCell 70"])
  }

  @Test func `a section that is inserted live, and a table that is attached later, know all classes`() {
    let stage = Stage()
    stage.show(stage.chain.height(30).section("first").cell(PlainCell.self).data([1]).adapter { _, _, _ in }.make())
    stage.dataSource?.section("mixed").insert { section in
      section.data(entries).cells(PhotoEntryCell.self, as: \.picture)
        .otherwise(TextEntryCell.self) { cell, entry, _ in cell.line = entry.line }
    }
    stage.dataSource?.update()
    settleAnimations()
    func lines(_ table: UITableView) -> [String?] {
      (0..<5).map { (table.cellForRow(at: IndexPath(row: $0, section: 1)) as? EntryCell)?.line }
    }
    let expected = [
      "TextEntryCell 1 a", "PhotoEntryCell 50", "NoticeEntryCell 3", "TextEntryCell 4 b", "PhotoEntryCell 70",
    ]
    #expect(lines(stage.tableView) == expected)
    let other = Stage()
    stage.dataSource?.attach(to: other.tableView)
    other.window.layOut()
    #expect(lines(other.tableView) == expected)
    #expect(stage.log.messages.isEmpty)
  }

  // MARK: Items that change

  @Test func `an item whose kind changes gets another cell, stays selected, and no other row is touched`() async throws
  {
    let table = EntryTable(entries)
    let tableView = table.stage.tableView
    tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let before = (0..<5).map { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    table.list.items[1].content = .notice
    table.list.items[3].content = .text("c")
    await table.dataSource.waitForUpdates()
    settleAnimations()
    #expect(table.shown == table.expected)
    let after = (0..<5).map { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect((0..<5).map { before[$0] === after[$0] } == [true, false, true, true, true])
    #expect(tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test func `whatever is edited at once, each row on screen has the cell of its item`() async {
    var random = SeededGenerator(seed: 20)
    let table = EntryTable((0..<30).map { Entry.random($0, using: &random) }, height: nil)
    for step in 0..<200 {
      let hasGroup = Int.random(in: 0..<5, using: &random) == 0
      let edit = {
        var entries = table.list.items
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<max(1, entries.count), using: &random)
          switch Int.random(in: 0..<5, using: &random) {
          case 0:
            entries.insert(.random(1000 + step * 10 + entries.count, using: &random), at: min(place, entries.count))
          case 1: if entries.count > 20 { entries.remove(at: place) }
          case 2: entries.insert(entries.remove(at: place), at: Int.random(in: 0..<entries.count, using: &random))
          default: entries[place] = .random(entries[place].id, using: &random)
          }
        }
        var seen: Set<Int> = []
        table.list.items = entries.filter { seen.insert($0.id).inserted }
        if hasGroup { table.dataSource.live.updates.showChanges() }
      }
      if hasGroup { table.stage.tableView.performBatchUpdates(edit) } else { edit() }
      await table.dataSource.waitForUpdates()
      if Bool.random(using: &random) { settleAnimations() }
      if Int.random(in: 0..<6, using: &random) == 0 {
        let row = Int.random(in: 0..<table.list.count, using: &random)
        table.stage.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      }
      table.stage.window.layOut()
      #expect(table.shown == table.expected, "step \(step)")
      for (row, cell) in table.cells {
        guard let height = table.list[row].picture else { continue }
        #expect(abs(cell.frame.height - CGFloat(height)) < 1, "step \(step), row \(row)")
      }
    }
    #expect(table.stage.log.messages.isEmpty)
  }

  @Test(arguments: [false, true])
  func `where a test asks for more than the item, the next update gives each row the cell that it needs now`(
    byReconfiguring: Bool
  ) throws {
    let stage = Stage()
    var isCompact = false
    let items = notes(4)
    stage.show(
      stage.chain.height(30).section().data(items)
        .cells(PlainCell.self, for: { _ in isCompact }) { cell, note, _ in cell.textLabel?.text = "small \(note.id)" }
        .otherwise(NoteCell.self) { cell, note, _ in cell.textLabel?.text = "large \(note.id)" }
        .make())
    #expect(stage.texts == ["large 0", "large 1", "large 2", "large 3"])
    isCompact = true
    if byReconfiguring { stage.dataSource?.reconfigure(items[1]) } else { stage.dataSource?.update() }
    settleAnimations()
    #expect(stage.texts == ["small 0", "small 1", "small 2", "small 3"])
    let _: PlainCell = try stage.cell(1)
    isCompact = false
    stage.reload()
    #expect(stage.texts == ["large 0", "large 1", "large 2", "large 3"])
  }

  // MARK: Events

  @Test func `events get the item, whichever class shows it, and an end gets the cell that was replaced`() async {
    var lines: [String] = []
    let table = EntryTable(entries) {
      $0.onSelect { entry, index in lines.append("tap \(entry.id) at \(index)") }
        .onDisplay { cell, entry, _ in lines.append("\(type(of: cell)) shows \(entry.id)") }
        .onEndDisplay { cell, entry, _ in lines.append("\(type(of: cell)) has shown \(entry.id)") }
    }
    #expect(
      lines == [
        "TextEntryCell shows 1", "PhotoEntryCell shows 2", "NoticeEntryCell shows 3", "TextEntryCell shows 4",
        "PhotoEntryCell shows 5",
      ])
    lines = []
    table.stage.tableView.tap(2)
    #expect(lines == ["tap 3 at 2"])
    lines = []
    table.list.items[2].content = .text("now")
    await table.dataSource.waitForUpdates()
    settleAnimations()
    #expect(lines.sorted() == ["NoticeEntryCell has shown 3", "TextEntryCell shows 3"])
  }

  // MARK: Heights

  @Test func `heights by the item are asked for as with one class`() {
    let table = EntryTable(entries) { $0.heights { entry, index in CGFloat(40 + 2 * entry.id + index) } }
    #expect((0..<5).map { table.stage.height($0) } == [42, 45, 48, 51, 54])
  }

  @Test func `rows that are not measured yet are estimated by the mean of their own class`() {
    var entries: [Entry] = []
    for number in 0..<400 {
      entries.append(Entry(number, number % 2 == 0 ? .picture(height: 200) : .picture(height: 20)))
    }
    let stage = Stage()
    stage.tableView.separatorStyle = .none
    stage.show(
      stage.chain.measuresAhead(false).section().data(entries)
        .cells(PhotoEntryCell.self, as: { $0.picture == 20 ? 20 : nil })
        .otherwise(TallCell.self) { _, _, _ in }
        .autoHeight().make())
    #expect([stage.height(0), stage.height(1)] == [150, 20])
    #expect([stage.height(398), stage.height(399)] == [150, 20], "estimates")
  }

  @Test func `a class that knows its rows' heights is asked, and the others are measured`() {
    let stage = Stage()
    stage.tableView.separatorStyle = .none
    stage.show(
      stage.chain.section().data(entries)
        .cells(KnownCell.self, as: \.text) { cell, text, _ in cell.line = text }
        .cells(PhotoEntryCell.self, as: \.picture)
        .otherwise(KnownEntryCell.self) { _, _, _ in }
        .make())
    #expect((0..<5).map { stage.height($0) } == [31, 50, 63, 31, 70])
  }

  @Test func `a class that knows its rows' heights is asked beside a row that adds an item`() {
    let stage = Stage()
    stage.tableView.separatorStyle = .none
    stage.show(
      stage.chain.section().cell(KnownEntryCell.self).data(entries).adapter { _, _, _ in }
        .addItemRow(TallCell.self) { _ in }.make())
    #expect((0..<6).map { stage.height($0) } == [61, 62, 63, 64, 65, 150])
  }

  // MARK: Bad input

  @Test(arguments: [false, true]) func `an item that no class takes is named, once, and its row is empty`(
    isMeasured: Bool
  ) async {
    let stage = Stage()
    let list = ItemList(entries)
    let line = #line + 1
    let section = stage.chain.section("feed")
      .data(list)
      .cells(PhotoEntryCell.self, as: \.picture)
      .cells(NoticeEntryCell.self, for: \.isNotice)
    stage.show(isMeasured ? section.autoHeight().make() : section.height(30).make())
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "MixedCellTests.swift:\(line): None of the cells of section “feed”, PhotoEntryCell, NoticeEntryCell, accepts "
          + "\(entries[0]), so row 0 is empty. Add .otherwise(C.self) { cell, item, index in … } after them, or "
          + "another .cells(C.self, for:)."
      ])
    #expect(
      stage.tableView.visibleCells.map { ($0 as? EntryCell)?.line } == [
        nil, "PhotoEntryCell 50", "NoticeEntryCell 3", nil, "PhotoEntryCell 70",
      ])
    if isMeasured { #expect(stage.height(0) == 44) }
    list.items[0].content = .notice
    list.items[4].content = .text("x")
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(
      stage.tableView.visibleCells.map { ($0 as? EntryCell)?.line } == [
        "NoticeEntryCell 1", "PhotoEntryCell 50", "NoticeEntryCell 3", nil, nil,
      ])
    #expect(stage.log.diagnostics.count == 1)
  }

  @Test func `a prototype that the storyboard has not is told of, and the other classes are shown`() {
    let stage = Stage()
    stage.show(
      stage.chain.height(30).section().data(entries)
        .cells(PhotoEntryCell.self, from: .storyboard("picture"), as: \.picture)
        .otherwise(TextEntryCell.self) { cell, entry, _ in cell.line = entry.line }
        .make())
    #expect(
      stage.log.messages == [
        "The table view's storyboard has no cell with the identifier “picture”, so an empty cell replaces it. Set the "
          + "identifier in the storyboard, or remove `from:` to use only the class."
      ])
    #expect(
      stage.tableView.visibleCells.map { ($0 as? EntryCell)?.line } == [
        "TextEntryCell 1 a", nil, "NoticeEntryCell 3", "TextEntryCell 4 b", nil,
      ])
  }

  @Test func `a test that changes items is told of, and they follow in the next turn`() async {
    let stage = Stage()
    let list = ItemList(entries)
    stage.show(
      stage.chain.height(30).section().data(list)
        .cells(
          NoticeEntryCell.self,
          for: { entry in
            if entry.id == 5, list.count == 5 { list.append(Entry(6, .notice)) }
            return entry.isNotice
          }
        )
        .otherwise(TextEntryCell.self) { cell, entry, _ in cell.line = entry.line }
        .make())
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [6])
    #expect(stage.log.messages.count == 1)
    #expect(stage.log.messages.first?.contains("were changed inside adapter") == true, "\(stage.log.messages)")
  }
}

private final class TallCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 150) }
}

private final class KnownCell: EntryCell, SelfMeasuring {
  static func height(for text: String, width: CGFloat, traits: UITraitCollection) -> CGFloat {
    30 + CGFloat(text.count)
  }
}

private final class KnownEntryCell: EntryCell, SelfMeasuring {
  static func height(for entry: Entry, width: CGFloat, traits: UITraitCollection) -> CGFloat { 60 + CGFloat(entry.id) }
}
