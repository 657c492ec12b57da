import UIKit

/// The connection of a data source with its table, which it holds weakly, and the table's original state.
///
/// Outlives the data source by a turn of the main actor, to restore the table, and to report a table that was left without one.
@MainActor final class TableAttachment {
  /// Those that leave their tables in the next turn of the main actor, by their tables.
  private static var leaving: [ObjectIdentifier: TableAttachment] = [:]

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
    let name = ObjectIdentifier(tableView)
    Self.leaving[name] = self
    Task { @MainActor [self, weak tableView] in
      guard Self.leaving[name] === self else { return }
      Self.leaving[name] = nil
      guard let tableView else { return heightEngine.leave() }
      guard tableView.dataSource === EmptyDataSource.shared else {
        heightEngine.leave()
        return takeViewsAway(from: tableView)
      }
      leave(tableView)
      tableView.dataSource = nil
      tableView.reloadData()
      if !isAsked, tableView.window != nil { reporter.report(.notKept(at: place)) }
    }
  }

  /// Restores a table at once that was to be restored in the next turn: another data source is about to fill it, and would take what the
  /// chain before has set, and shows, for the app's.
  static func finishLeaving(_ tableView: UITableView) {
    leaving.removeValue(forKey: ObjectIdentifier(tableView))?.leave(tableView)
  }

  /// Restores everything that the chain has set.
  func leave(_ tableView: UITableView) {
    heightEngine.leave()
    takeViewsAway(from: tableView)
    originalTableState?.restore(tableView, unlessReplaced: settings)
    originalTableState = nil
  }

  /// Takes away what was shown, but for views of the app's own.
  private func takeViewsAway(from tableView: UITableView) {
    noResults.show(nil, in: tableView, nil)
    placeholder.hide(in: tableView)
    pageFooter.hide(in: tableView, keepsCells: false)
    _ = sectionPageFooters.hideAll(but: [])
    refreshing.leave(tableView)
  }
}
