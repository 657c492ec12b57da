public import UIKit

/// Creates the cells of a section's rows; for the package. Apps use `adapter` instead.
///
/// The closures are created where the types of the cell and the item are known. In an optimized app, a call isn't
/// generic, and getting a cell costs the same as in your own `UITableViewDataSource`.
@preconcurrency @MainActor public struct _RowMaker<Item> {
  /// The class of the cells, or a protocol that they conform to.
  @usableFromInline let cell: Any.Type
  /// Shows a row's item in an existing cell; returns `false` if the cell has another class.
  @usableFromInline let fill: (RowItems<Item>) -> @MainActor (UITableViewCell, Int) -> Bool
  /// Dequeues a cell by an identifier and shows a row's item in it; returns `nil` if the cell has another class.
  @usableFromInline let dequeue:
    (RowItems<Item>, String) -> @MainActor (UITableView, IndexPath, Int) -> UITableViewCell?

  /// Creates a maker with a closure that returns cells. It never fills an existing cell.
  init(providing body: @escaping (UITableView, IndexPath, Item) -> UITableViewCell) {
    cell = UITableViewCell.self
    fill = { _ in { _, _ in false } }
    dequeue = { items, _ in { tableView, indexPath, row in body(tableView, indexPath, items[row]) } }
  }

  /// Creates a maker that fills cells of a class with a closure.
  @inlinable init<Cell>(_ body: @escaping (Cell, Item, Int) -> Void) {
    cell = Cell.self
    fill = { items in
      { cell, row in
        guard let cell = cell as? Cell else { return false }
        body(cell, items[row], row)
        return true
      }
    }
    dequeue = { items, identifier in
      { tableView, indexPath, row in
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        // Casts twice instead of keeping both references, because that saves a retain.
        guard let typed = cell as? Cell else { return nil }
        body(typed, items[row], row)
        return typed as? UITableViewCell
      }
    }
  }
}
