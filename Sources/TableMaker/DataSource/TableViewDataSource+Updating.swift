import UIKit

// Grouping changes, and showing those that no source reports.
extension TableViewDataSource {
  /// Groups several changes of sources into one update, which appears when the closure returns.
  ///
  /// ```swift
  /// dataSource.batch {
  ///   goods.remove(fig)
  ///   offers.append(plum)
  /// }
  /// ```
  ///
  /// Without this method, the changes of one turn of the main actor appear together in the next turn. You can nest
  /// batches; the outermost one shows the update. If you call it in an event closure such as `onSelect`, in a closure
  /// that returns a value, or during an update, the update waits for its turn.
  ///
  /// - Parameter changes: A closure that changes sources. If it throws, its earlier changes appear, and the error is
  ///   rethrown.
  public func batch(_ changes: () throws -> Void) rethrows { try live.updates.batch(changes) }

  /// Groups several changes of sources into one update with its own animation, which appears when the closure returns.
  ///
  /// ```swift
  /// dataSource.batch(animation: .fade) { goods.items = delivered }
  /// dataSource.batch(animation: .init(insertions: .left, deletions: .right)) { goods.items = delivered }
  /// ```
  ///
  /// The animation overrides that of the table view and of its sections for this update only. If other changes wait
  /// when the batch begins, they're part of it and have its animation. A batch inside a batch has the animation of the
  /// outermost one. If the table view waits for a value, such as a cell, the update and its animation wait for the next
  /// turn of the main actor, and TableMaker reports a diagnostic.
  ///
  /// - Parameters:
  ///   - animation: The animations of inserted, deleted, and reloaded rows; `.none` for no animation at all.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  ///   - changes: A closure that changes sources. If it throws, its earlier changes appear, and the error is rethrown.
  public func batch(
    animation: UpdateAnimation, file: StaticString = #fileID, line: UInt = #line, _ changes: () throws -> Void
  ) rethrows {
    try live.updates.batch(animation, call: "batch(animation:)", at: CallSite(file: file, line: line), changes)
  }

  /// Reads every source again, and shows the difference.
  ///
  /// Use this method for changes that no source reports, such as those of an object that an `observing` closure reads
  /// and that isn't `@Observable`. Objects count as changed, whatever their `==` returns.
  /// - Parameter animated: A Boolean value that indicates whether to animate the insertions, deletions, and moves,
  ///   including those that are already waiting.
  public func update(animated: Bool = true) {
    live.updates.expireAll()
    live.updates.noteTeller(.call("update()"))
    guard live.updates.request(animated ? [] : .quiet) else { return }
    live.updates.showChanges()
  }

  /// Reads every source again, and reloads all visible rows without animation.
  ///
  /// The selection stays, and the first visible row stays in place. If the table view is waiting for a value, such as a
  /// cell or a height, the call waits for the next turn of the main actor. The time depends on the number of sections,
  /// of changed rows, and of rows with individual heights.
  public func reload() { live.updates.reload() }

  /// Waits until the changes that the sources have reported are on screen, and the table view's layout is complete.
  ///
  /// Placeholders and footers are then also on screen, and duplicate items are reported. Animations can still run. The
  /// method doesn't wait for sources that are waiting themselves, such as an `ItemStream`.
  public func waitForUpdates() async {
    // Earlier changes of observable objects have their turn now.
    await Task { @MainActor in }.value
    var (layoutsThatAsked, looks) = (0, 0)
    while true {
      for group in live.groups { await group.searched?.waitForUpdates() }
      while live.updates.isPending || live.updates.isGrouping { await live.updates.wait() }
      tableView?.layoutIfNeeded()
      // A cell that requests an update whenever it appears would make this loop endless.
      if live.updates.isPending { layoutsThatAsked += 1 }
      // A group of updates that the app opens and never ends would also make it endless.
      if live.loading.isLooking { looks += 1 }
      let isSearching = live.groups.contains { $0.searched?.isSearching ?? false }
      guard max(layoutsThatAsked, looks) <= UpdateScheduler.mostEchoes,
        // The search for duplicates runs code in the app's items, which may change something.
        live.findDuplicates(until: .now + TimeSlices.length) || isSearching || live.loading.isLooking
          || live.updates.isPending
      else { return }
      await live.loading.looked()
      await Task.yield()
    }
  }
}
