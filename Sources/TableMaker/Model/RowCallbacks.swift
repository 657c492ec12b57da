import UIKit

/// The app's closures for the rows of a section, type-erased.
struct RowCallbacks {
  /// Configures a cell with a row's item; returns `false` if the cell isn't of the section's class.
  var fill: @MainActor (UITableViewCell, Int) -> Bool
  /// Dequeues and configures a cell for a row; returns `nil` if the cell needs checks or isn't of the section's class.
  var dequeue: @MainActor (UITableView, IndexPath, Int) -> UITableViewCell?
  /// Returns the height of a row; `nil` if rows have no individual heights.
  var height: ((Int) -> CGFloat)?
  /// Returns the height that a row's cell class computes from width and traits, or `nil`; `nil` if no class computes
  /// heights.
  var ownHeight: (@MainActor (Int, CGFloat, UITraitCollection) -> CGFloat?)?
  /// Returns the kind of a row's cell, or `nil` if none matches; `nil` if all cells are of one class.
  var kind: (@MainActor (Int) -> CellKind?)?
  /// Marks a search's matches of a row's item in a cell; `nil` if cells don't mark them.
  var mark: (@MainActor (UITableViewCell, Int) -> Void)?

  /// Applies an appearance to each cell after its configuration. The closure receives the row, and whether the cell is
  /// configured again.
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

  /// Marks the matches in each cell that appears.
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
