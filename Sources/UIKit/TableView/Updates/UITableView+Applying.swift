import Foundation

// An update changes the table view's state: remaining elements keep their cell, height, and selection under a new
// number. It visits no rows off screen except inserted and deleted ones.
extension UITableView {
  /// Renumbers all elements and releases the deleted ones.
  ///
  /// - Parameters:
  ///   - map: The new places of all elements.
  ///   - counts: The number of rows in each section now.
  func apply(_ map: TableUpdateMap, counts: [Int]) {
    guard bounds.width > 0, !isUpdating else {
      reorderingRowMoves(by: map)
      // Nothing is on screen, or the rows are being loaded, so the next layout loads everything again.
      moveNotes(by: map)
      return forgetLoaded()
    }
    askForIndexTitles(after: map, sectionCount: counts.count)
    // The views on screen have outdated numbers after `reloadData`.
    let stale = visibleViewsAreStale ? takeOutEverything() : []
    let anchor = anchorThroughUpdate(map)
    reorderingRowMoves(by: map)
    let departing = moveShown(by: map)
    moveNotes(by: map)
    let goneSwipe = takeOutGoneSwipe()
    let rows = heightsThroughUpdate(map, counts)
    loadedSections = counts.indices.map { section in
      var loaded = map.oldSection(ofNew: section).map { loadedSections[$0] } ?? LoadedSection(rowCount: 0)
      loaded.rowCount = counts[section]
      return loaded
    }
    needsHeights = true
    updates.structureNumber += 1
    let number = updates.structureNumber
    updates.transition?.number = number
    load(keeping: rows, anchoredOn: anchor)
    // A callback may have changed the table view again, which makes this update's numbers invalid.
    let isCurrent = updates.structureNumber == number && !needsCounts
    let gone = isCurrent ? depart(departing) : departing
    if isCurrent { raiseMoved(map) }
    // Different rows may be first and last now.
    decorateVisibleCells()
    markRows()
    letGoAtOnce(stale + gone)
    if goneSwipe != nil { tellOfEndedSwipe(nil) }
    closeMovedSwipe(map)
    if choice?.isOver ?? false { endChoosing() }
  }

  /// Moves rows that pass others in front of them, but behind headers and footers.
  private func raiseMoved(_ map: TableUpdateMap) {
    let moved = visibleRows.filter { map.isMoved(toNew: $0.key) }
    guard !moved.isEmpty else { return }
    for (_, cell) in moved.sorted(by: { $0.key < $1.key }) { addSubviewBelowIndicators(cell) }
    raiseHeadersAndFooters()
    raiseLifted()
  }

  /// Moves headers and footers, which may float, in front of the rows.
  func raiseHeadersAndFooters() {
    for (_, view) in visibleHeaders.sorted(by: { $0.key < $1.key }) where !isArriving(view) {
      addSubviewBelowIndicators(view)
    }
    for (_, view) in visibleFooters.sorted(by: { $0.key < $1.key }) where !isArriving(view) {
      addSubviewBelowIndicators(view)
    }
  }

  /// Reloads heights while the visible area stays in place.
  ///
  /// Estimates stay, as in an update that inserts rows: rows off screen load their heights when they appear. Exact
  /// heights load immediately, and so do all heights after a change of the estimate.
  func askForHeightsAgain() {
    guard bounds.width > 0, !isUpdating else { return forgetHeights() }
    let map = TableUpdateMap(TableOperations())
    let anchor = anchorThroughUpdate(map)
    let isKnown = !needsHeights && !needsCounts && heightsWidth == bounds.width
    let areEstimates = geometry.sections.allSatisfy { $0.rows.count == 0 || $0.rows.hasEstimates }
    let kept = isKnown && areEstimates ? heightsThroughUpdate(map, loadedSections.map(\.rowCount)) : nil
    if kept != nil { updates.settledRows = [] }
    needsHeights = true
    load(keeping: kept, anchoredOn: anchor)
    markRows()
  }

  private func load(keeping rows: [RowHeights]? = nil, anchoredOn anchor: (row: Row, minY: CGFloat)?) {
    // Appearing rows may be higher than their estimates, so the ends of the content aren't known before they appear.
    contentIsUnfinished = anchor != nil
    load(keeping: rows)
    updates.anchor = anchor
    heightsWereFound()
    updates.anchor = nil
    updates.keptRow = anchor?.row
    // An update during another one's scrolling may find the content beyond its end, without an anchor.
    if anchor == nil { keepOffsetInRange() }
  }

