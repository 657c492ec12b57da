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
    if !rows.isAddRow(row), let editing = editing(rows, at: row) {
      // A grip takes room beside the content. The table shows it where a row may be moved; a sizing cell has to be told.
      cell.showsReorderControl = editing.isMovable
      guard editing.isAllowed(whileEditing: true) else { return false }
      cell.shouldIndentWhileEditing = editing.indents
      return true
    }
    // Without a delegate of the app's all of a section's rows are alike: no search.
    if rows.isAddRow(row) || settings.forwardee == nil { return rows.isAddRow(row) }
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
