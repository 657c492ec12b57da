public import UIKit

// Scrolling to an item or a section. A table view uses the heights that it knows: rows that were never on screen have
// estimated heights, which change when they appear. TableMaker therefore scrolls again until the table view rests at
// the requested position.
extension TableViewDataSource {
  /// Scrolls to an item's row, exactly to the requested position, whatever the estimated heights of the rows around it.
  ///
  /// If the table view doesn't show the item, TableMaker reports a diagnostic. A later call replaces this one. If the
  /// user drags, the scroll ends; an update doesn't end it. While animations are disabled, the table view jumps to the
  /// row immediately.
  ///
  /// - Parameters:
  ///   - item: The item to find by its identity. If several rows show it, the first is used. If you've added the item
  ///     in this turn, TableMaker shows the change first.
  ///   - position: The position of the row, as far as the content allows. By default, the table view scrolls as little
  ///     as possible.
  ///   - animated: A Boolean value that indicates whether to animate the scroll. At its end, the app's delegate
  ///     receives `scrollViewDidEndScrollingAnimation`.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func scroll<Item>(
    to item: Item, at position: UITableView.ScrollPosition = .none, animated: Bool = true, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let place = CallSite(file: file, line: line)
    whenShown { owner in
      let isFound = owner.setOut(at: position, animated: animated) { $0.indexPath(of: item).map { .row($0) } }
      if !isFound { owner.reporter.report(.unknownItems(call: "scroll(to: \(brief(item)))", at: place)) }
    }
  }

  /// Scrolls to a row that TableMaker has found itself, unless the row was removed in the meantime.
  func scroll<Item>(toRow item: Item, animated: Bool = true) {
    whenShown { owner in owner.setOut(at: .none, animated: animated) { $0.indexPath(of: item).map { .row($0) } } }
  }

  /// Scrolls to a section, including its header, exactly to the requested position.
  ///
  /// The table view doesn't scroll to a hidden section, or to an empty one that isn't shown. If no section has the
  /// name, TableMaker reports a diagnostic.
  /// - Parameters:
  ///   - name: The name of the section. If you've added the section in this turn, TableMaker shows the change first.
  ///   - position: The position of the section, as far as the content allows. By default, its header is at the top.
  ///   - animated: A Boolean value that indicates whether to animate the scroll.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func scroll(
    toSection name: String, at position: UITableView.ScrollPosition = .top, animated: Bool = true,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = CallSite(file: file, line: line)
    whenShown { owner in
      guard !owner.shownSections(named: name, call: "scroll(toSection: “\(name)”)", at: place).isEmpty else { return }
      owner.setOut(at: position, animated: animated) { $0.snapshot.indices(named: name).first.map { .section($0) } }
    }
  }

  /// Performs a call when the table view shows the present items: now, if it does or can, and otherwise as soon as it
  /// does.
  func whenShown(_ body: @escaping @MainActor (TableViewDataSource) -> Void) {
    whenFree { owner in
      owner.showChanges()
      let updates = owner.updates
      let scheduler = updates.scheduler
      guard scheduler.isShowing else { return body(owner) }
      guard scheduler.isFinding || scheduler.openBatches > 0 else { return owner.postpone(body) }
      Task { @MainActor [weak owner] in
        while owner != nil, updates.isPending || updates.scheduler.openBatches > 0 { await updates.wait() }
        if let owner { body(owner) }
      }
    }
  }
}

// MARK: - Progress

extension TableViewDataSource {
  /// Begins to scroll.
  ///
  /// - Returns: `false` if the target doesn't exist.
  @discardableResult private func setOut(
    at position: UITableView.ScrollPosition, animated: Bool,
    find: @escaping @MainActor (TableViewDataSource) -> ScrollGoal.Target?
  ) -> Bool {
    guard let target = find(self) else { return false }
    guard let tableView = ownTable() else { return true }
    if isArriving {
      // The table view is in its layout, on the way to another target.
      Task { @MainActor [weak self] in self?.setOut(at: position, animated: animated, find: find) }
      return true
    }
    (scrollGoal, keptPlace) = (nil, nil)
    // The smallest movement depends on the present content offset.
    let goal = ScrollGoal(steps: tableView.steps(to: target, at: position), find: find)
    if animated, tableView.window != nil, UIView.areAnimationsEnabled {
      glide(to: goal, target, in: tableView)
    } else {
      arrive(at: goal, in: tableView)
    }
    return true
  }

  /// Scrolls to a goal with animation.
  private func glide(to goal: ScrollGoal, _ target: ScrollGoal.Target, in tableView: UITableView) {
    // A table view that's already there doesn't move, and would never notify about its arrival.
    let distance = tableView.offset(showing: target, at: goal.steps[0]) - tableView.contentOffset.y
    guard abs(distance) >= tableView.halfPixel else { return arrive(at: goal, in: tableView) }
    // If the user is dragging, the drag takes precedence, and the goal isn't followed.
    if !tableView.isDragging {
      scrollGoal = goal
      scrollGoal?.setOut()
    }
    tableView.move(to: target, goal.steps, animated: true)
  }

  /// Scrolls to a goal immediately.
  private func arrive(at goal: ScrollGoal, in tableView: UITableView) {
    isArriving = true
    defer { isArriving = false }
    for _ in 0..<ScrollGoal.mostJumps {
      guard let target = goal.find(self) else { return }
      let before = tableView.contentOffset.y
      tableView.move(to: target, goal.steps, animated: false)
      // A table view that's off screen doesn't learn any heights.
      guard tableView.window != nil else { return }
      tableView.layoutIfNeeded()
      guard abs(tableView.contentOffset.y - before) >= tableView.halfPixel else { return }
    }
  }

  /// Continues to a goal after an animated scroll that hasn't reached it.
  ///
  /// - Returns: A Boolean value that indicates whether another animation begins.
  func goesOnScrolling(_ tableView: UITableView) -> Bool {
    guard let goal = scrollGoal, !updates.scheduler.isBatchOpen else { return false }
    scrollGoal = nil
    guard !goal.isOverdue, !isAsked, !updates.scheduler.isApplying, !isArriving else { return false }
    let start = tableView.contentOffset
    let anchor = UpdateAnchor(in: tableView)
    // The jump only finds out the heights near the goal. None of it is drawn.
    isRehearsing = true
    defer { isRehearsing = false }
    arrive(at: goal, in: tableView)
    let end = tableView.contentOffset
    guard abs(end.y - start.y) >= tableView.halfPixel else { return false }
    if goal.departures < ScrollGoal.mostDepartures {
      if let anchor { anchor.restore(in: tableView) } else { tableView.contentOffset = start }
      if abs(tableView.contentOffset.y - end.y) >= tableView.halfPixel {
        isRehearsing = false
        scrollGoal = goal
        scrollGoal?.setOut()
        tableView.setContentOffset(end, animated: true)
        return true
      }
    }
    isRehearsing = false
    tableView.contentOffset = end
    scrollViewDidScroll(tableView)
    return false
  }

  /// Continues to a goal after an update, which may have moved it or stopped the scroll.
  func goOnScrolling() {
    guard let goal = scrollGoal, let tableView, !updates.scheduler.isBatchOpen else { return }
    scrollGoal = nil
    guard !goal.isOverdue, !tableView.isTracking else { return }
    guard let target = goal.find(self) else {
      // The row was removed, so the table view stays in place.
      return tableView.setContentOffset(tableView.contentOffset, animated: false)
    }
    glide(to: goal, target, in: tableView)
  }
}
