public import UIKit

extension TableViewDataSource {
  /// Fills a table: registers the cells, sets heights and header views, and becomes the table's data source and delegate.
  ///
  /// `make()` does it for the chain's own table. A table that another data source fills is taken over, with a diagnostic;
  /// an object fills one table at a time, and leaves the one it filled before. While the other data source is answering the
  /// table, an adapter or a height, taking over waits until the next turn of the main actor.
  public func attach(to tableView: UITableView) {
    guard !isAnswering, !updates.scheduler.isApplying else { return postpone { $0.attach(to: tableView) } }
    if self.tableView !== tableView { detach() }
    if let older = tableView.dataSource as? TableViewDataSource, older.isAnswering || older.updates.scheduler.isApplying
    {
      return attachLater(to: tableView)
    }
    TableAttachment.finishLeaving(tableView)
    takeOver(tableView)
    self.tableView = tableView
    register(groups, in: tableView)
    if attachment.originalTableState == nil { attachment.originalTableState = TableState(of: tableView) }
    apply(to: tableView)
    tableView.dataSource = self
    tableView.delegate = self
    takePrefetching(of: tableView)
    takeDragging(of: tableView)
    takeRefreshing(of: tableView)
    heightEngine.fitTableHeaderAndFooter(of: tableView)
    stopWatchingReturn()
    watchReturn(of: tableView)
    loading.enter(tableView)
    reload()
  }

  private func attachLater(to tableView: UITableView) {
    Task { @MainActor [weak self, weak tableView] in
      if let self, let tableView, self.tableView == nil { attach(to: tableView) }
    }
  }

  /// Leaves the table, which then has no data source, no delegate and no rows; its heights and views are what they were.
  ///
  /// A table that the app has given another data source keeps that. Called while the table is asking for something or is
  /// being updated, it waits until the next turn of the main actor.
  public func detach() {
    guard let tableView else { return }
    guard !isAnswering, !updates.scheduler.isApplying else {
      // A table whose data source is exchanged within an update finds rows of which it knows nothing.
      return postpone { $0.detach() }
    }
    scrollGoal = nil
    leaveBatch()
    stopWatchingReturn()
    loading.leave()
    self.tableView = nil
    heightEngine.stop()
    if tableView.delegate === self { tableView.delegate = nil }
    leavePrefetching(of: tableView)
    rowDragging.leave(tableView)
    guard tableView.dataSource === self else { return heightEngine.leave() }
    if updates.scheduler.openHandlers > 0 { return attachment.empty(tableView, asAsked: true) }
    attachment.leave(tableView)
    tableView.dataSource = nil
    tableView.reloadData()
  }

  /// The table, if this object is its data source still. That the app has given it another one is a diagnostic, once.
  func ownTable() -> UITableView? {
    guard let tableView, let dataSource = tableView.dataSource, dataSource !== self else {
      hasReportedOther = false
      return tableView?.dataSource == nil ? nil : tableView
    }
    if !hasReportedOther {
      hasReportedOther = true
      reporter.report(.otherDataSource(type: String(describing: type(of: dataSource)), at: place))
    }
    return nil
  }

  /// Ends what another object does for the table, and says so.
  private func takeOver(_ tableView: UITableView) {
    if let older = tableView.dataSource as? TableViewDataSource {
      guard older !== self else { return }
      reporter.report(.tableTaken(from: older.place, at: place))
      older.leaveBatch()
      older.stopWatchingReturn()
      older.loading.leave()
      older.tableView = nil
      older.leave(tableView)
    } else if let delegate = tableView.delegate, delegate !== self, delegate !== settings.forwardee,
      !(delegate is UITableViewController)
    {
      // A table view controller is its table's delegate by itself, not by the app's code.
      reporter.report(.delegateReplaced(type: String(describing: type(of: delegate)), at: place))
    }
  }

  private func leave(_ tableView: UITableView) {
    heightEngine.stop()
    attachment.leave(tableView)
  }

  /// Registers the cells, headers and footers of sections.
  func register(_ groups: [SectionGroup], in tableView: UITableView) {
    var known: Set<String> = []
    func register(_ cell: UITableViewCell.Type, as identifier: String) {
      if known.insert(identifier).inserted { tableView.register(cell, forCellReuseIdentifier: identifier) }
    }
    func register(_ source: CellSource, _ suffix: String) {
      switch source {
      case .registered(let cell): register(cell, as: source.identifier + suffix)
      case .stock(let style): register(StockCell.type(for: style), as: source.identifier + suffix)
      case .mixed(let sources): for source in sources { register(source, suffix) }
      case .nib(let nib, let identifier, _):
        let identifier = identifier ?? source.identifier + suffix
        if known.insert(identifier).inserted { tableView.register(nib, forCellReuseIdentifier: identifier) }
      case .storyboard, .provided, .none: break
      }
    }
    for section in groups.map(\.pattern) {
      register(section.settings.cells, section.reuseSuffix)
      if let addRow = section.settings.addRow { register(addRow.cell, as: addRow.identifier) }
    }

    known = []
    for group in groups {
      for case .reusable(let view) in [group.settings.header, group.settings.footer]
      where known.insert(view.identifier).inserted {
        if let nib = view.nib {
          tableView.register(nib, forHeaderFooterViewReuseIdentifier: view.identifier)
        } else {
          tableView.register(view.viewClass, forHeaderFooterViewReuseIdentifier: view.identifier)
        }
      }
    }
  }

  func applyHeights(to tableView: UITableView) {
    if let height = heights.rowHeight { tableView.rowHeight = height }
    if let height = heights.estimatedRowHeight { tableView.estimatedRowHeight = height }
  }

  private func apply(to tableView: UITableView) {
    applyHeights(to: tableView)
    if let view = settings.headerView {
      view.fitHeight(to: tableView)
      tableView.tableHeaderView = view
    }
    if let view = settings.footerView {
      view.fitHeight(to: tableView)
      tableView.tableFooterView = view
    } else if settings.hidesEmptySeparators, tableView.tableFooterView == nil {
      tableView.tableFooterView = UIView()
    }
  }
}

extension UIView {
  /// Gives a view that has no height the one that fits it, at the table's width; on one line, while the table has none.
  fileprivate func fitHeight(to tableView: UITableView) {
    guard frame.height == 0 else { return }
    let width = tableView.bounds.width
    let room = CGSize(width: width > 0 ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    frame.size = CGSize(width: width, height: sizeThatFits(room).height)
  }
}
