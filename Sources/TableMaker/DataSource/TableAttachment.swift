import UIKit

/// The connection of a data source with its table, which it holds weakly, and the table's original state.
///
/// Outlives the data source by a turn of the main actor, to restore the table, and to report a table that was left without one.
@MainActor final class TableAttachment {
  weak var tableView: UITableView?
  /// The table's state before it was attached.
  var originalTableState: TableState?
  let noResults = NoResults()
  let placeholder = Placeholder()
  let pageFooter = PageFooterPlace()
  let sectionPageFooters = SectionPageFooters()
  let refreshing = RefreshPlace()
  private let settings: TableSettings
  private let heightEngine: HeightEngine
  private let reporter: DiagnosticReporter
  private let place: CallSite

  init(_ settings: TableSettings, heightEngine: HeightEngine, reporter: DiagnosticReporter, place: CallSite) {
    self.settings = settings
    self.heightEngine = heightEngine
    self.reporter = reporter
    self.place = place
  }

  /// Empties the table: at once, and in the next turn of the main actor for good, since the table may be in the middle of its layout.
  ///
  /// A table that another data source fills by now is left alone.
  /// - Parameter isAsked: Whether the app has asked for it; else a table on screen that has lost its data source is reported.
  func empty(_ tableView: UITableView, asAsked isAsked: Bool) {
    tableView.dataSource = EmptyDataSource.shared
    // Its delegate is gone too, unless the app has given it another one; UIKit's cached answers must go.
    if tableView.delegate == nil { tableView.delegate = nil }
    Task { @MainActor [self, weak tableView] in
      guard let tableView, tableView.dataSource === EmptyDataSource.shared else { return heightEngine.leave() }
      leave(tableView)
      tableView.dataSource = nil
      tableView.reloadData()
      if !isAsked, tableView.window != nil { reporter.report(.notKept(at: place)) }
    }
  }

  /// Restores everything that the chain has set.
  func leave(_ tableView: UITableView) {
    heightEngine.leave()
    noResults.show(nil, in: tableView, nil)
    placeholder.hide(in: tableView)
    pageFooter.hide(in: tableView)
    _ = sectionPageFooters.hideAll(but: [])
    refreshing.leave(tableView)
    originalTableState?.restore(tableView, unlessReplaced: settings)
    originalTableState = nil
  }
}
