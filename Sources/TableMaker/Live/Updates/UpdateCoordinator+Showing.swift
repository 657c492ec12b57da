import TableMakerDiffing
import UIKit

// The way from a changed source to the table view.
extension UpdateCoordinator {
  func reload() {
    expireAll()
    noteTeller(.call("reload()"))
    guard request(.reload) else { return }
    showChanges()
  }

  func batch(with animation: UpdateAnimation? = nil, _ changes: () throws -> Void) rethrows {
    scheduler.openBatch(animation)
    defer {
      scheduler.closeBatch()
      showChanges()
    }
    try changes()
  }

  /// Performs changes as one update with its own animation. Reports a diagnostic if the table view waits for a value or
  /// is being updated, because the update then appears later.
  func batch(
    _ animation: UpdateAnimation, call: @autoclosure () -> String, at location: CallSite, _ changes: () throws -> Void
  ) rethrows {
    if live.isAnswering || scheduler.isApplying { live.reporter.report(.animationInUpdate(call: call(), at: location)) }
    try batch(with: animation, changes)
  }

  /// Marks all sources as outdated, and all objects as changed, whatever their `==` returns.
  func expireAll() {
    for group in live.groups {
      group.content.expireObjects()
      group.expire()
    }
  }

  func itemsDidChange(in group: SectionGroup) {
    guard mayTell(group) else { return }
    group.isStale = true
    noteTeller(
      .source(
        section: group.settings.name, place: "\(group.settings.location)", type: group.content.sourceName))
    guard request() else { return showChangesAfterPause() }
    if let question = live.calls.question?.name, group.pattern.isFirst(.items) {
      live.reporter.report(
        .itemsChangedInClosure(
          section: group.settings.nameForMessages, question: question, at: group.settings.location))
    }
    if scheduler.openBatches == 0 { showChangesLater() }
  }

  /// Returns whether a source's change counts.
  ///
  /// A source that reports a change while it's being read is read once more, and again only if that found something
  /// new.
  private func mayTell(_ group: SectionGroup) -> Bool {
    guard group.isBeingRead else { return true }
    if group.pattern.isFirst(.tellsWhileRead) {
      live.reporter.report(.itemsChangedWhileRead(section: group.settings.nameForMessages, at: group.settings.location))
    }
    defer { group.ownChanges = group.ownChanges == .none ? .oneReading : .severalReadings }
    return group.ownChanges == .none
  }

  /// Marks a source as outdated that reported a change during its second reading, if that reading found something new.
  private func followTelling(of group: SectionGroup, _ before: [SectionRows]) {
    guard group.ownChanges == .severalReadings else { return }
    group.ownChanges = .oneReading
    guard group.isChanged(since: before) else { return }
    group.isStale = true
    if !request(isAnswering: true) { showChangesAfterPause() }
  }

  /// Shows changes after a pause, because updates have changed items repeatedly. This may continue, but not at full
  /// speed.
  private func showChangesAfterPause() {
    guard scheduler.beginPause() else { return }
    Task { @MainActor [weak live = live] in
      try? await Task.sleep(for: Self.pause)
      guard let live else { return }
      scheduler.endPause()
      live.updates.request()
      live.updates.showChanges()
    }
  }

  /// Shows changes in the next turn of the main actor, and performs the calls that wait.
  func showChangesLater() {
    guard scheduler.scheduleTurn() else { return }
    Task { @MainActor [weak live = live] in
      await pauseBetweenUpdates()
      guard let live else { return }
      // The app's code can release the data source.
      withExtendedLifetime(live) {
        scheduler.beginTurn()
        showChanges()
        performPostponed()
        tellIfSettled()
      }
    }
  }

  /// Shows changes now if possible, and otherwise later.
  func showChanges() {
    // The app's code can release the data source.
    let live = live
    defer { tellIfSettled() }
    while true {
      let isAnswering = live.isAnswering
      let hasTable = isAnswering || !scheduler.isBatchOpen || live.ownTable() != nil
      switch scheduler.next(isAnswering: isAnswering, hasTable: hasTable) {
      case .nothing: return
      case .wait: return showChangesLater()
      case .waitForGroup(let isFirst):
        if isFirst { live.reporter.report(.nestedUpdate(at: live.location)) }
        return showChangesLater()
      case .abandonBatch:
        // The app must fix its group of updates, but the changes in it must not wait without end.
        dropBatch()
      case .finishBatch: takeFinishing()?()
      case .read: return read()
      }
    }
  }

  /// Discards a batch that the table view hasn't performed, because the data source is being detached.
  func leaveBatch() {
    if scheduler.leaveTable() { dropBatch() }
  }

