import Foundation

// Groups of updates. What they hold is collected, checked when the outermost one ends, and shown with animation.
extension UITableView {
  /// The duration in which rows go to their new places, in seconds (metrics.md 16).
  static var updateDuration: TimeInterval { 0.3 }

  /// - Parameter comesFirst: Whether the data source is still as the table knows it, as at the beginning of a group.
  func beginUpdateGroup(_ name: String, comesFirst: Bool = true) {
    refuseWhileAsking(name)
    if updates.depth == 0 {
      if updates.isStrict { refuseRiskyTime(name) }
      loadIfNeeded()
      if comesFirst { showWhatWas() }
      updates.sourceWasExchanged = false
    }
    updates.depth += 1
  }

  /// Shows what a layout has still to show, so that it can be seen to go or move.
  ///
  /// Apple's table looks at its rows too when a group begins, by the numbers before it (rdar 36072360); an app that
  /// changes its data before that is not asked for rows that it has no more.
  private func showWhatWas() {
    guard rowsAreMarked, window != nil, bounds.width > 0, !isUpdating, !isLoading else { return }
    if loadedSections.map(\.rowCount) == currentCounts { layOutBranch() }
  }

  func endUpdateGroup(completion: ((Bool) -> Void)? = nil) {
    guard updates.depth > 0 else { return }
    if let completion { updates.completions.append(completion) }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let completions = updates.completions
    var told = updates.operations
    told.findTargets()
    let operations = told
    let reconfigured = updates.reconfigured
    updates.completions = []
    updates.operations = TableOperations()
    updates.reconfigured = []
    let changesRows = !operations.isEmpty
    let finish = { (isFinished: Bool) in
      // Assumed: with the completions.
      if changesRows, self.window != nil { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
      for completion in completions { completion(isFinished) }
    }
    // After `reloadData` there is nothing left that operations could be about.
    let map = TableUpdateMap(operations)
    let counts = needsCounts ? nil : checkedCounts(after: operations, map)
    let change = {
      if let counts, !operations.isEmpty {
        self.apply(map, counts: counts)
      } else {
        // What was selected since `reloadData` has other numbers too.
        self.reorderingRowMoves(by: map)
        self.moveNotes(by: map)
        self.askForHeightsAgain()
      }
      self.configureAgain(reconfigured.compactMap(map.newRow))
    }
    let structure = counts == nil || operations.isEmpty ? nil : RowTransition.Change(operations, map)
    guard window != nil, bounds.width > 0, !isUpdating else {
      change()
      if bounds.width > 0 { loadIfNeeded() }
      return UIView.animate(withDuration: 0, animations: {}, completion: finish)
    }
    moveRows(change, structure: structure, completion: finish)
  }

  /// Adds operations to the open group, or makes a group of them if none is open.
  func record(_ name: String, _ operations: [TableOperation]) {
    record(name) { told in
      for operation in operations { told.add(operation) }
    }
  }

  /// Adds operations to the open group, or makes a group of them if none is open.
  func record(_ name: String, _ tell: (inout TableOperations) -> Void) {
    guard updates.depth == 0 else {
      refuseWhileAsking(name)
      return tell(&updates.operations)
    }
    beginUpdateGroup(name, comesFirst: false)
    tell(&updates.operations)
    endUpdateGroup()
  }

  /// Performs changes of the places of rows, and animates them: views that come on screen come from their old places,
  /// and those that leave it go to their new ones.
  func moveRows(
    _ change: @escaping () -> Void, structure: RowTransition.Change? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    let own = RowTransition(
      from: geometry, seen: bounds, uncovered: uncoveredRect, number: updates.structureNumber, change: structure)
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        let outer = self.updates.transition
        // Inside another update, rows that only grow start from where they were before that. One that comes and goes itself
        // has numbers of its own, and what is left of the other goes by them.
        if outer == nil || structure != nil {
          outer?.showAppearing()
          self.updates.transition = own
        }
        change()
        // What is around the table is no part of this.
        self.layOutBranch()
        // At the end of the content other rows may have come on screen.
        if self.rowsAreMarked { self.layOutBranch() }
        own.showAppearing()
        self.updates.transition?.showAppearing()
        if outer == nil { self.updates.transition = nil }
      },
      completion: { isFinished in
        self.letGoOfLeaving(with: own)
        self.raiseLifted()
        self.raiseArrived(with: own)
        completion?(isFinished)
      })
    prefetchAfterLayout()
  }

  /// Returns the current number of rows in each section; ends the process if the operations do not lead there from what
  /// the table shows.
  private func checkedCounts(after operations: TableOperations, _ map: TableUpdateMap) -> [Int] {
    if updates.isStrict, updates.sourceWasExchanged, !operations.isEmpty {
      refuse("the data source was exchanged while an update was open")
    }
    let counts = currentCounts
    let rules = TableUpdateRules(
      before: loadedSections.map(\.rowCount), after: counts, operations: operations, table: "<\(type(of: self))>",
      map: map)
    if let violation = rules.violation(isStrict: updates.isStrict) { raise(.internalInconsistency, violation.text) }
    return counts
  }
}
