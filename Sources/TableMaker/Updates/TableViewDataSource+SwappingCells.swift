import UIKit

// Rows whose items need cells of another class than they have, in sections of several.
extension TableViewDataSource {
  /// Whether a cell is of another class than its row's item needs.
  func isOther(_ cell: UITableViewCell, _ rows: SectionRows, _ row: Int) -> Bool {
    rows.isMixed && asking(.cells) { rows.cellIdentifier(of: row) } != cell.reuseIdentifier
  }

  /// Whether there are such cells in the table.
  func hasOtherCells(_ tableView: UITableView) -> Bool { !rowsOfOtherCells(in: tableView).isEmpty }

  /// Gives rows the cells that their items need; they stay selected. Called while a snapshot is handed to the table.
  ///
  /// By reloads in a group of their own: together with rows that come, go or move they would end the app.
  ///
  /// - Parameters:
  ///   - others: Rows that are known to need other cells, perhaps beyond the table's edges.
  ///   - tableView: The table.
  func swapCells(of others: [IndexPath], in tableView: UITableView) {
    let rows = Set(rowsOfOtherCells(in: tableView) + others)
    guard !rows.isEmpty else { return }
    let selected = Set(tableView.indexPathsForSelectedRows ?? []).intersection(rows)
    tableView.performBatchUpdates {
      reloadRows(at: rows.sorted(), in: tableView)
      updates.scheduler.handOver()
    }
    // In a group of the app's that is selected when the group ends, with all else.
    if updates.scheduler.isBatchOpen { return }
    for path in selected { tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
  }

  /// Reloads rows, each with the animation of its section.
  func reloadRows(at paths: [IndexPath], in tableView: UITableView) {
    for path in paths {
      let animation = snapshot.sections[path.section].section.settings.animation ?? settings.animation
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
