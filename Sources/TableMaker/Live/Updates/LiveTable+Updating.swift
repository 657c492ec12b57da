import TableMakerDiffing
import UIKit

// The way from a changed source to the table view.
extension LiveTable {
  func reload() {
    expireAll()
    updates.noteTeller(.call("reload()"))
    guard requestUpdate(.reload) else { return }
    showChanges()
  }

  func batch(with animation: UpdateAnimation? = nil, _ changes: () throws -> Void) rethrows {
    updates.scheduler.openBatch(animation)
    defer {
      updates.scheduler.closeBatch()
      showChanges()
    }
    try changes()
  }

  /// Performs changes as one update with its own animation. Reports a diagnostic if the table view waits for a value or
  /// is being updated, because the update then appears later.
  func batch(
    _ animation: UpdateAnimation, call: @autoclosure () -> String, at place: CallSite, _ changes: () throws -> Void
  ) rethrows {
    if isAnswering || updates.scheduler.isApplying { reporter.report(.animationInUpdate(call: call(), at: place)) }
    try batch(with: animation, changes)
  }

  /// Marks all sources as outdated, and all objects as changed, whatever their `==` returns.
  func expireAll() {
    for group in groups {
      group.content.expireObjects()
      group.expire()
    }
  }

  func itemsDidChange(in group: SectionGroup) {
    guard mayTell(group) else { return }
    group.isStale = true
    updates.noteTeller(
      .source(
        section: group.settings.name, place: "\(group.settings.place)", type: group.content.sourceName))
    guard requestUpdate() else { return showChangesAfterPause() }
    if let question = calls.question?.name, group.pattern.isFirst(.items) {
      reporter.report(
        .itemsChangedInClosure(
          section: group.settings.nameForMessages, question: question, at: group.settings.place))
    }
    if updates.scheduler.openBatches == 0 { showChangesLater() }
  }

  /// Returns whether a source's change counts.
  ///
  /// A source that reports a change while it's being read is read once more, and again only if that found something
  /// new.
  fileprivate func mayTell(_ group: SectionGroup) -> Bool {
    guard group.isBeingRead else { return true }
    if group.pattern.isFirst(.tellsWhileRead) {
      reporter.report(.itemsChangedWhileRead(section: group.settings.nameForMessages, at: group.settings.place))
    }
    if group.hasToldItself { group.hasToldAgain = true }
    defer { group.hasToldItself = true }
    return !group.hasToldItself
  }

  /// Marks a source as outdated that reported a change during its second reading, if that reading found something new.
  fileprivate func followTelling(of group: SectionGroup, _ before: [SectionRows]) {
    guard group.hasToldAgain else { return }
    group.hasToldAgain = false
    guard group.isChanged(since: before) else { return }
    group.isStale = true
    if !updates.request(isAnswering: true) {
      reportEndless()
      showChangesAfterPause()
    }
  }

