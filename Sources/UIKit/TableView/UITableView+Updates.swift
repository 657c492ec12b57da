import Foundation

// Groups of updates. What they can hold so far is a change of heights: the table asks for all of them again, and what is on
// screen moves to its new place with animation.
extension UITableView {
  /// How long rows take to their new places, in seconds (metrics.md 16).
  static var updateDuration: TimeInterval { 0.3 }

  func beginUpdateGroup(_ name: String) {
    if updates.openQuestions > 0 {
      // Our words. Apple's table gets out of step with itself (`reference/batch-updates.md` X9).
      raise(
        .internalInconsistency,
        "\(name) of UITableView was called while the table was asking its data source or delegate for counts, heights or "
          + "views. Change the table after the method has returned.")
    }
    if updates.depth == 0 { loadIfNeeded() }
    updates.depth += 1
  }

  func endUpdateGroup(completion: ((Bool) -> Void)? = nil) {
    guard updates.depth > 0 else { return }
    if let completion { updates.completions.append(completion) }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let completions = updates.completions
    updates.completions = []
    requireUnchangedCounts()
    let finish = { (isFinished: Bool) in
      for completion in completions { completion(isFinished) }
    }
    guard window != nil, bounds.width > 0, !isUpdating else {
      forgetHeights()
      if bounds.width > 0 { loadIfNeeded() }
      return UIView.animate(withDuration: 0, animations: {}, completion: finish)
    }
    moveRows({ self.forgetHeights() }, completion: finish)
  }

  /// Does what changes the places of rows, and shows it with animation: what comes on screen comes from where it was, and what
  /// leaves it goes to where it is now.
  func moveRows(_ change: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    let transition = RowTransition(from: geometry, seen: bounds, uncovered: uncoveredRect)
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        let outer = self.updates.transition
        self.updates.transition = outer ?? transition
        change()
        // What is around the table is no part of this.
        self.layOutBranch()
        self.updates.transition = outer
      },
      completion: { isFinished in
        self.letGoOfLeaving(with: transition)
        completion?(isFinished)
      })
  }

  /// Ends the process if the data source has other sections or rows than the table shows: nothing said that any came or went.
  ///
  /// Apple's words: `reference/batch-updates.md` 4.3, rules 7 and 8, in their order.
  private func requireUnchangedCounts() {
    guard !needsCounts else { return }
    let (before, after) = (loadedSections.map(\.rowCount), currentCounts)
    if before.count != after.count {
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update "
          + "(\(after.count)) must be equal to the number of sections contained in the table view before the update "
          + "(\(before.count)), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
    }
    for (section, counts) in zip(before, after).enumerated() where counts.0 != counts.1 {
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of rows in section \(section).  The number of rows contained in an existing section "
          + "after the update (\(counts.1)) must be equal to the number of rows contained in that section before the update "
          + "(\(counts.0)), plus or minus the number of rows inserted or deleted from that section (0 inserted, 0 deleted) "
          + "and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).")
    }
  }
}
