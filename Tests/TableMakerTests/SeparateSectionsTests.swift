import TableMaker
import TestSupport
import Testing
import UIKit

/// Bugs of CBTableViewDataSource, this library's predecessor, that must not come back. Tests of its other bugs are with their
/// subjects: forwarding, lifetimes, and selection. Two of them no longer compile (ChainTests).
@MainActor @Suite struct SeparateSectionsTests {
  @Test func `what one section does not say is never another's`() throws {
    let stage = Stage()
    let log = stage.log
    stage.show(
      stage.chain
        .section().cell(PlainCell.self).data([1]).adapter { cell, _, _ in cell.textLabel?.text = "plain" }
        .section().title("Second").height(31).cell(NoteCell.self).data([Note(2)])
        .adapter { cell, note, _ in cell.note = note }.onSelect { _, _ in log.add("second") }
        .shouldSelect { _, _ in true }
        .section().data([Note(3)]).cell(SelfNoteCell.self)
        .section().stockCell(.default).data([String]()).adapter { _, _, _ in }
        .section().stockCell(.value1).data(["last"]).adapter { cell, text, _ in cell.textLabel?.text = text }
        .onSelect { _, _ in log.add("last") }
        .make())
    #expect(stage.rowCounts == [1, 1, 1, 0, 1])
    #expect(try stage.cell(0, as: PlainCell.self).textLabel?.text == "plain")
    #expect(try stage.cell(0, in: 1, as: NoteCell.self).note == Note(2))
    #expect(try stage.cell(0, in: 2, as: SelfNoteCell.self).shown == ["3 at 0"])
    #expect(try stage.cell(0, in: 4, as: UITableViewCell.self).textLabel?.text == "last")
    #expect(stage.tableView.headerView(forSection: 0) == nil && stage.tableView.headerView(forSection: 1) != nil)
    for section in [0, 1, 2, 4] { stage.tableView.tap(0, in: section) }
    #expect(log.lines == ["second", "last"])
  }

  @Test func `stock cells are reused`() {
    let stage = Stage()
    var cells: Set<ObjectIdentifier> = []
    var fills = 0
    stage.show(
      stage.chain.height(44).section().stockCell(.subtitle).data(Array(0..<1000))
        .adapter { cell, number, _ in
          cells.insert(ObjectIdentifier(cell))
          fills += 1
          cell.textLabel?.text = "\(number)"
        }
        .make())
    for _ in 0..<60 { stage.tableView.dragContent(by: 400) }
    #expect(fills > 400)
    #expect(cells.count < 45, "a screen shows 20; made: \(cells.count)")
    #expect(stage.texts.allSatisfy { $0 != nil } && stage.texts.count >= 19)
  }

  @Test func `a second table's chain registers under the same names, and a second make adds none`() {
    let table = CountingTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: table)
    func make() -> TableViewDataSource {
      stage.chain.section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.make()
    }
    stage.show(make())
    stage.release()
    stage.show(make())
    #expect(Set(table.cellRegistrations).count == 1)
    #expect(table.cellRegistrations.first?.hasSuffix("PlainCell") == true)
  }

  @Test func `a header's height is its own, whatever stands above it`() {
    let stage = Stage()
    let plain = Stage()
    plain.show(plain.chain.section().title("A").cell(PlainCell.self).data([1]).adapter { _, _, _ in }.make())
    stage.show(
      stage.chain
        .section().title("A").cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .section().title("B").headerHeight(50).cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    let system = plain.tableView.rectForHeader(inSection: 0).height
    #expect(system > 0 && system != 40)
    #expect(stage.tableView.rectForHeader(inSection: 0).height == system)
    #expect(stage.tableView.rectForHeader(inSection: 1).height == 0)
    #expect(stage.tableView.rectForHeader(inSection: 2).height == 50)
  }

  @Test func `the table's old header view is left alone, and the new one fits`() {
    let stage = Stage()
    let old = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    stage.tableView.tableHeaderView = old
    stage.window.layOut()
    let before = old.layouts
    stage.show(
      stage.chain.headerView {
        let label = UILabel()
        label.text = "New"
        return label
      }
      .make())
    #expect(old.layouts == before && old.superview == nil)
    #expect((stage.tableView.tableHeaderView?.frame.height ?? 0) > 0)
  }

  @Test func `a table's footer view is nobody's but who asks for it`() {
    let stage = Stage()
    stage.show(stage.chain.section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.make())
    #expect(stage.tableView.tableFooterView == nil)

    let hiding = Stage()
    hiding.show(hiding.chain.hidesEmptySeparators().make())
    #expect(hiding.tableView.tableFooterView?.frame.height == 0)
    hiding.dataSource?.detach()
    #expect(hiding.tableView.tableFooterView == nil)

    let own = Stage()
    let footer = UIView()
    own.tableView.tableFooterView = footer
    own.show(own.chain.hidesEmptySeparators().make())
    #expect(own.tableView.tableFooterView === footer)
  }
}

private final class LayoutCounter: UIView {
  var layouts = 0
  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}
