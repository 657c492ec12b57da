import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A table as a user who edits its rows sees it.
@MainActor final class EditingStage {
  let stage = Stage()
  let list = ItemList(notes(4))
  var log: Log { stage.log }

  /// The start of a section of notes, 44 points high each.
  var section: ReadySection<NoteCell, Note, ItemList<Note>> {
    stage.chain.height(44).section("notes").cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.textLabel?.text = note.text }
  }

  func edit(_ isEditing: Bool = true) {
    stage.dataSource?.setEditing(isEditing, animated: false)
    stage.window.layOut()
  }

  /// The control of each row on screen in editing mode, and “indented” if its content makes room; `nil` for neither.
  var controls: [String?] {
    stage.tableView.visibleCells.map { cell in
      guard cell.isEditing else { return cell.contentView.frame.minX == 0 ? nil : "moved" }
      let names: [UITableViewCell.EditingStyle: String] = [.none: "none", .delete: "delete", .insert: "insert"]
      let style = names[cell.editingStyle] ?? "unknown"
      return cell.contentView.frame.minX > 0 ? style + ", indented" : style
    }
  }

  /// Taps the control of a row.
  func tapControl(_ row: Int) {
    stage.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.tap(at: CGPoint(x: 22, y: 22))
    settleAnimations()
    stage.window.layOut()
  }

  /// Taps the button that asks whether a row is to be deleted.
  func confirm(_ row: Int) {
    guard let cell = stage.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    cell.tap(at: CGPoint(x: cell.bounds.maxX - 22, y: 22))
    settleAnimations()
    stage.window.layOut()
  }

  /// The title of the button that asks whether a row is to be deleted; nil where none is shown.
  func confirmation(_ row: Int) -> String? {
    let cell = stage.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    func title(in view: UIView) -> String? {
      for view in view.subviews {
        if let button = view as? UIControl, let label = button.subviews.lazy.compactMap({ $0 as? UILabel }).first {
          return label.text
        }
        if let title = title(in: view) { return title }
      }
      return nil
    }
    return cell.flatMap { $0.showingDeleteConfirmation ? title(in: $0) : nil }
  }

  /// The answers that the table gets for each row, asked while it is edited, or not: whether it can be edited, and its control.
  func answers(whileEditing isEditing: Bool) -> [String] {
    edit(isEditing)
    guard let dataSource = stage.dataSource else { return [] }
    return (0..<stage.tableView.numberOfRows(inSection: 0)).map { row in
      let path = IndexPath(row: row, section: 0)
      let canEdit = dataSource.tableView(stage.tableView, canEditRowAt: path)
      let style = dataSource.delegate.tableView(stage.tableView, editingStyleForRowAt: path)
      let numbers: [UITableViewCell.EditingStyle: Int] = [.none: 0, .delete: 1, .insert: 2]
      return "\(canEdit ? "edited" : "fixed") \(numbers[style] ?? -1)"
    }
  }

  func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }
}
