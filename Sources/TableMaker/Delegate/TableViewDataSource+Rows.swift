public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns the number of sections in the snapshot.
  public func numberOfSections(in tableView: UITableView) -> Int {
    noteLoading()
    return snapshot.sections.count
  }

  /// Returns the number of a section's rows in the snapshot.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    snapshot.contains(section) ? snapshot.sections[section].count : 0
  }

  /// Returns a cell of the section's class, configured by its adapter.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (section, row) = (indexPath.section, indexPath.row)
    guard let dequeue = snapshot.rows(of: section, with: row)?.callbacks.dequeue else {
      reportUnknown(indexPath)
      return UITableViewCell()
    }
    let outer = (question, askedSection)
    (question, askedSection) = (.adapter, snapshot.sections[section].section)
    let cell = dequeue(tableView, indexPath, row)
    (question, askedSection) = outer
    if snapshot.sections[section].section.isAutomatic { heightEngine.workWhenIdle() }
    guard let cell else { return dequeueChecked(snapshot.sections[section], indexPath, in: tableView) }
    if notesShownRows { shownRows.note(snapshot.sections[section].shownRow(at: row), in: cell) }
    return cell
  }

  /// Returns a row's height, if it differs between sections.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard capabilities.contains(.heightForRowAt) else {
      let ask: ((UITableView, IndexPath) -> CGFloat)? = appDelegate(for: .heightForRowAt).tableView(_:heightForRowAt:)
      return running(.heightForRowAt) { ask?(tableView, indexPath) ?? tableView.rowHeight }
    }
    loading.noteHeights()
    if let rows = measuredRows(at: indexPath) { return heightEngine.height(rows, indexPath.row, in: tableView) }
    return exactHeight(at: indexPath) ?? tableView.rowHeight
  }

  /// Returns a row's estimated height, if it differs between sections.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    guard capabilities.contains(.estimatedHeightForRowAt) else {
      let ask: ((UITableView, IndexPath) -> CGFloat)? =
        appDelegate(for: .estimatedHeightForRowAt).tableView(_:estimatedHeightForRowAt:)
      return running(.estimatedHeightForRowAt) { ask?(tableView, indexPath) ?? tableView.estimatedRowHeight }
    }
    guard snapshot.contains(indexPath.section) else { return tableView.estimatedRowHeight }
    if let rows = measuredRows(at: indexPath) { return heightEngine.estimate(rows, indexPath.row, in: tableView) }
    let section = snapshot.sections[indexPath.section].section
    let estimate = section.settings.estimatedRowHeight ?? settings.estimatedRowHeight
    return estimate ?? exactHeight(at: indexPath) ?? tableView.estimatedRowHeight
  }

  /// Calls the section's `onDisplay`.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if capabilities.contains(.willDisplay) {
      guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row) else { return }
      return running(.willDisplay) {
        rows.perform(.willDisplay, at: indexPath.row, with: cell) {
          deal(with: $0, from: $1, in: rows.section.settings)
        }
      }
    }
    let tell: ((UITableView, UITableViewCell, IndexPath) -> Void)? = appDelegate.tableView(_:willDisplay:forRowAt:)
    running(.willDisplay) { tell?(tableView, cell, indexPath) }
  }

  /// Calls the section's `onEndDisplay` with the item that the cell showed.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if capabilities.contains(.didEndDisplaying) { return endDisplaying(cell, at: indexPath) }
    let tell: ((UITableView, UITableViewCell, IndexPath) -> Void)? = appDelegate.tableView(_:didEndDisplaying:forRowAt:)
    running(.didEndDisplaying) { tell?(tableView, cell, indexPath) }
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    let ask: ((UITableView, IndexPath) -> Int)? = appDelegate.tableView(_:indentationLevelForRowAt:)
    return running(.indentationLevelForRowAt) { ask?(tableView, indexPath) ?? 0 }
  }

  /// A Boolean value that indicates whether the data source records each cell's row.
  private var notesShownRows: Bool { capabilities.contains(.didEndDisplaying) }

  /// Records the rows of the visible cells, including cells that weren't configured again because their items are
  /// equal.
  func noteShownRows(in tableView: UITableView) {
    // Cells that aren't configured yet still show their earlier rows.
    guard notesShownRows, arrivedRows.isEmpty else { return }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: path), shownRows.shown(in: cell) != nil,
        let rows = snapshot.rows(of: path.section, with: path.row)
      else { continue }
      shownRows.note(rows.shownRow(at: path.row), in: cell)
    }
  }

  private func endDisplaying(_ cell: UITableViewCell, at indexPath: IndexPath) {
    guard let shown = shownRows.shown(in: cell) else { return }
    shownRows.note(nil, in: cell)
    // The index path is the row's present or last one. Another row may be there by now.
    running(.didEndDisplaying) {
      shown.perform(.didEndDisplaying, cell, indexPath.row) { deal(with: $0, from: $1, in: shown.section.settings) }
    }
  }

  /// Returns the section's rows for an index path, if they have automatic heights.
  private func measuredRows(at indexPath: IndexPath) -> SectionRows? {
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row), rows.section.isAutomatic else {
      return nil
    }
    return rows
  }

  /// Returns the height that the chain gives a row, if it's a valid height.
  private func exactHeight(at indexPath: IndexPath) -> CGFloat? {
    let row = indexPath.row
    guard let rows = snapshot.rows(of: indexPath.section, with: row) else { return nil }
    let section = rows.section
    guard section.hasHeights, let heights = rows.callbacks.height else { return section.rowHeight }
    guard !rows.isAddItemRow(row) else { return settings.rowHeight }
    let outer = (question, askedSection)
    (question, askedSection) = (.heights, section)
    let height = heights(row)
    (question, askedSection) = outer
    if height.isUsableHeight { return height }
    if section.isFirst(.height) {
      reporter.report(.invalidHeight(.row, value: height, row: row, at: section.settings.heightsPlace))
    }
    return settings.rowHeight
  }
}

