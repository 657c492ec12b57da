import TableMakerDiffing
import UIKit

/// One batch of updates: from a checked plan to the screen.
@MainActor final class BatchApplication {
  private unowned let live: LiveTable
  private let tableView: UITableView
  private let old, next: Snapshot
  private let difference: SectionedDifference
  private lazy var places = RowPlaces(difference)
  private let plan: BatchPlan
  /// The update that the app is notified of.
  let shown: TableUpdate
  private let isEarlierPage: Bool
  /// The animation of this update; `nil` for that of the sections.
  private let animation: UpdateAnimation?
  /// The rows to select, or `nil` if the selection stays.
  private let selected: [RowPath]?
  /// The rows that the user has moved, with cells that no longer fit.
  private let exchanged: [IndexPath]
  /// The cells of rows with changed content.
  private var configured: [(cell: UITableViewCell, path: RowPath)]
  /// The rows among them with other controls.
  private var recontrolled: Set<RowPath> = []
  /// The rows that need other cells.
  private var others: [IndexPath] = []

  /// Prepares a batch that shows a snapshot; returns `nil`, and reports a diagnostic, if its plan would crash the app.
  init?(
    of next: Snapshot, to tableView: UITableView, of live: LiveTable, animation: UpdateAnimation?, isEarlierPage: Bool
  ) {
    let old = live.snapshot
    // They're replaced after the batch, because in an app's group of updates, their reload would join it.
    let unfit = live.fillArrivedCells(in: tableView).map(RowPath.init)
    let (difference, selected, exchanged) = live.calls.reading {
      let difference = SectionedDifference(from: old, to: next)
      let exchanged = unfit.isEmpty ? [] : old.rows(following: unfit, in: next, by: difference).map(IndexPath.init)
      return (difference, live.selection(in: tableView, from: old, to: next) { difference }, exchanged)
    }
    let plan = live.updates.planner(difference)
    let checker = BatchChecker(countsBefore: old.sections.map(\.count), countsAfter: next.sections.map(\.count))
    if live.updates.checksPlans, let violation = checker.firstViolation(of: plan) {
      live.reporter.report(.refusedPlan(RefusedPlan(plan, violation, before: old, after: next), at: live.location))
      return nil
    }
    shown = TableUpdate(plan, from: old, to: next)
    live.updates.trace?.end(.difference)
    (self.live, self.tableView, self.old, self.next) = (live, tableView, old, next)
    (self.difference, self.plan, self.isEarlierPage, self.animation) = (difference, plan, isEarlierPage, animation)
    (self.selected, self.exchanged) = (selected, exchanged)
    configured = Self.visibleCells(of: plan.configuredRows, in: tableView)
    recontrolled = rowsWithOtherControls
    configured += cellsWithOtherIndex
  }

  /// A Boolean value that indicates whether the user sees the rows move.
  private var isAnimated = false

  // MARK: The batch

  /// Performs the batch, with animation if the user can see it.
  func perform(isQuiet: Bool) {
    // While the user drags the content, it must not slide away. At the very top, UIKit animates a chat's visible rows
    // down although they stay in place below an earlier page.
    let isStill =
      isQuiet || UIAccessibility.isReduceMotionEnabled || tableView.isTracking || tableView.isDragging
      || tableView.isInHiddenView
      || isEarlierPage && live.settings.scrollAnchor == .bottom
        && tableView.contentOffset.y <= -tableView.adjustedContentInset.top
      || live.settings.animationLimit.map { shown.insertedRows + shown.deletedRows + shown.movedRows > $0 } ?? false
    isAnimated = !isStill
    if isStill { UIView.performWithoutAnimation(update) } else { update() }
  }

  private func update() {
    let hasOtherWidth = old.showsIndex(in: tableView) != next.showsIndex(in: tableView)
    let unfit = live.heightEngine.unfitTableViews()
    if plan.hasNoOperations, !hasOtherWidth, !changesHeights, !changesHeaders, unfit.isEmpty {
      live.snapshot = next
      return live.swapCells(
        of: live.fill(configured, but: recontrolled) + exchanged, in: tableView, with: animation?.reloads)
    }
    live.heightEngine.checkEnvironmentAgain()
    let anchor = anchor
    if !isAnimated, anchor == nil, unfit.isEmpty, replacesScreen { return reload() }
    let layout = ContentLayout()
    let seen = SeenRows(in: tableView, difference, places)
    tableView.performBatchUpdates {
      live.snapshot = next
      // An index that appears or disappears changes the width of rows.
      if hasOtherWidth { live.heightEngine.checkEnvironmentAgain() }
      submit(seen)
      live.heightEngine.fit(unfit, animated: isAnimated)
      others = live.fill(configured, but: recontrolled)
      if plan.hasNoOperations {
        // The old cells keep their heights while they disappear, but a later group would begin with the new ones.
        live.reloadRows(at: others, in: tableView, with: animation?.reloads)
        others = []
      }
      others += exchanged
      if live.measuresAllAtOnce { tableView.forgetEstimates() }
      layout.begin(with: configured.map(\.cell))
      // The table view reads the counts when the outermost group of updates ends.
      live.updates.handOver()
      live.updates.trace?.end(.batch)
    } completion: { _ in
      layout.end()
    }
    if live.updates.isBatchOpen {
      for path in others { live.updates.arrivedRows.addForNewCell(path.row, of: next.sections[path.section]) }
      return
    }
    live.swapCells(of: others, in: tableView, keepsPlace: false, with: animation?.reloads)
    if let selected { live.select(selected, in: tableView) }
    tableView.layoutIfNeeded()
    layout.settle()
    anchor?.restore(in: tableView)
    live.updates.trace?.end(.layout)
  }

