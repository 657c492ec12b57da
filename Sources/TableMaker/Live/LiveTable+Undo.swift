import TableMakerDiffing
import UIKit

extension LiveTable {
  @discardableResult func performUndoable<Answer>(_ actionName: String = "", _ changes: () throws -> Answer)
    rethrows -> Answer
  {
    guard !isRecordingUndo, let manager = settings.undoManager ?? tableView?.undoManager else { return try changes() }
    return try OpenUndoSteps.performing {
      isRecordingUndo = true
      defer { isRecordingUndo = false }
      let lists = groups.flatMap { $0.content.source.revertibleLists } + listsOfDrop
      return try UndoStep.perform(actionName, in: lists, for: manager, owner: self, changes)
    }
  }

  /// Performs a user's edit, which can be undone if the chain has the step `undoable`.
  func asUserEdit(_ name: InterfaceText, _ body: () -> Void) {
    if settings.undoable != nil { performUndoable(name.text, body) } else { body() }
  }

  /// Selects restored rows again when the table view shows them, unless the mode has changed, or only one row can be
  /// selected and the user has selected another one.
  func select(returning recorded: RecordedSelection) {
    guard !recorded.identifiers.isEmpty else { return }
    let missing = calls.reading {
      snapshot.sections.reduce(into: recorded.identifiers) { missing, rows in
        for row in rows.items.rows(of: missing) { rows.items.identifier(at: row).map { _ = missing.remove($0) } }
      }
    }
    guard !missing.isEmpty else { return }
    // In the next turn, because the undo manager isn't done until then, and an update calls `onUpdate`.
    postpone { owner in
      guard let tableView = owner.ownTable(), tableView.marksRows == recorded.isMarked else { return }
      var selected = owner.selectedIdentifiers
      guard selected.isEmpty || tableView.allowsSeveralRows else { return }
      selected.formUnion(missing)
      owner.select(selected)
    }
  }

  func reportNotUndone(_ name: String) {
    reporter.report(.undoFailed(name, at: settings.undoable ?? location))
  }
}
