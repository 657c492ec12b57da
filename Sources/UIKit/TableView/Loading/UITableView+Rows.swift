import Foundation

// One pass updates everything on screen: it loads missing views from the top, and then releases those that left. It
// never visits rows off screen.
extension UITableView {
  func updateRows() {
    // While heights are being loaded, the rows aren't known yet. They're updated afterward.
    guard rowsAreMarked, !isUpdating, !isLoading, bounds.width > 0 else { return }
    resizeInvalidatedRows()
    bringRowsUpToDate()
  }

  /// Loads the rows that appear and releases those that leave.
  ///
  /// A callback may change the table view. Then `needsCounts` is set, no more calls are made for rows that may be gone,
  /// and the next pass shows the new rows.
  func bringRowsUpToDate() {
    rowsAreMarked = false
    isUpdating = true
    if visibleViewsAreStale { letGoOfEverything() }
    refuseOtherCounts("without an update")
    load()
    updateTableHeaderAndFooter()
    takeAnchor()
    showHeadersOfUnknownHeight()
    settleShownRows()
    var (shown, height): (CGRect, CGFloat?) = (bounds, nil)
    // A header or footer that's lower than expected lets more rows in from below. Each one can do so only once.
    while height != displayedGeometry.contentHeight {
      showRows()
      (shown, height) = (bounds, displayedGeometry.contentHeight)
      showHeadersAndFooters()
    }
    // If the content ends above the bottom of the screen, another pass scrolls it down. Until then, visible views
    // aren't released, and the anchor stays on screen.
    let isComingBack = contentIsUnfinished && comesBackToEnd
    if isComingBack { updates.keptRow = updates.anchor?.row } else { letGoOfHiddenViews() }
    updates.anchor = nil
    placeViews()
    isUpdating = false
    if contentIsUnfinished {
      contentIsUnfinished = false
      keepOffsetInRange()
    }
    // A callback may have changed the content.
    if needsCounts || needsHeights || bounds != shown || heightsWidth != bounds.width { markRows() }
  }

  /// A Boolean value that indicates whether the content will scroll to its end after its size is known.
  private var comesBackToEnd: Bool {
    !needsCounts && !isDragging && motion?.mayLeaveRange != true && reachable(contentOffset) != contentOffset
  }

  /// Creates cells for the visible rows that have none.
  private func showRows() {
    var isComplete = false
    while !isComplete, !needsCounts {
      isComplete = true
      let shown = bounds
      search: for run in rowsToShow {
        for index in run.rows {
          let row = RowGeometry.Row(section: run.section, row: index)
          let cell = visibleRows[row]
          let change = cell.map { settleHeight(of: row, $0) } ?? show(row)
          if needsCounts { return }
          guard change != 0 else { continue }
          heightsWereFound()
          isComplete = false
          break search
        }
      }
      // A callback may have scrolled, and new heights may have brought other sections on screen.
      if bounds != shown {
        isComplete = false
        showHeadersOfUnknownHeight()
      }
    }
  }

  /// Shows a row that appears.
  ///
  /// - Returns: The difference of the row's height from its estimate.
  private func show(_ row: RowGeometry.Row) -> CGFloat {
    prefetching.showed(row)
    let path = indexPath(row)
    let isOld = isLeavingByAnotherUpdate(.row(row))
    let known: UITableViewCell? = takeBackEditedCell(of: row) ?? takeBack(.row(row))
    // A cell that was leaving may have different content by now.
    let cell = isOld ? askForCell(row, path, insteadOf: known) : known ?? askForCell(row, path)
    if let known, known === cell {
      cell.shownRow = row
      visibleRows[row] = cell
      // Otherwise, the next pass releases the cell.
      guard !needsCounts else { return 0 }
      decorate(cell, row)
      updateEditing(of: cell, row, animated: true)
      cell.setSelected(selection.contains(path), animated: false)
      return settleHeight(of: row, cell)
    }
    if let known { letGo(of: known, shownAt: path) }
    if needsCounts {
      // The cell is for a row that no longer exists.
      if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
      return 0
    }
    var change: CGFloat = 0
    var place = CGRect.zero
    // A new cell starts at its place without animation, even while rows move.
    UIView.performWithoutAnimation {
      cell.table = self
      cell.shownRow = row
      cell.frame = rowFrame(displayedSpan(of: row))
      decorate(cell, row)
      updateEditing(of: cell, row, animated: false)
      cell.setSelected(selection.contains(path), animated: false)
      if let level = askDelegate(.indentationLevel, { $0.tableView(self, indentationLevelForRowAt: path) }) {
        cell.indentationLevel = level
      }
      visibleRows[row] = cell
      insertBehindHeaders(cell)
      change = settleHeight(of: row, cell)
      place = rowFrame(displayedSpan(of: row))
      start(cell, place, arrival(of: row))
    }
    _ = askDelegate(.willDisplayCell) { $0.tableView(self, willDisplay: cell, forRowAt: path) }
    layOut(cell, at: place)
    return change
  }

