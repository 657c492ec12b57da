import TableMaker
import TestSupport
import Testing
import UIKit

/// Misuse that can be dealt with: the line, the value and the way out. Heights: HeightTests. A result that is not
/// kept and a table that has a data source: LifetimeTests. Items changed inside a callback: SnapshotTests.
@MainActor @Suite struct BadInputTests {
  @Test func `two sections of one name are told of, and both are shown`() {
    let stage = Stage()
    let line = #line + 2
    stage.show(
      stage.chain.section("words").cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }
        .section().cell(PlainCell.self).data(["b"]).adapter { _, _, _ in }
        .section("words").cell(PlainCell.self).data(["c"]).adapter { _, _, _ in }
        .make())
    #expect(stage.rowCounts == [1, 1, 1])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "BadInputTests.swift:\(line + 2): The section at BadInputTests.swift:\(line) already has the name “words”, so "
          + "looking up the name finds that section. Give each section a unique name, or none."
      ])
  }

  @Test func `a stock adapter that asks for a label its style has not is told of, once for a section`() {
    let stage = Stage()
    let line = #line + 2
    stage.show(
      stage.chain.section().stockCell(.default).data(["a", "b"])
        .adapter { cell, text, _ in
          cell.textLabel?.text = text
          cell.detailTextLabel?.text = "lost"
        }
        .make())
    #expect(stage.texts == ["a", "b"])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "BadInputTests.swift:\(line): Stock cells of style .default don't have a detailTextLabel. Use "
          + ".stockCell(.subtitle), .stockCell(.value1), or .stockCell(.value2); in a StockRow, use another style."
      ])
  }

  @Test func `asking a stock cell for a missing label outside of an adapter is nothing to tell of`() throws {
    let stage = Stage()
    stage.show(
      stage.chain.section().stockCell(.default).data(["a"]).adapter { cell, text, _ in cell.textLabel?.text = text }
        .make())
    #expect(try stage.cell(0, as: UITableViewCell.self).detailTextLabel == nil)
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a prototype that the storyboard has not is told of, and an empty cell stands in`() {
    let stage = Stage()
    let line = #line + 2
    stage.show(
      stage.chain.section().cell(NoteCell.self, from: .storyboard("note")).data(notes(3)).adapter { _, _, _ in }.make())
    #expect(stage.tableView.visibleCells.count == 3)
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "BadInputTests.swift:\(line): The table view's storyboard has no cell with the identifier “note”, so an empty "
          + "cell replaces it. Set the identifier in the storyboard, or remove `from:` to use only the class."
      ])
  }

  @Test func `a prototype of another class is told of, and is shown as it is`() {
    let stage = Stage()
    stage.tableView.register(PlainCell.self, forCellReuseIdentifier: "note")  // as a storyboard would
    let line = #line + 2
    stage.show(
      stage.chain.section().cell(NoteCell.self, from: .storyboard("note")).data(notes(3)).adapter { _, _, _ in }.make())
    #expect(stage.tableView.visibleCells.allSatisfy { $0 is PlainCell })
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "BadInputTests.swift:\(line): The cell with the identifier “note” is a PlainCell, not a NoteCell, so the "
          + "adapter isn't called. Set its class in Interface Builder, or use PlainCell in .cell."
      ])
  }

  @Test func `onAddItem without addItemRow is told of at its line, once, in whatever order they stand`() {
    let stage = Stage()
    let list = ItemList([1])
    let line = #line + 4
    stage.show(
      stage.chain
        .section("numbers").cell(PlainCell.self).data(list).adapter { _, _, _ in }
        .onAddItem { list.append(2) }
        .section().cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }
        .onAddItem(by: WeakReference(stage)) { _ in }
        .section().cell(PlainCell.self).data(["b"]).adapter { _, _, _ in }
        .onAddItem { list.append(3) }
        .addItemRow(PlainCell.self) { _ in }
        .make())
    let remedy = "so TableMaker never calls .onAddItem. Add .addItemRow(C.self) { cell in … } to the section."
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "BadInputTests.swift:\(line): No row of section “numbers” adds an item, \(remedy)",
        "BadInputTests.swift:\(line + 2): No row of this section adds an item, \(remedy)",
      ])
    #expect(stage.rowCounts == [1, 1, 2])
  }

  @Test func `every handler of diagnostics gets each`() {
    let stage = Stage()
    let log = stage.log
    stage.show(stage.chain.onDiagnostic { _ in log.add("second") }.height(-1).make())
    #expect(log.diagnostics.count == 1 && log.lines == ["second"])
  }

  @Test func `without a handler a diagnostic is one line on standard error`() {
    let table = UITableView(frame: .zero, style: .plain)
    var dataSource: TableViewDataSource?
    let line = #line + 2
    let text = standardError(during: {
      dataSource = DataSource(table).height(-1).make()
    })
    #expect(dataSource != nil)
    #expect(
      text.contains(
        "TableMaker [invalidHeight] BadInputTests.swift:\(line): Row height must be from 0 to 1,000,000 points, got -1.0, "
          + "so TableMaker ignored the value. Correct the value, or remove the step.\n"))
  }

  @Test func `a diagnostic says where it is about`() {
    let stage = Stage()
    stage.show(stage.chain.height(-1).make())
    let place = stage.log.diagnostics.first?.place
    #expect(place?.file.hasSuffix("/BadInputTests.swift") == true)
    #expect(place?.line == #line - 3)
  }
}
