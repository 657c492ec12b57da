import Foundation

// An update is applied to what the table knows: what stays keeps its cell, its height and its selection under a new number.
// Nothing here looks at rows that do not show, but those that came and went.
extension UITableView {
  /// Gives everything its new place, and lets go of what there is no more.
  ///
  /// - Parameters:
  ///   - map: Where what was there comes to stand.
  ///   - counts: How many rows each section has now.
  func apply(_ map: TableUpdateMap, counts: [Int]) {
    guard bounds.width > 0, !isUpdating else {
      reorderingRowMoves(by: map)
      // Nothing is on screen, or it is being brought there: all of it is asked for anew with the next layout.
      moveNotes(by: map)
      return forgetLoaded()
    }
    askForIndexTitles(after: map, sectionCount: counts.count)
    // What shows after `reloadData` has other numbers.
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
    // A callback may have changed the table again: then nothing is as this update has it any more.
    let isCurrent = updates.structureNumber == number && !needsCounts
    let gone = isCurrent ? depart(departing) : departing
    if isCurrent { raiseMoved(map) }
    // Others may be first and last now.
    decorateVisibleCells()
    markRows()
    letGoAtOnce(stale + gone)
    if goneSwipe != nil { tellOfEndedSwipe(nil) }
    closeMovedSwipe(map)
    if choice?.isOver ?? false { endChoosing() }
  }

  /// Puts rows that move past others in front of them, behind headers and footers.
  private func raiseMoved(_ map: TableUpdateMap) {
    let moved = visibleRows.filter { map.isMoved(toNew: $0.key) }
    guard !moved.isEmpty else { return }
    for (_, cell) in moved.sorted(by: { $0.key < $1.key }) { addSubviewBelowIndicators(cell) }
    raiseHeadersAndFooters()
    raiseLifted()
  }

  /// Puts headers and footers in front of the rows, where they may float.
  func raiseHeadersAndFooters() {
    for (_, view) in visibleHeaders.sorted(by: { $0.key < $1.key }) where !isArriving(view) {
      addSubviewBelowIndicators(view)
    }
    for (_, view) in visibleFooters.sorted(by: { $0.key < $1.key }) where !isArriving(view) {
      addSubviewBelowIndicators(view)
    }
  }

  /// Asks for heights again; the visible part stays where it is.
  ///
  /// Estimates stay, as in an update that inserts rows: rows that do not show are asked for their height when they do.
  /// Exact heights, and estimates after the estimate was changed, are asked for at once.
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
    // The rows that come on screen may be higher than their estimates: the ends of the content are not known before they are.
    contentIsUnfinished = anchor != nil
    load(keeping: rows)
    updates.anchor = anchor
    heightsWereFound()
    updates.anchor = nil
    updates.keptRow = anchor?.row
    // An update within another one's scrolling may find the content beyond its end, and nothing to hold on to.
    if anchor == nil { keepOffsetInRange() }
  }

  /// The row that stays where it is: the first that is seen and does not move, or else the first that is seen and still
  /// there.
  ///
  /// At the very top there is none: what is new comes in below the edge.
  private func anchorThroughUpdate(_ map: TableUpdateMap) -> (row: Row, minY: CGFloat)? {
    guard !isAtTop else { return nil }
    // Half a pixel of a row is nothing but rounding, and neither is what is a thousandth of a point more.
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

  /// Puts what is on screen under its new numbers.
  ///
  /// - Returns: The views of what there is no more.
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

  /// Puts what is noted of rows under their new numbers.
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

  /// The heights of the rows of all sections, those that came asked for.
  private func heightsThroughUpdate(_ map: TableUpdateMap, _ counts: [Int]) -> [RowHeights] {
    // Where all rows are alike and none is asked for, there is nothing to be found out.
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
      // UIKit asks for all heights again with an update; those that do not show are asked for when they do.
      rows.askAgain()
      return rows
    }
  }

  /// The height of every row, where the delegate is asked for none and none is measured.
  private var uniformRowHeight: CGFloat? {
    guard rowHeight >= 0, rowHeight < .infinity, !delegateMayHave(.heightForRow) else { return nil }
    return rowHeight
  }

  /// The heights of rows that came: from elsewhere with what is known of them, or new.
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