  /// Discards the remaining work for a batch, and performs the calls that wait for it in the next turn.
  private func dropBatch() {
    _ = takeFinishing()
    for call in takeCallsAfterGroup() { call() }
  }

  /// Records that the table view has read the snapshot, and has therefore performed its batch.
  func noteLoading() {
    hasLoaded = true
    live.noteAppearance()
    if scheduler.take() { showChangesLater() }
    for call in takeCallsAfterGroup() { call() }
  }

  /// Reads the sources that have changed, and finds the differences, off the main actor if that takes long.
  private func read() {
    live.takeSettings()
    live.takeOnCapabilities()
    beginTrace()
    let (isEcho, isPatient) = scheduler.beginReading()
    let isEditing = live.tableView?.isEditingRows ?? false
    // Sections may be added and removed while sources are read. The next update includes them.
    let groups = live.groups
    let findsElsewhere = isPatient && live.canAnimate
    let (readings, later) = live.calls.reading {
      let readings = groups.map { group -> (SectionReading)? in
        guard group.isStale || group.lacksAddItemRow(whileEditing: isEditing) else { return nil }
        live.calls.read(in: group.pattern)
        return group.read(isEcho: isEcho)
      }
      return (readings, findsElsewhere ? readings.map { $0?.laterDifferences() } : [])
    }
    trace?.end(.reading)
    // If a source requested a reload during the reading, it would show all groups except those that were read after it.
    let isOvertakenByReload = scheduler.request.contains(.reload)
    guard later.contains(where: { $0 != nil }), !isOvertakenByReload else { return show(readings, of: groups) }
    let generation = scheduler.beginFinding()
    Task { @MainActor [weak live = live] in
      let (found, duration) = await Task.detached(priority: .userInitiated) {
        let start = ContinuousClock.now
        return (later.map { $0?() }, ContinuousClock.now - start)
      }.value
      guard let live else { return }
      defer { tellIfSettled() }
      switch scheduler.endFinding(of: generation, isAnswering: live.isAnswering) {
      case .shown:
        trace?.end(.difference, after: duration)
        show(readings, of: groups, with: found)
      case .readAgain(let now):
        for (group, reading) in zip(groups, readings) where reading != nil { group.isStale = true }
        if now { showChanges() } else { showChangesLater() }
      case .superseded: break
      }
    }
  }

  /// Creates the rows of what was read, and shows them in the table view.
  private func show(
    _ readings: [(SectionReading)?], of groups: [SectionGroup], with differences: [[Difference?]?]? = nil
  ) {
    let isEditing = live.tableView?.isEditingRows ?? false
    let application = scheduler.beginApplying()
    live.heightEngine.renumberIfNeeded()
    for (index, group) in groups.enumerated() {
      guard let reading = readings[index] else { continue }
      let hasAddItemRow = group.settings.addItemRow?.isShown(whileEditing: isEditing) ?? false
      let before = group.rows
      group.rows = live.calls.reading(of: group.pattern) {
        reading.makeRows(with: differences?[index], hasAddItemRow: hasAddItemRow, from: &live.heightEngine.tokens)
      }
      live.renewIndices(of: group.rows, since: before)
      followTelling(of: group, before)
      live.lookForDuplicates(in: group.rows)
      for rows in group.rows {
        rows.section.forget(.items)
        live.reportEndlessTree(rows)
        if application.isReload || rows.section.headerToken == 0 || rows.section.settings.hasViewsOfItems {
          rows.section.renewHeaders(from: &live.heightEngine.tokens)
        }
        if rows.section.addItemRowToken == 0 { rows.section.addItemRowToken = live.heightEngine.tokens.take(1) }
      }
    }
    let next = Snapshot(sections: live.groups.flatMap(\.shownRows))
    live.passPageFooters(to: next)
    trace?.end(.difference)
    let keepInSight = keepsInSight?()
    let update = live.show(next, by: application, isSweeping: readings.contains { $0?.isSweeping ?? false })
    trace?.end(.batch)
    live.endToggling()
    live.showNoResults()
    live.hidePlaceholderIfNeeded()
    live.loading.lookLater()
    scheduler.endApplying()
    live.goOnScrolling()
    keepInSight?()
    lastShown = .now
    live.tellListener(of: update)
    if !update.isEmpty { tell(update) }
    live.noteSelection()
    if scheduler.request.contains(.update) { showChangesLater() }
  }

  private func tell(_ update: TableUpdate) {
    guard !live.settings.updateEvents.isEmpty else { return }
    // A closure that checks for an undo step then finds the one that caused the update.
    OpenUndoSteps.whenRegistered { [self, live] in
      scheduler.isTelling = true
      calling {
        for body in live.settings.updateEvents { body(update) }
      }
      scheduler.isTelling = false
    }
  }
}
