import UIKit

// Insertions, deletions, and moves of whole sections.
extension TableViewDataSource {
  /// Returns a section by its name. Use it to insert, remove, move, hide, or show the section, or to read its state.
  ///
  /// - Parameters:
  ///   - name: The name of the section. If no section has it, TableMaker reports a diagnostic when you use the result,
  ///     except for `exists`.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func section(_ name: String, file: StaticString = #fileID, line: UInt = #line) -> SectionReference {
    SectionReference(name, of: self, at: CallSite(file: file, line: line))
  }

  /// Shows insertions, deletions, and moves of sections.
  func sectionsDidChange() {
    updates.noteTeller(.call("section()"))
    guard requestUpdate() else { return }
    if updates.scheduler.openBatches == 0 { showChangesLater() }
  }

  /// Provides the capabilities that new sections need.
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
    // TableMaker has never provided these capabilities for the existing rows.
    if tableView != nil, !isSame { updates.scheduler.add(.newDelegate) }
  }

  /// Sets the table view's delegate and data source again, because a table view checks their methods only when they're
  /// set.
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
