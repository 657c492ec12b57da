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

  /// Selects restored rows again, unless only one row can be selected and the user has selected another one.
  func select(returning identifiers: IdentitySet<AnyHashable>) {
    guard !identifiers.isEmpty else { return }
    let missing = calls.reading {
      snapshot.sections.reduce(into: identifiers) { missing, rows in
        for row in rows.items.rows(of: missing) { rows.items.identifier(at: row).map { _ = missing.remove($0) } }
      }
    }
    guard !missing.isEmpty else { return }
    whenFree { owner in
      guard let tableView = owner.ownTable() else { return }
      var selected = owner.selectedIdentifiers
      guard selected.isEmpty || tableView.allowsSeveralRows else { return }
      selected.formUnion(missing)
      owner.whenFree { $0.select(selected) }
    }
  }

  func reportNotUndone(_ name: String) {
    reporter.report(.undoFailed(name, at: settings.undoable ?? location))
  }
}
