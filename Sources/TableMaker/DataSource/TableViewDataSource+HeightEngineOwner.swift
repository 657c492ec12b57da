import UIKit

extension TableViewDataSource: HeightEngineOwner {
  var tableAtRest: UITableView? {
    guard let tableView = ownTable(), question == nil, tableView.window != nil else { return nil }
    return tableView
  }

  var hasOpenRow: Bool { openRow != nil }

  func makesRoomForControl(
    _ cell: UITableViewCell, _ row: Int, of rows: SectionRows, in tableView: UITableView
  ) -> Bool {
    let isMarked = tableView.marksRows
    // The row that adds an item has a control of its own, and no mark.
    if rows.isAddRow(row) { return !isMarked }
    if let editing = editing(rows, at: row) {
      // A grip takes room beside the content. The table shows it where a row may be moved; a sizing cell has to be told.
      cell.showsReorderControl = editing.isMovable
      guard isMarked || editing.isAllowed(whileEditing: true) else { return false }
      cell.shouldIndentWhileEditing =
        isMarked ? rows.section.settings.editing.indents ?? true : editing.indents
      return true
    }
    // Without a delegate of the app's all of a section's rows are alike: no search.
    guard settings.forwardee != nil else {
      cell.shouldIndentWhileEditing = rows.section.settings.editing.indents ?? true
      return isMarked
    }
    guard let section = snapshot.sections.firstIndex(where: { $0 === rows }) else { return false }
    let path = IndexPath(row: row, section: section)
    guard self.tableView(tableView, canEditRowAt: path) else { return false }
    cell.shouldIndentWhileEditing = self.tableView(tableView, shouldIndentWhileEditingRowAt: path)
    cell.showsReorderControl = self.tableView(tableView, canMoveRowAt: path)
    return true
  }

  func reloadHeights() { updateHeights(animated: false, estimates: .forgotten) }

  func widthWillChange() {
    guard turnedPlace == nil, hasLoaded, let tableView = ownTable() else { return }
    turnedPlace = TurnedPlace(in: tableView)
  }

  func sizeDidChange() {
    loading.noteHeights()
    guard let place = turnedPlace, let tableView = ownTable() else { return }
    turnedPlace = nil
    UIView.performWithoutAnimation { place.restore(in: tableView) }
  }

  func continueIdleWork(until deadline: ContinuousClock.Instant) -> Bool { findDuplicates(until: deadline) }
}
