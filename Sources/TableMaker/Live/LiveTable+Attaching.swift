import UIKit

extension LiveTable {
  func attach(to tableView: UITableView) {
    guard !isAnswering, !updates.isApplying else { return postpone { $0.attach(to: tableView) } }
    if self.tableView !== tableView { detach() }
    if let older = tableView.liveTable, older.isAnswering || older.updates.isApplying {
      return attachLater(to: tableView)
    }
    TableAttachment.finishLeaving(tableView)
    takeOver(tableView)
    self.tableView = tableView
    register(groups, in: tableView)
    if attachment.originalTableState == nil { attachment.originalTableState = TableState(of: tableView) }
    apply(to: tableView)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    takePrefetching(of: tableView)
    takeDragging(of: tableView)
    takeRefreshing(of: tableView)
    heightEngine.fitTableHeaderAndFooter(of: tableView)
    stopWatchingReturn()
    watchReturn(of: tableView)
    loading.enter(tableView)
    end?.enter(tableView)
    if let press = attachment.press { tableView.addGestureRecognizer(press) }
    updates.reload()
  }

  func detach() {
    guard let tableView else { return }
    guard !isAnswering, !updates.isApplying else {
      // If the data source changes during an update, the table view has rows that it doesn't know.
      return postpone { $0.detach() }
    }
    scrollGoal = nil
    appearance.forgetAll()
    updates.leaveBatch()
    stopWatchingReturn()
    loading.leave()
    self.tableView = nil
    heightEngine.stop()
    if tableView.delegate === delegate { tableView.delegate = nil }
    leavePrefetching(of: tableView)
    rowDragging.leave(tableView)
    guard tableView.dataSource === dataSource else { return heightEngine.leave() }
    if updates.isInHandler { return attachment.empty(tableView, asAsked: true) }
    attachment.leave(tableView)
    tableView.dataSource = nil
    tableView.reloadData()
  }

  fileprivate func attachLater(to tableView: UITableView) {
    Task { @MainActor [weak self, weak tableView] in
      if let self, let tableView, self.tableView == nil { attach(to: tableView) }
    }
  }

  /// Returns the table view if this object is still its data source. If the app has set another one, reports that once.
  func ownTable() -> UITableView? {
    guard let tableView, let other = tableView.dataSource, other !== dataSource else {
      hasReportedOther = false
      return tableView?.dataSource == nil ? nil : tableView
    }
    if !hasReportedOther {
      hasReportedOther = true
      reporter.report(.dataSourceReplaced(type: String(describing: type(of: other)), at: location))
    }
    return nil
  }

  /// Detaches another object from the table view, and reports that.
  fileprivate func takeOver(_ tableView: UITableView) {
    if let older = tableView.liveTable {
      guard older !== self else { return }
      reporter.report(.secondDataSource(after: older.location, at: location))
      older.updates.leaveBatch()
      older.stopWatchingReturn()
      older.loading.leave()
      older.appearance.forgetAll()
      older.tableView = nil
      older.leave(tableView)
    } else if let other = tableView.delegate, other !== delegate, other !== settings.forwardee,
      !(other is UITableViewController)
    {
      // A table view controller is its table view's delegate by default, without the app's code.
      reporter.report(.delegateReplaced(type: String(describing: type(of: other)), at: location))
    }
  }

  fileprivate func leave(_ tableView: UITableView) {
    heightEngine.stop()
    attachment.leave(tableView)
  }

  /// Registers the cells, headers, and footers of sections.
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
      if let addItemRow = section.settings.addItemRow { register(addItemRow.cell, as: addItemRow.identifier) }
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

  fileprivate func apply(to tableView: UITableView) {
    applyHeights(to: tableView)
    if settings.selectsWhileEditing { tableView.allowsMultipleSelectionDuringEditing = true }
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
  /// Sets the height of a view without one to fit the table view's width, or one line while the width is zero.
  fileprivate func fitHeight(to tableView: UITableView) {
    guard frame.height == 0 else { return }
    let width = tableView.bounds.width
    let room = CGSize(width: width > 0 ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    frame.size = CGSize(width: width, height: sizeThatFits(room).height)
  }
}
