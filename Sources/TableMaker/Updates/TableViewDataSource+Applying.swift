import TableMakerDiffing
import UIKit

// The way from a new snapshot to the screen.
extension TableViewDataSource {
  /// Whether the table can be updated row by row: it is on screen, has room, and has asked for the rows that it shows.
  var canAnimate: Bool {
    guard let tableView = ownTable(), hasLoaded else { return false }
    return tableView.window != nil && tableView.bounds.width > 0 && tableView.bounds.height > 0
  }

  /// Shows a snapshot in the way that was requested, or by a reload where the table cannot be updated row by row.
  ///
  /// - Parameter isSweeping: Whether so many rows come and go that nobody could see them move.
  func show(_ next: Snapshot, by application: UpdateScheduler.Application, isSweeping: Bool) -> TableUpdate {
    let isEarlierPage = loading.takeEarlierPages()
    switch application {
    case .batch(let isQuiet) where canAnimate && !isSweeping:
      return update(to: next, isQuiet: isQuiet, isEarlierPage: isEarlierPage)
    case .batch: return reload(to: next, keepsPlace: !isSweeping)
    case .reload(let isNewDelegate): return reload(to: next, isNewDelegate: isNewDelegate)
    }
  }

  /// Shows a snapshot by a reload.
  ///
  /// - Parameter keepsPlace: Whether the first visible row stays where it is.
  private func reload(to next: Snapshot, isNewDelegate: Bool = false, keepsPlace: Bool = true) -> TableUpdate {
    let tableView = ownTable()
    var found: SectionedDifference?
    func difference() -> SectionedDifference {
      let difference = found ?? SectionedDifference(from: snapshot, to: next)
      found = difference
      return difference
    }
    let (selected, kept) = reading {
      (
        tableView.flatMap { selection(in: $0, from: snapshot, to: next, by: difference) },
        keepsPlace ? tableView.map { rowsToKeep(in: $0, to: next, by: difference) } : nil
      )
    }
    if snapshot.index != next.index { heightEngine.indexDidChange() }
    snapshot = next
    heightEngine.checkEnvironmentAgain()
    hasLoaded = false
    guard let tableView else { return .reload }
    if isNewDelegate { introduceAgain(to: tableView) }
    tableView.reloadData()
    if let selected { select(selected, in: tableView) }
    keep(kept ?? [], in: tableView)
    return .reload
  }

