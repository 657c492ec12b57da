import UIKit

extension TableViewDataSource {
  /// Deselects all items, including those without a row, without calling a closure.
  ///
  /// In a controller's `viewWillAppear(_:)`, it has the effect of `clearsSelectionOnViewWillAppear` in a
  /// `UITableViewController`. The step `deselection(.onReturn)` does this automatically.
  /// - Parameter animated: A Boolean value that indicates whether to animate the deselection.
  public func deselectAll(animated: Bool = true) {
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

  private func deselectOnReturn() {
    guard let tableView, !tableView.allowsSeveralRows, !tableView.isEditing, !selection.isEmpty else { return }
    let selected = selection
    tableView.alongsideTransition { [weak self] in
      self?.deselectAll()
    } undo: { [weak self] in
      if let self, selection.isEmpty { selection = selected }
    }
  }
}
