import TableMakerDiffing
import UIKit

extension TableViewDataSource {
  /// Makes changes that the user can undo as one: to the lists of ours that the table shows.
  ///
  /// For what the table does not know to be done by hand: a swipe action's handler, a menu's, a toolbar's button that deletes the
  /// chosen rows. What `onDelete`, `onInsert`, `onAddRow` and `onMove` change is recorded without it, where the chain says `undo`.
  ///
  /// ```swift
  /// dataSource.performUndoable("Pack") {
  ///   owner.toPack.remove(item)
  ///   owner.packed.append(item)
  /// }
  /// ```
  ///
  /// Each list is compared with what it was before: nothing is registered if all are as they were. What is changed after `changes` has
  /// returned, and what is no list of ours, is for the app to register with the same manager; in the same turn it is undone in one step
  /// with this. Undoing changes the lists, and the table follows as it follows each change: what has happened to them meanwhile stays.
  /// The manager is the one that the chain's `undo` names, else the table's own; without one the changes are made, and not recorded.
  /// - Parameters:
  ///   - actionName: What a menu calls it: “Pack”, for “Undo Pack”. Empty for no name.
  ///   - changes: Changes the lists. Called at once.
  /// - Complexity: O(n) in the items of lists that are changed, hashing each; O(1) for the others.
  @discardableResult public func performUndoable<Answer>(_ actionName: String = "", _ changes: () throws -> Answer)
    rethrows -> Answer
  {
    guard !isRecordingUndo, let manager = settings.undoManager ?? tableView?.undoManager else { return try changes() }
    return try OpenUndoSteps.performing {
      isRecordingUndo = true
      defer { isRecordingUndo = false }
      let lists = groups.flatMap { $0.content.revertibleLists } + listsOfDrop
      return try UndoStep.perform(actionName, in: lists, for: manager, owner: self, changes)
    }
  }

  /// Does what a hand has asked for, to be undone if the chain says so.
  func byHand(_ name: InterfaceText, _ body: () -> Void) {
    if settings.undo != nil { performUndoable(name.text, body) } else { body() }
  }

  /// Selects rows again that have come back, unless the user has chosen another one where only one can be.
  func select(returning identifiers: IdentitySet<AnyHashable>) {
    guard !identifiers.isEmpty else { return }
    let missing = reading {
      snapshot.sections.reduce(into: identifiers) { missing, rows in
        for row in rows.rows(of: missing) { rows.identifier(at: row).map { _ = missing.remove($0) } }
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
    reporter.report(.notUndone(name, at: settings.undo ?? place))
  }
}
