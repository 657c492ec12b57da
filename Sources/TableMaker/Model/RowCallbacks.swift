import UIKit

/// The app's closures for the rows of a section, with all types erased.
struct RowCallbacks {
  /// Shows the item of a row in a cell; false if the cell is not of the section's class.
  var fill: @MainActor (UITableViewCell, Int) -> Bool
  /// Dequeues a cell for a row and shows its item; nil if the cell needs checks, or is not of the section's class.
  var dequeue: @MainActor (UITableView, IndexPath, Int) -> UITableViewCell?
  /// Returns the height of a row; nil if rows are not asked.
  var height: ((Int) -> CGFloat)?
  /// Returns the height that a row's class of cells computes, by width and traits, nil if it does not; nil if none does.
  var ownHeight: (@MainActor (Int, CGFloat, UITraitCollection) -> CGFloat?)?
  /// Returns the kind of a row's cell, nil if it finds none; nil where all cells are of one class.
  var kind: (@MainActor (Int) -> CellKind?)?
  /// Marks in a cell what a search has found in a row's item; nil if nobody does.
  var mark: (@MainActor (UITableViewCell, Int) -> Void)?

  /// Has each cell that is filled get an appearance after that; told whether it is filled again, with the row that it has.
  mutating func addAppearance(_ apply: @escaping @MainActor (UITableViewCell, Int, _ isRefilled: Bool) -> Void) {
    let (fill, dequeue) = (fill, dequeue)
    self.fill = { cell, row in
      guard fill(cell, row) else { return false }
      apply(cell, row, true)
      return true
    }
    self.dequeue = { tableView, indexPath, row in
      let cell = dequeue(tableView, indexPath, row)
      if let cell { apply(cell, row, false) }
      return cell
    }
  }

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
