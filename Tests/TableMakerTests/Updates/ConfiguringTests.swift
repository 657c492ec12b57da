import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Settings that change after `make()`: of a section, of the table, and a section that is replaced.
@MainActor @Suite struct ConfiguringTests {
  private let stage = Stage()
  private let lists = (ItemList(notes(3)), ItemList([Note(10), Note(11), Note(12)]))
  private let log = Log()

  private func show(_ chain: (DataSource) -> DataSource = { $0 }) -> TableViewDataSource {
    let dataSource = chain(stage.chain.onUpdate { [log] _ in log.add("update") })
      .section("a").title("A").cell(NoteCell.self).data(lists.0).adapter { cell, note, _ in cell.note = note }
      .heights { note, _ in 30 + CGFloat(note.id) }
      .section("b").title("B").height(40).cell(NoteCell.self).data(lists.1)
      .adapter { cell, note, _ in cell.note = note }
      .make()
    stage.show(dataSource)
    log.lines = []
    return dataSource
  }

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  private func title(_ section: Int) -> String? { stage.tableView.headerView(forSection: section)?.textLabel?.text }

  @Test func `several settings change with one update, and the rows keep their cells`() async throws {
    let dataSource = show()
    let (first, other) = (try stage.cell(0, as: NoteCell.self), try stage.cell(1, in: 1, as: NoteCell.self))
    dataSource.section("a").configure { $0.title("Fresh").height(60).animation(.fade).usesIndex() }
    #expect(stage.height(0) == 30, "until the update")
    await settle()
    #expect((0..<3).map { stage.height($0) } == [60, 60, 60] && stage.height(0, in: 1) == 40)
    #expect(title(0) == "Fresh" && title(1) == "B")
    #expect(try stage.cell(0, as: NoteCell.self) === first && stage.cell(1, in: 1, as: NoteCell.self) === other)
    #expect(log.lines.count == 1)
    dataSource.section("a").configure { $0.heightsBack().title("Back") }
    await settle()
    #expect(stage.height(0) == 20 && title(0) == "Back")
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a batch of settings and edits is one update with one animation`() async {
    let table = AnimatedTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: table)
    let list = ItemList(notes(2))
    let dataSource = stage.chain.section("a").height(30).cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }.animation(.top)
      .section("b").cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }.heights { _, _ in 20 }.make()
    stage.show(dataSource)
    _ = table.takeTold()
    dataSource.batch {
      dataSource.section("a").configure { $0.height(50).animation(.left) }
      list.append(Note(5))
      dataSource.section("a").configure { $0.animation(.right) }
    }
    settleAnimations()
    #expect(table.takeTold() == ["insert rows 0.2: right"])
    #expect((0..<3).map { stage.height($0) } == [50, 50, 50])
  }

  @Test func `a title comes and goes, and a footer with it`() async {
    let list = ItemList(notes(2))
    let dataSource = stage.chain.section("a").cell(NoteCell.self).data(list).adapter { _, _, _ in }.make()
    stage.show(dataSource)
    dataSource.section("a").configure { $0.title("Now").footerTitle("End").headerHeight(33) }
    await settle()
    #expect(title(0) == "Now" && stage.tableView.footerView(forSection: 0)?.textLabel?.text == "End")
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 33)
    dataSource.section("a").configure { $0.headerHeight(50) }
    await settle()
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 50)
  }

  @Test func `a header view is exchanged, and stays when something else changes`() async {
    let dataSource = show()
    let (one, two) = (UIView(), UIView())
    (one.frame.size.height, two.frame.size.height) = (21, 35)
    var made = 0
    func view(_ view: UIView) -> UIView {
      made += 1
      return view
    }
    dataSource.section("a").configure { $0.headerView { view(one) } }
    await settle()
    #expect(one.window != nil && stage.tableView.rectForHeader(inSection: 0).height == 21)
    dataSource.section("a").configure { $0.height(50) }
    await settle()
    #expect(one.window != nil && made == 1)
    dataSource.section("a").configure { $0.headerView { view(two) } }
    await settle()
    #expect(two.window != nil && one.window == nil && stage.tableView.rectForHeader(inSection: 0).height == 35)
  }

  @Test func `an accessory is on every cell of the section, and on no other after reuse`() async throws {
    let dataSource = show()
    dataSource.section("a").configure { $0.accessory(.checkmark).indentation(2) }
    await settle()
    for row in 0..<3 {
      #expect(try stage.cell(row, as: NoteCell.self).accessoryType == .checkmark)
      #expect(try stage.cell(row, as: NoteCell.self).indentationLevel == 2)
      #expect(try stage.cell(row, in: 1, as: NoteCell.self).accessoryType == .none)
    }
    lists.1.append(contentsOf: (20..<90).map { Note($0) })
    await settle()
    for place in stride(from: CGFloat(0), to: 2400, by: 111) {
      stage.tableView.contentOffset.y = place
      stage.window.layOut()
      for cell in stage.tableView.visibleCells {
        let isFirst = stage.tableView.indexPath(for: cell)?.section == 0
        #expect((cell.accessoryType == .checkmark) == isFirst)
      }
    }
  }

  @Test func `rows become editable and are no longer, also in editing mode`() async throws {
    let dataSource = stage.chain.height(30).section("a").cell(NoteCell.self).data(lists.0).adapter { _, _, _ in }
      .onDelete { _, _ in }.make()
    stage.show(dataSource)
    let path = IndexPath(row: 0, section: 0)
    #expect(dataSource.tableView(stage.tableView, canEditRowAt: path))
    dataSource.section("a").configure { $0.editable(.never) }
    await settle()
    #expect(!dataSource.tableView(stage.tableView, canEditRowAt: path))
    dataSource.setEditing(true, animated: false)
    dataSource.section("a").configure { $0.editable(.always) }
    await settle()
    #expect(dataSource.tableView(stage.tableView, canEditRowAt: path))
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `rows are measured instead of given, and given instead of measured`() async {
    let dataSource = stage.chain.section("a").cell(TallCell.self).data(lists.0).adapter { _, _, _ in }.autoHeight()
      .make()
    stage.show(dataSource)
    await settle()
    #expect(stage.height(0) == 77)
    dataSource.section("a").configure { $0.height(44) }
    await settle()
    #expect(stage.height(0) == 44)
    dataSource.section("a").configure { $0.autoHeight() }
    await settle()
    #expect(stage.height(0) == 77)
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `measured rows keep their heights when only the title or the background changes`() async {
    let measured = Log()
    let dataSource = stage.chain.section("a").title("A").cell(TallCell.self).data(lists.0)
      .adapter { cell, _, _ in if cell.isMeasuring { measured.add("") } }.autoHeight().sorted(by: \.id, .reverse).make()
    stage.show(dataSource)
    await settle()
    measured.lines = []
    dataSource.section("a").configure { $0.title("B").background(.clear()).animation(.fade) }
    await settle()
    #expect(measured.lines.isEmpty && stage.height(0) == 77)
    dataSource.section("a").configure { $0.accessory(.detailButton) }
    await settle()
    #expect(!measured.lines.isEmpty && stage.height(0) == 77)
  }

  @Test func `sections of a source change together, also those that come later`() async {
    let source = SectionList([ItemSection("x", items: notes(1)), ItemSection("y", items: notes(2))])
    let dataSource = stage.chain.sections("days", from: source).cell(NoteCell.self).adapter { _, _, _ in }
      .height(30).make()
    stage.show(dataSource)
    dataSource.section("days").configure { $0.height(55) }
    await settle()
    #expect(stage.height(0) == 55 && stage.height(0, in: 1) == 55)
    source.append(ItemSection("z", items: notes(1)))
    await settle()
    #expect(stage.height(0, in: 2) == 55)
  }

  @Test func `the table's settings change, and those of sections go before them`() async {
    let dataSource = stage.chain.height(30)
      .section("a").cell(NoteCell.self).data(lists.0).adapter { _, _, _ in }
      .section("b").cell(NoteCell.self).data(lists.1).adapter { _, _, _ in }.height(70).deselection(.never).make()
    stage.show(dataSource)
    dataSource.configure { $0.height(50).deselection(.afterTap) }
    await settle()
    #expect(stage.height(0) == 50 && stage.height(0, in: 1) == 70)
    stage.tableView.tap(0)
    #expect(stage.tableView.indexPathForSelectedRow == nil)
    stage.tableView.tap(1, in: 1)
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    dataSource.configure { $0.height(-1) }
    await settle()
    #expect(stage.height(0) == 50 && stage.log.diagnostics.map(\.kind) == [.invalidHeight])
  }

