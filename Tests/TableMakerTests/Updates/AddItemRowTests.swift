@testable import TableMaker
import TestSupport
import Testing
import UIKit

/// The row below the items by which the user adds one.
@MainActor @Suite struct AddItemRowTests {
  /// A section of two notes with such a row, on a table.
  @MainActor private struct Adding {
    let stage = Stage()
    let list = ItemList(notes(2))
    let dataSource: TableViewDataSource
    let log = Log()

    init(_ visibility: AddItemRowVisibility?) {
      let (list, log) = (list, log)
      let notes = stage.chain.height(44).section().cell(NoteCell.self).data(list)
        .adapter { cell, note, _ in cell.note = note }
      let fill: (PlainCell) -> Void = { $0.textLabel?.text = "Add" }
      let chain = visibility.map { notes.addItemRow(PlainCell.self, shown: $0, fill: fill) }
      dataSource = (chain ?? notes.addItemRow(PlainCell.self, fill: fill))
        .onAddItem {
          log.add("added")
          list.append(Note(list.items.count))
        }
        .make()
      stage.show(dataSource)
    }

    /// The texts of all rows, with the add-item row, if it's there, below the notes.
    var shown: [String?] {
      stage.window.layOut()
      return (0..<stage.tableView.numberOfRows(inSection: 0)).map { row in
        switch stage.tableView.cellForRow(at: IndexPath(row: row, section: 0)) {
        case let cell as NoteCell: cell.note.map { "\($0.id)" }
        case let cell: cell?.textLabel?.text
        }
      }
    }
  }

  @Test(arguments: [
    (AddItemRowVisibility?.none, true, true), (.always, true, true), (.whileEditing, false, true),
    (.unlessEditing, true, false),
  ])
  func `is shown as its visibility says, before, during and after editing`(
    visibility: AddItemRowVisibility?, atRest: Bool, inEditing: Bool
  ) {
    let adding = Adding(visibility)
    func expected(_ isShown: Bool) -> [String?] { ["0", "1"] + (isShown ? ["Add"] : []) }
    #expect(adding.shown == expected(atRest))
    for isAnimated in [false, true] {
      adding.dataSource.setEditing(true, animated: isAnimated)
      #expect(adding.stage.tableView.isEditing)
      #expect(adding.shown == expected(inEditing))
      adding.dataSource.setEditing(false, animated: isAnimated)
      #expect(!adding.stage.tableView.isEditing)
      #expect(adding.shown == expected(atRest))
    }
    settleAnimations()
    #expect(adding.stage.log.messages == [])
  }

  @Test func `follows where editing begins at the table itself; where it ends so, with the next update`() async {
    for (visibility, atRest) in [(AddItemRowVisibility.whileEditing, false), (.unlessEditing, true)] {
      let adding = Adding(visibility)
      adding.stage.tableView.setEditing(true, animated: false)
      adding.stage.window.layOut()
      await adding.dataSource.waitForUpdates()
      #expect(adding.shown.contains("Add") == !atRest, "\(visibility)")
      adding.stage.tableView.setEditing(false, animated: false)
      adding.dataSource.update()
      #expect(adding.shown.contains("Add") == atRest, "\(visibility)")
    }
  }

  @Test func `comes with animation where editing begins with animation, and else at once`() throws {
    for isAnimated in [false, true] {
      let adding = Adding(.whileEditing)
      adding.dataSource.setEditing(true, animated: isAnimated)
      let cell = try adding.stage.cell(2, as: PlainCell.self)
      #expect((cell.layer.animationKeys() ?? []).isEmpty == !isAnimated)
      settleAnimations()
    }
  }

  @Test func `adds by a tap and by its plus, and stays the last row`() async {
    let adding = Adding(.always)
    adding.stage.tableView.tap(2)
    await adding.dataSource.waitForUpdates()
    #expect(adding.shown == ["0", "1", "2", "Add"])
    let table = adding.stage.tableView
    adding.dataSource.setEditing(true, animated: false)
    adding.dataSource.tableView(table, commit: .insert, forRowAt: IndexPath(row: 3, section: 0))
    await adding.dataSource.waitForUpdates()
    #expect(adding.shown == ["0", "1", "2", "3", "Add"])
    // An item's row has no plus, and nothing but a plus adds.
    adding.dataSource.tableView(table, commit: .insert, forRowAt: IndexPath(row: 0, section: 0))
    adding.dataSource.tableView(table, commit: .delete, forRowAt: IndexPath(row: 4, section: 0))
    await adding.dataSource.waitForUpdates()
    #expect(adding.log.lines == ["added", "added"])
  }

  @Test func `has the plus while the table is edited, and the rows of items have no control`() throws {
    let adding = Adding(.always)
    adding.dataSource.setEditing(true, animated: false)
    adding.stage.window.layOut()
    #expect(try adding.stage.cell(2, as: PlainCell.self).editingStyle == .insert)
    #expect(try adding.stage.cell(0, as: NoteCell.self).editingStyle == .none)
    #expect(
      adding.dataSource.delegate.tableView(
        adding.stage.tableView, shouldIndentWhileEditingRowAt: IndexPath(row: 2, section: 0)))
  }

  /// Lets no row make room for a control.
  private final class FlushDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
  }

  @Test func `makes room for its plus, whatever a delegate that is forwarded to says of other rows`() {
    let stage = Stage()
    let delegate = FlushDelegate()
    let dataSource = stage.chain.height(44).forward(to: delegate)
      .section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
      .addItemRow(PlainCell.self) { _ in }.make()
    stage.show(dataSource)
    let answers = (0..<3).map { row in
      dataSource.delegate.tableView(stage.tableView, shouldIndentWhileEditingRowAt: IndexPath(row: row, section: 0))
    }
    #expect(answers == [false, false, true])
  }

  @Test func `a section with nothing else is not empty, and hides with the row`() async {
    let stage = Stage()
    let list = ItemList<Note>([])
    let dataSource = stage.chain.height(44).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
      .addItemRow(PlainCell.self, shown: .whileEditing) { _ in }.hidesWhenEmpty().make()
    stage.show(dataSource)
    #expect(stage.rowCounts == [])
    // The table has no row to ask about, so only the data source's own method triggers the change.
    dataSource.setEditing(true, animated: false)
    #expect(stage.rowCounts == [1])
    dataSource.setEditing(false, animated: false)
    #expect(stage.rowCounts == [])
    list.append(Note(1))
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1])
  }
}
