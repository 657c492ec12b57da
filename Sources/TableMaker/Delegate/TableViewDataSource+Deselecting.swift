import UIKit

extension TableViewDataSource {
  /// Deselects all items, those that no row shows included, without calling any closure.
  ///
  /// In a controller's `viewWillAppear(_:)` it does what `clearsSelectionOnViewWillAppear` does in a `UITableViewController`; the step
  /// `deselects(.onReturn)` does that by itself.
  /// - Parameter animated: Whether the rows fade.
  public func deselectAll(animated: Bool = true) {
    whenFree { owner in
      guard let tableView = owner.tableView else { return }
      owner.hiddenSelection.forget(marked: tableView.marksRows)
      for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }
  }

  /// Deselects the selected row whenever the table comes back on screen, if the chain says so.
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
