import Foundation

// Rows whose cells ask for another size while they are on screen.
extension UITableView {
  /// Measures the row of a cell again, whose content asks for another size.
  ///
  /// - Parameter byConstraints: Whether that was noticed by a change of constraints, and not said by the cell.
  func cellSizeWasInvalidated(_ cell: UITableViewCell, byConstraints: Bool) {
    guard let row = cell.shownRow, visibleRows[row] === cell, !isUpdating, rowUpdate == nil, !isLoading else { return }
    guard byConstraints ? selfSizingInvalidation == .enabledIncludingConstraints : selfSizingInvalidation != .disabled
    else { return }
    guard sizesItself(row), !invalidatedRows.contains(row) else { return }
    invalidatedRows.insert(row)
    markRows()
  }

  /// Whether the height of a row is its cell's to say.
  private func sizesItself(_ row: RowGeometry.Row) -> Bool {
    guard estimatedRowHeight != 0 else { return false }
    let path = indexPath(row)
    let height = askDelegate(.heightForRow) { $0.tableView(self, heightForRowAt: path) } ?? rowHeight
    return height < 0
  }

  /// Gives rows whose cells asked for it their new heights, the rows below moving with animation.
  func resizeInvalidatedRows() {
    guard !invalidatedRows.isEmpty else { return }
    let rows = invalidatedRows
    invalidatedRows = []
    let update = RowUpdate(before: geometry)
    var isChanged = false
    // What measuring marks is no reason to measure again.
    isUpdating = true
    for row in rows.sorted() {
      guard let cell = visibleRows[row] else { continue }
      let height = measured(cell.fittingHeight(width: rowFrame(.zero).width), cell)
      guard height != geometry.span(of: row).height else { continue }
      geometry.update(row.section) { $0.rows.correct(row.row, to: height) }
      isChanged = true
    }
    isUpdating = false
    guard isChanged else { return }
    updateContentSize()
    guard window != nil, UIView.areAnimationsEnabled else { return }
    UIView.animate(
      withDuration: Self.updateDuration,
      animations: {
        self.rowUpdate = update
        self.bringRowsUpToDate()
        self.rowUpdate = nil
      }, completion: { _ in update.letGoOfDeparted(from: self) })
  }
}
