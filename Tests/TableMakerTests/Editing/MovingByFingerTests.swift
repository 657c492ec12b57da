import TableMaker
import TestSupport
import Testing
import UIKit

/// Rows that a finger moves by their grips, through the window.
@MainActor @Suite struct MovingByFingerTests {
  private let editing = EditingStage()
  private var stage: Stage { editing.stage }
  private let others = ItemList([Note(10, "x"), Note(11, "y")])

  /// Two sections whose adapters say differently what they show.
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

  /// Drags a row by its grip, in points.
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

  @Test func `a row that comes to a section of other controls has that section's, and its own again when it goes back`()
    async
  {
    stage.show(
      stage.chain.height(44)
        .section("notes").cell(NoteCell.self).data(editing.list)
        .adapter { cell, note, _ in cell.textLabel?.text = "note \(note.id)" }
        .movable().editable(.whileEditing).editingStyles { _, _ in .insert }.onInsert { _, _ in }
        .section("others").cell(NoteCell.self).data(others)
        .adapter { cell, note, _ in cell.textLabel?.text = "other \(note.id)" }
        .movable().editable(.always).onDelete { _, _ in }.make())
    editing.edit()
    func styles() -> [UITableViewCell.EditingStyle] { stage.tableView.visibleCells.map(\.editingStyle) }
    #expect(styles() == [.insert, .insert, .insert, .insert, .delete, .delete])
    drag(3, by: 60)
    await editing.settle()
    #expect(stage.texts == ["note 0", "note 1", "note 2", "other 10", "other 3", "other 11"])
    #expect(styles() == [.insert, .insert, .insert, .delete, .delete, .delete])
    drag(1, 1, by: -100)
    await editing.settle()
    #expect(stage.texts == ["note 0", "note 1", "note 3", "note 2", "other 10", "other 11"])
    #expect(styles() == [.insert, .insert, .insert, .insert, .delete, .delete])
    #expect(stage.log.messages.isEmpty)
  }
}
