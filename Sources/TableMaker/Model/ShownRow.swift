import UIKit

/// A row as a cell shows it: its item is known also when the row has gone.
@MainActor struct ShownRow {
  let section: LiveSection
  /// Calls the handlers of an event of the cell, with the item and an index.
  let perform:
    (_ event: DelegateMethod, _ cell: UITableViewCell, _ index: Int, _ onError: (any Error, String) -> Void) -> Void
}

/// The rows that cells show, for the event that tells of a cell's end on screen: the table gives an index path only, where another row may be
/// by then.
@MainActor struct ShownRows {
  private struct Entry {
    weak var cell: UITableViewCell?
    let row: ShownRow
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which those of cells that are gone are removed.
  private var limit = 64

  /// Notes the row that a cell shows from now on; nil for one without an item.
  mutating func note(_ row: ShownRow?, in cell: UITableViewCell) {
    entries[ObjectIdentifier(cell)] = row.map { Entry(cell: cell, row: $0) }
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.cell != nil }
    limit = max(64, 2 * entries.count)
  }

  /// The row that a cell has shown; nil if none is known.
  func row(in cell: UITableViewCell) -> ShownRow? {
    // An object that is gone may have had the same identifier.
    guard let entry = entries[ObjectIdentifier(cell)], entry.cell === cell else { return nil }
    return entry.row
  }
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
