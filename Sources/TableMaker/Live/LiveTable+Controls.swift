import TableMakerDiffing
import UIKit

extension LiveTable {
  /// Follows the controls of cells if a section handles their events.
  func followControls() {
    filler.follow(.controls, if: groups.contains { $0.content.traits.hasControls })
    guard filler.followed.contains(.controls), filler.controls.onEvents == nil else { return }
    filler.controls.onEvents = { [weak self] control, events, cell in self?.perform(events, of: control, in: cell) }
  }

  /// Calls the closures for the events of a control in a cell, with the item that the cell shows.
  ///
  /// If the item's row was removed while the control was in use, the closures receive the removed item.
  private func perform(_ events: UIControl.Event, of control: UIControl, in cell: UITableViewCell) {
    guard tableView != nil, let shown = filler.controls.row(in: cell), let section = shown.section else { return }
    let found = place(of: shown, in: cell)
    let settings = found?.rows.section.settings ?? section.settings
    let onError = { (error: any Error, step: String) in self.deal(with: error, from: step, in: settings) }
    runningControlEvent {
      if let found {
        found.rows.items.perform(events, of: control, in: cell, at: found.row, onError: onError)
      } else {
        shown.perform(events, control, cell, onError)
      }
    }
  }

  /// Returns the row that a cell shows, or `nil` if it was removed.
  private func place(of shown: ControlRow, in cell: UITableViewCell) -> (rows: SectionRows, row: Int)? {
    if let path = tableView?.indexPath(for: cell), let rows = rows(at: path) {
      // In an app's group of updates, the table view can have the cell at its earlier index path.
      guard let known = shown.identifier, rows.items.identifier(at: path.row) != known else { return (rows, path.row) }
    }
    guard let known = shown.identifier, let rows = snapshot.sections.first(where: { $0.section === shown.section }),
      let row = rows.items.rows(of: IdentitySet([known])).first
    else { return nil }
    return (rows, row)
  }

  /// Runs the app's code for a control's event. The event can occur while the table view is waiting for a value, such
  /// as when a text field goes off screen.
  private func runningControlEvent(_ code: () -> Void) {
    if isAsked { calls.asking(.display, code) } else { updates.calling(code) }
  }
}