  @Test func `a section's own deselection goes before the table's`() async {
    let dataSource = stage.chain.height(30).deselection(.never)
      .section("a").cell(NoteCell.self).data(lists.0).adapter { _, _, _ in }.deselection(.afterTap)
      .section("b").cell(NoteCell.self).data(lists.1).adapter { _, _, _ in }.make()
    stage.show(dataSource)
    stage.tableView.tap(0)
    #expect(stage.tableView.indexPathForSelectedRow == nil)
    stage.tableView.tap(0, in: 1)
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
    dataSource.section("a").configure { $0.deselection(.never) }
    await settle()
    stage.tableView.tap(2)
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  // MARK: Whole sections

  @Test func `a section is replaced where it is, with another cell and source, in one update`() async throws {
    let dataSource = show()
    let words = ItemList(["x", "y"])
    dataSource.section("a").replace { section in
      section.title("Words").height(25).cell(PlainCell.self).data(words)
        .adapter { cell, text, _ in cell.textLabel?.text = text }
    }
    await settle()
    #expect(stage.rowCounts == [2, 3] && title(0) == "Words" && log.lines.count == 1)
    #expect(try stage.cell(1, as: PlainCell.self).textLabel?.text == "y")
    words.append("z")
    lists.0.append(Note(99))
    await settle()
    #expect(stage.rowCounts == [3, 3], "the old list has no rows any more")
    #expect(dataSource.list(named: "a", of: String.self) === words && stage.log.messages.isEmpty)
  }

  @Test func `a section is inserted at an index, beside those without a name`() async {
    let dataSource = stage.chain.height(20)
      .section().cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }
      .section("hidden").cell(NoteCell.self).data(notes(7)).adapter { _, _, _ in }
      .section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }.make()
    stage.show(dataSource)
    dataSource.section("hidden").hide()
    func insert(_ name: String, at index: Int, _ count: Int) {
      dataSource.section(name).insert(at: index) { section in
        section.cell(NoteCell.self).data(notes(count)).adapter { _, _, _ in }
      }
    }
    insert("first", at: 0, 3)
    insert("end", at: 4, 4)
    await settle()
    #expect(stage.rowCounts == [3, 1, 2, 4] && stage.log.messages.isEmpty)
    let line = #line - 8
    insert("beyond", at: 99, 5)
    insert("before", at: -1, 6)
    await settle()
    #expect(stage.rowCounts == [6, 3, 1, 2, 4, 5])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "ConfiguringTests.swift:\(line): section(“beyond”).insert(at:) received the index 99, which the table view "
          + "doesn't have, so it used 5. Use an index from 0 to 5.",
        "ConfiguringTests.swift:\(line): section(“before”).insert(at:) received the index -1, which the table view "
          + "doesn't have, so it used 0. Use an index from 0 to 6.",
      ])
  }

  @Test func `a section that is gone is told with the line, and a new one for it goes to the end`() async {
    let dataSource = show()
    dataSource.section("a").remove()
    let line = #line + 1
    dataSource.section("a").configure { $0.height(5) }
    dataSource.section("a").replace { $0.cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in } }
    await settle()
    #expect(stage.rowCounts == [3, 1])
    #expect(
      stage.log.diagnostics.map { "\($0.kind) \($0.place)" } == [
        "unknownSection ConfiguringTests.swift:\(line)", "unknownSection ConfiguringTests.swift:\(line + 1)",
      ])
  }

  @Test func `a section that is configured and removed, or hidden, is no problem`() async {
    let dataSource = show()
    dataSource.section("a").configure { $0.height(90) }
    dataSource.section("a").hide()
    await settle()
    dataSource.section("a").configure { $0.title("Hidden") }
    dataSource.section("b").configure { $0.title("Gone") }
    dataSource.section("b").remove()
    await settle()
    #expect(stage.rowCounts == [])
    dataSource.section("a").show()
    await settle()
    #expect(stage.rowCounts == [3] && title(0) == "Hidden" && stage.height(0) == 90 && stage.log.messages.isEmpty)
  }

  @Test func `a height that cannot be is told with the line, and nothing changes`() async {
    let dataSource = show()
    let line = #line + 1
    dataSource.section("b").configure { $0.height(.nan).headerHeight(-3) }
    await settle()
    #expect(stage.height(0, in: 1) == 40)
    #expect(
      stage.log.diagnostics.map { "\($0.kind) \($0.place)" } == [
        "invalidHeight ConfiguringTests.swift:\(line)", "invalidHeight ConfiguringTests.swift:\(line)",
      ])
  }

  @Test func `one section among a thousand is filled again, and no other`() async {
    let table = UITableView()
    let stage = Stage(tableView: table)
    let log = Log()
    func section(_ number: Int, _ start: SectionStart) -> ReadySection<NoteCell, Note, ItemList<Note>> {
      start.cell(NoteCell.self).data(ItemList([Note(number)])).adapter { _, note, _ in log.add("\(note.id)") }
        .heights { _, _ in 5 }
    }
    var chain = section(0, stage.chain.section("0"))
    for number in 1..<1000 { chain = section(number, chain.section("\(number)")) }
    let dataSource = chain.make()
    stage.show(dataSource)
    log.lines = []
    dataSource.section("3").configure { $0.indentation(1) }
    dataSource.section("900").configure { $0.indentation(1) }
    await dataSource.waitForUpdates()
    stage.window.layOut()
    #expect(Set(log.lines) == ["3"])
  }

  @Test func `what a replaced section kept leaves with it`() async {
    weak var gone: Log?
    let dataSource = show()
    do {
      let kept = Log()
      gone = kept
      dataSource.section("late").insert { section in
        section.cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in kept.add("filled") }
      }
      await settle()
      dataSource.section("late").configure { $0.headerView { UIView() }.height(20) }
      await settle()
      dataSource.section("late").replace { $0.cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in } }
    }
    await settle()
    for _ in 0..<3 { await Task { @MainActor in }.value }
    #expect(gone == nil && stage.rowCounts == [3, 3, 2])
  }
}

private final class TallCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
}

extension SectionChange {
  fileprivate func heightsBack() -> Self { height(20) }
}
