public import UIKit

// Editing begins and ends at the table; rows that depend on it come and go with it.
extension TableViewDataSource {
  /// Begins or ends editing the table, and shows the rows that are there while it is edited, or unless it is.
  ///
  /// The table's own `setEditing(_:animated:)` does nearly the same; but no one is told of it, so rows that `addRow` shows by
  /// state follow later.
  /// - Parameters:
  ///   - editing: Whether the table is edited.
  ///   - animated: Whether controls and rows come and go with animation.
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard let tableView else { return }
    tableView.setEditing(editing, animated: animated)
    guard groups.contains(where: { $0.lacksAddRow(whileEditing: editing) }) else { return }
    updates.request()
    if !animated { updates.isQuiet = true }
    showChanges()
  }

  /// Whether a row shows a control while the table is edited: one that adds an item, and what the app's delegate decides.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard capabilities.contains(.editing) else {
      let ask: ((UITableView, IndexPath) -> Bool)? = neutralDataSource.tableView(_:canEditRowAt:)
      return ask?(tableView, indexPath) ?? true
    }
    followEditing(of: tableView)
    return addRow(at: indexPath) != nil || settings.forwardee != nil
  }

  /// The control that a row shows while the table is edited: a green plus for one that adds an item.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    let ask: ((UITableView, IndexPath) -> UITableViewCell.EditingStyle)? = next.tableView(_:editingStyleForRowAt:)
    guard capabilities.contains(.editing) else { return ask?(tableView, indexPath) ?? .delete }
    guard let addRow = addRow(at: indexPath) else {
      return settings.forwardee == nil ? .none : ask?(tableView, indexPath) ?? .none
    }
    return addRow.isShown(whileEditing: true) ? .insert : .none
  }

  /// Whether a row's content makes room for its control.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    let ask: ((UITableView, IndexPath) -> Bool)? = next.tableView(_:shouldIndentWhileEditingRowAt:)
    guard capabilities.contains(.editing), addRow(at: indexPath) != nil else {
      return ask?(tableView, indexPath) ?? true
    }
    return true
  }

  /// Does what a tapped green plus is for.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard capabilities.contains(.editing) else {
      let tell: ((UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void)? =
        neutralDataSource.tableView(_:commit:forRowAt:)
      tell?(tableView, editingStyle, indexPath)
      return
    }
    guard editingStyle == .insert, addRow(at: indexPath) != nil else { return }
    calling { addItem(in: snapshot.sections[indexPath.section].section) }
  }

  /// The step that made a row, if it is one that adds an item.
  private func addRow(at indexPath: IndexPath) -> AddRow? {
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row), rows.isAddRow(indexPath.row) else {
      return nil
    }
    return rows.section.settings.addRow
  }

  /// Notices that the app has begun editing at the table itself.
  private func followEditing(of tableView: UITableView) {
    guard !updates.isPending, groups.contains(where: { $0.lacksAddRow(whileEditing: tableView.isEditing) }) else {
      return
    }
    updates.request()
    showChangesLater()
  }
}
