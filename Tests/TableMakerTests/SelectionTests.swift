import TableMaker
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct SelectionTests {
  private struct Refusal: Error {}

  @Test func `a tap tells its own section, with the item and its index`() {
    let stage = Stage()
    let log = stage.log
    stage.show(
      stage.chain
        .section().cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }.onSelect { text, _ in
          log.add("first \(text)")
        }
        .section().cell(NoteCell.self).data([Note(4), Note(5)]).adapter { _, _, _ in }
        .onSelect { note, index in log.add("\(note.id) at \(index)") }
        .make())
    stage.tableView.tap(1, in: 1)
    #expect(log.lines == ["5 at 1"])
  }

  @Test func `several events add, in their order`() {
    let stage = Stage()
    let log = stage.log
    stage.show(
      stage.chain.section().cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }
        .onSelect { _, _ in log.add("1") }
        .onSelect(by: WeakReference(log)) { log, _, _ in log.add("2") }
        .onSelect { _, _ in log.add("3") }
        .make())
    stage.tableView.tap(0)
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func `an error of an event goes to onError, and the other events go on`() {
    let stage = Stage()
    let log = stage.log
    stage.show(
      stage.chain
        .onError { error in log.add("\(error)") }
        .onError(by: WeakReference(log)) { log, error in log.add("again") }
        .section().cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }
        .onSelect { _, _ in throw Refusal() }
        .onSelect { _, _ in log.add("next") }
        .make())
    stage.tableView.tap(0)
    #expect(log.lines == ["Refusal()", "again", "next"])
    #expect(log.messages.isEmpty)
  }

  @Test func `without onError the error is a diagnostic that names the event and the section`() {
    let stage = Stage()
    let line = #line + 2
    stage.show(
      stage.chain.section("words").cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }
        .onSelect { _, _ in throw Refusal() }
        .make())
    stage.tableView.tap(0)
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "SelectionTests.swift:\(line): onSelect of section “words” threw Refusal(). Handle the error in the table "
          + "view's .onError."
      ])
  }

  @Test func `a row is deselected after its tap, before the event`() {
    let stage = Stage()
    let log = stage.log
    let table = stage.tableView
    stage.show(
      stage.chain.section().cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }
        .onSelect { _, _ in log.add(table.indexPathForSelectedRow == nil ? "deselected" : "selected") }
        .onDeselect { _, _ in log.add("onDeselect") }
        .make())
    stage.tableView.tap(0)
    #expect(log.lines == ["deselected"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `with deselection(.never) the row stays selected, and the one before is told`() {
    let stage = Stage()
    let log = stage.log
    stage.show(
      stage.chain.deselection(.never).section().cell(PlainCell.self).data(["a", "b"]).adapter { _, _, _ in }
        .onSelect { text, _ in log.add("+\(text)") }
        .onDeselect { text, index in log.add("-\(text) at \(index)") }
        .make())
    stage.tableView.tap(0)
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    stage.tableView.tap(1)
    #expect(log.lines.sorted() == ["+a", "+b", "-a at 0"])
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test func `a table that allows several selected rows keeps them`() {
    let stage = Stage()
    stage.tableView.allowsMultipleSelection = true
    stage.show(stage.chain.section().cell(PlainCell.self).data(["a", "b", "c"]).adapter { _, _, _ in }.make())
    stage.tableView.tap(0)
    stage.tableView.tap(2)
    #expect(stage.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 2])
  }

  @Test func `shouldSelect decides for each row of its section alone`() {
    let stage = Stage()
    let log = stage.log
    stage.show(
      stage.chain
        .section().cell(PlainCell.self).data([1, 2, 3]).adapter { _, _, _ in }
        .shouldSelect { number, index in number % 2 == 1 && index < 2 }
        .onSelect { number, _ in log.add("\(number)") }
        .section().cell(PlainCell.self).data([8]).adapter { _, _, _ in }.onSelect { number, _ in log.add("\(number)") }
        .make())
    for row in 0..<3 { stage.tableView.tap(row) }
    stage.tableView.tap(0, in: 1)
    #expect(log.lines == ["1", "8"])
  }

  @Test func `once its owner is gone an event does nothing, and every row may be selected`() {
    let stage = Stage()
    let log = stage.log
    var owner: Log? = Log()
    weak var weakOwner: Log?
    weakOwner = owner
    func make(_ owner: Log) -> TableViewDataSource {
      stage.chain.section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .shouldSelect(by: WeakReference(owner)) { _, _, _ in false }
        .onSelect(by: WeakReference(owner)) { owner, _, _ in log.add("owner's") }
        .onSelect { _, _ in log.add("selected") }
        .make()
    }
    if let owner { stage.show(make(owner)) }
    stage.tableView.tap(0)
    #expect(log.lines.isEmpty)
    owner = nil
    #expect(weakOwner == nil)
    stage.tableView.tap(0)
    #expect(log.lines == ["selected"])
  }
}
