import UIKit

// Selecting several rows, and the notifications of it.
extension LiveTable {
  /// Returns a Boolean value that indicates whether a tap on a row only changes the selection.
  func onlySelects(_ indexPath: IndexPath, in tableView: UITableView) -> Bool {
    guard settings.selectsWhileEditing, tableView.marksRows, let rows = rows(at: indexPath) else { return false }
    return indexPath.row < rows.itemCount
  }

  func selectAll(at location: CallSite) {
    whenFree { owner in
      owner.updates.showChanges()
      guard let tableView = owner.ownTable() else { return }
      if owner.settings.selectsWhileEditing, !tableView.isEditingRows { owner.setEditing(true, animated: true) }
      guard tableView.allowsSeveralRows else { return owner.reporter.report(.singleSelection(at: location)) }
      let selected = Set(tableView.indexPathsForSelectedRows ?? [])
      for (section, rows) in owner.snapshot.sections.enumerated() {
        for row in 0..<rows.itemCount {
          let path = IndexPath(row: row, section: section)
          guard !selected.contains(path), owner.isSelectable(row, of: rows) else { continue }
          tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        }
      }
      owner.noteSelection()
    }
  }

  /// Returns a Boolean value that indicates whether the steps let the user select a row.
  func isSelectable(_ row: Int, of rows: SectionRows) -> Bool {
    guard calls.asking(.shouldHighlight, { rows.items.answer(.shouldHighlightRowAt, at: row) }),
      calls.asking(.shouldSelect, { rows.items.answer(.willSelectRowAt, at: row) })
    else { return false }
    if case .row(row) = calls.asking(.willSelect, { rows.items.selected(insteadOf: row) }) { return true }
    return false
  }

  /// Returns the selected items of a type: those with rows, and then the others.
  func selectedItems<Item>() -> [Item] {
    let paths = (tableView?.indexPathsForSelectedRows ?? []).sorted()
    return paths.compactMap { item(at: $0) } + calls.reading { hiddenSelectedItems.compactMap { $0 as? Item } }
  }

  // MARK: Notifications

  /// Notifies the app if the selection or the mode has changed since the last time.
  func noteSelection() {
    guard settings.followsSelection else { return }
    guard !isNotifyingOfSelection else { return postpone { $0.noteSelection() } }
    whenFree { $0.notifyOfSelection() }
  }

  /// Notices that a cell has entered or left editing mode, because the app, or a multiple-selection gesture, has set the
  /// table view's mode.
  func noteEditingLater() {
    guard let tableView, let notifiedSelection, tableView.isEditingRows != notifiedSelection.isEditing else { return }
    Task { @MainActor [weak self] in self?.noteSelection() }
  }

  private func notifyOfSelection() {
    guard let notifiedSelection, let tableView = ownTable(), !updates.scheduler.isApplying else { return }
    let isEditing = tableView.isEditingRows
    if notifiedSelection.isEditing, !isEditing { hiddenSelection.forget(marked: true) }
    let present = NotifiedSelection(isEditing: isEditing, identifiers: selection)
    guard present != notifiedSelection else { return }
    self.notifiedSelection = present
    isNotifyingOfSelection = true
    updates.calling {
      for body in settings.selectionEvents { body(present.identifiers) }
    }
    isNotifyingOfSelection = false
  }
}
