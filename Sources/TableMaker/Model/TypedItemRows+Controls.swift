import TableMakerDiffing
import UIKit

// The app's closures for controls in cells.
extension TypedItemRows {
  var hasControls: Bool { !content.rows.controls.isEmpty }

  func findControls(in cell: UITableViewCell, _ body: (FoundControl, UIControl.Event, CallSite) -> Void) {
    for step in content.rows.controls { body(step.find(cell), step.events, step.location) }
  }

  func controlRow(at row: Int) -> ControlRow? {
    guard hasControls, row < items.count else { return nil }
    let item = items[row]
    let identifier = identity.kind == .position ? nil : identity.identifier(item, row)
    return ControlRow(section: section, identifier: identifier, row: row) {
      [weak content] events, control, cell, onError in
      content?.rows.perform(events, of: control, in: cell, item, row, onError: onError)
    }
  }

  func perform(
    _ events: UIControl.Event, of control: UIControl, in cell: UITableViewCell, at row: Int,
    onError: (any Error, String) -> Void
  ) {
    guard row < items.count else { return }
    content.rows.perform(events, of: control, in: cell, items[row], row, onError: onError)
  }
}

extension _RowConfiguration {
  /// Calls the closures for a control's events.
  ///
  /// - Parameter events: The events that a step handles together.
  @MainActor func perform(
    _ events: UIControl.Event, of control: UIControl, in cell: UITableViewCell, _ item: Item, _ index: Int,
    onError: (any Error, String) -> Void
  ) {
    for step in controls where step.events == events {
      guard case .control(let found) = step.find(cell), found === control else { continue }
      do { try step.perform(control, item, index) } catch { onError(error, "onControl") }
    }
  }
}
