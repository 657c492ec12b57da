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
    let (live, section, row) = (live, indexPath.section, indexPath.row)
    guard let dequeue = live.snapshot.rows(of: section, with: row)?.callbacks.dequeue else {
      live.reportUnknown(indexPath)
      return UITableViewCell()
    }
    let cell = live.calls.asking(.adapter, in: live.snapshot.sections[section].section) {
      dequeue(tableView, indexPath, row)
    }
    if live.appearance.isWaiting { live.noteAppearance() }
    if live.snapshot.sections[section].section.isAutomatic { live.heightEngine.workWhenIdle() }
    guard let cell else { return live.filler.cell(for: live.snapshot.sections[section], indexPath, in: tableView) }
    live.filler.noteShown(live.snapshot.sections[section], row, in: cell)
    return cell
  }
}
