import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Large updates without animation: a reload if no row stays on screen, and a batch otherwise.
@MainActor @Suite struct ReplacedScreenTests {
  private let table = RecordingTableView(frame: .zero, style: .plain)
  private let stage: Stage
  private let list = ItemList(notes(400))
  private let updates = UpdateLog()

  private final class UpdateLog { var all: [TableUpdate] = [] }

  private final class FieldCell: UITableViewCell {
    let field = UITextField()
    var note: Note?

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  init() { stage = Stage(tableView: table) }

  private func show(
    _ change: (ReadySection<FieldCell, Note, ItemList<Note>>) -> ReadySection<FieldCell, Note, ItemList<Note>> = { $0 }
  ) -> TableViewDataSource {
    let section = stage.chain.deselection(.never).onUpdate { [updates] in updates.all.append($0) }
      .section().cell(FieldCell.self).data(list).adapter { cell, note, _ in cell.note = note }.height(40)
    let dataSource = change(section).make()
    stage.show(dataSource)
    forget()
    return dataSource
  }

  private func forget() {
    _ = table.takeTold()
    updates.all = []
  }

  /// Assigns items without animation, and returns whether the table view was reloaded.
  private func isReload(to items: [Note], animated: Bool = false, _ dataSource: TableViewDataSource) -> Bool {
    forget()
    list.items = items
    dataSource.update(animated: animated)
    settleAnimations()
    stage.window.layOut()
    return table.takeTold() == ["reload"]
  }

  private var shown: [Int?] { table.visibleCells.map { ($0 as? FieldCell)?.note?.id } }

  private func expectShown(_ items: [Note], line: SourceLocation = #_sourceLocation) {
    let paths = table.indexPathsForVisibleRows ?? []
    #expect(shown == paths.map { items[$0.row].id }, sourceLocation: line)
    #expect(stage.rowCounts == [items.count], sourceLocation: line)
  }

  private let newer = (1000..<1200).map { Note($0) }

  @Test func `rows before those on screen reload the table, and the update tells how many they are`() {
    let dataSource = show()
    let next = newer + list.items
    #expect(isReload(to: next, dataSource))
    expectShown(next)
    #expect(updates.all.map(\.insertedRows) == [200])
    #expect(updates.all.map(\.isReload) == [false])
  }

  @Test func `the selection stays with its items`() {
    table.allowsMultipleSelection = true
    let dataSource = show()
    let chosen = [list.items[1], list.items[300]]
    for note in chosen {
      table.selectRow(at: dataSource.indexPath(of: note), animated: false, scrollPosition: .none)
    }
    #expect(isReload(to: newer + list.items, dataSource))
    #expect(Set(table.indexPathsForSelectedRows ?? []) == Set(chosen.compactMap { dataSource.indexPath(of: $0) }))
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a row that stays on screen keeps its cell`() throws {
    let dataSource = show()
    let cell = try stage.cell(3, as: FieldCell.self)
    // Note 3 becomes the first row.
    let next = [list.items[3]] + newer + list.items.filter { $0.id != 3 }
    #expect(!isReload(to: next, dataSource))
    expectShown(next)
    #expect(try stage.cell(0, as: FieldCell.self) === cell)
  }

  @Test func `in the middle, the first row that stays keeps its cell and its place`() throws {
    let dataSource = show()
    table.contentOffset.y = 4010
    stage.window.layOut()
    let cell = try stage.cell(100, as: FieldCell.self)
    let next = newer + list.items
    #expect(!isReload(to: next, dataSource))
    #expect(try stage.cell(300, as: FieldCell.self) === cell)
    #expect(abs(table.contentOffset.y - (4010 + 200 * 40)) < 0.001)
  }

  @Test func `in the middle, a table of other items is reloaded`() {
    let dataSource = show()
    table.contentOffset.y = 4010
    stage.window.layOut()
    let next = (2000..<2300).map { Note($0) }
    #expect(isReload(to: next, dataSource))
    expectShown(next)
    #expect(table.contentOffset.y == 4010)
  }

  @Test func `an animated update and a small one are batches`() {
    let dataSource = show()
    #expect(!isReload(to: newer + list.items, animated: true, dataSource))
    #expect(!isReload(to: newer.dropLast(100).map { Note($0.id + 5000) } + list.items, dataSource))
    expectShown(list.items)
  }

  @Test func `text input goes on`() throws {
    let dataSource = show()
    let field = try stage.cell(2, as: FieldCell.self).field
    field.becomeFirstResponder()
    #expect(!isReload(to: newer + list.items, dataSource))
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
  }

  @Test func `a touch goes on, and the next update after it is a reload`() {
    let dataSource = show()
    let finger = TestFinger(on: stage.window)
    finger.press(at: CGPoint(x: 100, y: 100))
    #expect(table.isTracking)
    let next = newer + list.items
    #expect(!isReload(to: next, dataSource))
    expectShown(next)
    finger.lift()
    #expect(isReload(to: (5000..<5200).map { Note($0) } + next, dataSource))
  }

  // Assumed of UIKit: an empty group reads the number of sections when it ends. Such a group is reported to crash after the
  // data has changed (“Invalid update”), so it does. A device with a breakpoint in `numberOfSections` would settle it.
  @Test func `an app's group of updates goes on`() {
    let dataSource = show()
    let next = newer + list.items
    table.beginUpdates()
    #expect(!isReload(to: next, dataSource))
    table.endUpdates()
    #expect(!table.takeTold().contains("reload"))
    stage.window.layOut()
    expectShown(next)
  }

  @Test func `a header on screen keeps its state`() {
    let dataSource = show { $0.header(NoteHeader.self) { $0.text = "Notes" } }
    let header = table.headerView(forSection: 0)
    #expect(!isReload(to: newer + list.items, dataSource))
    #expect(header != nil && table.headerView(forSection: 0) === header)
  }

  @Test(arguments: 0..<12) func `whatever is assigned, the table shows it, and the selection follows`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    table.allowsMultipleSelection = true
    let dataSource = show()
    var reloads = 0
    for round in 0..<12 {
      let selected = Set((0..<3).compactMap { _ in list.items.randomElement(using: &random)?.id })
      for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: false) }
      for note in list.items where selected.contains(note.id) {
        table.selectRow(at: dataSource.indexPath(of: note), animated: false, scrollPosition: .none)
      }
      if Bool.random(using: &random) {
        table.contentOffset.y = CGFloat(Int.random(in: 0..<8000, using: &random))
        stage.window.layOut()
      }
      var next = list.items
      switch Int.random(in: 0..<4, using: &random) {
      case 0: next.shuffle(using: &random)
      case 1: next.reverse()
      case 2: next = (0..<150).map { Note(10_000 * (round + 1) + $0) } + next.dropLast(100)
      default: next.removeSubrange(0..<150)
      }
      while next.count < 300 { next.append(Note(10_000_000 + 1000 * round + next.count)) }
      if isReload(to: next, dataSource) { reloads += 1 }
      expectShown(next)
      let found = Set((table.indexPathsForSelectedRows ?? []).map { next[$0.row].id })
      #expect(found == selected.intersection(next.map(\.id)), "seed \(seed), round \(round)")
    }
    #expect(reloads > 0)
    #expect(stage.log.messages.isEmpty)
  }
}
