import UIKit

// Rows with items that need cells of another class, in sections with several classes.
extension LiveTable {
  /// Returns whether a cell has another class than its row's item needs.
  func isOther(_ cell: UITableViewCell, _ rows: SectionRows, _ row: Int) -> Bool {
    guard rows.isMixed || rows.revision > 0 && rows.section.isOrdinary else { return false }
    return calls.asking(.cells, in: rows.section) { rows.cellIdentifier(of: row) } != cell.reuseIdentifier
  }

  /// Returns whether the table view contains such cells.
  func hasOtherCells(_ tableView: UITableView) -> Bool { !rowsOfOtherCells(in: tableView).isEmpty }

  /// Replaces the cells of rows with those that their items need. The rows stay selected. Called while a snapshot is
  /// being shown.
  ///
  /// The reloads have their own group, because UIKit throws an exception for reloads together with insertions,
  /// deletions, or moves.
  ///
  /// - Parameters:
  ///   - others: Rows that are known to need other cells, possibly beyond the table view's edges.
  ///   - tableView: The table view.
  ///   - keepsPlace: A Boolean value that indicates whether to keep the first visible row in place, because rows with new
  ///     cells can begin with estimated heights.
  ///   - animation: The animation; `nil` for that of each row's section.
  func swapCells(
    of others: [IndexPath], in tableView: UITableView, keepsPlace: Bool = true,
    with animation: UITableView.RowAnimation? = nil
  ) {
    let rows = Set(rowsOfOtherCells(in: tableView) + others)
    guard !rows.isEmpty else { return }
    let selected = Set(tableView.indexPathsForSelectedRows ?? []).intersection(rows)
    let anchor = keepsPlace ? UpdateAnchor(in: tableView) : nil
    tableView.performBatchUpdates {
      reloadRows(at: rows.sorted(), in: tableView, with: animation)
      updates.handOver()
    }
    // In an app's group of updates, the selection follows with the other work when the group ends.
    if updates.isBatchOpen { return }
    for path in selected { tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
    if let anchor {
      tableView.layoutIfNeeded()
      anchor.restore(in: tableView)
    }
  }

  /// Reloads rows, each with the animation of its section unless the update has its own.
  func reloadRows(at paths: [IndexPath], in tableView: UITableView, with own: UITableView.RowAnimation?) {
    for path in paths {
      let animation = own ?? snapshot.sections[path.section].section.settings.animation ?? settings.animation
      tableView.reloadRows(at: [path], with: animation)
    }
  }

  private func rowsOfOtherCells(in tableView: UITableView) -> [IndexPath] {
    guard snapshot.sections.contains(where: \.isMixed) else { return [] }
    return (tableView.indexPathsForVisibleRows ?? []).filter { path in
      guard let rows = snapshot.rows(of: path.section, with: path.row), let cell = tableView.cellForRow(at: path) else {
        return false
      }
      return isOther(cell, rows, path.row)
    }
  }
}
