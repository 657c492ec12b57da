import UIKit

// The table view's part in measuring rows.
extension LiveTable {
  /// Gives the height engine what it needs from the table view.
  func followHeights() {
    heightEngine.onChange = { [weak self] in self?.follow($0) }
    heightEngine.controls = { [weak self] in self?.controls(of: $0, at: $1, in: $2) ?? RowControls() }
    heightEngine.showsIndex = { [weak self] in self?.showsIndex(in: $0) ?? false }
    heightEngine.workIdly = { [weak self] in self?.continueIdly(until: $0) ?? false }
  }

  /// Performs a slice of the idle work: searches duplicates, and measures rows while the table view is at rest.
  ///
  /// - Returns: A Boolean value that indicates whether work is left.
  func continueIdly(until deadline: ContinuousClock.Instant) -> Bool {
    if findDuplicates(until: deadline) { return true }
    guard let tableView = ownTable(), calls.question == nil, tableView.window != nil else { return false }
    return heightEngine.continueIdly(in: tableView, until: deadline)
  }

  private func controls(of rows: SectionRows, at row: Int, in tableView: UITableView) -> RowControls {
    let editing = editing(rows, at: row)
    // The app's delegate knows rows by index paths. Without a delegate, the section's index isn't needed.
    let section = settings.forwardee == nil ? nil : snapshot.sections.firstIndex { $0 === rows }
    let path = section.map { IndexPath(row: row, section: $0) }
    let canEdit = canEdit(rows, at: row, editing, in: tableView, forwarding: path)
    return RowControls(
      isEdited: canEdit, indents: canEdit && indents(rows, at: row, editing, in: tableView, forwarding: path),
      isMovable: isMovable(rows, at: row, in: tableView, forwarding: path))
  }

  private func follow(_ change: HeightEngine.Change) {
    switch change {
    case .heights: updateHeights(animated: false, estimates: .forgotten)
    case .width: keepVisibleRow(asPart: true)
    case .controls:
      // An update keeps the visible rows in place itself.
      guard !updates.isApplying, !updates.heights.isUpdating, tableView?.window != nil else { return }
      keepVisibleRow(asPart: false)
    case .size:
      loading.noteHeights()
      defer { end?.settle() }
      guard let location = updates.turnAnchor, let tableView = ownTable() else { return }
      updates.turnAnchor = nil
      UIView.performWithoutAnimation { location.restore(in: tableView) }
    }
  }

  /// Keeps the first visible row in place until the table view has been laid out.
  private func keepVisibleRow(asPart keepsPart: Bool) {
    guard updates.turnAnchor == nil, updates.hasLoaded, let tableView = ownTable() else { return }
    updates.turnAnchor = TurnAnchor(in: tableView, keepsPart: keepsPart)
  }
}
