@testable import TableMaker
import TestSupport
import Testing
import UIKit

/// The table only ever sees the snapshot: what an app does to its lists shows at `reload()`, and not before.
@MainActor @Suite struct SnapshotTests {
  private func words(_ stage: Stage, _ list: ItemList<String>) -> ReadySection<PlainCell, String, ItemList<String>> {
    stage.chain.section("words").cell(PlainCell.self).data(list)
      .adapter { cell, text, _ in cell.textLabel?.text = text }
  }

  @Test func `a change shows at reload, and not before`() {
    let stage = Stage()
    let list = ItemList(["a", "b"])
    stage.show(words(stage, list).make())
    list.items = ["c"]
    stage.tableView.reloadData()
    stage.window.layOut()
    #expect(stage.rowCounts == [2] && stage.texts == ["a", "b"])
    stage.reload()
    #expect(stage.rowCounts == [1] && stage.texts == ["c"])
    list.items.append("d")
    stage.reload()
    #expect(stage.texts == ["c", "d"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `one list may be shown by several sections and several tables`() {
    let (one, two) = (Stage(), Stage())
    let list = ItemList(["a"])
    one.show(words(one, list).section().cell(PlainCell.self).data(list).adapter { _, _, _ in }.make())
    two.show(words(two, list).make())
    list.items = ["b", "c"]
    one.reload()
    #expect(one.rowCounts == [2, 2] && two.rowCounts == [1])
    two.reload()
    #expect(two.texts == ["b", "c"])
  }

  @Test func `an item list emptied from inside the adapter changes nothing in this turn, and is told of once`() {
    let stage = Stage()
    let list = ItemList(["a", "b", "c"])
    let line = #line + 2
    stage.show(
      stage.chain.section("words").cell(PlainCell.self).data(list)
        .adapter { cell, text, _ in
          list.items = []
          cell.textLabel?.text = text
        }
        .make())
    #expect(stage.rowCounts == [3] && stage.texts == ["a", "b", "c"])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "SnapshotTests.swift:\(line): The items of section “words” were changed inside adapter, so the rows change in "
          + "the next turn of the main actor. Change items in an event, such as onSelect."
      ])
    stage.reload()
    #expect(stage.rowCounts == [0])
  }

  @Test(arguments: ["heights", "header", "footer", "shouldSelect"])
  func `a list emptied inside any other answer changes nothing until reload`(question: String) {
    let stage = Stage()
    let list = ItemList(["a", "b", "c"])
    func empty(_ asked: String) { if asked == question { list.items = [] } }
    stage.show(
      words(stage, list)
        .heights { _, index in
          empty("heights")
          return 40
        }
        .header(NoteHeader.self) { _ in empty("header") }
        .footer(NoteHeader.self) { _ in empty("footer") }
        .headerHeight(20).footerHeight(20)
        .shouldSelect { _, _ in
          empty("shouldSelect")
          return true
        }
        .make())
    stage.tableView.tap(1)
    #expect(stage.rowCounts == [3] && stage.texts == ["a", "b", "c"])
    #expect(stage.log.messages.count == 1)
    #expect(stage.log.messages.first?.contains("changed inside \(question)") == true)
    stage.reload()
    #expect(stage.rowCounts == [0])
  }

  @Test func `an event may change the items and reload at once`() {
    let stage = Stage()
    let list = ItemList(["a", "b", "c"])
    let log = stage.log
    var dataSource: TableViewDataSource?
    let made = words(stage, list)
      .onSelect { text, index in
        list.items.removeAll { $0 == text }
        dataSource?.reload()
        log.add("removed \(text)")
      }
      .onSelect { text, index in log.add("still \(text) at \(index)") }
      .make()
    dataSource = made
    stage.show(made)
    stage.tableView.tap(1)
    stage.window.layOut()
    #expect(log.lines == ["removed b", "still b at 1"])
    #expect(stage.texts == ["a", "c"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a reload from inside the adapter waits for the next turn`() async {
    let stage = Stage()
    let list = ItemList(["a", "b", "c"])
    var dataSource: TableViewDataSource?
    var isFirst = true
    let made = stage.chain.section().cell(PlainCell.self).data(list)
      .adapter { cell, text, _ in
        cell.textLabel?.text = text
        if isFirst {
          isFirst = false
          list.items = ["d"]
          dataSource?.reload()
        }
      }
      .make()
    dataSource = made
    stage.show(made)
    #expect(stage.texts == ["a", "b", "c"])
    await made.waitForUpdates()
    stage.window.layOut()
    #expect(stage.texts == ["d"])
  }

  @Test func `a table asked by hand for a row that is not there gets an empty cell, and a diagnostic`() {
    let stage = Stage()
    let line = #line + 1
    stage.show(stage.chain.section().cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }.make())
    for path in [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: -1, section: 0)] {
      _ = stage.dataSource?.tableView(stage.tableView, cellForRowAt: path)
      stage.dataSource?.delegate.tableView(stage.tableView, didSelectRowAt: path)
    }
    #expect(stage.log.diagnostics.count == 6)
    #expect(
      stage.log.diagnostics.first?.placed
        == "SnapshotTests.swift:\(line): The table view requested row 1 of section 0, which its data source doesn't "
        + "have. Change the items instead of inserting and deleting rows yourself.")
  }

  @Test func `a source of the app's own is read at make and at reload`() {
    let stage = Stage()
    let source = Countdown()
    stage.show(
      stage.chain.section().cell(PlainCell.self).data(source)
        .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }.make())
    #expect(stage.texts == ["3", "2", "1"])
    source.start = 1
    stage.reload()
    #expect(stage.texts == ["1"])
  }
}

private final class Countdown: ItemSource, TellsChanges {
  let observers = ItemObservers()
  var start = 3
  var items: [Int] { Array((1...start).reversed()) }
}
