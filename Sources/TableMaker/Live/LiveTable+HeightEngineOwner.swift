import UIKit

extension LiveTable: HeightEngineOwner {
  var tableAtRest: UITableView? {
    guard let tableView = ownTable(), calls.question == nil, tableView.window != nil else { return nil }
    return tableView
  }

  func controls(of rows: SectionRows, at row: Int, in tableView: UITableView) -> RowControls {
    let editing = editing(rows, at: row)
    // The app's delegate knows rows by index paths. Without a delegate, the section's index isn't needed.
    let section = settings.forwardee == nil ? nil : snapshot.sections.firstIndex { $0 === rows }
    let path = section.map { IndexPath(row: row, section: $0) }
    let canEdit = canEdit(rows, at: row, editing, in: tableView, forwarding: path)
    return RowControls(
      isEdited: canEdit, indents: canEdit && indents(rows, at: row, editing, in: tableView, forwarding: path),
      isMovable: isMovable(rows, at: row, in: tableView, forwarding: path))
  }

  func reloadHeights() { updateHeights(animated: false, estimates: .forgotten) }

  func widthWillChange() {
    guard turnedPlace == nil, hasLoaded, let tableView = ownTable() else { return }
    turnedPlace = TurnedPlace(in: tableView, keepsPart: true)
  }

  func controlsWillChange() {
    // An update keeps the visible rows in place itself.
    guard turnedPlace == nil, hasLoaded, !updates.scheduler.isApplying, !heightUpdates.isUpdating,
      let tableView = ownTable(), tableView.window != nil
    else { return }
    turnedPlace = TurnedPlace(in: tableView, keepsPart: false)
  }

  func sizeDidChange() {
    loading.noteHeights()
    defer { end?.settle() }
    guard let place = turnedPlace, let tableView = ownTable() else { return }
    turnedPlace = nil
    UIView.performWithoutAnimation { place.restore(in: tableView) }
  }

  func continueIdleWork(until deadline: ContinuousClock.Instant) -> Bool { findDuplicates(until: deadline) }
}
