import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows in cells that your closure creates.
@MainActor @Suite struct CellProviderTests {
  private let stage = Stage()

  private func show(
    _ list: ItemList<Note>,
    _ steps: (ReadySection<UITableViewCell, Note, ItemList<Note>>) -> ReadySection<
      UITableViewCell, Note, ItemList<Note>
    >
  ) {
    stage.tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    stage.tableView.register(PlainCell.self, forCellReuseIdentifier: "plain")
    stage.show(
      steps(
        stage.chain.section("notes").data(list).cellProvider { tableView, indexPath, note in
          let identifier = note.text.isEmpty ? "plain" : "note"
          let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
          cell.textLabel?.text = "\(note.text) at \(indexPath.row)"
          return cell
        }
      ).make())
  }

  private func update() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  @Test func `the closure makes each row's cell, with its index path and its item`() {
    show(ItemList([Note(1, "one"), Note(2), Note(3, "three")])) { $0.height(30).accessory(.checkmark) }
    #expect(stage.texts == ["one at 0", " at 1", "three at 2"])
    #expect(stage.tableView.visibleCells.map { $0 is NoteCell } == [true, false, true])
    #expect(stage.tableView.visibleCells.allSatisfy { $0.accessoryType == .checkmark })
  }

  @Test func `a row whose item has changed gets a new cell, whatever its class, and stays selected`() async {
    let list = ItemList([Note(1, "one"), Note(2), Note(3, "three")])
    show(list) { $0.height(30) }
    stage.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    list.items[1].text = "two"
    list.items[2].text = "drei"
    await update()
    #expect(stage.texts == ["one at 0", "two at 1", "drei at 2"])
    #expect(stage.tableView.visibleCells.allSatisfy { $0 is NoteCell })
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    list.insert(Note(9, "nine"), at: 0)
    list.items[1].text = "uno"
    await update()
    #expect(stage.texts == ["nine at 0", "uno at 1", "two at 1", "drei at 2"], "rows that stay keep their cells")
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `reconfigure has rows make new cells`() async {
    final class Box { var suffix = "" }
    let box = Box()
    let list = ItemList([Note(1, "one"), Note(2, "two")])
    stage.tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    stage.show(
      stage.chain.height(30).section("notes").data(list).cellProvider { tableView, indexPath, note in
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = note.text + box.suffix
        return cell
      }.make())
    box.suffix = "!"
    stage.dataSource?.reconfigure(list.items[1])
    await update()
    #expect(stage.texts == ["one", "two!"])
    stage.dataSource?.section("notes").reconfigure()
    await update()
    #expect(stage.texts == ["one!", "two!"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `automatic heights are UIKit's`() async {
    let list = ItemList((0..<40).map { Note($0, String(repeating: "long words ", count: $0 % 5 * 8 + 1)) })
    stage.tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    stage.show(
      stage.chain.section().data(list).cellProvider { tableView, indexPath, note in
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = note.text
        return cell
      }
      .autoHeight()
      .section().cell(PlainCell.self).data(notes(1)).adapter { _, _, _ in }.height(70)
      .make())
    #expect(stage.height(0) < stage.height(1) && stage.height(1) < stage.height(2))
    #expect(stage.dataSource?.measuredRowCount == 0)
    stage.tableView.scrollToRow(at: IndexPath(row: 0, section: 1), at: .bottom, animated: false)
    stage.window.layOut()
    #expect(stage.height(0, in: 1) == 70)
    #expect(stage.log.messages.isEmpty)
  }
}
