import UIKit

extension LiveTable {
  func setEditing(_ editing: Bool, animated: Bool) {
    whenFree { owner in
      guard let tableView = owner.ownTable() else { return }
      tableView.setEditing(editing, animated: animated)
      if !editing { owner.hiddenSelection.forget(marked: true) }
      if owner.groups.contains(where: { $0.lacksAddItemRow(whileEditing: editing) }) {
        owner.updates.request(animated ? [] : .quiet)
        owner.updates.showChanges()
      }
      owner.noteSelection()
    }
  }

  /// Returns the step that created a row, if it's a row that adds an item.
  func addItemRow(at indexPath: IndexPath) -> AddItemRow? {
    guard let rows = rows(at: indexPath), rows.isAddItemRow(indexPath.row) else { return nil }
    return rows.section.settings.addItemRow
  }

  /// Returns the section's rows for an index path, or `nil` if the table view doesn't have the row.
  func rows(at indexPath: IndexPath) -> SectionRows? {
    snapshot.rows(of: indexPath.section, with: indexPath.row)
  }

  /// Returns the editing style and permission that the section's steps give a row, or `nil` if no step does.
  func editing(at indexPath: IndexPath) -> RowEditing? {
    rows(at: indexPath).flatMap { editing($0, at: indexPath.row) }
  }

  /// Returns the editing style and permission that the section's steps give a row, or `nil` if no step does.
  func editing(_ rows: SectionRows, at row: Int) -> RowEditing? {
    calls.asking(.editability) { rows.items.editing(at: row) }
  }

  /// Returns a Boolean value that indicates whether a row can be edited.
  ///
  /// - Parameters:
  ///   - rows: The row's section, or `nil` if the table view doesn't have the row.
  ///   - row: The row's index.
  ///   - editing: The row's editing according to the section's steps.
  ///   - tableView: The table view.
  ///   - indexPath: The row's index path for the app's delegate, or `nil` if the delegate doesn't decide.
  func canEdit(
    _ rows: SectionRows?, at row: Int, _ editing: RowEditing?, in tableView: UITableView,
    forwarding indexPath: IndexPath?
  ) -> Bool {
    let isMarked = tableView.marksRows
    // The row that adds an item has its own control, and no selection mark.
    if rows?.isAddItemRow(row) == true { return !isMarked }
    if let editing { return isMarked || editing.isAllowed(whileEditing: tableView.isEditingRows) }
    guard settings.forwardee != nil, let indexPath else { return isMarked }
    return forwardedCanEdit(tableView, indexPath) ?? (isMarked || forwardeeEdits(tableView, indexPath))
  }

  /// Returns a Boolean value that indicates whether the content of an editable row is indented for its control or
  /// selection mark.
  func indents(
    _ rows: SectionRows?, at row: Int, _ editing: RowEditing?, in tableView: UITableView,
    forwarding indexPath: IndexPath?
  ) -> Bool {
    if rows?.isAddItemRow(row) == true { return true }
    let isMarked = tableView.marksRows
    if isMarked, let indents = rows?.section.settings.editing.indents { return indents }
    if let editing { return isMarked || editing.indents }
    return indexPath.flatMap { forwardedShouldIndent(tableView, $0) } ?? (isMarked || !forwardeeOnlyMoves)
  }

  /// Returns a Boolean value that indicates whether a row has a reorder control in editing mode.
  func isMovable(
    _ rows: SectionRows?, at row: Int, in tableView: UITableView, forwarding indexPath: IndexPath?
  ) -> Bool {
    guard rows?.isAddItemRow(row) != true else { return false }
    if let rows, rows.items.takesMovedRows { return calls.asking(.movable) { rows.items.isMovable(at: row) } }
    return indexPath.map { forwardedCanMove(tableView, $0) ?? forwardeeMoves } ?? false
  }

  /// Notices that the app, or a multiple-selection gesture, has begun editing in the table view itself. An update in
  /// progress may not include it.
  func followEditing(of tableView: UITableView) {
    guard groups.contains(where: { $0.lacksAddItemRow(whileEditing: tableView.isEditingRows) }) else { return }
    updates.request()
    updates.showChangesLater()
  }
}
