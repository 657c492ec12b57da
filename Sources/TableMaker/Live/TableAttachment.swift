import UIKit

/// The connection of a data source with its table view, held weakly, and the table view's original state.
///
/// It outlives the data source by a turn of the main actor. In the next turn, it restores the table view and, if that's
/// on screen without a data source, reports a diagnostic.
@MainActor final class TableAttachment {
  /// The attachments that restore their table views in the next turn of the main actor, by table view.
  private static var leaving: [ObjectIdentifier: TableAttachment] = [:]
  /// The table view that it restores in the next turn. Another one can be at the same memory address by then.
  private weak var leavingTable: UITableView?

  weak var tableView: UITableView?
  /// The table view's state before it was attached.
  var originalTableState: TableState?
  let noResults = NoResults()
  let placeholder = Placeholder()
  let pageFooter = PageFooterHost()
  let sectionPageFooters = SectionPageFooters()
  let refreshing = RefreshControlHost()
  /// Follows the end of the content; `nil` if no step needs it.
  var end: ContentEnd?
  /// Begins editing mode when the user touches and holds a row; `nil` if no step needs it.
  var press: SelectingPress?
  private let settings: TableSettings
  private let heightEngine: HeightEngine
  private let reporter: DiagnosticReporter
  private let location: CallSite

  init(_ settings: TableSettings, heightEngine: HeightEngine, reporter: DiagnosticReporter, location: CallSite) {
    self.settings = settings
    self.heightEngine = heightEngine
    self.reporter = reporter
    self.location = location
  }

  /// Empties the table view immediately, and restores it in the next turn of the main actor, because it may be in its
  /// layout.
  ///
  /// If another data source has taken over the table view by then, it stays unchanged.
  /// - Parameter isAsked: A Boolean value that indicates whether the app has detached the data source. Otherwise, a
  ///   visible table view without a data source is reported.
  func empty(_ tableView: UITableView, asAsked isAsked: Bool) {
    tableView.dataSource = EmptyDataSource.shared
    // The delegate was also deallocated, unless the app has set another one. Setting it to `nil` clears UIKit's cached
    // checks for its methods.
    if tableView.delegate == nil { tableView.delegate = nil }
    let name = ObjectIdentifier(tableView)
    Self.leaving[name] = self
    leavingTable = tableView
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
      if !isAsked, tableView.window != nil { reporter.report(.dataSourceNotRetained(at: location)) }
    }
  }

  /// Restores a table view immediately that would be restored in the next turn.
  ///
  /// Another data source is about to attach, and would treat the settings and views of the earlier chain as the app's.
  static func finishLeaving(_ tableView: UITableView) {
    guard let attachment = leaving.removeValue(forKey: ObjectIdentifier(tableView)) else { return }
    if attachment.leavingTable === tableView { attachment.leave(tableView) } else { attachment.heightEngine.leave() }
  }

  /// Restores everything that the chain has set.
  func leave(_ tableView: UITableView) {
    heightEngine.leave()
    takeViewsAway(from: tableView)
    originalTableState?.restore(tableView, unlessReplaced: settings)
    originalTableState = nil
  }

  /// Removes the views of the chain, but keeps the app's views.
  private func takeViewsAway(from tableView: UITableView) {
    noResults.show(nil, in: tableView, nil)
    placeholder.hide(in: tableView)
    pageFooter.hide(in: tableView, keepsCells: false)
    _ = sectionPageFooters.hideAll(but: [])
    refreshing.leave(tableView)
    end?.leave(tableView)
    press?.leave()
  }
}