  /// A Boolean value that indicates whether so many rows change that none stays on screen.
  private var replacesScreen: Bool {
    shown.insertedRows + shown.deletedRows + shown.movedRows > ReplacedScreen.fewest
      && ReplacedScreen.isWhole(from: old, to: next, { places }, in: tableView) && !isInGroup
  }

  /// A Boolean value that indicates whether the app has begun a group of updates, in which a table view mustn't be
  /// reloaded.
  ///
  /// No property of a table view shows that. But a group without updates reads the number of sections when it ends,
  /// unless it's in another one.
  private var isInGroup: Bool {
    live.updates.handOver()
    tableView.performBatchUpdates(nil)
    return live.updates.isBatchOpen
  }

  /// Shows the rows by a reload, as if they were updated.
  private func reload() {
    live.reload(tableView, showing: next)
    if let selected { live.select(selected, in: tableView) }
    tableView.layoutIfNeeded()
    live.updates.trace?.end(.layout)
  }

  /// A Boolean value that indicates whether rows also stay in place at the very top.
  private var holdsTop: Bool { isEarlierPage || live.settings.scrollAnchor == .bottom }

  /// The row that stays in place.
  private var anchor: UpdateAnchor? {
    var anchor =
      live.updates.dropGap?.anchor(from: old, to: next, by: difference)
      ?? live.anchorOfToggledHeader(in: tableView, from: old, to: next)
      ?? UpdateAnchor(in: tableView, { [self] in places }, isEarlierPage: holdsTop) { path in
        live.calls.reading { old.rows(following: [RowPath(path)], in: next, by: difference).first.map(IndexPath.init) }
      }
    anchor?.holdsWhileDragging = tableView.contentOffset.y <= -tableView.adjustedContentInset.top
    return anchor
  }

  /// Returns whether a row's section has other settings than before.
  private func isReconfigured(_ pair: RowPathPair) -> Bool {
    let (before, after) = (old.sections[pair.before.section], next.sections[pair.after.section])
    return before.section === after.section && after.isReconfigured(since: before)
  }

  /// A Boolean value that indicates whether rows with changed content may have other heights.
  private var changesHeights: Bool {
    plan.configuredRows.contains { pair in
      if isReconfigured(pair) { return true }
      let section = next.sections[pair.after.section].section
      return section.isAutomatic || section.hasHeights || section.rowHeight == nil
    }
  }

  /// A Boolean value that indicates whether headers or footers that depend on items may have other heights.
  private var changesHeaders: Bool {
    next.sections.count != old.sections.count
      || zip(old.sections, next.sections).contains {
        $0 !== $1 && ($1.section.settings.hasViewsOfItems || $0.section === $1.section && $1.isReconfigured(since: $0))
      }
  }

