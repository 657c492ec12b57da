import Foundation

// A cell in which something is edited is not let go of when it leaves the screen, and comes back as it was (measured and
// reported: qiita.com/yosshi4486/items/15d5e484f7601bc53811). There is at most one in a window.
extension UITableView {
  /// Keeps a cell that leaves the screen.
  func keepEdited(_ cell: UITableViewCell) {
    letGoOfEditedCell { $0 !== cell }
    editedCell = cell
  }

  /// Returns the cell that is kept for a row off screen; nil for none.
  func editedCell(of row: RowGeometry.Row) -> UITableViewCell? { editedCell?.shownRow == row ? editedCell : nil }

  /// Gives a row that comes on screen the cell that was kept for it.
  func takeBackEditedCell(of row: RowGeometry.Row) -> UITableViewCell? {
    guard let cell = editedCell(of: row) else { return nil }
    editedCell = nil
    return cell
  }

  /// Counts the kept cell among those on screen again, before all of them are renumbered or let go of.
  func bringEditedCellBack() {
    guard let cell = editedCell, let row = cell.shownRow else { return }
    editedCell = nil
    visibleRows[row] = cell
  }

  /// Lets go of the kept cell where a condition holds, as when nothing is edited in it any longer.
  func letGoOfEditedCell(where condition: (UITableViewCell) -> Bool) {
    guard let cell = editedCell, let row = cell.shownRow, condition(cell) else { return }
    editedCell = nil
    letGo(of: cell, shownAt: indexPath(row))
  }
}

extension UITableViewCell {
  /// Whether the first responder is in the cell.
  var isEdited: Bool { firstResponderInside != nil }
}