  /// Loads the cell of a row.
  ///
  /// - Parameter known: The row's current cell, which it may keep.
  private func askForCell(
    _ row: RowGeometry.Row, _ path: IndexPath, insteadOf known: UITableViewCell? = nil
  ) -> UITableViewCell {
    // Apple's message: github.com/toggl/mobile/issues/1553.
    guard let dataSource else { raise(.internalInconsistency, "UITableView dataSource is not set") }
    requestedRow = (row, false)
    reconfiguredCell = known
    updates.openQuestions += 1
    let cell = dataSource.tableView(self, cellForRowAt: path)
    updates.openQuestions -= 1
    reconfiguredCell = nil
    requestedRow = nil
    if let other = cell.shownRow, visibleRows[other] === cell {
      // The message is our own: Apple's table view moves the cell and leaves the other row empty.
      raise(
        .internalInconsistency,
        "tableView(_:cellForRowAt:) of \(type(of: dataSource)) returned the same cell for row \(path.row) of section "
          + "\(path.section) and for row \(other.row) of section \(other.section), which is on screen")
    }
    return cell
  }

  private func letGoOfHiddenViews() {
    letGoOfEditedCell { !$0.isEdited }
    let rows = Set(
      rowsToShow.flatMap { run in
        run.rows.map { RowGeometry.Row(section: run.section, row: $0) }
      })
    for row in visibleRows.keys.filter({ !rows.contains($0) }).sorted() { letGo(of: row) }
    letGoOfHiddenHeadersAndFooters()
  }

  private func letGo(of row: RowGeometry.Row) {
    guard let cell = visibleRows.removeValue(forKey: row) else { return }
    updates.settledRows.remove(row)
    updates.invalidatedRows.remove(row)
    if swipe?.cell === cell { closeSwipe(of: cell, leaving: row) }
    if cell.isEdited { return keepEdited(cell) }
    if showsLeaving, updates.currentTransition?.showed(row) == true {
      cell.shownRow = nil
      leave(cell, .row(row), to: rowFrame(geometry.span(of: row)))
    } else {
      letGo(of: cell, shownAt: indexPath(row))
    }
  }

  func letGo(of cell: UITableViewCell, shownAt path: IndexPath) {
    cell.removeFromSuperview()
    cell.shownRow = nil
    if cell.isLifted { UIView.performWithoutAnimation { cell.lower() } }
    if cell === highlightedCell { endHighlight() }
    rowMenuLetsGo(of: cell)
    dragLetsGo(of: cell)
    if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
    _ = askDelegate(.didEndDisplayingCell) { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) }
  }

  /// Releases all views from before `reloadData`.
  private func letGoOfEverything() { letGoAtOnce(takeOutEverything()) }

  /// Detaches all views from before `reloadData`, so that the table view no longer finds them. The delegate isn't
  /// notified yet.
  func takeOutEverything() -> [ShownView] {
    visibleViewsAreStale = false
    bringEditedCellBack()
    let rows = visibleRows.sorted { $0.key < $1.key }.map { ShownView(view: $0.value, shown: .row($0.key)) }
    let headers = visibleHeaders.sorted { $0.key < $1.key }
    let footers = visibleFooters.sorted { $0.key < $1.key }
    (visibleRows, visibleHeaders, visibleFooters) = ([:], [:], [:])
    updates.settledRows = []
    let asked = sectionsAskedForViews.union(headers.map(\.key)).union(footers.map(\.key))
    sectionsAskedForViews = []
    for section in asked { forgetAsking(section) }
    return takeOutLeaving() + rows + headers.map { ShownView(view: $0.value, shown: .end(.header, $0.key)) }
      + footers.map { ShownView(view: $0.value, shown: .end(.footer, $0.key)) }
  }

  private func placeViews() {
    for (row, cell) in visibleRows where cell !== reordering?.cell { move(cell, to: rowFrame(displayedSpan(of: row))) }
    placeLifted()
    placePlaceholders()
    if let editedCell, let row = editedCell.shownRow { move(editedCell, to: rowFrame(geometry.span(of: row))) }
    placeHeadersAndFooters()
    // Rows that were measured in this pass have moved the end.
    if let tableFooterView {
      let footer = geometry.tableFooterSpan
      move(tableFooterView, to: CGRect(x: 0, y: footer.minY, width: bounds.width, height: footer.height))
    }
    if let backgroundView { backgroundView.frame = bounds }
  }

  /// Sets a view's frame unless it differs only by the rounding of its center and size.
  func move(_ view: UIView, to frame: CGRect) {
    let old = view.frame
    let differs = [
      old.minX - frame.minX, old.minY - frame.minY, old.width - frame.width, old.height - frame.height,
    ].contains { abs($0) > 1e-6 }
    if differs { view.frame = frame }
  }

  /// Inserts a view in front of the background and behind headers, footers, and indicators.
  func insertBehindHeaders(_ view: UIView) {
    if view.superview === self { return }
    let behind = [backgroundView, attachedRefreshControl].count { $0 != nil && $0?.superview === self }
    insertSubview(view, at: behind)
  }

  /// Replaces a custom view with another.
  func exchange(_ old: UIView?, for new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new {
      if new === backgroundView { insertSubview(new, at: 0) } else { insertBehindHeaders(new) }
    }
    forgetHeights()
  }

  private func updateTableHeaderAndFooter() {
    geometry.setTableHeights(header: tableHeaderView?.frame.height ?? 0, footer: tableFooterView?.frame.height ?? 0)
    updateContentSize()
    if let tableHeaderView {
      move(tableHeaderView, to: CGRect(x: 0, y: 0, width: bounds.width, height: geometry.tableHeader))
    }
  }
}
