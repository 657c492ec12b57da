import UIKit

// Whole sections that come, go and change their places.
extension TableViewDataSource {
  /// A whole section, by its name: to insert, remove, move, hide or show it, and to read what the table shows of it.
  ///
  /// - Parameters:
  ///   - name: The section's name. One that there is not is a diagnostic once something is asked of it; `exists` asks for that.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func section(_ name: String, file: StaticString = #fileID, line: UInt = #line) -> SectionReference {
    SectionReference(name, of: self, at: CallSite(file: file, line: line))
  }

  /// Shows that sections have come, gone or moved.
  func sectionsDidChange() {
    updates.noteTeller(.call("section()"))
    guard requestUpdate() else { return }
    if updates.scheduler.openBatches == 0 { showChangesLater() }
  }

  /// Answers what the sections ask for now, if sections have come.
  func takeOnCapabilities() {
    guard capabilitiesAreStale else { return }
    capabilitiesAreStale = false
    let heights = RowHeightPlan(of: groups, in: settings)
    let capabilities = Capabilities(of: groups, in: settings, heights: heights)
    let isSame = heights == self.heights && capabilities.isSubset(of: self.capabilities)
    self.heights = heights
    self.capabilities.formUnion(capabilities)
    settled = Capabilities(settledBy: heights)
    if let tableView { takeDragging(of: tableView) }
    // The rows that are there have never been asked for what is asked for now.
    if tableView != nil, !isSame { updates.scheduler.add(.newDelegate) }
  }

  /// Becomes the table's delegate anew: a table notes what there are answers for when it is given its delegate.
  func introduceAgain(to tableView: UITableView) {
    applyHeights(to: tableView)
    tableView.delegate = nil
    tableView.delegate = self
    tableView.dataSource = nil
    tableView.dataSource = self
    takePrefetching(of: tableView)
    takeDragging(of: tableView)
  }
}