// MARK: Cells

extension TableViewDataSource {
  /// Dequeues and configures a cell that needs checks: a stock cell, a storyboard prototype, or one of an unexpected
  /// class.
  private func dequeueChecked(
    _ rows: SectionRows, _ indexPath: IndexPath, in tableView: UITableView
  ) -> UITableViewCell {
    let (section, row) = (rows.section, indexPath.row)
    if section.isStock {
      let cell = tableView.dequeueReusableCell(withIdentifier: section.cellIdentifier, for: indexPath)
      fillReporting(cell, rows, row)
      return cell
    }
    guard let identifier = asking(.cells, in: rows.section, { rows.cellIdentifier(of: row) }) else {
      reportNoCell(rows, row)
      return UITableViewCell()
    }
    // Without the index path, UIKit returns `nil` for a missing prototype, instead of throwing an exception.
    guard let cell = tableView.dequeueReusableCell(withIdentifier: identifier) else {
      if section.isFirst(.cell) {
        reporter.report(.missingPrototype(identifier: identifier, at: section.settings.place))
      }
      return UITableViewCell()
    }
    fillReporting(cell, rows, row)
    return cell
  }

  /// Configures a cell with a row's item. If the cell isn't of the section's class, reports a diagnostic and returns
  /// `false`.
  @discardableResult func fillReporting(_ cell: UITableViewCell, _ rows: SectionRows, _ row: Int) -> Bool {
    let isFilled = asking(.adapter, in: rows.section) {
      guard fill(cell, rows, row) else { return false }
      if notesShownRows { shownRows.note(rows.shownRow(at: row), in: cell) }
      if row < rows.itemCount { rows.callbacks.mark?(cell, row) }
      return true
    }
    if isFilled { return true }
    reportWrong(cell, rows, row)
    return false
  }

  /// Configures a cell with a row's item; returns `false` if the cell isn't of the section's class.
  private func fill(_ cell: UITableViewCell, _ rows: SectionRows, _ row: Int) -> Bool {
    guard rows.section.isStock || rows.isMixed else { return rows.callbacks.fill(cell, row) }
    let stock = cell as? StockCell
    stock?.onMissingLabel = { [reporter] in
      guard let stock, rows.section.isFirst(.label) else { return }
      reporter.report(.missingStockLabel(style: type(of: stock).styleName, at: rows.section.settings.place))
    }
    defer { stock?.onMissingLabel = nil }
    return rows.callbacks.fill(cell, row)
  }

  private func reportWrong(_ cell: UITableViewCell, _ rows: SectionRows, _ row: Int) {
    let section = rows.section
    var expected = section.settings.cells.className
    if let kind = rows.callbacks.kind {
      guard let kind = asking(.cells, in: section, { kind(row) }) else { return reportNoCell(rows, row) }
      expected = kind.className
    }
    guard section.isFirst(.cell) else { return }
    reporter.report(
      .wrongCell(
        identifier: cell.reuseIdentifier ?? "", expected: expected, actual: String(describing: type(of: cell)),
        at: section.settings.place))
  }

  func reportNoCell(_ rows: SectionRows, _ row: Int) {
    let section = rows.section
    guard section.isFirst(.noCell) else { return }
    reporter.report(
      .noMatchingCell(
        item: rows.item(at: row).map(brief) ?? "", row: row, section: section.settings.nameForMessages,
        cells: section.settings.cells.className, at: section.settings.place))
  }
}
