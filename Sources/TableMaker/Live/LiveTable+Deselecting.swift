import UIKit

extension LiveTable {
  /// Returns the way to handle a row's selection after a tap.
  func deselection(at indexPath: IndexPath) -> Deselection {
    snapshot.rows(of: indexPath.section, with: indexPath.row)?.section.settings.deselection
      ?? settings.deselection ?? .afterTap
  }

  func deselectAll(animated: Bool = true) {
    whenFree { owner in
      guard let tableView = owner.tableView else { return }
      owner.appearance.forget(.selection)
      owner.hiddenSelection.forget(marked: tableView.marksRows)
      for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
      owner.noteSelection()
    }
  }

  /// Deselects the selected row whenever the table view returns to the screen, if the chain has the step.
  func watchReturn(of tableView: UITableView) {
    guard settings.deselection == .onReturn || groups.contains(where: { $0.settings.deselection == .onReturn }),
      returnWatcher == nil
    else { return }
    returnWatcher = ReturnWatcher(in: tableView) { [weak self] in self?.deselectOnReturn() }
  }

  func stopWatchingReturn() {
    returnWatcher?.removeFromSuperview()
    returnWatcher = nil
  }

  fileprivate func deselectOnReturn() {
    guard let tableView, !tableView.allowsSeveralRows, !tableView.isEditing, !selection.isEmpty,
      (tableView.indexPathsForSelectedRows ?? []).allSatisfy({ deselection(at: $0) == .onReturn })
    else { return }
    let selected = selection
    tableView.alongsideTransition { [weak self] in
      self?.deselectAll()
    } undo: { [weak self] in
      if let self, selection.isEmpty { selection = selected }
    }
  }
}
