public import UIKit

// Editing mode belongs to the table view. Rows that depend on it are inserted and deleted with it.
extension TableViewDataSource {
  /// Sets the table view's editing mode, and inserts or deletes the rows that depend on it.
  ///
  /// The table view's own `setEditing(_:animated:)` is similar, but doesn't notify TableMaker, so rows of `addItemRow`
  /// that depend on the mode follow later.
  /// - Parameters:
  ///   - editing: A Boolean value that indicates whether the table view is in editing mode.
  ///   - animated: A Boolean value that indicates whether to animate the controls and rows.
  public func setEditing(_ editing: Bool, animated: Bool) {
    whenFree { owner in
      guard let tableView = owner.ownTable() else { return }
      tableView.setEditing(editing, animated: animated)
      if !editing { owner.hiddenSelection.forget(marked: true) }
      guard owner.groups.contains(where: { $0.lacksAddItemRow(whileEditing: editing) }) else { return }
      owner.requestUpdate(animated ? [] : .quiet)
      owner.showChanges()
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
  private func editing(at indexPath: IndexPath) -> RowEditing? {
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
  private func followEditing(of tableView: UITableView) {
    guard groups.contains(where: { $0.lacksAddItemRow(whileEditing: tableView.isEditingRows) }) else { return }
    requestUpdate()
    showChangesLater()
  }
}

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns whether a row can be edited, by a swipe or in editing mode.
  ///
  /// A row that adds an item can be edited. For any other row, the section's steps decide, and otherwise the app's
  /// delegate. While the user selects rows, each row with an item has a selection mark, whatever the steps say: UIKit
  /// shows none in a row that can't be edited (assumed). Only the app's own data source overrides that.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if capabilities.contains(.commit) { followEditing(of: tableView) }
    heightEngine.marksMayHaveChanged(in: tableView)
    let (rows, editing) = (rows(at: indexPath), editing(at: indexPath))
    return canEdit(rows, at: indexPath.row, editing, in: tableView, forwarding: indexPath)
  }

  /// Returns a row's control in editing mode, and whether a swipe deletes it: an insertion control for a row that adds
  /// an item.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    if let addItemRow = addItemRow(at: indexPath) { return addItemRow.isShown(whileEditing: true) ? .insert : .none }
    if let editing = editing(at: indexPath) { return editing.style(whileEditing: tableView.isEditingRows) }
    guard settings.forwardee != nil else { return .none }
    return forwardedEditingStyle(tableView, indexPath) ?? (forwardeeOnlyMoves ? .none : .delete)
  }

  /// Returns a Boolean value that indicates whether a row's content is indented for its control or selection mark.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    let (rows, editing) = (rows(at: indexPath), editing(at: indexPath))
    return indents(rows, at: indexPath.row, editing, in: tableView, forwarding: indexPath)
  }

  /// Performs the action of a row's control according to the section's steps, or otherwise by the app's data source.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard let rows = rows(at: indexPath) else { return reportUnknown(indexPath) }
    if rows.isAddItemRow(indexPath.row) {
      guard editingStyle == .insert else { return }
      return running(.commit) { addItem(in: rows.section) }
    }
    guard editing(rows, at: indexPath.row) != nil else { return forwardCommit(tableView, editingStyle, indexPath) }
    running(.commit) {
      byHand(editingStyle == .insert ? .insertion : .deletion) {
        rows.items.commit(editingStyle, at: indexPath.row) { deal(with: $0, from: $1, in: rows.section.settings) }
      }
    }
    // The update is immediate, because UIKit would first close a row that still exists.
    showChanges()
  }

  /// Returns the title of the button that deletes a row, or `nil` for the system's title.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    if capabilities.contains(.titleForDeleteConfirmationButtonForRowAt), let rows = rows(at: indexPath),
      editing(rows, at: indexPath.row) != nil
    {
      return calls.asking(.deleteTitles) { rows.items.deleteTitle(at: indexPath.row) }
    }
    let ask: ((UITableView, IndexPath) -> String?)? = appDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    func answer() -> String? {
      running(.titleForDeleteConfirmationButtonForRowAt) { ask.flatMap { $0(tableView, indexPath) } }
    }
    // The chain provides the titles of other rows.
    guard capabilities.contains(.titleForDeleteConfirmationButtonForRowAt) else { return answer() }
    return handingOn(from: tableView, answer)
  }
}
