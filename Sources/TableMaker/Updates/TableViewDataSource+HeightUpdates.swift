import UIKit

/// The treatment of estimates of off-screen rows while heights are asked for again.
enum EstimateUse {
  /// They stay until the rows come on screen.
  case kept
  /// They are all asked for again.
  case forgotten
}

extension TableViewDataSource {
  /// Makes the table ask for its heights again; the first visible row stays where it is.
  ///
  /// Called while the table is asking for something, or is being laid out by an update of heights, it waits until the next turn of
  /// the main actor. Updates that follow each other by that are bounded in number.
  /// - Parameters:
  ///   - paths: The rows whose cells show something else than before.
  ///   - animated: Whether rows take their new places with animation.
  ///   - estimates: The treatment of estimates of off-screen rows.
  func updateHeights(of paths: [IndexPath] = [], animated: Bool, estimates: EstimateUse = .kept) {
    guard canUpdateHeights else {
      return whenHeightsMayBeUpdated { $0.updateHeights(of: paths, animated: animated, estimates: estimates) }
    }
    guard let tableView = ownTable() else { return }
    guard tableView.window != nil else { return heightEngine.reloadHeights(onEnteringWindowOf: tableView) }
    // A table that gets a width asks for all heights.
    guard tableView.bounds.width > 0 else { return }
    heightUpdates.begin()
    defer { heightUpdates.end() }
    heightEngine.checkEnvironmentAgain()
    let kept = keptPlace?.rows(in: tableView) ?? []
    let anchor = kept.first ?? UpdateAnchor(in: tableView)
    let forgets = estimates == .forgotten || measuresAllAtOnce
    let update = {
      let layout = ContentLayout()
      layout.begin(with: paths.compactMap(tableView.cellForRow))
      tableView.performBatchUpdates {
        if forgets { tableView.forgetEstimates() }
      } completion: { _ in
        layout.end()
      }
      tableView.layoutIfNeeded()
      layout.settle()
      anchor?.restore(in: tableView)
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
    keptPlace = kept.isEmpty ? nil : KeptPlace(kept, in: tableView)
    goOnScrolling()
    heightEngine.workWhenIdle()
  }

  private var canUpdateHeights: Bool {
    !isAnswering && !updates.scheduler.isApplying && !updates.scheduler.isBatchOpen && !heightUpdates.isUpdating
  }

  /// Whether an update of heights can begin, and has not begun too often in this turn of the main actor.
  var mayUpdateHeightsNow: Bool { canUpdateHeights && heightUpdates.mayBeginNow() }

  /// Whether the heights of rows that are not on screen are to be exact.
  var measuresAllAtOnce: Bool { groups.contains { $0.settings.autoHeight == .allAtOnce } }

  /// Does something that updates heights in the next turn of the main actor.
  func whenHeightsMayBeUpdated(_ action: @escaping @MainActor (TableViewDataSource) -> Void) {
    if updates.scheduler.isBatchOpen, !isAnswering { return callAfterGroup(action) }
    guard heightUpdates.isUpdating, !isAnswering else { return postpone(action) }
    // A cell that asks for it whenever it is laid out would have it for ever.
    guard heightUpdates.count < HeightLimits.updatesInRow else { return reportUnsteady() }
    heightUpdates.count += 1
    Task { @MainActor [weak self] in
      guard let self else { return }
      let count = heightUpdates.count
      action(self)
      if heightUpdates.count == count, !heightUpdates.isWaiting { heightUpdates.count = 0 }
    }
  }

  private func reportUnsteady() {
    guard let section = snapshot.sections.first(where: \.section.isAutomatic)?.section, section.isFirst(.unsteady)
    else {
      return
    }
    reporter.report(
      .unsteadyHeight(cell: section.settings.cells.className, heights: [], at: section.settings.heightsPlace))
  }

  // MARK: Cells that ask for it

  /// Measures a cell on screen, and updates its row's height.
  func remeasureRow(of cell: UITableViewCell, animated: Bool) {
    guard !heightEngine.isMeasuring else { return }
    guard canUpdateHeights, heightUpdates.mayMeasureNow(cell) else {
      if heightUpdates.wait(cell, animated: animated) { remeasureWaitingLater() }
      return
    }
    if let path = takeHeight(of: cell) { updateHeights(of: [path], animated: animated) }
  }

  /// Measures a cell's row again if the cell, as it is now, asks for another height than the row has.
  func remeasureIfOther(_ cell: UITableViewCell) {
    guard !heightEngine.isMeasuring, cell.window != nil else { return }
    guard canUpdateHeights, heightUpdates.mayMeasureNow(cell) else {
      if heightUpdates.wait(cell, animated: true) { remeasureWaitingLater() }
      return
    }
    if let path = takeHeight(of: cell, onlyOther: true) { updateHeights(of: [path], animated: true) }
  }

  private func remeasureWaitingLater() {
    Task { @MainActor [weak self] in self?.remeasureWaiting() }
  }

  /// Measures the cells that asked for it while heights were being updated, as one update.
  private func remeasureWaiting() {
    if updates.scheduler.isBatchOpen { return callAfterGroup { $0.remeasureWaiting() } }
    guard canUpdateHeights else { return remeasureWaitingLater() }
    let (cells, animated) = heightUpdates.takeWaiting()
    heightUpdates.count += 1
    let isLast = heightUpdates.count > HeightLimits.updatesInRow
    let paths = cells.compactMap { takeHeight(of: $0, onlyOther: true, isLast: isLast) }
    guard !paths.isEmpty else {
      heightUpdates.count = 0
      return
    }
    updateHeights(of: paths, animated: animated)
    if !heightUpdates.isWaiting { heightUpdates.count = 0 }
  }

  /// Measures a cell on screen as it is, and keeps the height for its item.
  ///
  /// - Parameters:
  ///   - onlyOther: Whether a height that is the row's already is nothing new.
  ///   - isLast: Whether another height is too much: then it is reported, and not kept.
  /// - Returns: The cell's row; nil where there is nothing to do.
  private func takeHeight(of cell: UITableViewCell, onlyOther: Bool = false, isLast: Bool = false) -> IndexPath? {
    guard let tableView = ownTable(), let path = tableView.indexPath(for: cell),
      let rows = snapshot.rows(of: path.section, with: path.row), rows.section.isAutomatic,
      heightEngine.takeHeight(of: cell, rows, path.row, in: tableView, onlyOther: onlyOther, isLast: isLast)
    else { return nil }
    return path
  }
}

extension UITableView {
  /// Discards the estimates that the delegate gave for off-screen rows.
  ///
  /// A group of updates may leave them as they are; another estimate of the table's own does not.
  func forgetEstimates() {
    let own = estimatedRowHeight
    estimatedRowHeight = own + 1
    estimatedRowHeight = own
  }
}
