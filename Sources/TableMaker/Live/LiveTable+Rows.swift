import UIKit

extension LiveTable {
  /// Records the rows of the visible cells, including cells that weren't configured again because their items are
  /// equal.
  func noteShownRows(in tableView: UITableView) {
    // Cells that aren't configured yet still show their earlier rows.
    guard filler.followsRows, updates.arrivedRows.isEmpty else { return }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: path), let shown = filler.recordedIdentifier(in: cell),
        let rows = snapshot.rows(of: path.section, with: path.row)
      else { continue }
      // In an app's group of updates, the table view can have the cell at its earlier index path.
      if let known = shown, rows.items.identifier(at: path.row) != known { continue }
      filler.noteShown(rows, path.row, in: cell)
    }
  }

  func endDisplaying(_ cell: UITableViewCell, at indexPath: IndexPath) {
    guard let shown = filler.shownRows.shown(in: cell) else { return }
    filler.shownRows.note(nil, in: cell)
    // The index path is the row's present or last one. Another row may be there by now.
    running(.didEndDisplaying) {
      shown.perform(.didEndDisplaying, cell, indexPath.row) { deal(with: $0, from: $1, in: shown.section.settings) }
    }
  }

  /// Returns the section's rows for an index path, if they have automatic heights.
  func measuredRows(at indexPath: IndexPath) -> SectionRows? {
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row), rows.section.isAutomatic else {
      return nil
    }
    return rows
  }

  /// Returns the height that the chain gives a row, if it's a valid height.
  func exactHeight(at indexPath: IndexPath) -> CGFloat? {
    let row = indexPath.row
    guard let rows = snapshot.rows(of: indexPath.section, with: row) else { return nil }
    let section = rows.section
    guard section.hasHeights, let heights = rows.callbacks.height else { return section.rowHeight }
    guard !rows.isAddItemRow(row) else { return settings.rowHeight }
    let height = calls.asking(.heights, in: section) { heights(row) }
    if height.isUsableHeight { return height }
    if section.isFirst(.height) {
      reporter.report(.invalidHeight(.row, value: height, row: row, at: section.settings.heightsLocation))
    }
    return settings.rowHeight
  }
}
