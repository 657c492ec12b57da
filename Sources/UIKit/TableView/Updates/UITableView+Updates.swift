import Foundation

// Groups of updates. Their operations are collected, checked when the outermost group ends, and animated.
extension UITableView {
  /// The duration of the animation of rows, in seconds (metrics.md 16).
  static var updateDuration: TimeInterval { 0.3 }

  /// Begins a group of updates.
  ///
  /// - Parameter comesFirst: Whether the data source is unchanged, as at the beginning of a group.
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

  /// Completes a pending layout so that its rows can be animated.
  ///
  /// Apple's table view also loads its rows when a group begins, by the old numbers (rdar 36072360). If the app has
  /// already changed its data, no rows are loaded that no longer exist.
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
      // Assumed: it's posted with the completions.
      if changesRows, self.window != nil { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
      for completion in completions { completion(isFinished) }
    }
    // After `reloadData`, operations have no effect.
    let map = TableUpdateMap(operations)
    let counts = needsCounts ? nil : checkedCounts(after: operations, map)
    let change = {
      if let counts, !operations.isEmpty {
        self.apply(map, counts: counts)
      } else {
        // A selection made since `reloadData` is renumbered as well.
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

  /// Adds operations to the open group, or creates a group for them.
  func record(_ name: String, _ operations: [TableOperation]) {
    record(name) { told in
      for operation in operations { told.add(operation) }
    }
  }

  /// Adds operations to the open group, or creates a group for them.
  func record(_ name: String, _ tell: (inout TableOperations) -> Void) {
    guard updates.depth == 0 else {
      refuseWhileAsking(name)
      return tell(&updates.operations)
    }
    beginUpdateGroup(name, comesFirst: false)
    tell(&updates.operations)
    endUpdateGroup()
  }

  /// Animates a change of rows' places: views appear from their old places, and leaving views move to their new ones.
  func moveRows(
    _ change: @escaping () -> Void, structure: RowTransition.Change? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    let own = RowTransition(
      from: geometry, seen: bounds, uncovered: uncoveredRect, number: updates.structureNumber, change: structure)
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        let outer = self.updates.transition
        // Inside another update, rows that only resize start from their places before it. An update with insertions and
        // deletions has its own numbers, and the remaining motion of the outer one uses them.
        if outer == nil || structure != nil {
          outer?.showAppearing()
          self.updates.transition = own
        }
        change()
        // Views around the table view aren't part of the animation.
        self.layOutBranch()
        // At the end of the content, other rows may have appeared.
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

  /// Returns the current number of rows in each section. Crashes if the operations don't lead to these counts.
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
