import UIKit

/// The properties of a table view before it was attached.
@MainActor struct TableState {
  private let rowHeight: CGFloat
  private let estimatedRowHeight: CGFloat
  private let headerView: UIView?
  private let footerView: UIView?

  init(of tableView: UITableView) {
    rowHeight = tableView.rowHeight
    estimatedRowHeight = tableView.estimatedRowHeight
    headerView = tableView.tableHeaderView
    footerView = tableView.tableFooterView
  }

  /// Restores everything that the chain has set.
  func restore(_ tableView: UITableView, unlessReplaced settings: TableSettings) {
    tableView.rowHeight = rowHeight
    tableView.estimatedRowHeight = estimatedRowHeight
    if let view = settings.headerView, tableView.tableHeaderView === view { tableView.tableHeaderView = headerView }
    if let view = settings.footerView {
      if tableView.tableFooterView === view { tableView.tableFooterView = footerView }
    } else if settings.hidesEmptySeparators {
      tableView.tableFooterView = footerView
    }
  }
}
