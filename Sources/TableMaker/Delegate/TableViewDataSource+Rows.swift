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
    let cell = calls.asking(.adapter, in: snapshot.sections[section].section) { dequeue(tableView, indexPath, row) }
    if snapshot.sections[section].section.isAutomatic { heightEngine.workWhenIdle() }
    guard let cell else { return filler.cell(for: snapshot.sections[section], indexPath, in: tableView) }
    filler.noteShown(snapshot.sections[section], row, in: cell)
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
        rows.items.perform(.willDisplay, at: indexPath.row, with: cell) {
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

  /// Records the rows of the visible cells, including cells that weren't configured again because their items are
  /// equal.
  func noteShownRows(in tableView: UITableView) {
    // Cells that aren't configured yet still show their earlier rows.
    guard filler.notesShownRows, arrivedRows.isEmpty else { return }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: path), filler.shownRows.shown(in: cell) != nil,
        let rows = snapshot.rows(of: path.section, with: path.row)
      else { continue }
      filler.noteShown(rows, path.row, in: cell)
    }
  }

  private func endDisplaying(_ cell: UITableViewCell, at indexPath: IndexPath) {
    guard let shown = filler.shownRows.shown(in: cell) else { return }
    filler.shownRows.note(nil, in: cell)
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
    let height = calls.asking(.heights, in: section) { heights(row) }
    if height.isUsableHeight { return height }
    if section.isFirst(.height) {
      reporter.report(.invalidHeight(.row, value: height, row: row, at: section.settings.heightsPlace))
    }
    return settings.rowHeight
  }
}
