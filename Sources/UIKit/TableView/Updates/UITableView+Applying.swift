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
      // Nothing is on screen, or it is being brought there: all of it is asked for anew with the next layout.
      moveNotes(by: map)
      return forgetLoaded()
    }
    let anchor = anchorThroughUpdate(map)
    let departing = moveShown(by: map)
    moveNotes(by: map)
    let rows = heightsThroughUpdate(map, counts)
    loadedSections = counts.indices.map { section in
      var loaded = map.oldSection(ofNew: section).map { loadedSections[$0] } ?? LoadedSection(rowCount: 0)
      loaded.rowCount = counts[section]
      return loaded
    }
    needsHeights = true
    load(keeping: rows, anchoredOn: anchor)
    for (view, shown) in departing { depart(view, shown) }
    raiseMoved(map)
    markRows()
  }

  /// Puts rows that move past others in front of them, behind headers and footers.
  private func raiseMoved(_ map: TableUpdateMap) {
    let moved = visibleRows.filter { map.isMoved(toNew: $0.key) }
    guard !moved.isEmpty else { return }
    for (_, cell) in moved.sorted(by: { $0.key < $1.key }) { addSubviewBelowIndicators(cell) }
    for (_, view) in visibleHeaders.sorted(by: { $0.key < $1.key }) { addSubviewBelowIndicators(view) }
    for (_, view) in visibleFooters.sorted(by: { $0.key < $1.key }) { addSubviewBelowIndicators(view) }
  }

  /// Asks for all heights again; what is seen stays where it is.
  func askForHeightsAgain() {
    guard bounds.width > 0, !isUpdating else { return forgetHeights() }
    let anchor = anchorThroughUpdate(TableUpdateMap(TableOperations()))
    needsHeights = true
    load(anchoredOn: anchor)
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
  }

  /// The row that stays where it is: the first on screen that there still is, or else the next one to it.
  ///
  /// At the very top there is none: what is new comes in below the edge.
  private func anchorThroughUpdate(_ map: TableUpdateMap) -> (row: Row, minY: CGFloat)? {
    guard contentOffset.y > -adjustedContentInset.top else { return nil }
    let seen = uncoveredRect
    for run in geometry.rows(from: seen.minY, to: seen.maxY) {
      for row in run.rows {
        let old = RowGeometry.Row(section: run.section, row: row)
        if let new = map.newRow(ofOld: old) { return (new, geometry.span(of: old).minY) }
      }
    }
    return nil
  }

  /// Puts what is on screen under its new numbers.
  ///
  /// - Returns: The views of what there is no more.
  private func moveShown(by map: TableUpdateMap) -> [(view: UIView, shown: ShownPlace)] {
    var departing: [(view: UIView, shown: ShownPlace)] = []
    let rows = visibleRows
    visibleRows = [:]
    for (row, cell) in rows.sorted(by: { $0.key < $1.key }) {
      cell.shownRow = map.newRow(ofOld: row)
      if let new = cell.shownRow { visibleRows[new] = cell } else { departing.append((cell, .row(row))) }
    }
    func moved(_ views: [Int: UIView], _ end: SectionEnd) -> [Int: UIView] {
      var result: [Int: UIView] = [:]
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        if let new = map.newSection(ofOld: section) {
          result[new] = view
        } else {
          departing.append((view, .end(end, section)))
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
  private func moveNotes(by map: TableUpdateMap) {
    updates.settledRows = []
    updates.invalidatedRows = Set(updates.invalidatedRows.compactMap(map.newRow))
    func moved(_ path: IndexPath) -> IndexPath? {
      map.newRow(ofOld: RowGeometry.Row(section: path.section, row: path.row)).map(indexPath)
    }
    selection = Set(selection.compactMap(moved))
    if let (touch, path) = touchedRow { touchedRow = moved(path).map { (touch, $0) } }
  }

  /// The heights of the rows of all sections, those that came asked for.
  private func heightsThroughUpdate(_ map: TableUpdateMap, _ counts: [Int]) -> [RowHeights] {
    counts.indices.map { section in
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

  // MARK: What comes and goes

  /// Shows how something goes that there is no more.
  private func depart(_ view: UIView, _ shown: ShownPlace) {
    guard showsLeaving, let motion = departure(of: view, shown), !motion.isImmediate else {
      return letGoAtOnce(view, shown)
    }
    // What slides passes behind what stays.
    sendSubviewToBack(view)
    if let backgroundView { sendSubviewToBack(backgroundView) }
    vanish(view, shown, to: view.frame.offsetBy(dx: motion.x, dy: motion.y), fades: motion.fades)
  }

  private func departure(of view: UIView, _ shown: ShownPlace) -> RowMotion? {
    guard let transition = updates.transition, let change = transition.change else { return nil }
    let size = view.bounds.size
    switch shown {
    case .row(let row):
      return RowMotion(
        change.departure(of: row), width: bounds.width, height: size.height,
        gap: transition.closing(of: row, in: geometry)
      )
    case .end(_, let section):
      return RowMotion(
        change.departure(of: section), width: bounds.width, height: size.height,
        gap: transition.closing(ofSection: section, in: geometry))
    }
  }

  private func letGoAtOnce(_ view: UIView, _ shown: ShownPlace) {
    switch shown {
    case .row(let row): if let cell = view as? UITableViewCell { letGo(of: cell, shownAt: indexPath(row)) }
    case .end(let end, let section): letGo(of: view, end, section)
    }
  }

  /// How a row starts that comes on screen while others move: from where it was, or as one that is new.
  func arrival(of row: RowGeometry.Row) -> RowMotion {
    guard let transition = updates.transition else { return RowMotion() }
    if let old = transition.oldSpan(of: row) { return RowMotion(y: old.minY - geometry.span(of: row).minY) }
    guard let animation = transition.change?.arrival(of: row) else { return RowMotion() }
    return RowMotion(
      animation, width: bounds.width, height: geometry.span(of: row).height,
      gap: transition.opening(for: row, in: geometry))
  }

  /// How a header or footer starts whose section is new.
  func arrival(ofSection section: Int, height: CGFloat) -> RowMotion? {
    guard let transition = updates.transition, let animation = transition.change?.arrival(of: section) else {
      return nil
    }
    return RowMotion(
      animation, width: bounds.width, height: height, gap: transition.opening(forSection: section, in: geometry))
  }

  /// Has a view start as a motion says; it goes to its place with the layout, and becomes opaque on its way.
  func start(_ view: UIView, _ frame: CGRect, _ motion: RowMotion) {
    guard !motion.isImmediate else {
      view.frame = frame
      return
    }
    view.frame = frame.offsetBy(dx: motion.x, dy: motion.y)
    if motion.fades, let transition = updates.transition {
      transition.appearing.append((view, view.alpha))
      view.alpha = 0
    }
  }

  // MARK: Configuring again

  func reconfigure(_ rows: [Row]) {
    refuseWhileAsking("reconfigureRows(at:)")
    loadIfNeeded()
    for row in rows where knownRow(indexPath(row)) == nil {
      // Our words; what Apple's table says is not known.
      raise(
        .internalInconsistency,
        "reconfigureRows(at:) of UITableView was asked for row \(row.row) of section \(row.section), which is not there"
      )
    }
    if updates.depth > 0 { updates.reconfigured += rows } else { configureAgain(rows) }
  }

  /// Has cells on screen filled again, as they are.
  func configureAgain(_ rows: [RowGeometry.Row]) {
    guard let dataSource else { return }
    for row in rows {
      guard let cell = visibleRows[row] else { continue }
      requestedRow = (row, false)
      reconfiguredCell = cell
      updates.openQuestions += 1
      let answer = dataSource.tableView(self, cellForRowAt: indexPath(row))
      updates.openQuestions -= 1
      reconfiguredCell = nil
      requestedRow = nil
      guard answer === cell else {
        // Our words; Apple: "must return the same existing cell for a given index path".
        raise(
          .internalInconsistency,
          "tableView(_:cellForRowAt:) of \(type(of: dataSource)) returned another cell for row \(row.row) of section "
            + "\(row.section), which is configured again and keeps the cell that it has")
      }
      cell.setNeedsLayout()
      updates.settledRows.remove(row)
      geometry.update(row.section) { $0.rows.askAgain() }
    }
    if !rows.isEmpty { markRows() }
  }
}
