import UIKit

/// The controls in cells with events that the chain handles.
///
/// Each control has one action for each combination of events, for as long as it exists, whichever rows its cell shows.
@MainActor final class CellControls {
  private struct Entry {
    weak var control: UIControl?
    weak var cell: UITableViewCell?
    /// The combinations of events that have an action.
    var events: [UInt] = []
  }

  /// A closure that receives a control's events, and the cell that the control belongs to.
  var onEvents: ((UIControl, UIControl.Event, UITableViewCell) -> Void)?
  private var rows = ShownViews<ControlRow>()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries that triggers the removal of entries for deallocated controls.
  private var limit = 64

  /// Records the row that a cell shows, or `nil` if no step handles the row's controls.
  func note(_ row: ControlRow?, in cell: UITableViewCell) { rows.note(row, in: cell) }

  /// Returns the row that a cell shows, or has shown if it isn't on screen.
  func row(in cell: UITableViewCell) -> ControlRow? { rows.shown(in: cell) }

  /// Adds an action to a control for events, if it has none for them.
  func follow(_ control: UIControl, for events: UIControl.Event, in cell: UITableViewCell) {
    let id = ObjectIdentifier(control)
    var entry = entries[id] ?? Entry()
    // A deallocated control may have had the same identifier.
    if entry.control !== control { entry = Entry(control: control) }
    let isNew = !entry.events.contains(events.rawValue)
    guard isNew || entry.cell !== cell else { return }
    entry.cell = cell
    if isNew { entry.events.append(events.rawValue) }
    entries[id] = entry
    if isNew { addAction(to: control, for: events) }
    removeDeallocated()
  }

  private func addAction(to control: UIControl, for events: UIControl.Event) {
    let action = UIAction { [weak self] action in
      guard let self, let control = action.sender as? UIControl,
        let cell = entries[ObjectIdentifier(control)]?.cell
      else { return }
      onEvents?(control, events, cell)
    }
    control.addAction(action, for: events)
  }

  private func removeDeallocated() {
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.control != nil }
    limit = max(64, 2 * entries.count)
  }
}

/// A row in the form that its cell's controls need, with an item that's known even after the row is removed.
///
/// References are weak because a cell that waits for its reuse must not hold what the section's closures capture.
@MainActor struct ControlRow {
  weak var section: LiveSection?
  /// The identity of the item, or `nil` if only its index identifies it.
  let identifier: AnyHashable?
  let row: Int
  /// A closure that calls the closures for a control's events, with the item that the cell has shown.
  let perform:
    (
      _ events: UIControl.Event, _ control: UIControl, _ cell: UITableViewCell,
      _ onError: (any Error, String) -> Void
    ) -> Void
}
