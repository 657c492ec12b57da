import Diffing
import UIKit

// The way from a source that tells of a change to the table.
extension TableViewDataSource {
  /// Shows several changes of the sources as one update, at its end.
  ///
  /// ```swift
  /// dataSource.batch {
  ///   goods.remove(fig)
  ///   offers.append(plum)
  /// }
  /// ```
  ///
  /// Without it, changes are shown in the next turn of the main actor, all of a turn together. Batches may be nested: the
  /// outermost counts. Inside a handler such as `onSelect`, or while the table is being updated, the update waits its turn.
  ///
  /// - Parameter changes: Changes sources. What it throws is passed on; what it changed before is shown.
  public func batch(_ changes: () throws -> Void) rethrows {
    updates.openBatches += 1
    defer {
      updates.openBatches -= 1
      showChanges()
    }
    try changes()
  }

  /// Reads every source again, and shows what is different.
  ///
  /// For what no source can tell of: a closure that was given to `reading` and reads something that is not `@Observable`.
  /// - Parameter animated: Whether rows come, go and move with animation. What waits to be shown is shown the same way.
  public func update(animated: Bool = true) {
    for group in groups { group.isStale = true }
    updates.request()
    if !animated { updates.isQuiet = true }
    showChanges()
  }

  /// Shows what the sources have now, with every visible row made anew, without animation.
  ///
  /// The selection stays. Called while the table is asking for something, an adapter or a height, it waits until the next turn
  /// of the main actor. Takes time in the number of sections, and of the rows that are asked for heights.
  public func reload() {
    for group in groups { group.isStale = true }
    updates.request()
    updates.isReload = true
    showChanges()
  }

  /// Waits until all that the sources have told is submitted to the table, and the table is laid out.
  ///
  /// Animations may still run. Sources that wait for something themselves, such as an `ItemStream`, are not waited for.
  public func settled() async {
    // What an observable object told of before has its turn now.
    await Task { @MainActor in }.value
    while updates.isPending || updates.openBatches > 0 { await updates.wait() }
    tableView?.layoutIfNeeded()
  }

  func itemsDidChange(in group: SectionGroup) {
    group.isStale = true
    updates.request()
    if let question = question?.name, group.pattern.isFirst(.items) {
      reporter.report(
        .itemsChangedWhileAsked(
          section: group.settings.nameForMessages, question: question, at: group.settings.place))
    }
    if updates.openBatches == 0 { showChangesLater() }
  }

  /// Shows what has changed in the next turn of the main actor.
  func showChangesLater() {
    guard !updates.isScheduled else { return }
    updates.isScheduled = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      updates.isScheduled = false
      showChanges()
    }
  }

  /// Shows what has changed, if this is a time for it; else later.
  func showChanges() {
    defer { updates.tellIfSettled() }
    guard updates.isRequested, updates.openBatches == 0 else { return }
    // What is being found is looked at first; that it was overtaken is seen then.
    if updates.isFinding, !updates.isReload { return }
    guard !isBusy else { return showChangesLater() }
    read()
  }

  /// Whether the app's code or the table is in the middle of something.
  private var isBusy: Bool {
    // A reload does no harm in a handler of the app's.
    question != nil || isMeasuring || updates.isApplying || (updates.openCallbacks > 0 && !updates.isReload)
  }

  /// Reads the sources that have told of changes, and finds out what changed; elsewhere, where that takes long.
  private func read() {
    updates.isRequested = false
    let isEditing = tableView?.isEditing ?? false
    let readings = groups.map { group -> (any SectionReading)? in
      guard group.isStale || group.lacksAddRow(whileEditing: isEditing) else { return nil }
      group.isStale = false
      return group.content.read(for: group)
    }
    let groups = groups
    let isPatient =
      updates.overtaken < UpdateQueue.patience && !updates.isReload && !updates.isNewDelegate && canAnimate
    let later = isPatient ? readings.map { $0?.laterDifferences() } : []
    guard later.contains(where: { $0 != nil }) else { return show(readings) }

    let generation = updates.generation
    updates.isFinding = true
    Task { @MainActor [weak self] in
      let found = await Task.detached(priority: .userInitiated) { later.map { $0?() } }.value
      guard let self else { return }
      updates.isFinding = false
      defer { updates.tellIfSettled() }
      guard updates.generation == generation else {
        updates.overtaken += 1
        for (group, reading) in zip(groups, readings) where reading != nil { group.isStale = true }
        updates.isRequested = true
        return showChanges()
      }
      guard !isBusy else {
        for (group, reading) in zip(groups, readings) where reading != nil { group.isStale = true }
        updates.isRequested = true
        return showChangesLater()
      }
      show(readings, with: found)
    }
  }

  /// Makes the rows of what was read, and has the table show them.
  private func show(_ readings: [(any SectionReading)?], with differences: [[Difference?]?]? = nil) {
    updates.overtaken = 0
    let isEditing = tableView?.isEditing ?? false
    let isReload = updates.isReload || updates.isNewDelegate
    let isQuiet = updates.isQuiet
    updates.isReload = false
    updates.isQuiet = false
    for (index, group) in groups.enumerated() {
      guard let reading = readings[index] else { continue }
      let hasAddRow = group.settings.addRow?.isShown(whileEditing: isEditing) ?? false
      group.rows = reading.makeRows(with: differences?[index], hasAddRow: hasAddRow, from: &measurer.counter)
      lookForDuplicates(in: group.rows)
      for rows in group.rows {
        rows.section.forget(.items)
        if isReload || rows.section.headerVersion == 0 { rows.section.renewHeaders(from: &measurer.counter) }
        if rows.section.addRowVersion == 0 { rows.section.addRowVersion = measurer.counter.take(1) }
      }
    }
    let next = Snapshot(sections: groups.flatMap(\.shownRows))
    updates.isApplying = true
    if isReload || !canAnimate { reload(to: next) } else { update(to: next, isQuiet: isQuiet) }
    updates.isApplying = false
    goOnScrolling()
    if updates.isRequested { showChangesLater() }
  }
}
