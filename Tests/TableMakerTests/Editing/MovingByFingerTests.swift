import TableMaker
import TestSupport
import Testing
import UIKit

/// Rows that the user moves by their reorder controls, through the window.
@MainActor @Suite struct MovingByFingerTests {
  private let editing = EditingStage()
  private var stage: Stage { editing.stage }
  private let others = ItemList([Note(10, "x"), Note(11, "y")])

  /// Shows two sections with adapters that set different texts.
  private func show() {
    stage.show(
      stage.chain.height(44)
        .section("notes").cell(NoteCell.self).data(editing.list)
        .adapter { cell, note, index in cell.textLabel?.text = "note \(note.id)" }
        .accessories { _, _ in .checkmark }.movable()
        .section("others").cell(NoteCell.self).data(others)
        .adapter { cell, note, index in cell.textLabel?.text = "other \(note.id)" }
        .accessories { _, _ in .none }.movable().make())
    editing.edit()
  }

  /// Drags a row by its reorder control, in points.
  private func drag(_ row: Int, _ section: Int = 0, by way: CGFloat) {
    guard let cell = stage.tableView.cellForRow(at: IndexPath(row: row, section: section)) else { return }
    let start = CGPoint(x: cell.bounds.maxX - 22, y: 22)
    cell.drag(from: start, to: CGPoint(x: start.x, y: start.y + way))
    settleAnimations()
  }

  @Test func `a row that comes to another section shows what that section says of it`() async {
    show()
    drag(3, by: 60)
    await editing.settle()
    #expect(editing.list.items.map(\.id) == [0, 1, 2] && others.items.map(\.id) == [10, 3, 11])
    #expect(stage.texts == ["note 0", "note 1", "note 2", "other 10", "other 3", "other 11"])
    editing.edit(false)
    #expect(
      stage.tableView.visibleCells.map { $0.accessoryType == .checkmark } == [true, true, true, false, false, false])
    editing.edit()
    drag(0, 1, by: -100)
    await editing.settle()
    #expect(stage.texts == ["note 0", "note 10", "note 1", "note 2", "other 3", "other 11"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a row that comes to another section, and is changed in the same turn, shows both`() async {
    show()
    drag(3, by: 60)
    others.items[1].text = "changed"
    editing.list.items.remove(at: 0)
    await editing.settle()
    #expect(stage.texts == ["note 1", "note 2", "other 10", "other 3", "other 11"])
    #expect(stage.log.messages.isEmpty)
  }

  /// Shows two sections with different editing controls.
  private func showOtherControls() {
    stage.show(
      stage.chain.height(44)
        .section("notes").cell(NoteCell.self).data(editing.list)
        .adapter { cell, note, _ in cell.textLabel?.text = "note \(note.id)" }
        .movable().editable(.whileEditing).editingStyles { _, _ in .insert }.onInsert { _, _ in }
        .section("others").cell(NoteCell.self).data(others)
        .adapter { cell, note, _ in cell.textLabel?.text = "other \(note.id)" }
        .movable().editable(.always).onDelete { _, _ in }.make())
    editing.edit()
  }

  private var styles: [UITableViewCell.EditingStyle] { stage.tableView.visibleCells.map(\.editingStyle) }

  @Test func `a row that comes to a section of other controls has that section's, and its own again when it goes back`()
    async
  {
    showOtherControls()
    #expect(styles == [.insert, .insert, .insert, .insert, .delete, .delete])
    drag(3, by: 60)
    await editing.settle()
    #expect(stage.texts == ["note 0", "note 1", "note 2", "other 10", "other 3", "other 11"])
    #expect(styles == [.insert, .insert, .insert, .delete, .delete, .delete])
    drag(1, 1, by: -100)
    await editing.settle()
    #expect(stage.texts == ["note 0", "note 1", "note 3", "note 2", "other 10", "other 11"])
    #expect(styles == [.insert, .insert, .insert, .insert, .delete, .delete])
    #expect(stage.log.messages.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a row that comes to a section of other controls may move on at once in a group of the app's`(
    isMoved: Bool
  ) async {
    showOtherControls()
    drag(3, by: 60)
    // The table hasn't exchanged its cell yet, so a reload with other changes in this group would crash the app.
    stage.tableView.performBatchUpdates {
      stage.dataSource?.batch {
        if isMoved { others.move(from: 1, to: 2) } else { editing.list.items.remove(at: 0) }
      }
    }
    await editing.settle()
    settleAnimations()
    #expect(
      stage.texts
        == (isMoved
          ? ["note 0", "note 1", "note 2", "other 10", "other 11", "other 3"]
          : ["note 1", "note 2", "other 10", "other 3", "other 11"]))
    #expect(styles == (isMoved ? [.insert, .insert, .insert] : [.insert, .insert]) + [.delete, .delete, .delete])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a row that is let go of while its section goes is shown by a reload at once, whatever comes then`()
    async throws
  {
    show()
    let cell = try #require(stage.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
    let finger = TestFinger(on: stage.window)
    let start = cell.convert(CGPoint(x: cell.bounds.maxX - 22, y: 22), to: nil)
    finger.press(at: start)
    finger.move(to: CGPoint(x: start.x, y: start.y - 20))
    finger.move(to: CGPoint(x: start.x, y: start.y - 100))
    finger.hold(for: 0.5)
    stage.dataSource?.section("others").remove()
    finger.lift()
    // A table that is asked now counts its rows.
    stage.tableView.performBatchUpdates(nil)
    stage.window.layOut()
    await editing.settle()
    #expect(stage.rowCounts == [4] && editing.list.items.map(\.id) == [0, 1, 2, 3])
    #expect(others.items.map(\.id) == [10, 11] && stage.log.messages.isEmpty)
  }
}
