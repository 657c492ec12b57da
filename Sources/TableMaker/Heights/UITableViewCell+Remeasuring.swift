public import UIKit

extension UITableViewCell {
  /// Measures the cell's row again as the cell is now, and changes its height with animation; the row's top stays.
  ///
  /// For what happens inside a cell, such as a text that its own button unfolds. The cell itself is measured, not a sizing cell,
  /// and the height is kept for the item: note the state where the adapter looks too, since the cell will show other items.
  /// Outside of a table with automatic heights, and in a cell that is not on screen, it does nothing.
  ///
  /// - Parameter animated: Whether rows take their new places with animation.
  public func remeasureRow(animated: Bool = true) {
    guard
      let tableView = sequence(first: self as UIView, next: \.superview).lazy.compactMap({ $0 as? UITableView }).first,
      let path = tableView.indexPath(for: self)
    else { return }
    (tableView.dataSource as? TableViewDataSource)?.remeasureRow(at: path, as: self, animated: animated)
  }
}

extension TableViewDataSource {
  /// Takes a cell's own word for the height of its row.
  func remeasureRow(at path: IndexPath, as cell: UITableViewCell, animated: Bool) {
    guard !isMeasuring, let tableView, let rows = snapshot.rows(of: path.section, with: path.row),
      rows.section.isAutomatic, let form = measurer.form(of: tableView)
    else { return }
    if rows.isAddRow(path.row) {
      rows.section.addRowVersion = measurer.counter.take(1)
    } else {
      rows.versions = rows.versions.renewing(&measurer.counter) { $0 == path.row }
    }
    let height = cell.fittingHeight(width: cell.bounds.width)
    measurer.keep(form.pixels(height), of: rows.version(of: path.row), in: rows.section)
    updateHeights(of: [path], animated: animated)
  }
}
