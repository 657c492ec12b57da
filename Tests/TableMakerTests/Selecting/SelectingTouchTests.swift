import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The touches that begin to select rows: a pan with two of them, and one that stays.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct SelectingTouchTests {
  private let selecting = SelectingStage()
  private var stage: Stage { selecting.stage }
  private var table: UITableView { selecting.table }

  private func middle(_ row: Int) -> CGFloat { CGFloat(row) * 44 + 22 }

  /// Pans with two touches over rows.
  private func pan(_ rows: Int...) {
    let fingers = [TestFinger(on: stage.window), TestFinger(on: stage.window)]
    func points(_ y: CGFloat) -> [CGPoint] { [CGPoint(x: 200, y: y), CGPoint(x: 250, y: y)] }
    TestFinger.press(fingers, at: points(middle(rows[0])))
    TestFinger.move(fingers, to: points(middle(rows[0]) + 12))
    for row in rows.dropFirst() { TestFinger.move(fingers, to: points(middle(row))) }
    TestFinger.lift(fingers)
    settleAnimations()
    stage.window.layOut()
  }

  /// Touches a row and holds it.
  private func hold(_ row: Int, for duration: TimeInterval = 0.7) {
    let finger = TestFinger(on: stage.window)
    finger.press(at: CGPoint(x: 200, y: middle(row)))
    finger.hold(for: duration)
    finger.lift()
    settleAnimations()
    stage.window.layOut()
  }

  @Test func `a pan with two touches begins in any row, and the app hears of each row`() {
    selecting.show { $0 }
    pan(1, 3)
    #expect(selecting.dataSource.isEditing && selecting.selected == [1, 2, 3])
    #expect(selecting.takeLines() == ["on 1", "on 1 2", "on 1 2 3"])
    pan(2, 4)
    #expect(selecting.selected == [1])
  }

  @Test func `a step can prevent the pan for a row, and the row that adds an item begins none`() {
    selecting.show {
      $0.shouldBeginMultipleSelection { note, _ in note.id > 1 }.addItemRow(PlainCell.self) { _ in }.onAddItem {}
    }
    pan(1, 3)
    #expect(!selecting.dataSource.isEditing && selecting.selected == [])
    pan(6, 3)
    #expect(!selecting.dataSource.isEditing && selecting.selected == [])
    pan(2, 3)
    #expect(selecting.dataSource.isEditing && selecting.selected == [2, 3])
  }

  @Test func `swipe actions are back when the mode ends`() {
    selecting.show {
      $0.trailingActions { _, _ in UIContextualAction(style: .normal, title: "x") { _, _, _ in } }
    }
    for _ in 0..<2 {
      selecting.edit()
      selecting.edit(false)
      let cell = table.visibleCells[1]
      cell.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 180, y: 22))
      settleAnimations()
      #expect(cell.bounds.minX > 50)
      #expect(table.isEditing && !selecting.dataSource.isEditing)
    }
    #expect(selecting.takeLines() == ["on ", "off ", "on ", "off "])
  }

  @Test func `touching and holding a row begins the mode and selects the row, if the step says so`() {
    let log = stage.log
    stage.show(
      selecting.section(after: selecting.chain(beginsOnLongPress: true))
        .onSelect { note, _ in log.add("select \(note.id)") }.shouldSelect { note, _ in note.id != 4 }.make())
    hold(4)
    hold(2, for: 0.1)
    #expect(!selecting.dataSource.isEditing && selecting.takeLines().filter { $0 != "select 2" } == [])
    hold(2)
    #expect(selecting.dataSource.isEditing && selecting.selected == [2])
    #expect(selecting.takeLines() == ["on ", "on 2"])
    selecting.tap(3)
    #expect(selecting.selected == [2, 3])
    selecting.edit(false)
    hold(0)
    #expect(selecting.selected == [0])
  }

  @Test func `without the argument, holding a row has no effect`() {
    selecting.show { $0 }
    hold(2)
    #expect(!selecting.dataSource.isEditing && selecting.selected == [])
  }

  @Test func `a row with a menu or a drag keeps them, and a detached table view has no gesture left`() {
    let count = table.gestureRecognizers?.count ?? 0
    stage.show(
      selecting.section(after: selecting.chain(beginsOnLongPress: true)).menu { _, _ in nil }
        .section("dragged").cell(NoteCell.self).data([Note(20, "twenty")])
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.draggable()
        .section("plain").cell(NoteCell.self).data([Note(30, "thirty")])
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make())
    hold(2)
    hold(6)
    #expect(!selecting.dataSource.isEditing)
    hold(7)
    #expect(selecting.dataSource.isEditing && selecting.selected == [30])
    selecting.dataSource.detach()
    #expect((table.gestureRecognizers ?? []).filter { $0 is UILongPressGestureRecognizer }.count <= count)
    #expect(table.gestureRecognizers?.contains { $0 is SelectingPress } != true)
  }
}
