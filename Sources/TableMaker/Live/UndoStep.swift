import TableMakerDiffing
import UIKit

/// A user's edit that an undo manager can undo and redo.
///
/// The undo manager's action holds the step, and the step holds the lists. Undoing edits the lists even if the table
/// view no longer exists.
@MainActor final class UndoStep {
  private let lists: [any RevertibleList]
  private let change: ListsChange
  private let name: String
  /// The rows that were selected before the change.
  private let selection: RecordedSelection
  private weak var owner: LiveTable?

  private init(
    _ change: ListsChange, of lists: [any RevertibleList], _ name: String, selection: RecordedSelection,
    owner: LiveTable?
  ) {
    (self.lists, self.change, self.name, self.selection, self.owner) = (lists, change, name, selection, owner)
  }

  /// Changes lists, and registers an action that undoes the change.
  static func perform<Answer>(
    _ name: String, in lists: [any RevertibleList], for manager: UndoManager, owner: LiveTable?,
    _ body: () throws -> Answer
  ) rethrows -> Answer {
    let selection = RecordedSelection(of: owner)
    let recorded = RecordedLists(lists)
    // Changes before a thrown error also count.
    defer {
      if let change = recorded.change() {
        UndoStep(change, of: lists, name, selection: selection, owner: owner).register(with: manager)
      }
    }
    return try body()
  }

  private func register(with manager: UndoManager) {
    guard manager.isUndoRegistrationEnabled else { return }
    // Without an explicit group, an undo manager that doesn't group by event would raise an exception.
    let isAlone =
      !manager.groupsByEvent && manager.groupingLevel == 0 && !manager.isUndoing && !manager.isRedoing
    if isAlone { manager.beginUndoGrouping() }
    defer { if isAlone { manager.endUndoGrouping() } }
    // An undo manager doesn't hold its targets, so the action holds the step.
    manager.registerUndo(withTarget: self) { [weak manager, self] _ in if let manager { revert(with: manager) } }
    manager.setActionName(name)
  }

  /// Undoes the change, and registers an action that redoes it.
  private func revert(with manager: UndoManager) {
    let isWhole = OpenUndoSteps.performing {
      UndoStep.perform(name, in: lists, for: manager, owner: owner) { change.revert() }
    }
    guard let owner else { return }
    if !isWhole { owner.reportNotUndone(name) }
    owner.select(returning: selection)
  }
}

/// The selected items before a change, by identity.
struct RecordedSelection {
  let identifiers: IdentitySet<AnyHashable>
  /// A Boolean value that indicates whether the user selected the items by their marks in editing mode, which is a
  /// separate selection.
  let isMarked: Bool

  @MainActor fileprivate init(of owner: LiveTable?) {
    identifiers = owner?.selectedIdentifiers ?? IdentitySet()
    isMarked = owner?.tableView?.marksRows ?? false
  }
}
