public import UIKit

extension TableViewDataSource {
  /// The number of sections in the snapshot.
  public func numberOfSections(in tableView: UITableView) -> Int { snapshot.sections.count }

  /// The number of a section's items in the snapshot.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].rows.count : 0
  }

  /// A cell of the section's class, filled by its adapter.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // Read once: an index path's parts cost a call each.
    let (section, row) = (indexPath.section, indexPath.row)
    guard snapshot.contains(row: row, in: section) else {
      reportUnknown(indexPath)
      return UITableViewCell()
    }
    // Each taken by itself: a copy of the snapshot's section would retain what is not needed here.
    let live = snapshot.sections[section].section
    let fill = snapshot.sections[section].rows.fill
    let cell = dequeueCell(of: live, in: tableView, at: indexPath)
    let outer = question
    question = .adapter
    let isFilled = live.isStock ? fillStock(cell, live, fill, row) : fill(cell, row)
    question = outer
    if !isFilled { reportWrong(cell, in: live) }
    return cell
  }

  /// A row's height, where sections differ in it.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard capabilities.contains(.rowHeight) else {
      let ask: ((UITableView, IndexPath) -> CGFloat)? = next(for: .rowHeight).tableView(_:heightForRowAt:)
      return ask?(tableView, indexPath) ?? tableView.rowHeight
    }
    return exactHeight(at: indexPath) ?? tableView.rowHeight
  }

  /// About how high a row is, where sections differ in it.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    guard capabilities.contains(.estimatedRowHeight) else {
      let ask: ((UITableView, IndexPath) -> CGFloat)? =
        next(for: .estimatedRowHeight).tableView(_:estimatedHeightForRowAt:)
      return ask?(tableView, indexPath) ?? tableView.estimatedRowHeight
    }
    guard snapshot.contains(indexPath) else { return tableView.estimatedRowHeight }
    let section = snapshot.sections[indexPath.section].section
    let estimate = section.settings.estimatedRowHeight ?? settings.estimatedRowHeight
    return estimate ?? exactHeight(at: indexPath) ?? tableView.estimatedRowHeight
  }

  /// The height that the chain gives a row, if it does and the height is one that a row can have.
  private func exactHeight(at indexPath: IndexPath) -> CGFloat? {
    guard snapshot.contains(indexPath) else { return nil }
    let shown = snapshot.sections[indexPath.section]
    guard shown.section.settings.hasHeights, let heights = shown.rows.height else { return shown.section.rowHeight }
    let height = asking(.heights) { heights(indexPath.row) }
    if height.isUsableHeight { return height }
    if shown.section.isFirst(.height) {
      let place = shown.section.settings.heightsPlace
      reporter.report(.invalidHeight(.row, value: height, row: indexPath.row, at: place))
    }
    return settings.rowHeight
  }
}

// MARK: Cells

extension TableViewDataSource {
  private func dequeueCell(
    of section: LiveSection, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    guard section.isFromStoryboard else {
      return tableView.dequeueReusableCell(withIdentifier: section.cellIdentifier, for: indexPath)
    }
    let identifier = section.cellIdentifier
    // Without the index path a missing prototype is an answer, not the end of the app.
    if let cell = tableView.dequeueReusableCell(withIdentifier: identifier) { return cell }
    if section.isFirst(.cell) {
      reporter.report(.missingPrototype(identifier: identifier, at: section.settings.place))
    }
    return UITableViewCell()
  }

  private func fillStock(_ cell: UITableViewCell, _ section: LiveSection, _ fill: _RowFill, _ row: Int) -> Bool {
    let stock = cell as? StockCell
    stock?.onMissingLabel = { [reporter] in
      guard let stock, section.isFirst(.label) else { return }
      reporter.report(.missingStockLabel(style: type(of: stock).styleName, at: section.settings.place))
    }
    defer { stock?.onMissingLabel = nil }
    return fill(cell, row)
  }

  private func reportWrong(_ cell: UITableViewCell, in section: LiveSection) {
    guard case .storyboard(let identifier, let expected) = section.settings.cells, section.isFirst(.cell) else {
      return
    }
    reporter.report(
      .wrongCell(
        identifier: identifier, expected: String(describing: expected), actual: String(describing: type(of: cell)),
        at: section.settings.place))
  }
}