  /// Shows a snapshot by one batch of updates.
  private func update(to next: Snapshot, isQuiet: Bool, isEarlierPage: Bool) -> TableUpdate {
    guard let tableView else { return reload(to: next) }
    let old = snapshot
    (keptPlace, turnedPlace) = (nil, nil)
    guard hasTableCounts(of: old, tableView) else { return reload(to: next, keepsPlace: false) }
    // Exchanged after the batch: the reload would be in one group with it where the app has opened one.
    let unfit = fillArrivedCells(in: tableView).map(RowPath.init)
    let (difference, selected, exchanged) = reading {
      let difference = SectionedDifference(from: old, to: next)
      let exchanged = unfit.isEmpty ? [] : old.rows(following: unfit, in: next, by: difference).map(IndexPath.init)
      return (difference, selection(in: tableView, from: old, to: next) { difference }, exchanged)
    }
    let plan = planner(difference)
    let checker = BatchChecker(countsBefore: old.sections.map(\.count), countsAfter: next.sections.map(\.count))
    if checksPlans, let violation = checker.firstViolation(of: plan) {
      reporter.report(.refusedPlan(RefusedPlan(plan, violation, before: old, after: next), at: place))
      return reload(to: next)
    }
    let shown = TableUpdate(plan, from: old, to: next)
    updates.trace?.end(.difference)
    let configured = visibleCells(of: plan.configuredRows, in: tableView)
    let recontrolled = rowsWithOtherControls(plan.configuredRows, configured, from: old, to: next, in: tableView)
    var others: [IndexPath] = []
    let update = { [self] in
      let hasOtherWidth = old.showsIndex(in: tableView) != next.showsIndex(in: tableView)
      if plan.hasNoOperations, !hasOtherWidth, !changesHeights(plan.configuredRows, in: next),
        !changesHeaders(from: old, to: next)
      {
        snapshot = next
        swapCells(of: fill(configured, but: recontrolled) + exchanged, in: tableView)
        return
      }
      heightEngine.checkEnvironmentAgain()
      var anchor =
        dropGap?.anchor(from: old, to: next, by: difference)
        ?? UpdateAnchor(in: tableView, { RowPlaces(difference) }, isEarlierPage: isEarlierPage) { path in
          reading { old.rows(following: [RowPath(path)], in: next, by: difference).first.map(IndexPath.init) }
        }
      anchor?.holdsWhileDragging = tableView.contentOffset.y <= -tableView.adjustedContentInset.top
      let layout = ContentLayout()
      let seen = SeenRows(in: tableView, difference)
      tableView.performBatchUpdates {
        snapshot = next
        // An index that comes or goes leaves rows another width.
        if hasOtherWidth { heightEngine.checkEnvironmentAgain() }
        submit(plan, from: old, to: next, in: tableView, seen)
        others = fill(configured, but: recontrolled)
        if plan.hasNoOperations {
          // Their old cells keep their heights while they go; a group after this one would begin with the new heights.
          reloadRows(at: others, in: tableView)
          others = []
        }
        others += exchanged
        if measuresAllAtOnce { tableView.forgetEstimates() }
        layout.begin(with: configured.map(\.cell))
        // The table asks for the counts when the outermost group of updates ends.
        updates.scheduler.handOver()
        updates.trace?.end(.batch)
      } completion: { _ in
        layout.end()
      }
      if updates.scheduler.isBatchOpen {
        for path in others { arrivedRows.addForNewCell(path.row, of: next.sections[path.section]) }
        return
      }
      swapCells(of: others, in: tableView)
      if let selected { select(selected, in: tableView) }
      tableView.layoutIfNeeded()
      layout.settle()
      anchor?.restore(in: tableView)
      updates.trace?.end(.layout)
    }
    // A hand that holds the content must not have it slide away below.
    let isStill =
      isQuiet || UIAccessibility.isReduceMotionEnabled || tableView.isTracking || tableView.isDragging
      || tableView.isInHiddenView
      || settings.animationLimit.map { shown.insertedRows + shown.deletedRows + shown.movedRows > $0 } ?? false
    if isStill { UIView.performWithoutAnimation(update) } else { update() }
    let finish = { (dataSource: TableViewDataSource) in
      dataSource.refreshHeaders(of: difference, from: old, to: next, in: tableView)
      dataSource.markMatches(since: old)
      dataSource.noteShownRows(in: tableView)
      if old.index != next.index {
        dataSource.keepPlace(in: tableView) {
          tableView.reloadSectionIndexTitles()
          return true
        }
        dataSource.heightEngine.indexDidChange()
      }
      if next.sections.contains(where: \.section.isAutomatic) { dataSource.heightEngine.workWhenIdle() }
    }
    guard updates.scheduler.isBatchOpen else {
      finish(self)
      return shown
    }
    updates.finishLater { [weak self] in
      guard let self else { return }
      if let selected { select(selected, in: tableView) }
      if !arrivedRows.isEmpty || hasOtherCells(tableView) { requestUpdate() }
      finish(self)
      goOnScrolling()
    }
    return shown
  }

  /// Whether the table has the rows of a snapshot. If not, that is reported: the next update would end the app.
  private func hasTableCounts(of snapshot: Snapshot, _ tableView: UITableView) -> Bool {
    let counts = snapshot.sections.map(\.count)
    let known = (0..<tableView.numberOfSections).map(tableView.numberOfRows)
    // Rows that are shown in place of what is loaded are the table's own; whether it counts them is not documented.
    if counts == known || tableView.hasUncommittedUpdates { return true }
    reporter.report(.otherRows(expected: counts, found: known, at: place))
    return false
  }

  /// Whether rows whose content changed may have other heights now.
  private func changesHeights(_ rows: [RowPathPair], in next: Snapshot) -> Bool {
    rows.contains { pair in
      let section = next.sections[pair.after.section].section
      return section.isAutomatic || section.hasHeights || section.rowHeight == nil
    }
  }

  /// Whether headers or footers that depend on items may have other heights now.
  private func changesHeaders(from old: Snapshot, to next: Snapshot) -> Bool {
    next.sections.count != old.sections.count
      || zip(old.sections, next.sections).contains { $0 !== $1 && $1.section.settings.hasViewsOfItems }
  }

  // MARK: Rows

