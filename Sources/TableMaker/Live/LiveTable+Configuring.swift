import UIKit

// Settings that change after `make()`.

extension LiveTable {
  /// Applies the settings that the app has changed since the last reading.
  func takeSettings() {
    guard !updates.reconfigured.isEmpty else { return }
    let groups = updates.reconfigured.filter { $0.takeSettings(tableRowHeight: settings.rowHeight) }
    updates.reconfigured = []
    guard !groups.isEmpty else { return }
    updates.capabilitiesAreStale = true
    guard let tableView else { return }
    register(groups, in: tableView)
    watchReturn(of: tableView)
  }

  /// Changes the settings of a section with the next update.
  func configure(_ group: SectionGroup, _ settings: SectionSettings) {
    group.nextSettings = settings
    if !updates.reconfigured.contains(where: { $0 === group }) { updates.reconfigured.append(group) }
    sectionsDidChange()
  }

  /// Changes the settings of the table view with the next update.
  func configure(_ settings: TableSettings) {
    let isOtherHeight = settings.rowHeight != self.settings.rowHeight
    self.settings = settings
    updates.capabilitiesAreStale = true
    if let tableView { watchReturn(of: tableView) }
    guard isOtherHeight else { return sectionsDidChange() }
    for group in groups where (group.nextSettings ?? group.settings).rowHeight == .table {
      configure(group, group.nextSettings ?? group.settings)
    }
    sectionsDidChange()
  }
}
