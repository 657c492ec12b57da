import TableMakerDiffing
import UIKit

/// One change by hand that an undo manager can take back, and do again.
///
/// The manager's action holds it, and it the lists: what is undone is undone in them, also when the table has gone.
@MainActor final class UndoStep {
  private let lists: [any RevertibleList]
  private let change: ListsChange
  private let name: String
  /// The rows that were selected before the change, by identity.
  private let selection: IdentitySet<AnyHashable>
  private weak var owner: TableViewDataSource?

  private init(
    _ change: ListsChange, of lists: [any RevertibleList], _ name: String, selection: IdentitySet<AnyHashable>,
    owner: TableViewDataSource?
  ) {
    (self.lists, self.change, self.name, self.selection, self.owner) = (lists, change, name, selection, owner)
  }

  /// Makes a change of lists, and registers what takes it back.
  static func perform<Answer>(
    _ name: String, in lists: [any RevertibleList], for manager: UndoManager, owner: TableViewDataSource?,
    _ body: () throws -> Answer
  ) rethrows -> Answer {
    let selection = owner?.selectedIdentifiers ?? IdentitySet()
    let recorded = RecordedLists(lists)
    // What was done before an error was thrown is done.
    defer {
      if let change = recorded.change() {
        UndoStep(change, of: lists, name, selection: selection, owner: owner).register(with: manager)
      }
    }
    return try body()
  }

  private func register(with manager: UndoManager) {
    guard manager.isUndoRegistrationEnabled else { return }
    // Else a manager that the app has open its groups itself would raise an exception.
    let isAlone =
      !manager.groupsByEvent && manager.groupingLevel == 0 && !manager.isUndoing && !manager.isRedoing
    if isAlone { manager.beginUndoGrouping() }
    defer { if isAlone { manager.endUndoGrouping() } }
    // A manager does not hold its targets: the action does.
    manager.registerUndo(withTarget: self) { [weak manager, self] _ in if let manager { revert(with: manager) } }
    manager.setActionName(name)
  }

  /// Takes the change back, and registers what does it again.
  private func revert(with manager: UndoManager) {
    let isWhole = OpenUndoSteps.performing {
      UndoStep.perform(name, in: lists, for: manager, owner: owner) { change.revert() }
    }
    guard let owner else { return }
    if !isWhole { owner.reportNotUndone(name) }
    owner.select(returning: selection)
  }
}
