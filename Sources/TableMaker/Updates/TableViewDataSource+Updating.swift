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
  /// outermost counts. Inside a handler such as `onSelect`, in a closure that is read, or while the table is being updated, the
  /// update waits its turn.
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
    guard requestUpdate() else { return }
    if !animated { updates.isQuiet = true }
    showChanges()
  }

  /// Shows what the sources have now, with every visible row made anew, without animation.
  ///
  /// The selection stays. Called while the table is asking for something, an adapter or a height, it waits until the next turn
  /// of the main actor. Takes time in the number of sections, and of the rows that are asked for heights.
  public func reload() {
    for group in groups { group.isStale = true }
    guard requestUpdate() else { return }
    updates.isReload = true
    showChanges()
  }

  /// Waits until all that the sources have told is submitted to the table, the table is laid out, and duplicates are reported.
  ///
  /// Animations may still run. Sources that wait for something themselves, such as an `ItemStream`, are not waited for.
  public func settled() async {
    // What an observable object told of before has its turn now.
    await Task { @MainActor in }.value
    var layoutsThatAsked = 0
    while true {
      while updates.isPending || updates.openBatches > 0 { await updates.wait() }
      tableView?.layoutIfNeeded()
      // A cell that asks for an update whenever it is shown would have this go on for ever.
      if updates.isPending { layoutsThatAsked += 1 }
      guard layoutsThatAsked <= UpdateQueue.mostEchoes,
        findDuplicates(until: .now + IdleWork.slice) || updates.isPending
      else { return }
      await Task.yield()
    }
  }

  func itemsDidChange(in group: SectionGroup) {
    guard mayTell(group) else { return }
    group.isStale = true
    guard requestUpdate() else { return showChangesAfterPause() }
    if let question = question?.name, group.pattern.isFirst(.items) {
      reporter.report(
        .itemsChangedWhileAsked(
          section: group.settings.nameForMessages, question: question, at: group.settings.place))
    }
    if updates.openBatches == 0 { showChangesLater() }
  }

  /// Whether a source's news count. One that tells while it is being read is read once more, and again only if it was right.
  private func mayTell(_ group: SectionGroup) -> Bool {
    guard group.isBeingRead else { return true }
    if group.pattern.isFirst(.tellsWhileRead) {
      reporter.report(.changedWhileRead(section: group.settings.nameForMessages, at: group.settings.place))
    }
    if group.hasToldItself { group.hasToldAgain = true }
    defer { group.hasToldItself = true }
    return !group.hasToldItself
  }

  /// Has a source read again that has told while it was read again, if that had brought something new.
  private func followTelling(of group: SectionGroup, _ before: [SectionRows]) {
    guard group.hasToldAgain else { return }
    group.hasToldAgain = false
    guard group.isChanged(since: before) else { return }
    group.isStale = true
    if !updates.request(isAnswer: true) { reportEndless() }
  }

  /// Shows what has changed after a while: updates have changed items again and again, which may go on, but not at full speed.
  private func showChangesAfterPause() {
    guard !updates.isPausing else { return }
    updates.isPausing = true
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: UpdateQueue.pause)
      guard let self else { return }
      updates.isPausing = false
      requestUpdate()
      showChanges()
    }
  }

  /// Shows what has changed in the next turn of the main actor, and makes the calls that wait.
  func showChangesLater() {
    guard !updates.isScheduled else { return }
    updates.isScheduled = true
    Task { @MainActor [weak self, updates] in
      await updates.pauseBetweenUpdates()
      guard let self else { return }
      updates.isScheduled = false
      showChanges()
      updates.perform { call in whenFree(call) }
      updates.tellIfSettled()
    }
  }

  /// Shows what has changed, if this is a time for it; else later.
  func showChanges() {
    defer { updates.tellIfSettled() }
    let isGroupOver = updates.finishesBatch != nil && !updates.isBatchOpen
    guard updates.isRequested || isGroupOver, updates.openBatches == 0 else { return }
    // What is being found is looked at first; that it was overtaken is seen then.
    if updates.isFinding, !updates.isReload, !isGroupOver { return }
    guard !isBusy, !waitsForGroup() else { return showChangesLater() }
    if isGroupOver {
      let finish = updates.finishesBatch
      updates.finishesBatch = nil
      finish?(self)
    }
    guard updates.isRequested, !updates.isFinding || updates.isReload else { return }
    read()
  }

  /// Whether the app's code or the table is in the middle of something.
  private var isBusy: Bool {
    // A reload does no harm in a handler of the app's.
    isAnswering || updates.isApplying || (updates.openCallbacks > 0 && !updates.isReload)
  }

  /// Reads the sources that have told of changes, and finds out what changed; elsewhere, where that takes long.
  private func read() {
    takeOnCapabilities()
    let isEcho = updates.beginReading()
    let generation = updates.generation
    let isEditing = tableView?.isEditing ?? false
    // Sections may come and go while sources are read; those are read with the next update.
    let groups = groups
    let isPatient =
      updates.overtaken < UpdateQueue.patience && !updates.isReload && !updates.isNewDelegate && canAnimate
    let (readings, later) = reading {
      let readings = groups.map { group -> (any SectionReading)? in
        guard group.isStale || group.lacksAddRow(whileEditing: isEditing) else { return nil }
        return group.read(isEcho: isEcho)
      }
      return (readings, isPatient ? readings.map { $0?.laterDifferences() } : [])
    }
    guard later.contains(where: { $0 != nil }) else { return show(readings, of: groups) }
    updates.isFinding = true
    Task { @MainActor [weak self] in
      let found = await Task.detached(priority: .userInitiated) { later.map { $0?() } }.value
      guard let self else { return }
      updates.isFinding = false
      defer { updates.tellIfSettled() }
      guard updates.generation == generation else {
        updates.overtaken += 1
        readAgain(groups, readings)
        return showChanges()
      }
      guard !isBusy, !waitsForGroup() else {
        readAgain(groups, readings)
        return showChangesLater()
      }
      show(readings, of: groups, with: found)
    }
  }

  /// Notes that what was read is not shown, and has to be read once more.
  private func readAgain(_ groups: [SectionGroup], _ readings: [(any SectionReading)?]) {
    for (group, reading) in zip(groups, readings) where reading != nil { group.isStale = true }
    updates.isRequested = true
  }

  /// Makes the rows of what was read, and has the table show them.
  private func show(
    _ readings: [(any SectionReading)?], of groups: [SectionGroup], with differences: [[Difference?]?]? = nil
  ) {
    updates.overtaken = 0
    let isEditing = tableView?.isEditing ?? false
    let isReload = updates.isReload || updates.isNewDelegate
    let isQuiet = updates.isQuiet
    updates.isReload = false
    updates.isQuiet = false
    heightEngine.renumberIfNeeded()
    for (index, group) in groups.enumerated() {
      guard let reading = readings[index] else { continue }
      let hasAddRow = group.settings.addRow?.isShown(whileEditing: isEditing) ?? false
      let before = group.rows
      group.rows = self.reading {
        reading.makeRows(with: differences?[index], hasAddRow: hasAddRow, from: &heightEngine.tokens)
      }
      followTelling(of: group, before)
      lookForDuplicates(in: group.rows)
      for rows in group.rows {
        rows.section.forget(.items)
        if isReload || rows.section.headerToken == 0 { rows.section.renewHeaders(from: &heightEngine.tokens) }
        if rows.section.addRowToken == 0 { rows.section.addRowToken = heightEngine.tokens.take(1) }
      }
    }
    let next = Snapshot(sections: self.groups.flatMap(\.shownRows))
    updates.isApplying = true
    let update = isReload || !canAnimate ? reload(to: next) : update(to: next, isQuiet: isQuiet)
    updates.isApplying = false
    goOnScrolling()
    updates.lastShown = .now
    if !update.isEmpty { tell(update) }
    if updates.isRequested { showChangesLater() }
  }

  private func tell(_ update: TableUpdate) {
    guard !settings.updateEvents.isEmpty else { return }
    updates.isTelling = true
    calling {
      for body in settings.updateEvents { body(update) }
    }
    updates.isTelling = false
  }
}
