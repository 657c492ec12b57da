import Foundation

// Rows with cells that request another size while they're on screen.
extension UITableView {
  /// Measures a row again because its cell's content needs another size.
  ///
  /// - Parameter byConstraints: Whether a change of constraints triggered it, rather than the cell itself.
  func cellSizeWasInvalidated(_ cell: UITableViewCell, byConstraints: Bool) {
    guard let row = cell.shownRow, visibleRows[row] === cell, !visibleViewsAreStale, !isUpdating, !isLoading
    else { return }
    guard byConstraints ? selfSizingInvalidation == .enabledIncludingConstraints : selfSizingInvalidation != .disabled
    else { return }
    // A cell can change only a height that came from a cell.
    guard geometry.sections[row.section].rows.isMeasured(row.row), updates.invalidatedRows.insert(row).inserted else {
      return
    }
    markRows()
  }

  /// Resizes the rows of cells that requested it, and animates the rows below them.
  func resizeInvalidatedRows() {
    guard !updates.invalidatedRows.isEmpty else { return }
    let rows = updates.invalidatedRows.sorted()
    updates.invalidatedRows = []
    // These heights are reloaded with all others.
    guard !needsHeights, !needsCounts, heightsWidth == bounds.width else { return }
    // Changes made during measurement don't trigger another measurement.
    isUpdating = true
    let width = rowFrame(.zero).width
    let changes = rows.compactMap { row -> (row: RowGeometry.Row, cell: UITableViewCell, height: CGFloat)? in
      guard let cell = visibleRows[row] else { return nil }
      let height = measured(cell.fittingHeight(width: width), cell)
      return abs(height - geometry.span(of: row).height) > 1e-6 ? (row, cell, height) : nil
    }
    isUpdating = false
    guard !changes.isEmpty else { return }
    let apply = {
      for (row, _, height) in changes {
        self.geometry.update(row.section) { $0.rows.correct(row.row, to: height, isMeasured: true) }
      }
    }
    guard window != nil else { return apply() }
    moveRows {
      apply()
      self.bringRowsUpToDate()
    }
  }
}
