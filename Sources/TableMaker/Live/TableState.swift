import UIKit

/// The properties of a table view before it was attached.
@MainActor struct TableState {
  private let rowHeight: CGFloat
  private let estimatedRowHeight: CGFloat
  private let headerView: UIView?
  private let footerView: UIView?

  private let allowsMultipleSelectionDuringEditing: Bool

  init(of tableView: UITableView) {
    allowsMultipleSelectionDuringEditing = tableView.allowsMultipleSelectionDuringEditing
    rowHeight = tableView.rowHeight
    estimatedRowHeight = tableView.estimatedRowHeight
    headerView = tableView.tableHeaderView
    footerView = tableView.tableFooterView
  }

  /// Restores everything that the chain has set.
  func restore(_ tableView: UITableView, unlessReplaced settings: TableSettings) {
    tableView.rowHeight = rowHeight
    tableView.estimatedRowHeight = estimatedRowHeight
    if settings.selectsWhileEditing {
      tableView.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
    }
    if let view = settings.headerView, tableView.tableHeaderView === view { tableView.tableHeaderView = headerView }
    if let view = settings.footerView {
      if tableView.tableFooterView === view { tableView.tableFooterView = footerView }
    } else if settings.hidesEmptySeparators {
      tableView.tableFooterView = footerView
    }
  }
}