  /// Returns the row that stays in place: the first visible row that doesn't move, or else the first one that still
  /// exists.
  ///
  /// At the very top, there's none because new rows appear below the edge.
  private func anchorThroughUpdate(_ map: TableUpdateMap) -> (row: Row, minY: CGFloat)? {
    guard !isAtTop else { return nil }
    // Half a pixel of a row may be a rounding error, and so may an extra thousandth of a point.
    let seen = uncoveredRect.insetBy(dx: 0, dy: 0.5 / max(1, traitCollection.displayScale) + 0.001)
    var moved: (row: Row, minY: CGFloat)?
    for run in geometry.rows(from: seen.minY, to: seen.maxY) {
      for row in run.rows {
        let old = RowGeometry.Row(section: run.section, row: row)
        guard let new = map.newRow(ofOld: old) else { continue }
        let place = (new, geometry.span(of: old).minY)
        if !map.isMoved(toNew: new) { return place }
        moved = moved ?? place
      }
    }
    return moved
  }

  /// Renumbers the views on screen.
  ///
  /// - Returns: The views of deleted elements.
  func moveShown(by map: TableUpdateMap) -> [ShownView] {
    var departing: [ShownView] = []
    bringEditedCellBack()
    let rows = visibleRows
    visibleRows = [:]
    for (row, cell) in rows.sorted(by: { $0.key < $1.key }) {
      cell.shownRow = map.newRow(ofOld: row)
      if let new = cell.shownRow {
        visibleRows[new] = cell
      } else {
        departing.append(ShownView(view: cell, shown: .row(row)))
      }
    }
    func moved(_ views: [Int: UIView], _ end: SectionEnd) -> [Int: UIView] {
      var result: [Int: UIView] = [:]
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        if let new = map.newSection(ofOld: section) {
          result[new] = view
        } else {
          departing.append(ShownView(view: view, shown: .end(end, section)))
        }
      }
      return result
    }
    visibleHeaders = moved(visibleHeaders, .header)
    visibleFooters = moved(visibleFooters, .footer)
    sectionsAskedForViews = Set(sectionsAskedForViews.compactMap(map.newSection))
    moveLeaving(by: map)
    return departing
  }

  /// Renumbers the rows in records.
  func moveNotes(by map: TableUpdateMap) {
    updates.settledRows = []
    updates.invalidatedRows = Set(updates.invalidatedRows.compactMap(map.newRow))
    prefetching.renumber(map.newRow)
    func moved(_ path: IndexPath) -> IndexPath? {
      map.newRow(ofOld: RowGeometry.Row(section: path.section, row: path.row)).map(indexPath)
    }
    selection = Set(selection.compactMap(moved))
    selectionBeforeEditing = selectionBeforeEditing.map { Set($0.compactMap(moved)) }
    moveChoice(moved)
    actingRow = actingRow.flatMap(moved)
    if let (touch, path) = touchedRow { touchedRow = moved(path).map { (touch, $0) } }
  }

  /// Returns the heights of the rows of all sections, loading those of inserted rows.
  private func heightsThroughUpdate(_ map: TableUpdateMap, _ counts: [Int]) -> [RowHeights] {
    // If all rows have the same fixed height, nothing needs to be loaded.
    if let height = uniformRowHeight,
      geometry.sections.allSatisfy({ $0.rows.uniformHeight == height || $0.rows.count == 0 })
    {
      return counts.map { count in
        var rows = RowHeights(count: count, height: height)
        rows.askAgain()
        return rows
      }
    }
    return counts.indices.map { section in
      guard let old = map.oldSection(ofNew: section), geometry.sections.indices.contains(old) else {
        return rowHeights(section, count: counts[section])
      }
      var rows = geometry.sections[old].rows
      if let changes = map.changes(inNew: section) {
        rows.apply(changes) { range in loadedHeights(section, rows: range, map) }
      }
      // UIKit reloads all heights after an update. Rows off screen reload theirs when they appear.
      rows.askAgain()
      return rows
    }
  }

  /// The height of every row if the delegate doesn't provide heights and rows aren't measured.
  private var uniformRowHeight: CGFloat? {
    guard rowHeight >= 0, rowHeight < .infinity, !delegateMayHave(.heightForRow) else { return nil }
    return rowHeight
  }

  /// Returns the heights of inserted rows. Moved rows keep their known heights.
  private func loadedHeights(_ section: Int, rows: Range<Int>, _ map: TableUpdateMap) -> LoadedHeights {
    let sources = rows.map { map.oldRow(ofNew: RowGeometry.Row(section: section, row: $0)) }
    if sources.allSatisfy({ $0 == nil }) { return loadedHeights(section, rows: rows) }
    return LoadedHeights(count: rows.count) { index in
      if let source = sources[index] { return (geometry.span(of: source).height, true) }
      let row = rows.lowerBound + index
      let heights = loadedHeights(section, rows: row..<row + 1)
      return (heights.height(of: 0), heights.isEstimate(0))
    }
  }
}