  /// Shows changes after a pause, because updates have changed items repeatedly. This may continue, but not at full
  /// speed.
  fileprivate func showChangesAfterPause() {
    guard updates.scheduler.beginPause() else { return }
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: PendingUpdates.pause)
      guard let self else { return }
      updates.scheduler.endPause()
      requestUpdate()
      showChanges()
    }
  }

  /// Shows changes in the next turn of the main actor, and performs the calls that wait.
  func showChangesLater() {
    guard updates.scheduler.scheduleTurn() else { return }
    Task { @MainActor [weak self, updates] in
      await updates.pauseBetweenUpdates()
      guard let self else { return }
      updates.scheduler.beginTurn()
      showChanges()
      updates.performPostponed()
      updates.tellIfSettled()
    }
  }

  /// Shows changes now if possible, and otherwise later.
  func showChanges() {
    defer { updates.tellIfSettled() }
    while true {
      let hasTable = isAnswering || !updates.scheduler.isBatchOpen || ownTable() != nil
      switch updates.scheduler.next(isAnswering: isAnswering, hasTable: hasTable) {
      case .nothing: return
      case .wait: return showChangesLater()
      case .waitForGroup(let isFirst):
        if isFirst { reporter.report(.nestedUpdate(at: place)) }
        return showChangesLater()
      case .abandonBatch:
        // The app must fix its group of updates, but the changes in it must not wait without end.
        dropBatch()
      case .finishBatch: updates.takeFinishing()?()
      case .read: return read()
      }
    }
  }

  /// Discards a batch that the table view hasn't performed, because the data source is being detached.
  func leaveBatch() {
    if updates.scheduler.leaveTable() { dropBatch() }
  }

  /// Discards the remaining work for a batch, and performs the calls that wait for it in the next turn.
  fileprivate func dropBatch() {
    _ = updates.takeFinishing()
    for call in updates.takeCallsAfterGroup() { call() }
  }

  /// Records that the table view has read the snapshot, and has therefore performed its batch.
  func noteLoading() {
    hasLoaded = true
    noteAppearance()
    if updates.scheduler.take() { showChangesLater() }
    for call in updates.takeCallsAfterGroup() { call() }
  }

  /// Reads the sources that have changed, and finds the differences, off the main actor if that takes long.
  fileprivate func read() {
    takeSettings()
    takeOnCapabilities()
    updates.beginTrace()
    let (isEcho, isPatient) = updates.scheduler.beginReading()
    let isEditing = tableView?.isEditingRows ?? false
    // Sections may be added and removed while sources are read. The next update includes them.
    let groups = groups
    let findsElsewhere = isPatient && canAnimate
    let (readings, later) = calls.reading {
      let readings = groups.map { group -> (SectionReading)? in
        guard group.isStale || group.lacksAddItemRow(whileEditing: isEditing) else { return nil }
        calls.read(in: group.pattern)
        return group.read(isEcho: isEcho)
      }
      return (readings, findsElsewhere ? readings.map { $0?.laterDifferences() } : [])
    }
    updates.trace?.end(.reading)
    // If a source requested a reload during the reading, it would show all groups except those that were read after it.
    let isOvertakenByReload = updates.scheduler.request.contains(.reload)
    guard later.contains(where: { $0 != nil }), !isOvertakenByReload else { return show(readings, of: groups) }
    let generation = updates.scheduler.beginFinding()
    Task { @MainActor [weak self] in
      let (found, duration) = await Task.detached(priority: .userInitiated) {
        let start = ContinuousClock.now
        return (later.map { $0?() }, ContinuousClock.now - start)
      }.value
      guard let self else { return }
      defer { updates.tellIfSettled() }
      switch updates.scheduler.endFinding(of: generation, isAnswering: isAnswering) {
      case .shown:
        updates.trace?.end(.difference, after: duration)
        show(readings, of: groups, with: found)
      case .readAgain(let now):
        for (group, reading) in zip(groups, readings) where reading != nil { group.isStale = true }
        if now { showChanges() } else { showChangesLater() }
      case .superseded: break
      }
    }
  }

  /// Creates the rows of what was read, and shows them in the table view.
  fileprivate func show(
    _ readings: [(SectionReading)?], of groups: [SectionGroup], with differences: [[Difference?]?]? = nil
  ) {
    let isEditing = tableView?.isEditingRows ?? false
    let application = updates.scheduler.beginApplying()
    heightEngine.renumberIfNeeded()
    for (index, group) in groups.enumerated() {
      guard let reading = readings[index] else { continue }
      let hasAddItemRow = group.settings.addItemRow?.isShown(whileEditing: isEditing) ?? false
      let before = group.rows
      group.rows = calls.reading(of: group.pattern) {
        reading.makeRows(with: differences?[index], hasAddItemRow: hasAddItemRow, from: &heightEngine.tokens)
      }
      renewIndices(of: group.rows, since: before)
      followTelling(of: group, before)
      lookForDuplicates(in: group.rows)
      for rows in group.rows {
        rows.section.forget(.items)
        reportEndlessTree(rows)
        if application.isReload || rows.section.headerToken == 0 || rows.section.settings.hasViewsOfItems {
          rows.section.renewHeaders(from: &heightEngine.tokens)
        }
        if rows.section.addItemRowToken == 0 { rows.section.addItemRowToken = heightEngine.tokens.take(1) }
      }
    }
    let next = Snapshot(sections: self.groups.flatMap(\.shownRows))
    passPageFooters(to: next)
    updates.trace?.end(.difference)
    let keepInSight = keepsInSight?()
    let update = show(next, by: application, isSweeping: readings.contains { $0?.isSweeping ?? false })
    updates.trace?.end(.batch)
    endToggling()
    showNoResults()
    loading.lookLater()
    updates.scheduler.endApplying()
    goOnScrolling()
    keepInSight?()
    updates.lastShown = .now
    tellListener(of: update)
    if !update.isEmpty { tell(update) }
    if updates.scheduler.request.contains(.update) { showChangesLater() }
  }

  fileprivate func tell(_ update: TableUpdate) {
    guard !settings.updateEvents.isEmpty else { return }
    // A closure that checks for an undo step then finds the one that caused the update.
    OpenUndoSteps.whenRegistered { [self] in
      updates.scheduler.isTelling = true
      calling {
        for body in settings.updateEvents { body(update) }
      }
      updates.scheduler.isTelling = false
    }
  }
}
