import UIKit

/// The treatment of off-screen estimates when heights are read again.
enum EstimateUse {
  /// Estimates stay until the rows appear.
  case kept
  /// All estimates are read again.
  case forgotten
}

extension LiveTable {
  /// Makes the table view read its heights again. The first visible row stays in place.
  ///
  /// If the table view is waiting for a value, or in the layout of a height update, the call waits for the next turn of
  /// the main actor. The number of consecutive updates of this kind is limited.
  /// - Parameters:
  ///   - paths: The rows with cells that have changed.
  ///   - animated: A Boolean value that indicates whether to animate the new heights.
  ///   - estimates: The treatment of off-screen estimates.
  func updateHeights(of paths: [IndexPath] = [], animated: Bool, estimates: EstimateUse = .kept) {
    guard canUpdateHeights else {
      return whenHeightsMayBeUpdated { $0.updateHeights(of: paths, animated: animated, estimates: estimates) }
    }
    guard let tableView = ownTable() else { return }
    guard tableView.window != nil else {
      noteAnchorsOffScreen(in: tableView)
      return heightEngine.reloadHeights(onEnteringWindowOf: tableView)
    }
    // A table view that receives a width reads all heights.
    guard tableView.bounds.width > 0 else { return }
    updates.heights.begin()
    defer { updates.heights.end() }
    heightEngine.checkEnvironmentAgain()
    // If cells have changed, the rows stay that are seen now, also where a reload couldn't keep others because the
    // content ended earlier.
    let kept = paths.isEmpty ? keptRows(in: tableView) : []
    let anchor = kept.first ?? UpdateAnchor(in: tableView)
    let forgets = estimates == .forgotten || measuresAllAtOnce
    let unfit = heightEngine.unfitTableViews()
    let update = {
      let layout = ContentLayout()
      layout.begin(with: paths.compactMap(tableView.cellForRow))
      tableView.performBatchUpdates {
        if forgets { tableView.forgetEstimates() }
        self.heightEngine.fit(unfit, animated: animated)
      } completion: { _ in
        layout.end()
      }
      tableView.layoutIfNeeded()
      layout.settle()
      anchor?.restore(in: tableView)
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
    noteKept(kept, in: tableView)
    end?.settle(animated: animated)
    goOnScrolling()
    heightEngine.workWhenIdle()
  }

  private var canUpdateHeights: Bool {
    !isAnswering && !updates.isApplying && !updates.isBatchOpen && !updates.heights.isUpdating
  }

  /// A Boolean value that indicates whether a height update can begin, and hasn't begun too often in this turn of the
  /// main actor.
  var mayUpdateHeightsNow: Bool { canUpdateHeights && updates.heights.mayBeginNow() }

  /// A Boolean value that indicates whether off-screen rows need exact heights.
  var measuresAllAtOnce: Bool { groups.contains { $0.settings.autoHeight == .allAtOnce } }

  /// Performs an action that updates heights in the next turn of the main actor.
  func whenHeightsMayBeUpdated(_ action: @escaping @MainActor (LiveTable) -> Void) {
    if updates.isBatchOpen, !isAnswering { return callAfterGroup(action) }
    guard updates.heights.isUpdating, !isAnswering else { return postpone(action) }
    // A cell that requests this in each layout would never stop.
    guard updates.heights.count < HeightUpdates.mostInRow else { return reportUnsteady() }
    updates.heights.count += 1
    Task { @MainActor [weak self] in
      guard let self else { return }
      let count = updates.heights.count
      action(self)
      if updates.heights.count == count, !updates.heights.isWaiting { updates.heights.count = 0 }
    }
  }

  private func reportUnsteady() {
    guard let section = snapshot.sections.first(where: \.section.isAutomatic)?.section, section.isFirst(.unsteady)
    else {
      return
    }
    reporter.report(
      .unstableHeight(cell: section.settings.cells.className, heights: [], at: section.settings.heightsLocation))
  }

  // MARK: Measuring visible cells

  /// Measures a visible cell, and updates its row's height.
  func remeasureRow(of cell: UITableViewCell, animated: Bool) {
    guard !heightEngine.isMeasuring else { return }
    guard canUpdateHeights, updates.heights.mayMeasureNow(cell) else {
      if updates.heights.wait(cell, animated: animated) { remeasureWaitingLater() }
      return
    }
    if let path = takeHeight(of: cell) { updateHeights(of: [path], animated: animated) }
  }

  /// Measures a cell's row again if the cell in its present state needs another height than the row has.
  func remeasureIfOther(_ cell: UITableViewCell) {
    guard !heightEngine.isMeasuring, cell.window != nil else { return }
    guard canUpdateHeights, updates.heights.mayMeasureNow(cell) else {
      if updates.heights.wait(cell, animated: true) { remeasureWaitingLater() }
      return
    }
    if let path = takeHeight(of: cell, onlyOther: true) { updateHeights(of: [path], animated: true) }
  }

  private func remeasureWaitingLater() {
    Task { @MainActor [weak self] in self?.remeasureWaiting() }
  }

  /// Measures the cells that requested it during a height update, as one update.
  private func remeasureWaiting() {
    if updates.isBatchOpen { return callAfterGroup { $0.remeasureWaiting() } }
    guard canUpdateHeights else { return remeasureWaitingLater() }
    let (cells, animated) = updates.heights.takeWaiting()
    updates.heights.count += 1
    let isLast = updates.heights.count > HeightUpdates.mostInRow
    let paths = cells.compactMap { takeHeight(of: $0, onlyOther: true, isLast: isLast) }
    guard !paths.isEmpty else {
      updates.heights.count = 0
      return
    }
    updateHeights(of: paths, animated: animated)
    if !updates.heights.isWaiting { updates.heights.count = 0 }
  }

  /// Measures a visible cell in its present state, and keeps the height for its item.
  ///
  /// - Parameters:
  ///   - onlyOther: A Boolean value that indicates whether to ignore a height that the row already has.
  ///   - isLast: A Boolean value that indicates whether to report another height instead of keeping it.
  /// - Returns: The cell's row, or `nil` if nothing remains to be done.
  private func takeHeight(of cell: UITableViewCell, onlyOther: Bool = false, isLast: Bool = false) -> IndexPath? {
    guard let tableView = ownTable(), let path = tableView.indexPath(for: cell),
      let rows = snapshot.rows(of: path.section, with: path.row), rows.section.isAutomatic,
      heightEngine.takeHeight(of: cell, rows, path.row, in: tableView, onlyOther: onlyOther, isLast: isLast)
    else { return nil }
    return path
  }
}

extension UITableView {
  /// Discards the delegate's estimates for off-screen rows.
  ///
  /// A group of updates may keep them, but another estimate in the table view's property discards them.
  func forgetEstimates() {
    let own = estimatedRowHeight
    estimatedRowHeight = own + 1
    estimatedRowHeight = own
  }
}
