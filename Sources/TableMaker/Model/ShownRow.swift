import UIKit

/// A row in the form that a cell keeps, with an item that's known even after the row is removed.
@MainActor struct ShownRow {
  let section: LiveSection
  /// The identity of the item, or `nil` if only its index identifies it.
  let identifier: AnyHashable?
  /// A closure that calls the closures for a cell's event, with the item and an index.
  let perform:
    (_ event: DelegateMethod, _ cell: UITableViewCell, _ index: Int, _ onError: (any Error, String) -> Void) -> Void
}

extension CellEvent {
  /// Calls the closures.
  ///
  /// - Parameter onError: A closure that receives a thrown error and the name of its step.
  func perform(_ cell: UITableViewCell, _ item: Item, _ index: Int, onError: (any Error, String) -> Void) {
    for body in handlers {
      do { try body(cell, item, index) } catch { onError(error, step) }
    }
  }
}
