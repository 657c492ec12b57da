import TableMaker
import TestSupport
import Testing
import UIKit

/// Events and questions of a touch on a row, each with the item.
@MainActor @Suite struct RowEventTests {
  private let stage = Stage()
  private var log: Log { stage.log }

  private func show(
    _ style: (ReadySection<NoteCell, Note, ItemList<Note>>) -> ReadySection<NoteCell, Note, ItemList<Note>>
  ) {
    stage.show(
      style(
        stage.chain.deselection(.never)
          .section("others").cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }
          .section("notes").cell(NoteCell.self).data(notes(4))
          .adapter { cell, note, _ in
            cell.note = note
            cell.accessoryType = .detailButton
          }
      ).make())
  }

  @Test func `a finger on a row highlights it, and both ends of that are told with the item, before the selection`() {
    show { section in
      section
        .onUnhighlight { [log] note, index in log.add("unhighlight \(note.id) at \(index)") }
        .onHighlight { [log] note, index in log.add("highlight \(note.id) at \(index)") }
        .onSelect { [log] note, index in log.add("select \(note.id) at \(index)") }
    }
    stage.tableView.tap(2, in: 1)
    #expect(log.lines == ["highlight 2 at 2", "unhighlight 2 at 2", "select 2 at 2"])
    stage.tableView.tap(0, in: 0)
    #expect(log.lines.count == 3, "the other section has no such steps")
  }

  @Test func `a row that may not be highlighted is not selected either`() {
    show { section in
      section
        .shouldHighlight { note, _ in note.id != 1 }
        .onHighlight { [log] note, _ in log.add("highlight \(note.id)") }
        .onSelect { [log] note, _ in log.add("select \(note.id)") }
    }
    stage.tableView.tap(1, in: 1)
    #expect(log.lines.isEmpty)
    stage.tableView.tap(2, in: 1)
    #expect(log.lines == ["highlight 2", "select 2"])
    stage.tableView.tap(0, in: 0)
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func `a row that may not be deselected stays selected in a table of multiple selection`() {
    stage.tableView.allowsMultipleSelection = true
    show { section in
      section
        .shouldDeselect { note, index in note.id != 1 && index < 4 }
        .onDeselect { [log] note, _ in log.add("deselect \(note.id)") }
    }
    for row in [1, 2] { stage.tableView.tap(row, in: 1) }
    for row in [1, 2] { stage.tableView.tap(row, in: 1) }
    #expect(log.lines == ["deselect 2"])
    #expect(stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 1)])
  }

  @Test func `a tap on a detail button tells its row's item, and selects nothing`() {
    show { section in
      section
        .onAccessoryTap { [log] note, index in log.add("detail \(note.id) at \(index)") }
        .onSelect { [log] note, _ in log.add("select \(note.id)") }
    }
    stage.tableView.tapDetail(3, in: 1)
    #expect(log.lines == ["detail 3 at 3"])
  }

  @Test func `what a step answers or handles, a forwarded delegate is not asked or told; the rest it is`() {
    final class Delegate: NSObject, UITableViewDelegate {
      var lines: [String] = []
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { lines.append("highlight") }
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { lines.append("unhighlight") }
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        lines.append("should")
        return false
      }
    }
    let delegate = Delegate()
    stage.show(
      stage.chain.forward(to: delegate)
        .section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
        .shouldHighlight { _, _ in true }
        .onHighlight { [log] note, _ in log.add("\(note.id)") }
        .make())
    stage.tableView.tap(1)
    #expect(log.lines == ["1"])
    #expect(delegate.lines == ["unhighlight"])
  }

  @Test func `an error of such an event goes to onError with the step's name`() {
    struct Refusal: Error {}
    show { section in section.onHighlight { _, _ in throw Refusal() }.onAccessoryTap { _, _ in throw Refusal() } }
    stage.tableView.tap(0, in: 1)
    stage.tableView.tapDetail(0, in: 1)
    let messages = log.messages
    #expect(messages.count == 2)
    #expect(messages.first?.contains("onHighlight") ?? false, "\(messages)")
    #expect(messages.last?.contains("onAccessoryTap") ?? false, "\(messages)")
  }

  @Test func `while a question is answered, items that change wait, with a diagnostic`() async {
    let list = ItemList(notes(2))
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .shouldHighlight { _, _ in
          list.append(Note(7))
          return true
        }
        .make())
    stage.tableView.tap(0)
    #expect(stage.rowCounts == [2])
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [3])
    #expect(log.messages.count == 1 && log.messages[0].contains("shouldHighlight"), "\(log.messages)")
  }

  @Test func `a row that adds an item is highlighted without being told of as an item`() {
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }
        .addItemRow(PlainCell.self) { _ in }
        .shouldHighlight { _, _ in false }
        .onHighlight { [log] note, _ in log.add("\(note.id)") }
        .onAddItem { [log] in log.add("add") }
        .make())
    stage.tableView.tap(1)
    #expect(log.lines == ["add"])
  }

  // MARK: Owners

  @MainActor private final class Owner: NSObject {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  @Test func `each event and question may name an owner, held weakly, and is silent once it is gone`() {
    var owner: Owner? = Owner()
    weak let watched = owner
    func with(_ owner: Owner) {
      show { section in
        section
          .onSelect(by: WeakReference(owner)) { owner, note, index in owner.add("select \(note.id) \(index)") }
          .onHighlight(by: WeakReference(owner)) { owner, note, _ in owner.add("highlight \(note.id)") }
          .onUnhighlight(by: WeakReference(owner)) { owner, note, _ in owner.add("unhighlight \(note.id)") }
          .onAccessoryTap(by: WeakReference(owner)) { owner, note, _ in owner.add("detail \(note.id)") }
          .shouldHighlight(by: WeakReference(owner)) { _, note, _ in note.id != 0 }
          .shouldSelect(by: WeakReference(owner)) { _, note, _ in note.id != 2 }
      }
    }
    if let owner { with(owner) }
    for row in 0..<3 { stage.tableView.tap(row, in: 1) }
    stage.tableView.tapDetail(0, in: 1)
    #expect(
      owner?.lines == [
        "highlight 1", "unhighlight 1", "select 1 1", "highlight 2", "unhighlight 2", "detail 0",
      ])
    owner = nil
    #expect(watched == nil)
    stage.tableView.tap(0, in: 1)
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 1), "whoever is gone forbids nothing")
  }

  @Test func `each event and question may name an owner by its weak reference, and is silent once it is gone`() {
    var owner: Owner? = Owner()
    weak let watched = owner
    func with(_ owner: WeakReference<Owner>) {
      show { section in
        section
          .onSelect(by: owner) { owner, note, index in owner.add("select \(note.id) \(index)") }
          .onHighlight(by: owner) { owner, note, _ in owner.add("highlight \(note.id)") }
          .onUnhighlight(by: owner) { owner, note, _ in owner.add("unhighlight \(note.id)") }
          .onAccessoryTap(by: owner) { owner, note, _ in owner.add("detail \(note.id)") }
          .shouldHighlight(by: owner) { _, note, _ in note.id != 0 }
          .shouldSelect(by: owner) { _, note, _ in note.id != 2 }
      }
    }
    if let owner { with(owner.weakSelf) }
    for row in 0..<3 { stage.tableView.tap(row, in: 1) }
    stage.tableView.tapDetail(0, in: 1)
    #expect(
      owner?.lines == [
        "highlight 1", "unhighlight 1", "select 1 1", "highlight 2", "unhighlight 2", "detail 0",
      ])
    owner = nil
    #expect(watched == nil)
    stage.tableView.tap(0, in: 1)
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 1), "whoever is gone forbids nothing")
  }
}
