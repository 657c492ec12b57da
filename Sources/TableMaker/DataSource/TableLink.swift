import UIKit

/// The table that a data source fills, held weakly. It outlives the data source by a turn of the main actor, to see whether
/// the table was left without one.
@MainActor final class TableLink {
  weak var tableView: UITableView?
  private let reporter: DiagnosticReporter
  private let place: CallSite

  init(reporter: DiagnosticReporter, place: CallSite) {
    self.reporter = reporter
    self.place = place
  }

  /// Says that the data source was not kept, unless the table is gone too, off screen, or filled by another by now.
  func dataSourceIsGone() {
    guard let tableView, tableView.window != nil, tableView.dataSource == nil else { return }
    reporter.report(.notKept(at: place))
  }
}
