import Foundation

// Rows whose cells ask for another size while they are on screen.
extension UITableView {
  /// Measures the row of a cell again, whose content asks for another size.
  ///
  /// - Parameter byConstraints: Whether that was noticed by a change of constraints, and not said by the cell.
  func cellSizeWasInvalidated(_ cell: UITableViewCell, byConstraints: Bool) {
    guard let row = cell.shownRow, visibleRows[row] === cell, !visibleViewsAreStale, !isUpdating, !isLoading
    else { return }
    guard byConstraints ? selfSizingInvalidation == .enabledIncludingConstraints : selfSizingInvalidation != .disabled
    else { return }
    // Only a height that came from a cell is a cell's to change.
    guard geometry.sections[row.section].rows.isMeasured(row.row), updates.invalidatedRows.insert(row).inserted else {
      return
    }
    markRows()
  }

  /// Gives rows whose cells asked for it their new heights, the rows below moving with animation.
  func resizeInvalidatedRows() {
    guard !updates.invalidatedRows.isEmpty else { return }
    let rows = updates.invalidatedRows.sorted()
    updates.invalidatedRows = []
    // Where all heights are asked for again these are too.
    guard !needsHeights, !needsCounts, heightsWidth == bounds.width else { return }
    // What measuring marks is no reason to measure again.
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
