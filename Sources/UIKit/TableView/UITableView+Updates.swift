import Foundation

// Groups of updates. What they can hold so far is a change of heights: the table asks for all of them again, and what is on
// screen moves to its new place with animation.
extension UITableView {
  /// How long rows take to their new places, in seconds (metrics.md 16).
  static var updateDuration: TimeInterval { 0.3 }

  func beginUpdateGroup() {
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
  }

  func endUpdateGroup(completion: ((Bool) -> Void)? = nil) {
    guard updateDepth > 0 else { return }
    if let completion { updateCompletions.append(completion) }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let completions = updateCompletions
    updateCompletions = []
    requireUnchangedCounts()
    let finish = { (isFinished: Bool) in
      for completion in completions { completion(isFinished) }
    }
    guard window != nil, bounds.width > 0 else {
      forgetHeights()
      return finish(true)
    }
    let update = RowUpdate(before: geometry)
    forgetHeights()
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.updateRows(update) },
      completion: { isFinished in
        update.letGoOfDeparted(from: self)
        finish(isFinished)
      })
  }

  /// Brings the rows up to date; what comes on screen comes from where it was, and what leaves it goes to where it is now.
  private func updateRows(_ update: RowUpdate) {
    rowUpdate = update
    layoutIfNeeded()
    rowUpdate = nil
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

/// What is needed to show rows on their way from one layout to the next.
@MainActor final class RowUpdate {
  /// Where everything was.
  let before: RowGeometry
  /// Cells that have left the screen and are still seen to go.
  private(set) var departed: [(cell: UITableViewCell, path: IndexPath)] = []

  init(before: RowGeometry) { self.before = before }

  /// Where a row was; nil for one that was not there.
  func oldSpan(of row: RowGeometry.Row) -> VerticalSpan? {
    guard before.sections.indices.contains(row.section), row.row < before.sections[row.section].rows.count else {
      return nil
    }
    return before.span(of: row)
  }

  func depart(_ cell: UITableViewCell, _ path: IndexPath) { departed.append((cell, path)) }

  /// Takes the cells away that are out of sight by now.
  func letGoOfDeparted(from tableView: UITableView) {
    for (cell, path) in departed { tableView.letGo(of: cell, shownAt: path) }
    departed = []
  }
}