  /// Submits the plan's operations to the table view, step by step.
  ///
  /// - Parameter seen: The rows that are inserted and deleted with animation, or `nil` for all.
  private func submit(_ seen: SeenRows?) {
    func animation(
      in snapshot: Snapshot, _ kind: KeyPath<UpdateAnimation, UITableView.RowAnimation>
    ) -> (Int) -> UITableView.RowAnimation {
      { [settings = live.settings, own = self.animation] in
        let section = snapshot.sections[$0].section
        return (own ?? section.collapsingAnimation)?[keyPath: kind] ?? section.settings.animation ?? settings.animation
      }
    }
    let deletion = animation(in: old, \.deletions)
    let insertion = animation(in: next, \.insertions)
    for step in plan.steps {
      switch step {
      case .deleteSections(let sections):
        for (animation, sections) in grouped(sections, section: { $0 }, by: deletion) {
          tableView.deleteSections(IndexSet(sections), with: animation)
        }
      case .insertSections(let sections):
        for (animation, sections) in grouped(sections, section: { $0 }, by: insertion) {
          tableView.insertSections(IndexSet(sections), with: animation)
        }
      case .moveSections(let moves):
        for move in moves { tableView.moveSection(move.before, toSection: move.after) }
      case .deleteRows(let paths):
        let (paths, unseen) = seen?.partBefore(paths) ?? (paths, [])
        for (animation, rows) in grouped(paths, section: \.section, by: deletion) {
          tableView.deleteRows(at: rows.map(IndexPath.init), with: animation)
        }
        if !unseen.isEmpty { tableView.deleteRows(at: unseen.map(IndexPath.init), with: .none) }
      case .insertRows(let paths):
        let (paths, unseen) = seen?.partAfter(paths) ?? (paths, [])
        for (animation, rows) in grouped(paths, section: \.section, by: insertion) {
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
  private func grouped<Location>(
    _ places: [Location], section: (Location) -> Int, by animation: (Int) -> UITableView.RowAnimation
  ) -> [(animation: UITableView.RowAnimation, places: [Location])] {
    var groups: [(animation: UITableView.RowAnimation, places: [Location])] = []
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
  private static func visibleCells(
    of rows: [RowPathPair], in tableView: UITableView
  ) -> [(cell: UITableViewCell, path: RowPath)] {
    guard !rows.isEmpty, let visible = tableView.indexPathsForVisibleRows, let first = visible.first,
      let last = visible.last
    else { return [] }
    // Cells that the table view has prepared beyond the edges also count. There are only a few of them.
    let reach = UITableView.preparedReach
    let (top, bottom) = (RowPath(first), RowPath(last))
    return rows.compactMap { pair in
      let isNear = rows.count <= 2 * reach || pair.before.isNear(top, bottom, reach: reach)
      guard isNear, let cell = tableView.cellForRow(at: IndexPath(pair.before)) else { return nil }
      return (cell, pair.after)
    }
  }

  /// The cells of other rows that show their index, which has changed, or the number of rows.
  private var cellsWithOtherIndex: [(cell: UITableViewCell, path: RowPath)] {
    let sections = old.sections.enumerated().filter { $1.section.settings.usesIndex }
    guard !sections.isEmpty else { return [] }
    let (known, deleted) = (Set(configured.map(\.path)), Set(plan.deletedRows))
    return tableView.pathsOfCells(in: sections.map { ($0.offset, $0.element.itemCount) }).compactMap { path in
      guard let after = places.after(RowPath(path)), !known.contains(after), !deleted.contains(RowPath(path)) else {
        return nil
      }
      let (rows, next) = (old.sections[path.section], next.sections[after.section])
      let isOther = after.row != path.row || rows.itemCount != next.itemCount || rows.section !== next.section
      guard isOther, after.row < next.itemCount, let cell = tableView.cellForRow(at: path) else { return nil }
      return (cell, after)
    }
  }

  /// The visible rows with other controls in editing mode, which a cell only reads when it appears.
  private var rowsWithOtherControls: Set<RowPath> {
    guard tableView.isEditingRows, !configured.isEmpty else { return [] }
    let seen = Set(configured.map(\.path))
    return Set(
      plan.configuredRows.lazy.filter { seen.contains($0.after) }.filter { [live, old, next] pair in
        let (before, after) = (old.sections[pair.before.section], next.sections[pair.after.section])
        // Both rows already have the new settings.
        if before.section === after.section, after.isReconfigured(since: before) { return true }
        return !RowEditing.looksAlike(
          live.editing(before, at: pair.before.row), live.editing(after, at: pair.after.row))
      }.map(\.after))
  }

  // MARK: After the batch

  /// Updates what isn't part of the batch: headers, marks, and the index. In an app's group of updates, it waits for the
  /// group's end.
  func finish() {
    guard live.updates.isBatchOpen else { return refreshSurroundings() }
    live.updates.finishLater { [weak live] in
      guard let live else { return }
      if let selected = self.selected { live.select(selected, in: self.tableView) }
      if !live.updates.arrivedRows.isEmpty || live.hasOtherCells(self.tableView) { live.updates.request() }
      self.refreshSurroundings()
      live.goOnScrolling()
    }
  }

  private func refreshSurroundings() {
    refreshHeaders()
    live.markMatches(since: old)
    live.noteShownRows(in: tableView)
    if old.index != next.index {
      live.keepPlace(in: tableView) {
        tableView.reloadSectionIndexTitles()
        return true
      }
      live.heightEngine.indexDidChange()
    }
    live.end?.settle(animated: isAnimated)
    if next.sections.contains(where: \.section.isAutomatic) { live.heightEngine.workWhenIdle() }
  }

  /// Updates visible headers and footers of sections with changed rows.
  private func refreshHeaders() {
    for pair in difference.keptSections {
      let (before, after) = (old.sections[pair.before], next.sections[pair.after])
      guard before !== after else { continue }
      let settings = after.section.settings
      if before.heading.title != after.heading.title, settings.header.isNone {
        tableView.headerView(forSection: pair.after)?.showTitle(after.heading.title, instead: before.heading.title) {
          live.usualStyle(of: .header, in: tableView, difference, from: old, to: next)
        }
      }
      if before.heading.footerTitle != after.heading.footerTitle, settings.footer.isNone {
        let (title, oldTitle) = (after.heading.footerTitle, before.heading.footerTitle)
        tableView.footerView(forSection: pair.after)?.showTitle(title, instead: oldTitle) {
          live.usualStyle(of: .footer, in: tableView, difference, from: old, to: next)
        }
      }
      live.refillHeaders(of: after, at: pair.after, in: tableView)
      live.showState(of: after)
    }
  }
}

extension IndexPath {
  fileprivate mutating func set(_ path: RowPath) {
    row = path.row
    if section != path.section { section = path.section }
  }
}

extension RowPath {
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
