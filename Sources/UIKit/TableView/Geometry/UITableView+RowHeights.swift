import Foundation

extension UITableView {
  /// The height of rows that have no height and aren't measured.
  static var defaultRowHeight: CGFloat { 44 }

  /// Returns the heights of a section's rows as far as they're known before the rows appear.
  func rowHeights(_ section: Int, count: Int) -> RowHeights { RowHeights(loadedHeights(section, rows: 0..<count)) }

  /// Returns the heights of some of a section's rows as far as they're known before the rows appear.
  func loadedHeights(_ section: Int, rows: Range<Int>) -> LoadedHeights {
    guard let firstRow = rows.first else { return LoadedHeights(count: 0, height: 0) }
    if delegateMayHave(.heightForRow) {
      if let estimates = requestedEstimates(section, rows) { return estimates }
      if let first = askHeight(section, firstRow) {
        return LoadedHeights(count: rows.count) { index in
          let height = index == 0 ? first : self.askHeight(section, firstRow + index) ?? self.rowHeight
          return height < 0 ? (self.defaultEstimate, self.measuresRows) : (height, false)
        }
      }
    }
    // All rows are equal because there's no delegate method.
    let height = checked(rowHeight, "row")
    if height >= 0 { return LoadedHeights(count: rows.count, height: height) }
    return requestedEstimates(section, rows)
      ?? LoadedHeights(count: rows.count, height: defaultEstimate, areEstimates: measuresRows)
  }

  /// A Boolean value that indicates whether rows of automatic height are measured when they appear.
  ///
  /// As in Apple's table view, they aren't if estimates are turned off.
  private var measuresRows: Bool { estimatedRowHeight != 0 }

  private var defaultEstimate: CGFloat { estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultRowHeight }

  /// Returns the app's estimates of rows' heights.
  private func requestedEstimates(_ section: Int, _ rows: Range<Int>) -> LoadedHeights? {
    if let first = askEstimate(section, rows.lowerBound) {
      return LoadedHeights(count: rows.count) { index in
        let height = index == 0 ? first : self.askEstimate(section, rows.lowerBound + index) ?? 0
        return (height > 0 ? height : self.defaultEstimate, true)
      }
    }
    return estimatedRowHeight > 0
      ? LoadedHeights(count: rows.count, height: estimatedRowHeight, areEstimates: true) : nil
  }

  private func askHeight(_ section: Int, _ row: Int) -> CGFloat? {
    let path = IndexPath(row: row, section: section)
    return askDelegate(.heightForRow) { checked($0.tableView(self, heightForRowAt: path), "row") }
  }

  private func askEstimate(_ section: Int, _ row: Int) -> CGFloat? {
    let path = IndexPath(row: row, section: section)
    return askDelegate(.estimatedHeightForRow) { checked($0.tableView(self, estimatedHeightForRowAt: path), "row") }
  }

  /// Finds the height of a row on screen that was estimated or measured earlier.
  ///
  /// - Returns: The difference from the previous height.
  func settleHeight(of row: RowGeometry.Row, _ cell: UITableViewCell) -> CGFloat {
    guard !updates.settledRows.contains(row), !needsCounts else { return 0 }
    updates.settledRows.insert(row)
    let rows = geometry.sections[row.section].rows
    guard rows.isAsked(row.row) else { return 0 }
    let old = rows.height(of: row.row)
    var height = askHeight(row.section, row.row) ?? checked(rowHeight, "row")
    let isMeasured = height < 0
    if isMeasured, !measuresRows { return 0 }
    if isMeasured { height = measured(cell.fittingHeight(width: rowFrame(.zero).width), cell) }
    // An equal height isn't stored again because sums of fractions would drift.
    if rows.isMeasured(row.row) == isMeasured, !rows.isEstimate(row.row), abs(height - old) < 1e-6 { return 0 }
    geometry.update(row.section) { $0.rows.correct(row.row, to: height, isMeasured: isMeasured) }
    return height - old
  }
}
