public import UIKit

/// Makes the cells of a section's rows. For the package: apps write `adapter` instead.
///
/// The closures are made where the cell's and the item's types are known: in an optimised app nothing generic is left of a call,
/// and the way to a cell costs what it does in a data source written by hand.
@MainActor public struct _RowMaker<Item> {
  /// The class of the cells, or a protocol that it has.
  @usableFromInline let cell: Any.Type
  /// Shows the item of a row in a cell that is there already; false if the cell is not of the section's class.
  @usableFromInline let fill: (RowItems<Item>) -> @MainActor (UITableViewCell, Int) -> Bool
  /// Dequeues a cell by an identifier and shows the item of a row in it; nil if the cell is not of the section's class.
  @usableFromInline let dequeue:
    (RowItems<Item>, String) -> @MainActor (UITableView, IndexPath, Int) -> UITableViewCell?

  /// Takes the cells that a closure makes. No cell that is there already is filled.
  init(providing body: @escaping (UITableView, IndexPath, Item) -> UITableViewCell) {
    cell = UITableViewCell.self
    fill = { _ in { _, _ in false } }
    dequeue = { items, _ in { tableView, indexPath, row in body(tableView, indexPath, items[row]) } }
  }

  /// Fills cells of a class with a closure.
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
        // Cast twice instead of keeping both references: saves a retain.
        guard let typed = cell as? Cell else { return nil }
        body(typed, items[row], row)
        return typed as? UITableViewCell
      }
    }
  }
}
