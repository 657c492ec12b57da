import UIKit

extension LiveTable {
  /// Scrolls to an item's row.
  ///
  /// - Parameter miss: A closure that's called if no row shows the item, which was removed in the meantime.
  func scroll<Item>(
    toRow item: Item, at position: UITableView.ScrollPosition = .none, animated: Bool = true,
    otherwise miss: @escaping @MainActor (LiveTable) -> Void = { _ in }
  ) {
    whenShown { owner in
      let isFound = owner.setOut(at: position, animated: animated) { $0.indexPath(of: item).map { .row($0) } }
      if !isFound { miss(owner) }
    }
  }

  /// Performs a call when the table view shows the present items: now, if it does or can, and otherwise as soon as it
  /// does.
  ///
  /// - Parameter isLast: A Boolean value that indicates whether the call doesn't wait again. Calls from a closure that
  ///   an update runs are performed at the end of that update, which may not show the closure's changes yet.
  func whenShown(isLast: Bool = false, _ body: @escaping @MainActor (LiveTable) -> Void) {
    whenFree { owner in
      owner.updates.showChanges()
      let updates = owner.updates
      let scheduler = updates.scheduler
      guard scheduler.isShowing else { return body(owner) }
      guard scheduler.isFinding || scheduler.openBatches > 0 else {
        return owner.postpone { isLast ? body($0) : $0.whenShown(isLast: true, body) }
      }
      Task { @MainActor [weak owner] in
        while owner != nil, updates.isPending || updates.isGrouping { await updates.wait() }
        if let owner { body(owner) }
      }
    }
  }
}

extension LiveTable {
  /// A Boolean value that indicates whether the table view shows the end of its content, or is on its way there.
  var isAtEnd: Bool { end?.isFollowed == true || ownTable()?.isAtEnd == true }

  /// Scrolls to the end of the content when the table view shows the present items.
  func scrollToEnd(animated: Bool) {
    whenShown { $0.setOut(at: .bottom, animated: animated) { _ in .end } }
  }
}

// MARK: - Progress

extension LiveTable {
  /// Begins to scroll.
  ///
  /// - Returns: `false` if the target doesn't exist.
  @discardableResult func setOut(
    at position: UITableView.ScrollPosition, animated: Bool,
    find: @escaping @MainActor (LiveTable) -> ScrollGoal.Target?
  ) -> Bool {
    guard let target = find(self) else { return false }
    guard let tableView = ownTable() else { return true }
    if isArriving {
      // The table view is in its layout, on the way to another target.
      Task { @MainActor [weak self] in self?.setOut(at: position, animated: animated, find: find) }
      return true
    }
    (scrollGoal, updates.keptAnchors) = (nil, nil)
    end?.willScroll(toEnd: target.isEnd)
    // The smallest movement depends on the present content offset.
    let goal = ScrollGoal(steps: tableView.steps(to: target, at: position), isEnd: target.isEnd, find: find)
    if isOnScreen { appearance.forget(.scroll) } else { arriveOnAppearing(at: goal) }
    if animated, tableView.window != nil, UIView.areAnimationsEnabled {
      glide(to: goal, target, in: tableView)
    } else {
      arrive(at: goal, in: tableView)
    }
    if scrollGoal == nil {
      end?.noteArrival(in: tableView, atEnd: target.isEnd)
      // A target that's already at its position doesn't make the table view scroll.
      end?.noteScroll(of: tableView)
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
  func arrive(at goal: ScrollGoal, in tableView: UITableView) {
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
    guard let goal = scrollGoal, !updates.isBatchOpen else { return false }
    scrollGoal = nil
    defer { if scrollGoal == nil { end?.noteArrival(in: tableView, atEnd: goal.isEnd) } }
    guard !goal.isOverdue, !isAsked, !updates.isApplying, !isArriving else { return false }
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
    let tell: ((UIScrollView) -> Void)? = delegate?.scrollViewDidScroll(_:)
    tell?(tableView)
    return false
  }

  /// Continues to a goal after an update, which may have moved it or stopped the scroll.
  func goOnScrolling() {
    guard let goal = scrollGoal, let tableView, !updates.isBatchOpen else { return }
    scrollGoal = nil
    guard !goal.isOverdue, !tableView.isTracking else { return }
    guard let target = goal.find(self) else {
      // The row was removed, so the table view stays in place.
      return tableView.setContentOffset(tableView.contentOffset, animated: false)
    }
    glide(to: goal, target, in: tableView)
  }
}
