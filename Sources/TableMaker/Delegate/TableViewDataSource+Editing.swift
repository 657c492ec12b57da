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
    whenFree { owner in
      guard let tableView = owner.ownTable() else { return }
      tableView.setEditing(editing, animated: animated)
      if !editing { owner.hiddenSelection.forget(marked: true) }
      guard owner.groups.contains(where: { $0.lacksAddRow(whileEditing: editing) }) else { return }
      owner.requestUpdate(animated ? [] : .quiet)
      owner.showChanges()
    }
  }

  /// The step that made a row, if it is one that adds an item.
  func addRow(at indexPath: IndexPath) -> AddRow? {
    guard let rows = rows(at: indexPath), rows.isAddRow(indexPath.row) else { return nil }
    return rows.section.settings.addRow
  }

  /// The rows among which a row is; nil if the table does not have it.
  func rows(at indexPath: IndexPath) -> SectionRows? {
    snapshot.rows(of: indexPath.section, with: indexPath.row)
  }

  /// How the steps of its section have a row edited; nil if they say nothing of it.
  private func editing(at indexPath: IndexPath) -> RowEditing? {
    rows(at: indexPath).flatMap { editing($0, at: indexPath.row) }
  }

  /// How the steps of its section have a row edited; nil if they say nothing of it.
  func editing(_ rows: SectionRows, at row: Int) -> RowEditing? { asking(.editables) { rows.editing(at: row) } }

  /// Returns a Boolean value that indicates whether a row can be edited.
  ///
  /// - Parameters:
  ///   - rows: The row's section; nil if the table view doesn't have the row.
  ///   - row: The row's index.
  ///   - editing: How the section's steps have the row edited.
  ///   - tableView: The table view.
  ///   - indexPath: The row's index path for the app's delegate; nil if the delegate has no say.
  func canEdit(
    _ rows: SectionRows?, at row: Int, _ editing: RowEditing?, in tableView: UITableView,
    forwarding indexPath: IndexPath?
  ) -> Bool {
    let isMarked = tableView.marksRows
    // The row that adds an item has a control of its own, and no mark.
    if rows?.isAddRow(row) == true { return !isMarked }
    if let editing { return isMarked || editing.isAllowed(whileEditing: tableView.isEditingRows) }
    guard settings.forwardee != nil, let indexPath else { return isMarked }
    return forwardedCanEdit(tableView, indexPath) ?? (isMarked || forwardeeEdits(tableView, indexPath))
  }

  /// Returns a Boolean value that indicates whether the content of a row that can be edited makes room for its control, or for its mark.
  func indents(
    _ rows: SectionRows?, at row: Int, _ editing: RowEditing?, in tableView: UITableView,
    forwarding indexPath: IndexPath?
  ) -> Bool {
    if rows?.isAddRow(row) == true { return true }
    let isMarked = tableView.marksRows
    if isMarked, let indents = rows?.section.settings.editing.indents { return indents }
    if let editing { return isMarked || editing.indents }
    return indexPath.flatMap { forwardedShouldIndent(tableView, $0) } ?? (isMarked || !forwardeeOnlyMoves)
  }

  /// Returns a Boolean value that indicates whether a row has a reorder control while its table is edited.
  func isMovable(
    _ rows: SectionRows?, at row: Int, in tableView: UITableView, forwarding indexPath: IndexPath?
  ) -> Bool {
    guard rows?.isAddRow(row) != true else { return false }
    if let rows, rows.takesMovedRows { return asking(.movables) { rows.isMovable(at: row) } }
    return indexPath.map { forwardedCanMove(tableView, $0) ?? forwardeeMoves } ?? false
  }

  /// Notices that the app has begun editing at the table itself, or two fingers have. An update that is under way may have been read before.
  private func followEditing(of tableView: UITableView) {
    guard groups.contains(where: { $0.lacksAddRow(whileEditing: tableView.isEditingRows) }) else { return }
    requestUpdate()
    showChangesLater()
  }
}

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Whether a row can be edited, by swiping it or while the table is edited.
  ///
  /// One that adds an item can; any other as the steps of its section say, or else if the app's delegate says so. While the user chooses
  /// rows, each one that shows an item has a mark, whatever else can be done to it: UIKit gives none to a row that cannot be edited
  /// (assumed). Only the app's own data source overrides that.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if capabilities.contains(.commit) { followEditing(of: tableView) }
    heightEngine.marksMayHaveChanged(in: tableView)
    let (rows, editing) = (rows(at: indexPath), editing(at: indexPath))
    return canEdit(rows, at: indexPath.row, editing, in: tableView, forwarding: indexPath)
  }

  /// The control that a row shows while the table is edited, and whether a swipe deletes it: a green plus for one that adds an item.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    if let addRow = addRow(at: indexPath) { return addRow.isShown(whileEditing: true) ? .insert : .none }
    if let editing = editing(at: indexPath) { return editing.style(whileEditing: tableView.isEditingRows) }
    guard settings.forwardee != nil else { return .none }
    return forwardedEditingStyle(tableView, indexPath) ?? (forwardeeOnlyMoves ? .none : .delete)
  }

  /// Returns a Boolean value that indicates whether a row's content makes room for its control, or for its mark.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    let (rows, editing) = (rows(at: indexPath), editing(at: indexPath))
    return indents(rows, at: indexPath.row, editing, in: tableView, forwarding: indexPath)
  }

  /// Does what a row's control stands for, as the section's steps say; what they say nothing of is the app's.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard let rows = rows(at: indexPath) else { return reportUnknown(indexPath) }
    if rows.isAddRow(indexPath.row) {
      guard editingStyle == .insert else { return }
      return running(.commit) { addItem(in: rows.section) }
    }
    guard editing(rows, at: indexPath.row) != nil else { return forwardCommit(tableView, editingStyle, indexPath) }
    running(.commit) {
      byHand(editingStyle == .insert ? .insertion : .deletion) {
        rows.commit(editingStyle, at: indexPath.row) { deal(with: $0, from: $1, in: rows.section.settings) }
      }
    }
    // At once: a row that is still there would first be closed.
    showChanges()
  }

  /// The title of the button that deletes a row; nil for the system's.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    if capabilities.contains(.titleForDeleteConfirmationButtonForRowAt), let rows = rows(at: indexPath),
      editing(rows, at: indexPath.row) != nil
    {
      return asking(.deleteTitles) { rows.deleteTitle(at: indexPath.row) }
    }
    let ask: ((UITableView, IndexPath) -> String?)? = appDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    func answer() -> String? {
      running(.titleForDeleteConfirmationButtonForRowAt) { ask.flatMap { $0(tableView, indexPath) } }
    }
    // Other rows' titles are the chain's.
    guard capabilities.contains(.titleForDeleteConfirmationButtonForRowAt) else { return answer() }
    return handingOn(from: tableView, answer)
  }
}
