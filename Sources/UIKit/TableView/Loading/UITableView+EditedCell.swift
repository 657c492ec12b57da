import Foundation

// A cell with an active text field isn't reused when it leaves the screen, and it returns unchanged (measured and
// reported: qiita.com/yosshi4486/items/15d5e484f7601bc53811). There's at most one in a window.
extension UITableView {
  /// Keeps a cell that leaves the screen during editing.
  func keepEdited(_ cell: UITableViewCell) {
    letGoOfEditedCell { $0 !== cell }
    editedCell = cell
  }

  /// Returns the kept cell for a row off screen, or `nil` if there's none.
  func editedCell(of row: RowGeometry.Row) -> UITableViewCell? { editedCell?.shownRow == row ? editedCell : nil }

  /// Returns the kept cell to a row that comes on screen.
  func takeBackEditedCell(of row: RowGeometry.Row) -> UITableViewCell? {
    guard let cell = editedCell(of: row) else { return nil }
    editedCell = nil
    return cell
  }

  /// Adds the kept cell to those on screen before they're all renumbered or released.
  func bringEditedCellBack() {
    guard let cell = editedCell, let row = cell.shownRow else { return }
    editedCell = nil
    visibleRows[row] = cell
  }

  /// Releases the kept cell if a condition holds, such as the end of editing.
  func letGoOfEditedCell(where condition: (UITableViewCell) -> Bool) {
    guard let cell = editedCell, let row = cell.shownRow, condition(cell) else { return }
    editedCell = nil
    letGo(of: cell, shownAt: indexPath(row))
  }
}

extension UITableViewCell {
  /// A Boolean value that indicates whether the first responder is in the cell.
  var isEdited: Bool { firstResponderInside != nil }
}
