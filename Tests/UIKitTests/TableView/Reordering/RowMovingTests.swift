import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Rows that a touch moves by their reorder controls: the calls to the data source, and the appearance during the move.
@MainActor @Suite struct RowMovingTests {
  private let list = MovedList([["a", "b", "c", "d", "e"]])
  private let scene: TableScene

  init() { scene = .moving(list) }

  // MARK: The reorder control

  @Test func `rows that can be moved have a grip at their end while the table is edited`() throws {
    list.canMove = { $0.row != 1 }
    scene.table.reloadData()
    scene.layOut()
    #expect(scene.table.visibleCells.map { $0.reorderGlyph != nil } == [true, false, true, true, true])
    #expect(try scene.grip(0).x == 390 - 16 - 10.5)
    scene.table.isEditing = false
    scene.layOut()
    #expect(scene.table.visibleCells.allSatisfy { $0.reorderGlyph == nil })
  }

  @Test func `the grip answers to touches up to the row's edge, at its whole height`() throws {
    for point in [CGPoint(x: 389, y: 45), CGPoint(x: 350, y: 87)] {
      let finger = Finger(on: scene.window)
      finger.press(at: point)
      #expect(scene.table.reordering?.cell === scene.cell(1))
      finger.lift()
      AnimationClock.shared.settle()
    }
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 300, y: 60))
    #expect(scene.table.reordering == nil)
    finger.lift()
  }

  @Test func `assumed: a row that can be moved but not edited has its grip, and makes no room for a control`() throws {
    // A device would settle it: canEditRowAt false, canMoveRowAt true.
    list.canEdit = { _ in false }
    scene.table.reloadData()
    scene.layOut()
    let cell = try #require(scene.cell(2))
    #expect(cell.reorderGlyph != nil && cell.editGlyph == nil && cell.contentView.frame.minX == 0)
    try scene.move(2, by: 44)
    #expect(list.sections == [["a", "b", "d", "c", "e"]])
  }

  // MARK: Moving

  @Test(arguments: [1, 3, 30]) func `a row goes where the finger takes it, at any pace`(steps: Int) throws {
    let cell = try #require(scene.cell(1))
    try scene.move(1, by: 88, steps: steps)
    #expect(list.takeCalls().last == "move 0-1 0-3")
    #expect(list.sections == [["a", "c", "d", "b", "e"]])
    #expect(scene.cell(3) === cell, "the cell is the same")
    scene.expectAgreement(with: list)
    try scene.move(3, by: -132, steps: steps)
    #expect(list.sections == [["b", "a", "c", "d", "e"]])
    scene.expectAgreement(with: list)
  }

  @Test func `each place on the way is proposed once, and the data source told once, when the finger is lifted`() throws
  {
    let start = try scene.grip(0)
    let finger = try scene.lift(0)
    for way in stride(from: 1.0, through: 100, by: 1) { finger.move(to: CGPoint(x: start.x, y: start.y + way)) }
    for way in stride(from: 100.0, through: 50, by: -1) { finger.move(to: CGPoint(x: start.x, y: start.y + way)) }
    #expect(list.takeCalls() == ["target 0-0 0-1", "target 0-0 0-2", "target 0-0 0-1"])
    #expect(list.sections == [["a", "b", "c", "d", "e"]])
    finger.lift()
    #expect(list.takeCalls() == ["move 0-0 0-1"], "before the row has settled")
    AnimationClock.shared.settle()
    #expect(list.takeCalls() == [])
    scene.expectAgreement(with: list)
  }

  @Test func `others make room in a quarter of a second, and the row follows the finger up and down alone`() throws {
    let start = try scene.grip(0)
    let (a, b) = (try #require(scene.cell(0)), try #require(scene.cell(1)))
    let finger = try scene.lift(0)
    finger.move(to: CGPoint(x: start.x - 150, y: start.y + 30))
    #expect(a.frame == CGRect(x: 0, y: 30, width: 390, height: 44))
    #expect(b.frame.minY == 0, "it is on its way")
    #expect(scene.shownTop(b) == 44)
    finger.hold(for: 0.125)
    #expect(abs(scene.shownTop(b) - 22) < 2)
    finger.hold(for: 0.125)
    #expect(scene.shownTop(b) == 0)
    #expect(scene.table.subviews.last { $0 is UITableViewCell } === a, "in front of all others")
    #expect(abs(a.alpha - 0.9) < 0.001 && a.layer.shadowOpacity > 0 && a.configurationState.isReordering)
    #expect(!b.configurationState.isReordering)
    #expect(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)) === a, "as the data source has it")
    finger.lift()
    #expect(!a.configurationState.isReordering)
    #expect(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)) === a)
    AnimationClock.shared.settle()
    scene.expectAgreement(with: list)
  }

  @Test func `a row does not leave the rows' part of the table`() throws {
    scene.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    scene.layOut()
    let start = try scene.grip(2)
    let cell = try #require(scene.cell(2))
    let finger = try scene.lift(2)
    finger.move(to: CGPoint(x: start.x, y: -300))
    #expect(cell.frame.minY == 50)
    finger.move(to: CGPoint(x: start.x, y: 900))
    #expect(cell.frame.maxY == 270)
    finger.lift()
    #expect(list.sections == [["a", "b", "d", "e", "c"]])
  }

  @Test func `assumed: a row that is put back where it was is not reported`() throws {
    // A device would settle it: lift a row, move it away and back, let go of it.
    let start = try scene.grip(1)
    let finger = try scene.lift(1)
    finger.move(to: CGPoint(x: start.x, y: start.y + 60))
    finger.move(to: start)
    finger.lift()
    AnimationClock.shared.settle()
    #expect(list.takeCalls() == ["target 0-1 0-2", "target 0-1 0-1"])
    scene.expectAgreement(with: list)
    scene.window.tap(at: try scene.grip(1))
    AnimationClock.shared.settle()
    #expect(list.takeCalls() == [])
    scene.expectAgreement(with: list)
  }

  @Test func `a touch that is taken away puts all back`() throws {
    let start = try scene.grip(0)
    let finger = try scene.lift(0)
    finger.move(to: CGPoint(x: start.x, y: start.y + 100))
    finger.hold(for: 0.1)
    finger.cancel()
    AnimationClock.shared.settle()
    #expect(list.takeCalls().filter { $0.hasPrefix("move") }.isEmpty)
    #expect(list.sections == [["a", "b", "c", "d", "e"]])
    scene.expectAgreement(with: list)
    try scene.move(0, by: 44)
    #expect(list.sections == [["b", "a", "c", "d", "e"]], "the next one is as usual")
  }

  @Test func `a touch on a grip neither selects nor scrolls`() throws {
    scene.table.allowsSelectionDuringEditing = true
    list.sections[0] += (0..<30).map { "\($0)" }
    scene.table.reloadData()
    scene.layOut()
    try scene.move(3, by: -60)
    #expect(scene.table.contentOffset.y == 0 && scene.table.indexPathForSelectedRow == nil)
    #expect(!list.calls.contains { $0.hasPrefix("select") })
  }

  @Test func `the selection goes with its rows`() throws {
    scene.table.allowsMultipleSelection = true
    for row in [0, 3] {
      scene.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    try scene.move(0, by: 88)
    #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [2, 3])
    #expect(scene.table.visibleCells.map(\.isSelected) == [false, false, true, true, false])
    try scene.move(4, by: -176)
    #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [3, 4])
  }

  // MARK: Targets

  @Test func `the gap opens where the delegate says, wherever the finger is`() throws {
    list.target = { _, _ in IndexPath(row: 4, section: 0) }
    let start = try scene.grip(1)
    let finger = try scene.lift(1)
    finger.move(to: CGPoint(x: start.x, y: start.y - 44))
    #expect(
      ["c", "d", "e"].map { text in scene.table.visibleCells.first { $0.textLabel?.text == text }?.frame.minY } == [
        44, 88, 132,
      ])
    finger.lift()
    #expect(list.takeCalls() == ["target 0-1 0-0", "move 0-1 0-4"])
    AnimationClock.shared.settle()
    scene.expectAgreement(with: list)
  }

  @Test func `a delegate that answers with the row's own place keeps it there`() throws {
    list.target = { source, _ in source }
    try scene.move(1, by: 100)
    #expect(list.takeCalls().filter { $0.hasPrefix("move") }.isEmpty)
    scene.expectAgreement(with: list)
  }

  // MARK: Data sources without the methods

  private final class OnlyMoves: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.showsReorderControl = true
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  private final class Nothing: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.showsReorderControl = true
      return cell
    }
  }

  @Test func `where nothing is said of it, cells that show a grip can be moved`() throws {
    let source = OnlyMoves()
    scene.show(source)
    try scene.move(0, by: 44)
    #expect(source.rows == ["b", "a", "c"] && scene.shownTexts == ["b", "a", "c"])
  }

  @Test func `where nothing moves them, a row goes back, and none has a grip any more`() throws {
    let source = Nothing()
    scene.show(source)
    let cells = scene.table.visibleCells
    try scene.move(0, by: 44)
    #expect(scene.table.visibleCells == cells)
    #expect(cells.allSatisfy { $0.reorderGlyph == nil && $0.alpha == 1 })
    #expect(cells.map(\.frame.minY) == [0, 44, 88])
  }
}
