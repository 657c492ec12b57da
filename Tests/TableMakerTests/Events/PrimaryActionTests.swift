import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Primary actions, the focus, and taps that select another row.
@MainActor @Suite struct PrimaryActionTests {
  private let stage = Stage()
  private var log: Log { stage.log }

  private func show(
    _ steps: (ReadySection<NoteCell, Note, ItemList<Note>>) -> ReadySection<NoteCell, Note, ItemList<Note>>
  ) {
    stage.show(
      steps(
        stage.chain.height(40).deselection(.never)
          .section("others").cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }
          .section("notes").cell(NoteCell.self).data(notes(4)).adapter { _, _, _ in }
      ).make())
  }

  @Test func `a tap selects the row, then performs its primary action`() {
    show { section in
      section.onPrimaryAction { [log] note, index in log.add("act \(note.id) at \(index)") }
        .onSelect { [log] note, _ in log.add("select \(note.id)") }
        .onPrimaryAction(by: WeakReference(log)) { log, note, _ in log.add("act \(note.id) again") }
    }
    stage.tableView.tap(2, in: 1)
    #expect(log.lines == ["select 2", "act 2 at 2", "act 2 again"])
    stage.tableView.tap(0, in: 0)
    #expect(log.lines.count == 3)
  }

  @Test func `a row that may not act is selected alone`() {
    show { section in
      section.shouldPerformPrimaryAction { note, _ in note.id != 1 }
        .onPrimaryAction { [log] note, _ in log.add("act \(note.id)") }
    }
    stage.tableView.tap(1, in: 1)
    #expect(log.lines.isEmpty && stage.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    stage.tableView.tap(2, in: 1)
    #expect(log.lines == ["act 2"])
  }

  @Test(arguments: [false, true]) func `while the table is edited a tap acts only where the step says so`(says: Bool) {
    show { section in
      let section = section.onPrimaryAction { [log] note, _ in log.add("act \(note.id)") }
      return says ? section.shouldPerformPrimaryAction { _, _ in true } : section
    }
    stage.tableView.allowsSelectionDuringEditing = true
    stage.tableView.setEditing(true, animated: false)
    stage.window.layOut()
    stage.tableView.tap(2, in: 1)
    #expect(log.lines == (says ? ["act 2"] : []))
  }

  @Test func `a tap may select another row of the section, its own, or none`() {
    show { section in
      section.willSelect { note, index in note.id == 0 ? nil : note.id == 1 ? Note(3) : note }
        .onSelect { [log] note, index in log.add("\(note.id) at \(index)") }
    }
    for row in 0..<3 { stage.tableView.tap(row, in: 1) }
    #expect(log.lines == ["3 at 3", "2 at 2"])
    stage.tableView.tap(0, in: 0)
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(log.messages.isEmpty)
  }

  @Test func `shouldSelect goes before, and an item that is not shown is told, and none is selected`() {
    show { section in
      section.willSelect(by: WeakReference(log)) { log, note, index in
        log.add("asked for \(note.id)")
        return Note(99)
      }
      .shouldSelect { note, _ in note.id != 0 }
    }
    stage.tableView.tap(0, in: 1)
    stage.tableView.tap(1, in: 1)
    #expect(log.lines == ["asked for 1"])
    #expect(stage.tableView.indexPathForSelectedRow == nil)
    #expect(log.messages.count == 1 && log.messages[0].contains("found none of the items in any section"))
  }

  @Test func `an owner that is gone acts no more, and lets taps select their own rows`() {
    var owner: Log? = Log()
    show { [owner = owner!] section in
      section.willSelect(by: WeakReference(owner)) { _, _, _ in nil }.onPrimaryAction(by: WeakReference(owner)) {
        log, _, _ in log.add("act")
      }
      .shouldPerformPrimaryAction(by: WeakReference(owner)) { _, _, _ in false }
    }
    weak let gone = owner
    owner = nil
    #expect(gone == nil)
    stage.tableView.tap(1, in: 1)
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
  }

  @Test func `the focus is asked of rows whose section has the step, and left to the table elsewhere`() throws {
    // UIKit on Linux has no focus: what a table of Apple's asks is asked here directly.
    show { section in
      section.shouldFocus { note, _ in note.id != 1 }.shouldSelectOnFocus { note, index in
        note.id == index && index == 2
      }
    }
    let dataSource = try #require(stage.dataSource)
    func answers(_ section: Int, _ ask: (IndexPath) -> Bool) -> [Bool] {
      (0..<stage.tableView.numberOfRows(inSection: section)).map { ask(IndexPath(row: $0, section: section)) }
    }
    #expect(
      answers(1) { dataSource.delegate.tableView(stage.tableView, canFocusRowAt: $0) } == [true, false, true, true])
    #expect(answers(0) { dataSource.delegate.tableView(stage.tableView, canFocusRowAt: $0) } == [true])
    let follows = { dataSource.delegate.tableView(stage.tableView, selectionFollowsFocusForRowAt: $0) }
    #expect(answers(1, follows) == [false, false, true, false])
    #expect(answers(0, follows) == [stage.tableView.selectionFollowsFocus])
    #expect(dataSource.live.capabilities.contains(.canFocusRowAt))
  }

  @Test func `a chain without the steps answers none of these methods`() throws {
    show { $0 }
    let dataSource = try #require(stage.dataSource)
    for method: DelegateMethod in [
      .canPerformPrimaryActionForRowAt, .performPrimaryActionForRowAt, .canFocusRowAt, .selectionFollowsFocusForRowAt,
      .prefetchRowsAt, .cancelPrefetchingForRowsAt, .willSelectRowAt, .didEndDisplayingHeaderView,
    ] {
      #expect(!dataSource.live.capabilities.contains(method), "\(method)")
    }
  }

  @Test func `headers and footers tell of their end on screen, by the section that they were shown for`() async {
    let lists = [ItemList(notes(12)), ItemList(notes(12))]
    var chain: any Finished = stage.chain.height(60).section("first").cell(PlainCell.self).data(lists[0])
      .adapter { _, _, _ in }.title("First").footerTitle("End")
      .onEndDisplayHeader { [log] _ in log.add("first header") }.onEndDisplayFooter(by: WeakReference(log)) { log, _ in
        log.add("first footer")
      }
    chain = chain.section("second").cell(PlainCell.self).data(lists[1]).adapter { _, _, _ in }.title("Second")
      .onEndDisplayHeader { [log] view in
        log.add("second header \((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")")
      }
    stage.show(chain.make())
    #expect(log.lines.isEmpty)
    stage.tableView.contentOffset.y = 900
    stage.window.layOut()
    #expect(log.lines == ["first header", "first footer"] || log.lines == ["first footer", "first header"])
    log.lines = []
    stage.dataSource?.section("first").hide()
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    stage.dataSource?.section("second").hide()
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(log.lines == ["second header Second"])
  }
}
