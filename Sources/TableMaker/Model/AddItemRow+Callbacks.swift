import UIKit

extension AddItemRow {
  /// Returns the callbacks of rows that show items, extended by this row after them.
  @MainActor func added(to callbacks: RowCallbacks, at position: Int) -> RowCallbacks {
    let (fill, identifier) = (fill, identifier)
    var result = callbacks
    result.fill = { cell, row in row == position ? fill(cell) : callbacks.fill(cell, row) }
    result.dequeue = { tableView, indexPath, row in
      guard row == position else { return callbacks.dequeue(tableView, indexPath, row) }
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      return fill(cell) ? cell : nil
    }
    return result
  }
}
