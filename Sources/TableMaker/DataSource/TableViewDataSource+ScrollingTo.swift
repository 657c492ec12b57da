public import UIKit

// Scrolling to what the app names. A table goes by the heights that it knows: rows that were never on screen are estimated, and
// turn out higher or lower once they are there. So it is sent on from where it has come to, until it rests where it was asked to.
extension TableViewDataSource {
  /// Scrolls until an item's row is on screen, exactly where it is asked for, whatever the rows around it were estimated at.
  ///
  /// An item that the table does not show is a diagnostic. A later call replaces this one, and a finger that drags ends it; an update
  /// on the way does not. While animations are disabled the table is there at once.
  ///
  /// - Parameters:
  ///   - item: Found by its identity, the first of several. It may have been added in this turn: what is not shown yet is shown first.
  ///   - position: Where the row comes to lie, as far as the content reaches; with the least movement, unless said otherwise.
  ///   - animated: Whether the table moves there. The app's delegate gets `scrollViewDidEndScrollingAnimation` when it is there.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
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

  /// Scrolls to a row that the package has found itself; nothing happens if it has gone in the meantime.
  func scroll<Item>(toRow item: Item, animated: Bool = true) {
    whenShown { owner in owner.setOut(at: .none, animated: animated) { $0.indexPath(of: item).map { .row($0) } } }
  }

  /// Scrolls until a section is on screen, header and all, exactly where it is asked for.
  ///
  /// A section that is hidden, or empty and hidden by that, is not scrolled to. A name that there is not is a diagnostic.
  /// - Parameters:
  ///   - name: The section's name. It may have come in this turn: what is not shown yet is shown first.
  ///   - position: Where the section comes to lie, as far as the content reaches; its header at the top, unless said otherwise.
  ///   - animated: Whether the table moves there.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
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

  /// Makes a call when the table shows what the sources have: now, if it does or may, else as soon as it does.
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

// MARK: - On the way

extension TableViewDataSource {
  /// Begins to scroll.
  ///
  /// - Returns: False if there is nothing to scroll to.
  @discardableResult private func setOut(
    at position: UITableView.ScrollPosition, animated: Bool,
    find: @escaping @MainActor (TableViewDataSource) -> ScrollGoal.Target?
  ) -> Bool {
    guard let target = find(self) else { return false }
    guard let tableView = ownTable() else { return true }
    if isArriving {
      // The table is in the middle of its layout, to arrive elsewhere.
      Task { @MainActor [weak self] in self?.setOut(at: position, animated: animated, find: find) }
      return true
    }
    scrollGoal = nil
    // The least movement depends on where the content lies before.
    let goal = ScrollGoal(steps: tableView.steps(to: target, at: position), find: find)
    if animated, tableView.window != nil, UIView.areAnimationsEnabled {
      glide(to: goal, target, in: tableView)
    } else {
      arrive(at: goal, in: tableView)
    }
    return true
  }

  /// Has the table move to a goal with animation.
  private func glide(to goal: ScrollGoal, _ target: ScrollGoal.Target, in tableView: UITableView) {
    // A table that is there does not move, and would never say that it has arrived.
    let distance = tableView.offset(showing: target, at: goal.steps[0]) - tableView.contentOffset.y
    guard abs(distance) >= tableView.halfPixel else { return arrive(at: goal, in: tableView) }
    // A finger that drags has the last word, and is not followed by any goal.
    if !tableView.isDragging {
      scrollGoal = goal
      scrollGoal?.setOut()
    }
    tableView.move(to: target, goal.steps, animated: true)
  }

  /// Brings the goal where it is asked for, at once.
  private func arrive(at goal: ScrollGoal, in tableView: UITableView) {
    isArriving = true
    defer { isArriving = false }
    for _ in 0..<ScrollGoal.mostJumps {
      guard let target = goal.find(self) else { return }
      let before = tableView.contentOffset.y
      tableView.move(to: target, goal.steps, animated: false)
      // Off screen no row comes to be known.
      guard tableView.window != nil else { return }
      tableView.layoutIfNeeded()
      guard abs(tableView.contentOffset.y - before) >= tableView.halfPixel else { return }
    }
  }

  /// Goes on to the goal after an animated scroll, if the table has not come there.
  ///
  /// - Returns: Whether it goes on with animation.
  func goesOnScrolling(_ tableView: UITableView) -> Bool {
    guard let goal = scrollGoal, !updates.scheduler.isBatchOpen else { return false }
    scrollGoal = nil
    guard !goal.isOverdue, !isAsked, !updates.scheduler.isApplying, !isArriving else { return false }
    let start = tableView.contentOffset
    let anchor = UpdateAnchor(in: tableView)
    // Only to see where it is: what is near the goal is known then, and nothing of it is drawn.
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

  /// Goes on to the goal after an update, which may have moved it, and may have stopped the table.
  func goOnScrolling() {
    guard let goal = scrollGoal, let tableView, !updates.scheduler.isBatchOpen else { return }
    scrollGoal = nil
    guard !goal.isOverdue, !tableView.isTracking else { return }
    guard let target = goal.find(self) else {
      // Its row is gone: the table stays where it is.
      return tableView.setContentOffset(tableView.contentOffset, animated: false)
    }
    glide(to: goal, target, in: tableView)
  }
}
