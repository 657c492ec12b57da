public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns the number of sections in the snapshot.
  public func numberOfSections(in tableView: UITableView) -> Int {
    live.updates.noteLoading()
    return live.snapshot.sections.count
  }

  /// Returns the number of a section's rows in the snapshot.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    live.snapshot.contains(section) ? live.snapshot.sections[section].count : 0
  }

  /// Returns a cell of the section's class, configured by its adapter.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (live, row) = (live, indexPath.row)
    guard let rows = live.snapshot.rows(of: indexPath.section, with: row) else {
      live.reportUnknown(indexPath)
      return UITableViewCell()
    }
    let cell = live.calls.asking(.adapter, in: rows.section) { rows.callbacks.dequeue(tableView, indexPath, row) }
    if live.appearance.isWaiting { live.noteAppearance() }
    if rows.section.isAutomatic { live.heightEngine.workWhenIdle() }
    guard let cell else { return live.filler.cell(for: rows, indexPath, in: tableView) }
    live.filler.noteShown(rows, row, in: cell)
    return cell
  }
}
