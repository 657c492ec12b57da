import Foundation

// Cells that are configured again in place.
extension UITableView {
  func reconfigure(_ rows: [Row]) {
    refuseWhileAsking("reconfigureRows(at:)")
    loadIfNeeded()
    for row in rows where knownRow(indexPath(row)) == nil {
      // The message is our own because Apple's isn't known.
      raise(
        .internalInconsistency,
        "reconfigureRows(at:) of UITableView was asked for row \(row.row) of section \(row.section), which is not there"
      )
    }
    if updates.depth > 0 { updates.reconfigured += rows } else { configureAgain(rows) }
  }

  /// Configures cells on screen again.
  func configureAgain(_ rows: [RowGeometry.Row]) {
    for row in rows {
      // A callback may have changed the rows.
      guard let dataSource, !visibleViewsAreStale, !needsCounts, let cell = visibleRows[row] ?? editedCell(of: row)
      else { continue }
      requestedRow = (row, false)
      reconfiguredCell = cell
      updates.openQuestions += 1
      let answer = dataSource.tableView(self, cellForRowAt: indexPath(row))
      updates.openQuestions -= 1
      reconfiguredCell = nil
      requestedRow = nil
      guard answer === cell else {
        // The message is our own. Apple: "must return the same existing cell for a given index path".
        raise(
          .internalInconsistency,
          "tableView(_:cellForRowAt:) of \(type(of: dataSource)) returned another cell for row \(row.row) of section "
            + "\(row.section), which is configured again and keeps the cell that it has")
      }
      cell.setNeedsLayout()
      updates.settledRows.remove(row)
      geometry.update(row.section) { $0.rows.askAgain() }
    }
    if !rows.isEmpty { markRows() }
  }
}
