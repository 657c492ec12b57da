import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows that the user drags to collapsed sections.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct CollapsingDragTests {
  private typealias Section = ReadySection<NoteCell, Note, ItemList<Note>>

  /// Two sections in the right table, both movable drop destinations; the second is collapsed.
  private func stage(_ steps: (Section) -> Section = { $0 }) -> DraggingStage {
    let tables = DraggingStage()
    tables.right.becomeStrict()
    let show: (NoteCell, Note, Int) -> Void = { cell, note, _ in cell.textLabel?.text = note.text }
    let second = tables.chain(tables.right).height(44)
      .section("one").cell(NoteCell.self).data(tables.one).adapter(show).title("One")
      .movable().draggable().dropDestination()
      .section("other").cell(NoteCell.self).data(tables.other).adapter(show).title("Other").collapsible().collapsed()
      .movable().draggable().dropDestination()
    tables.show(steps(second).make())
    return tables
  }

  private func middle(of table: UITableView, header section: Int) -> CGPoint {
    let header = table.rectForHeader(inSection: section)
    return CGPoint(x: table.frame.midX, y: header.midY)
  }

  private func point(_ table: UITableView, _ row: Int) -> CGPoint {
    CGPoint(x: table.frame.midX, y: table.rectForRow(at: IndexPath(row: row, section: 0)).midY)
  }

  @Test func `a row that's dropped on a folded header comes first in the section, which opens; undo takes it back`()
    async
  {
    let tables = stage()
    let target = middle(of: tables.right, header: 1)
    await tables.carry(point(tables.right, 1), to: CGPoint(x: target.x, y: target.y + 4))
    #expect(tables.names == ["acd", "bxyz"])
    #expect(tables.texts(tables.right) == "acdbxyz" && !tables.dataSources[0].section("other").isCollapsed)
    tables.manager.undo()
    await tables.settle()
    #expect(tables.names == ["abcd", "xyz"] && tables.texts(tables.right) == "abcdxyz")
    #expect(tables.log.messages.isEmpty)
  }

  @Test func `undo also works while the section is folded again`() async {
    let tables = stage()
    await tables.carry(point(tables.right, 1), to: middle(of: tables.right, header: 1))
    tables.dataSources[0].section("other").collapse()
    await tables.settle()
    #expect(tables.texts(tables.right) == "acd")
    tables.manager.undo()
    await tables.settle()
    #expect(tables.names == ["abcd", "xyz"] && tables.texts(tables.right) == "abcd")
    tables.manager.redo()
    await tables.settle()
    #expect(tables.names == ["acd", "bxyz"] && tables.texts(tables.right) == "acd")
    #expect(tables.log.messages.isEmpty)
  }

  @Test func `a folded section opens while dragged items are held over its header`() async throws {
    let tables = stage()
    let (right, data) = (tables.right, tables.dataSources[0])
    tables.manager.beginUndoGrouping()
    let finger = TestFinger(on: tables.window)
    let from = point(right, 0)
    let target = middle(of: right, header: 1)
    finger.press(at: from)
    finger.hold(for: 1)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      finger.move(to: CGPoint(x: from.x, y: from.y + (target.y - from.y) * part))
    }
    finger.hold(for: 0.3)
    try await until { !data.section("other").isCollapsed }
    await data.waitForUpdates()
    tables.window.layOut()
    #expect(right.numberOfRows(inSection: 1) == 3)
    let last = right.convert(right.rectForRow(at: IndexPath(row: 1, section: 1)), to: nil)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      finger.move(to: CGPoint(x: from.x, y: target.y + (last.midY - target.y) * part))
    }
    finger.hold(for: 0.3)
    finger.lift()
    await tables.settle()
    tables.manager.endUndoGrouping()
    #expect(tables.one.items.map(\.text).joined() == "bcd" && tables.other.items.count == 4)
    #expect(tables.texts(right) == tables.names.joined())
    #expect(tables.log.messages.isEmpty)
  }

  @Test func `a folded section that takes no such items stays folded`() async {
    let tables = DraggingStage()
    let show: (NoteCell, Note, Int) -> Void = { cell, note, _ in cell.textLabel?.text = note.text }
    tables.show(
      tables.chain(tables.right).height(44)
        .section("one").cell(NoteCell.self).data(tables.one).adapter(show).title("One").draggable().dropDestination()
        .section("other").cell(NoteCell.self).data(tables.other).adapter(show).title("Other").collapsible().collapsed()
        .make())
    await tables.carry(point(tables.right, 1), to: middle(of: tables.right, header: 1))
    try? await Task.sleep(for: SpringLoadedHeader.delay + .milliseconds(50))
    await tables.settle()
    #expect(tables.dataSources[0].section("other").isCollapsed && tables.names[1] == "xyz")
  }

  @Test func `a row moved by its grip into a folded section comes first there, and the section opens`() async throws {
    let tables = stage { $0.onMove { [log = Log()] _, _, _ in log.add("") } }
    let right = tables.right
    right.setEditing(true, animated: false)
    tables.window.layOut()
    await tables.settle()
    let cell = try #require(right.cellForRow(at: IndexPath(row: 3, section: 0)))
    let start = CGPoint(x: cell.bounds.maxX - 22, y: 22)
    cell.drag(from: start, to: CGPoint(x: start.x, y: start.y + 66))
    await tables.settle()
    #expect(tables.names == ["abc", "dxyz"])
    #expect(tables.texts(right) == "abcdxyz" && !tables.dataSources[0].section("other").isCollapsed)
    #expect(tables.log.messages.isEmpty)
  }
}