  /// Hands a plan's operations to the table, step by step.
  ///
  /// - Parameter seen: The rows that come and go with animation; nil for all.
  private func submit(
    _ plan: BatchPlan, from old: Snapshot, to next: Snapshot, in tableView: UITableView, _ seen: SeenRows?
  ) {
    func animation(in snapshot: Snapshot) -> (Int) -> UITableView.RowAnimation {
      { [settings] in snapshot.sections[$0].section.settings.animation ?? settings.animation }
    }
    for step in plan.steps {
      switch step {
      case .deleteSections(let sections):
        for (animation, sections) in grouped(sections, section: { $0 }, by: animation(in: old)) {
          tableView.deleteSections(IndexSet(sections), with: animation)
        }
      case .insertSections(let sections):
        for (animation, sections) in grouped(sections, section: { $0 }, by: animation(in: next)) {
          tableView.insertSections(IndexSet(sections), with: animation)
        }
      case .moveSections(let moves):
        for move in moves { tableView.moveSection(move.before, toSection: move.after) }
      case .deleteRows(let paths):
        let (paths, unseen) = seen?.partBefore(paths) ?? (paths, [])
        for (animation, rows) in grouped(paths, section: \.section, by: animation(in: old)) {
          tableView.deleteRows(at: rows.map(IndexPath.init), with: animation)
        }
        if !unseen.isEmpty { tableView.deleteRows(at: unseen.map(IndexPath.init), with: .none) }
      case .insertRows(let paths):
        let (paths, unseen) = seen?.partAfter(paths) ?? (paths, [])
        for (animation, rows) in grouped(paths, section: \.section, by: animation(in: next)) {
          tableView.insertRows(at: rows.map(IndexPath.init), with: animation)
        }
        if !unseen.isEmpty { tableView.insertRows(at: unseen.map(IndexPath.init), with: .none) }
      case .moveRows(let moves):
        // Written to, not made anew: a table gets each move by itself.
        var (from, to) = (IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 0))
        for move in moves {
          from.set(move.before)
          to.set(move.after)
          tableView.moveRow(at: from, to: to)
        }
      }
    }
  }

  /// Places by the animation of their section. Those of one section mostly follow each other.
  private func grouped<Place>(
    _ places: [Place], section: (Place) -> Int, by animation: (Int) -> UITableView.RowAnimation
  ) -> [(animation: UITableView.RowAnimation, places: [Place])] {
    var groups: [(animation: UITableView.RowAnimation, places: [Place])] = []
    var start = 0
    while start < places.count {
      let number = section(places[start])
      var end = start + 1
      while end < places.count, section(places[end]) == number { end += 1 }
      let animation = animation(number)
      if let index = groups.firstIndex(where: { $0.animation == animation }) {
        groups[index].places += places[start..<end]
      } else {
        groups.append((animation, end - start == places.count ? places : Array(places[start..<end])))
      }
      start = end
    }
    return groups
  }

  /// The cells that show rows whose content changed, with the rows' places after.
  private func visibleCells(
    of rows: [RowPathPair], in tableView: UITableView
  ) -> [(cell: UITableViewCell, path: RowPath)] {
    guard !rows.isEmpty, let visible = tableView.indexPathsForVisibleRows, let first = visible.first,
      let last = visible.last
    else { return [] }
    // Cells that the table has made ready beyond the edges count too; those are few.
    let reach = 32
    let (top, bottom) = (RowPath(first), RowPath(last))
    return rows.compactMap { pair in
      let isNear = rows.count <= 2 * reach || pair.before.isNear(top, bottom, reach: reach)
      guard isNear, let cell = tableView.cellForRow(at: IndexPath(pair.before)) else { return nil }
      return (cell, pair.after)
    }
  }

  /// The rows on screen whose new content has other controls while the table is edited: a cell asks for them when it comes.
  private func rowsWithOtherControls(
    _ pairs: [RowPathPair], _ visible: [(cell: UITableViewCell, path: RowPath)], from old: Snapshot, to next: Snapshot,
    in tableView: UITableView
  ) -> Set<RowPath> {
    guard tableView.isEditingRows, !visible.isEmpty else { return [] }
    let seen = Set(visible.map(\.path))
    return Set(
      pairs.lazy.filter { seen.contains($0.after) }.filter { [self] pair in
        let (before, after) = (old.sections[pair.before.section], next.sections[pair.after.section])
        return !RowEditing.looksAlike(editing(before, at: pair.before.row), editing(after, at: pair.after.row))
      }.map(\.after))
  }

  /// Fills the cells of rows that have come from another section by the user's hand; those with other controls there are new ones, as are
  /// those that could not be exchanged in a group of the app's.
  func fillArrived() {
    guard !arrivedRows.isEmpty, let tableView = ownTable() else { return }
    swapCells(of: fillArrivedCells(in: tableView), in: tableView)
  }

  /// Fills those cells but for the ones that are to be exchanged, and returns the rows of these.
  private func fillArrivedCells(in tableView: UITableView) -> [IndexPath] {
    guard !arrivedRows.isEmpty else { return [] }
    let arrived = arrivedRows.take(in: snapshot)
    let cells = arrived.compactMap { row in
      tableView.cellForRow(at: IndexPath(row.path)).map { (cell: $0, path: row.path) }
    }
    var recontrolled = Set(arrived.lazy.filter(\.needsNewCell).map(\.path))
    if tableView.isEditingRows {
      for (path, before, _) in arrived
      where !RowEditing.looksAlike(before, editing(snapshot.sections[path.section], at: path.row)) {
        recontrolled.insert(path)
      }
    }
    return fill(cells, but: recontrolled)
  }

  /// Shows rows' new content in their cells, but for cells that the app makes, or of another class than the items need now.
  ///
  /// - Parameter rowsOfNewCells: Rows that are to have new cells in any case.
  /// - Returns: The rows of such cells.
  func fill(_ cells: [(cell: UITableViewCell, path: RowPath)], but rowsOfNewCells: Set<RowPath> = []) -> [IndexPath] {
    var others: [IndexPath] = []
    for (cell, path) in cells {
      let rows = snapshot.sections[path.section]
      if rowsOfNewCells.contains(path) || rows.section.settings.cells.isProvided || isOther(cell, rows, path.row) {
        others.append(IndexPath(path))
        continue
      }
      fillReporting(cell, rows, path.row)
      cell.setNeedsLayout()
    }
    return others
  }

  /// Selects these rows and no others. The delegate is not called, since nothing was tapped.
  func select(_ rows: [RowPath], in tableView: UITableView) {
    let wanted = Set(rows.map(IndexPath.init))
    let selected = Set(tableView.indexPathsForSelectedRows ?? [])
    for path in selected.subtracting(wanted) { tableView.deselectRow(at: path, animated: false) }
    for path in wanted.subtracting(selected) { tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
  }

  // MARK: Headers

  /// Has headers and footers on screen show what they say now, where their section's rows have changed.
  private func refreshHeaders(
    of difference: SectionedDifference, from old: Snapshot, to next: Snapshot, in tableView: UITableView
  ) {
    for pair in difference.keptSections {
      let (before, after) = (old.sections[pair.before], next.sections[pair.after])
      guard before !== after else { continue }
      let settings = after.section.settings
      if before.heading.title != after.heading.title, settings.header.isNone {
        tableView.headerView(forSection: pair.after)?.showTitle(after.heading.title, instead: before.heading.title) {
          usualStyle(of: .header, in: tableView, difference, from: old, to: next)
        }
      }
      if before.heading.footerTitle != after.heading.footerTitle, settings.footer.isNone {
        let (title, oldTitle) = (after.heading.footerTitle, before.heading.footerTitle)
        tableView.footerView(forSection: pair.after)?.showTitle(title, instead: oldTitle) {
          usualStyle(of: .footer, in: tableView, difference, from: old, to: next)
        }
      }
      refillHeaders(of: after, at: pair.after, in: tableView)
    }
  }

  /// Has the header and the footer of a section on screen show what they say now, where they are of reusable classes.
  func refillHeaders(of rows: SectionRows, at index: Int, in tableView: UITableView) {
    func refill(_ view: UITableViewHeaderFooterView?, _ kind: SupplementaryKind) {
      guard rows.section.settings.view(kind).isReusable, let view else { return }
      asking(kind == .header ? .header : .footer) { rows.fill(view, as: kind) }
      view.setNeedsLayout()
    }
    refill(tableView.headerView(forSection: index), .header)
    refill(tableView.footerView(forSection: index), .footer)
  }
}

extension IndexPath {
  init(_ path: RowPath) { self.init(row: path.row, section: path.section) }

  fileprivate mutating func set(_ path: RowPath) {
    row = path.row
    if section != path.section { section = path.section }
  }
}

extension RowPath {
  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }

  /// Whether a row is on screen or a few rows away from it, by its number.
  fileprivate func isNear(_ top: RowPath, _ bottom: RowPath, reach: Int) -> Bool {
    if section < top.section { return section == top.section - 1 }
    if section > bottom.section { return section == bottom.section + 1 && row < reach }
    if section == top.section, row < top.row - reach { return false }
    return section < bottom.section || row <= bottom.row + reach
  }
}

extension UIView {
  /// Whether the view or one of its superviews is hidden, so that an animation in it would not be seen.
  fileprivate var isInHiddenView: Bool {
    sequence(first: self, next: \.superview).contains { $0.isHidden || $0.alpha == 0 }
  }
}
