import TableMaker
import TestSupport
import Testing
import UIKit

/// The effects of a chain's steps, as the table shows them. For mistakes that don't compile, see ChainTests.
@MainActor @Suite struct MakingTests {
  @Test func `sections stand in the order of the chain, with as many rows as items`() {
    let stage = Stage()
    stage.show(
      stage.chain
        .section("first").cell(NoteCell.self).data(notes(2)).adapter { cell, note, _ in
          cell.textLabel?.text = note.text
        }
        .section().stockCell(.default).data(["a", "b", "c"]).adapter { cell, text, _ in cell.textLabel?.text = text }
        .section("last").cell(PlainCell.self).data([7]).adapter { cell, number, _ in cell.textLabel?.text = "\(number)"
        }
        .make())
    #expect(stage.rowCounts == [2, 3, 1])
    #expect(stage.texts == ["note 0", "note 1", "a", "b", "c", "7"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `an empty section keeps its place and its title`() {
    let stage = Stage(style: .grouped)
    stage.show(
      stage.chain
        .section().title("None yet").cell(PlainCell.self).data([String]()).adapter { _, _, _ in }
        .section().cell(PlainCell.self).data(["a"]).adapter { cell, text, _ in cell.textLabel?.text = text }
        .make())
    #expect(stage.rowCounts == [0, 1])
    #expect(stage.tableView.headerView(forSection: 0)?.textLabel?.text != nil)
    #expect(stage.texts == ["a"])
  }

  @Test func `a chain without sections makes an empty table`() {
    let stage = Stage()
    stage.show(stage.chain.make())
    #expect(stage.tableView.numberOfSections == 0)
    #expect(stage.tableView.visibleCells.isEmpty)
    #expect(stage.tableView.dataSource === stage.dataSource)
  }

  @Test func `what the table's steps say holds for every section that says nothing else`() {
    let stage = Stage()
    stage.show(
      stage.chain
        .height(50)
        .section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .section().height(30).cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    #expect([stage.height(0), stage.height(0, in: 1), stage.height(0, in: 2)] == [50, 30, 50])
  }

  @Test func `the same class in several sections is registered once, and its cells are shared`() {
    let table = CountingTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: table)
    let list = ItemList(notes(3))
    let other = ItemList([Note]())
    stage.show(
      stage.chain
        .section().cell(SelfNoteCell.self).data(list)
        .section().stockCell(.value1).data(["a"]).adapter { _, _, _ in }
        .section().cell(SelfNoteCell.self).data(other).header(NoteHeader.self) { $0.text = "1" }
        .section().stockCell(.value1).data(["b"]).adapter { _, _, _ in }.footer(NoteHeader.self) { $0.text = "2" }
        .make())
    #expect(table.cellRegistrations.count == 2)
    #expect(Set(table.cellRegistrations).count == 2)
    #expect(table.headerRegistrations.count == 1)

    let cells = Set(table.visibleCells.map(ObjectIdentifier.init))
    (list.items, other.items) = ([], list.items)
    stage.reload()
    #expect(cells.isSuperset(of: table.visibleCells.map(ObjectIdentifier.init)), "section 2 shows section 0's cells")
  }

  @Test func `a storyboard's prototype is dequeued by its identifier and not registered`() throws {
    let table = CountingTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: table)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")  // as a storyboard would
    table.cellRegistrations = []
    stage.show(
      stage.chain.section().cell(NoteCell.self, from: .storyboard("note")).data(notes(1))
        .adapter { cell, note, _ in cell.note = note }.make())
    #expect(table.cellRegistrations.isEmpty)
    #expect(try stage.cell(0, as: NoteCell.self).note == Note(0, "note 0"))
    #expect(try stage.cell(0, as: NoteCell.self).reuseIdentifier == "note")
  }

  @Test func `the adapter gets the cell, the item and the index in the section`() throws {
    let stage = Stage()
    let log = stage.log
    stage.show(
      stage.chain
        .section().cell(PlainCell.self).data([9]).adapter { _, _, _ in }
        .section().cell(NoteCell.self).data([Note(5, "a"), Note(6, "b")])
        .adapter { cell, note, index in
          cell.note = note
          log.add("\(note.id) at \(index)")
        }
        .make())
    #expect(log.lines == ["5 at 0", "6 at 1"])
    #expect(try stage.cell(1, in: 1, as: NoteCell.self).note == Note(6, "b"))
  }

  @Test func `a Configurable cell needs no adapter, before or after its data`() throws {
    let stage = Stage()
    stage.show(
      stage.chain
        .section().cell(SelfNoteCell.self).data([Note(1), Note(2)])
        .section().data([Note(3)]).cell(SelfNoteCell.self).height(30)
        .make())
    #expect(try stage.cell(1, as: SelfNoteCell.self).shown == ["2 at 1"])
    #expect(try stage.cell(0, in: 1, as: SelfNoteCell.self).shown == ["3 at 0"])
  }

  @Test func `stock cells show text, detail, value and accessory in their style`() throws {
    let stage = Stage()
    func section(_ chain: SectionStart, _ style: UITableViewCell.CellStyle) -> ReadySection<
      UITableViewCell, String, ItemList<String>
    > {
      chain.stockCell(style).data(["Text"]).adapter { cell, text, _ in
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
      }
    }
    var chain = section(stage.chain.section(), .subtitle)
    chain = section(chain.section(), .value1)
    chain = section(chain.section(), .value2)
    stage.show(
      chain.section().stockCell(.default).data(["Only text"]).adapter { cell, text, _ in cell.textLabel?.text = text }
        .make())

    let frames = try (0..<3).map { section in
      let cell = try stage.cell(0, in: section, as: UITableViewCell.self)
      #expect(cell.textLabel?.text == "Text" && cell.detailTextLabel?.text == "Detail")
      #expect(cell.accessoryType == .disclosureIndicator)
      return (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
    }
    #expect(frames[0].0.maxY <= frames[0].1.minY, "subtitle: the detail stands below the text")
    #expect(frames[1].0.maxX <= frames[1].1.minX, "value1: the value stands beside the text")
    #expect(frames[2].0.maxX <= frames[2].1.minX, "value2: the value stands beside the text")
    #expect(try stage.cell(0, in: 3, as: UITableViewCell.self).textLabel?.text == "Only text")
    #expect(stage.log.messages.isEmpty)
  }
}

/// Counts what is registered.
final class CountingTableView: UITableView {
  var cellRegistrations: [String] = []
  var headerRegistrations: [String] = []

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellRegistrations.append(identifier)
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }

  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerRegistrations.append(identifier)
    super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
}
