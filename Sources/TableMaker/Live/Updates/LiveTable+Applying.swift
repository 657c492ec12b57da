import TableMakerDiffing
import UIKit

// The way from a new snapshot to the screen.
extension LiveTable {
  /// A Boolean value that indicates whether the table view can update rows: it's on screen with a size, and has read
  /// its rows.
  var canAnimate: Bool {
    guard let tableView = ownTable(), hasLoaded else { return false }
    return tableView.window != nil && tableView.bounds.width > 0 && tableView.bounds.height > 0
  }

  /// Shows a snapshot in the requested way, or by a reload if the table view can't update individual rows.
  ///
  /// - Parameter isSweeping: A Boolean value that indicates whether so many rows change that the user couldn't see them
  ///   move.
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
  /// - Parameter keepsPlace: A Boolean value that indicates whether the first visible row stays in place.
  private func reload(to next: Snapshot, isNewDelegate: Bool = false, keepsPlace: Bool = true) -> TableUpdate {
    let tableView = ownTable()
    var found: SectionedDifference?
    func difference() -> SectionedDifference {
      let difference = found ?? SectionedDifference(from: snapshot, to: next)
      found = difference
      return difference
    }
    let (selected, kept) = calls.reading {
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
    // They're replaced after the batch, because in an app's group of updates, their reload would join it.
    let unfit = fillArrivedCells(in: tableView).map(RowPath.init)
    let (difference, selected, exchanged) = calls.reading {
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
          calls.reading { old.rows(following: [RowPath(path)], in: next, by: difference).first.map(IndexPath.init) }
        }
      anchor?.holdsWhileDragging = tableView.contentOffset.y <= -tableView.adjustedContentInset.top
      let layout = ContentLayout()
      let seen = SeenRows(in: tableView, difference)
      tableView.performBatchUpdates {
        snapshot = next
        // An index that appears or disappears changes the width of rows.
        if hasOtherWidth { heightEngine.checkEnvironmentAgain() }
        submit(plan, from: old, to: next, in: tableView, seen)
        others = fill(configured, but: recontrolled)
        if plan.hasNoOperations {
          // The old cells keep their heights while they disappear, but a later group would begin with the new ones.
          reloadRows(at: others, in: tableView)
          others = []
        }
        others += exchanged
        if measuresAllAtOnce { tableView.forgetEstimates() }
        layout.begin(with: configured.map(\.cell))
        // The table view reads the counts when the outermost group of updates ends.
        updates.scheduler.handOver()
        updates.trace?.end(.batch)
      } completion: { _ in
        layout.end()
      }
      if updates.scheduler.isBatchOpen {
        for path in others { arrivedRows.addForNewCell(path.row, of: next.sections[path.section]) }
        return
      }
      swapCells(of: others, in: tableView, keepsPlace: false)
      if let selected { select(selected, in: tableView) }
      tableView.layoutIfNeeded()
      layout.settle()
      anchor?.restore(in: tableView)
      updates.trace?.end(.layout)
    }
    // While the user drags the content, it must not slide away.
    let isStill =
      isQuiet || UIAccessibility.isReduceMotionEnabled || tableView.isTracking || tableView.isDragging
      || tableView.isInHiddenView
      || settings.animationLimit.map { shown.insertedRows + shown.deletedRows + shown.movedRows > $0 } ?? false
    if isStill { UIView.performWithoutAnimation(update) } else { update() }
    let finish = { (dataSource: LiveTable) in
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

  /// Returns whether the table view has a snapshot's rows, and reports a difference, which would crash the app.
  private func hasTableCounts(of snapshot: Snapshot, _ tableView: UITableView) -> Bool {
    let counts = snapshot.sections.map(\.count)
    let known = (0..<tableView.numberOfSections).map(tableView.numberOfRows)
    // Placeholder rows belong to the table view. UIKit's documentation doesn't specify whether it counts them.
    if counts == known || tableView.hasUncommittedUpdates { return true }
    reporter.report(.rowCountMismatch(expected: counts, found: known, at: place))
    return false
  }

  /// Returns whether rows with changed content may have other heights.
  private func changesHeights(_ rows: [RowPathPair], in next: Snapshot) -> Bool {
    rows.contains { pair in
      let section = next.sections[pair.after.section].section
      return section.isAutomatic || section.hasHeights || section.rowHeight == nil
    }
  }

  /// Returns whether headers or footers that depend on items may have other heights.
  private func changesHeaders(from old: Snapshot, to next: Snapshot) -> Bool {
    next.sections.count != old.sections.count
      || zip(old.sections, next.sections).contains { $0 !== $1 && $1.section.settings.hasViewsOfItems }
  }

  // MARK: Rows

  /// Submits a plan's operations to the table view, step by step.
  ///
  /// - Parameter seen: The rows that are inserted and deleted with animation, or `nil` for all.
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
        // The index paths are reused, because the table view receives each move separately.
        var (from, to) = (IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 0))
        for move in moves {
          from.set(move.before)
          to.set(move.after)
          tableView.moveRow(at: from, to: to)
        }
      }
    }
  }

  /// Groups locations by the animation of their section. Those of one section are usually adjacent.
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

  /// Returns the cells of rows with changed content, with the rows' new locations.
  private func visibleCells(
    of rows: [RowPathPair], in tableView: UITableView
  ) -> [(cell: UITableViewCell, path: RowPath)] {
    guard !rows.isEmpty, let visible = tableView.indexPathsForVisibleRows, let first = visible.first,
      let last = visible.last
    else { return [] }
    // Cells that the table view has prepared beyond the edges also count. There are only a few of them.
    let reach = 32
    let (top, bottom) = (RowPath(first), RowPath(last))
    return rows.compactMap { pair in
      let isNear = rows.count <= 2 * reach || pair.before.isNear(top, bottom, reach: reach)
      guard isNear, let cell = tableView.cellForRow(at: IndexPath(pair.before)) else { return nil }
      return (cell, pair.after)
    }
  }

  /// Returns the visible rows with other controls in editing mode, which a cell only reads when it appears.
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

  /// Configures the cells of rows that the user moved from another section, and replaces those that no longer fit.
  func fillArrived() {
    guard !arrivedRows.isEmpty, let tableView = ownTable() else { return }
    swapCells(of: fillArrivedCells(in: tableView), in: tableView)
  }

  /// Configures those cells, except for the ones to replace, and returns the rows of these.
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

  /// Configures cells with rows' new content, except for cells that the app creates or that have the wrong class.
  ///
  /// - Parameter rowsOfNewCells: The rows that need new cells in any case.
  /// - Returns: The rows of the exceptions.
  func fill(_ cells: [(cell: UITableViewCell, path: RowPath)], but rowsOfNewCells: Set<RowPath> = []) -> [IndexPath] {
    var others: [IndexPath] = []
    for (cell, path) in cells {
      let rows = snapshot.sections[path.section]
      if rowsOfNewCells.contains(path) || rows.section.settings.cells.isProvided || isOther(cell, rows, path.row) {
        others.append(IndexPath(path))
        continue
      }
      filler.fill(cell, rows, path.row)
      cell.setNeedsLayout()
    }
    return others
  }

  /// Selects exactly these rows. The delegate isn't called, because the user tapped nothing.
  func select(_ rows: [RowPath], in tableView: UITableView) {
    let wanted = Set(rows.map(IndexPath.init))
    let selected = Set(tableView.indexPathsForSelectedRows ?? [])
    for path in selected.subtracting(wanted) { tableView.deselectRow(at: path, animated: false) }
    for path in wanted.subtracting(selected) { tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
  }

  // MARK: Headers

  /// Updates visible headers and footers of sections with changed rows.
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

  /// Configures the visible header and footer of a section again, if they're of reusable classes.
  func refillHeaders(of rows: SectionRows, at index: Int, in tableView: UITableView) {
    func refill(_ view: UITableViewHeaderFooterView?, _ kind: SupplementaryKind) {
      guard rows.section.settings.view(kind).isReusable, let view else { return }
      calls.asking(kind == .header ? .header : .footer, in: rows.section) { rows.fill(view, as: kind) }
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

  /// Returns whether a row is on screen or a few rows away from it, by its index.
  fileprivate func isNear(_ top: RowPath, _ bottom: RowPath, reach: Int) -> Bool {
    if section < top.section { return section == top.section - 1 }
    if section > bottom.section { return section == bottom.section + 1 && row < reach }
    if section == top.section, row < top.row - reach { return false }
    return section < bottom.section || row <= bottom.row + reach
  }
}

extension UIView {
  /// A Boolean value that indicates whether an animation in the view isn't visible, because it or a superview is
  /// hidden.
  fileprivate var isInHiddenView: Bool {
    sequence(first: self, next: \.superview).contains { $0.isHidden || $0.alpha == 0 }
  }
}
