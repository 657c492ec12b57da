import UIKit

extension LiveTable {
  /// Shows insertions, deletions, and moves of sections.
  func sectionsDidChange() {
    updates.noteTeller(.call("section()"))
    guard updates.request() else { return }
    if !updates.isGrouping { updates.showChangesLater() }
  }

  /// Provides the capabilities that new sections need.
  func takeOnCapabilities() {
    guard updates.capabilitiesAreStale else { return }
    updates.capabilitiesAreStale = false
    let heights = RowHeightPlan(of: groups, in: settings)
    let capabilities = Capabilities(of: groups, in: settings, heights: heights)
    let isSame = heights == self.heights && capabilities.isSubset(of: self.capabilities)
    self.heights = heights
    self.capabilities.formUnion(capabilities)
    followControls()
    settled = Capabilities(settledBy: heights)
    if let tableView { takeDragging(of: tableView) }
    // TableMaker has never provided these capabilities for the existing rows.
    if tableView != nil, !isSame { updates.introduceAgain() }
  }

  /// Sets the table view's delegate and data source again, because a table view checks their methods only when they're
  /// set.
  func introduceAgain(to tableView: UITableView) {
    applyHeights(to: tableView)
    tableView.delegate = nil
    tableView.delegate = delegate
    tableView.dataSource = nil
    tableView.dataSource = dataSource
    takePrefetching(of: tableView)
    takeDragging(of: tableView)
  }
}
