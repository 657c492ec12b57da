import UIKit

/// The app's closures for the rows of a section, with all types erased.
struct RowCallbacks {
  /// Shows the item of a row in a cell; false if the cell is not of the section's class.
  var fill: (UITableViewCell, Int) -> Bool
  /// Dequeues a cell for a row and shows its item; nil if the cell needs checks, or is not of the section's class.
  var dequeue: @MainActor (UITableView, IndexPath, Int) -> UITableViewCell?
  /// Returns the height of a row; nil if rows are not asked.
  var height: ((Int) -> CGFloat)?
  /// Returns the height that the cells' class knows for a row, by width and traits; nil if it knows none.
  var ownHeight: (@MainActor (Int, CGFloat, UITraitCollection) -> CGFloat)?
  /// Marks in a cell what a search has found in a row's item; nil if nobody does.
  var mark: (@MainActor (UITableViewCell, Int) -> Void)?

  /// Has each cell that comes on screen be marked.
  mutating func addMarks(_ mark: @escaping @MainActor (UITableViewCell, Int) -> Void) {
    self.mark = mark
    let dequeue = dequeue
    self.dequeue = { tableView, indexPath, row in
      let cell = dequeue(tableView, indexPath, row)
      if let cell { mark(cell, row) }
      return cell
    }
  }
}
