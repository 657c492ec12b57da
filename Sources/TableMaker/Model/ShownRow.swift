import UIKit

/// A row as a cell shows it: its item is known also when the row has gone.
@MainActor struct ShownRow {
  let section: LiveSection
  /// Calls the handlers of an event of the cell, with the item and an index.
  let perform:
    (_ event: DelegateMethod, _ cell: UITableViewCell, _ index: Int, _ onError: (any Error, String) -> Void) -> Void
}

extension CellEvent {
  /// Calls the handlers.
  ///
  /// - Parameter onError: Gets what a handler throws, and the name of its step.
  func perform(_ cell: UITableViewCell, _ item: Item, _ index: Int, onError: (any Error, String) -> Void) {
    for body in handlers {
      do { try body(cell, item, index) } catch { onError(error, step) }
    }
  }
}
