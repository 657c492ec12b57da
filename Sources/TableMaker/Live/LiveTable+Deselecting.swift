import UIKit

extension LiveTable {
  func deselectAll(animated: Bool = true) {
    whenFree { owner in
      guard let tableView = owner.tableView else { return }
      owner.hiddenSelection.forget(marked: tableView.marksRows)
      for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }
  }

  /// Deselects the selected row whenever the table view returns to the screen, if the chain has the step.
  func watchReturn(of tableView: UITableView) {
    guard settings.deselection == .onReturn else { return }
    returnWatcher = ReturnWatcher(in: tableView) { [weak self] in self?.deselectOnReturn() }
  }

  func stopWatchingReturn() {
    returnWatcher?.removeFromSuperview()
    returnWatcher = nil
  }

  fileprivate func deselectOnReturn() {
    guard let tableView, !tableView.allowsSeveralRows, !tableView.isEditing, !selection.isEmpty else { return }
    let selected = selection
    tableView.alongsideTransition { [weak self] in
      self?.deselectAll()
    } undo: { [weak self] in
      if let self, selection.isEmpty { selection = selected }
    }
  }
}
