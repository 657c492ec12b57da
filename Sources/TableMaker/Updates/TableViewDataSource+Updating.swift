import TableMakerDiffing
import UIKit

// The way from a source that has changed to the table.
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
    updates.scheduler.openBatch()
    defer {
      updates.scheduler.closeBatch()
      showChanges()
    }
    try changes()
  }

  /// Reads every source again, and shows what is different.
  ///
  /// For changes that no source reports, such as those of an object that a `reading` closure reads and that is not `@Observable`. Objects
  /// count as changed, whatever their `==` returns.
  /// - Parameter animated: Whether rows come, go and move with animation. What waits to be shown is shown the same way.
  public func update(animated: Bool = true) {
    expireAll()
    updates.noteTeller(.call("update()"))
    guard requestUpdate(animated ? [] : .quiet) else { return }
    showChanges()
  }

  /// Shows what the sources have now, with every visible row made anew, without animation.
  ///
  /// The selection stays, and so does the place of the first visible row. Called while the table is asking for something, an
  /// adapter or a height, it waits until the next turn of the main actor. Takes time in the number of sections, and of the rows that
  /// are asked for heights or have changed.
  public func reload() {
    expireAll()
    updates.noteTeller(.call("reload()"))
    guard requestUpdate(.reload) else { return }
    showChanges()
  }

  /// Marks all sources as outdated, and all objects as changed, whatever their `==` returns.
  private func expireAll() {
    for group in groups {
      group.content.expireObjects()
      group.expire()
    }
  }

  /// Waits until the changes that the sources have reported are on screen, and the table is laid out.
  ///
  /// Placeholders and footers are on screen then as well, and duplicate items are reported.
  /// Animations may still run. Sources that wait for something themselves, such as an `ItemStream`, are not waited for.
  public func settled() async {
    // A change of an observable object from before has its turn now.
    await Task { @MainActor in }.value
    var (layoutsThatAsked, looks) = (0, 0)
    while true {
      for group in groups { await group.content.searched?.settled() }
      while updates.isPending || updates.scheduler.openBatches > 0 { await updates.wait() }
      tableView?.layoutIfNeeded()
      // A cell that asks for an update whenever it is shown would have this go on for ever.
      if updates.isPending { layoutsThatAsked += 1 }
      // So would a group of updates that the app has opened, and never ends.
      if loading.isLooking { looks += 1 }
      let isSearching = groups.contains { $0.content.searched?.isSearching ?? false }
      guard max(layoutsThatAsked, looks) <= UpdateScheduler.mostEchoes,
        // Looking for duplicates asks the app's items, which may change something.
        findDuplicates(until: .now + TimeSlices.length) || isSearching || loading.isLooking || updates.isPending
      else { return }
      await loading.looked()
      await Task.yield()
    }
  }

  func itemsDidChange(in group: SectionGroup) {
    guard mayTell(group) else { return }
    group.isStale = true
    updates.noteTeller(
      .source(
        section: group.settings.name, place: "\(group.settings.place)", type: group.content.sourceName))
    guard requestUpdate() else { return showChangesAfterPause() }
    if let question = question?.name, group.pattern.isFirst(.items) {
      reporter.report(
        .itemsChangedWhileAsked(
          section: group.settings.nameForMessages, question: question, at: group.settings.place))
    }
    if updates.scheduler.openBatches == 0 { showChangesLater() }
  }

  /// Whether a source's change counts. A source that reports one while it is being read is read once more, and again only if that
  /// brought something new.
  private func mayTell(_ group: SectionGroup) -> Bool {
    guard group.isBeingRead else { return true }
    if group.pattern.isFirst(.tellsWhileRead) {
      reporter.report(.changedWhileRead(section: group.settings.nameForMessages, at: group.settings.place))
    }
    if group.hasToldItself { group.hasToldAgain = true }
    defer { group.hasToldItself = true }
    return !group.hasToldItself
  }

  /// Marks a source to be read again that reported a change during its second reading, if that had brought something new.
  private func followTelling(of group: SectionGroup, _ before: [SectionRows]) {
    guard group.hasToldAgain else { return }
    group.hasToldAgain = false
    guard group.isChanged(since: before) else { return }
    group.isStale = true
    if !updates.request(isAnswering: true) {
      reportEndless()
      showChangesAfterPause()
    }
  }

  /// Shows what has changed after a while: updates have changed items again and again, which may go on, but not at full speed.
  private func showChangesAfterPause() {
    guard updates.scheduler.beginPause() else { return }
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: PendingUpdates.pause)
      guard let self else { return }
      updates.scheduler.endPause()
      requestUpdate()
      showChanges()
    }
  }

  /// Shows what has changed in the next turn of the main actor, and makes the calls that wait.
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

  /// Shows what has changed, if this is a time for it; else later.
  func showChanges() {
    defer { updates.tellIfSettled() }
    while true {
      let hasTable = isAnswering || !updates.scheduler.isBatchOpen || ownTable() != nil
      switch updates.scheduler.next(isAnswering: isAnswering, hasTable: hasTable) {
      case .nothing: return
      case .wait: return showChangesLater()
      case .waitForGroup(let isFirst):
        if isFirst { reporter.report(.openGroup(at: place)) }
        return showChangesLater()
      case .abandonBatch:
        // The group is the app's to mend; what it is to show must not wait for ever.
        dropBatch()
      case .finishBatch: updates.takeFinishing()?()
      case .read: return read()
      }
    }
  }

  /// Gives up a batch that the table has not taken, since the table is left.
  func leaveBatch() {
    if updates.scheduler.leaveTable() { dropBatch() }
  }

  /// Drops what is left to do for a batch, and makes the calls that wait for it in the next turn.
  private func dropBatch() {
    _ = updates.takeFinishing()
    for call in updates.takeCallsAfterGroup() { call() }
  }

  /// Notes that the table has asked for the snapshot: what was handed to it is taken.
  func noteLoading() {
    hasLoaded = true
    if updates.scheduler.take() { showChangesLater() }
    for call in updates.takeCallsAfterGroup() { call() }
  }

  /// Reads the sources that have told of changes, and finds out what changed; elsewhere, where that takes long.
  private func read() {
    takeOnCapabilities()
    updates.beginTrace()
    let (isEcho, isPatient) = updates.scheduler.beginReading()
    let isEditing = tableView?.isEditingRows ?? false
    // Sections may come and go while sources are read; those are read with the next update.
    let groups = groups
    let findsElsewhere = isPatient && canAnimate
    let (readings, later) = reading {
      let readings = groups.map { group -> (any SectionReading)? in
        guard group.isStale || group.lacksAddRow(whileEditing: isEditing) else { return nil }
        return group.read(isEcho: isEcho)
      }
      return (readings, findsElsewhere ? readings.map { $0?.laterDifferences() } : [])
    }
    updates.trace?.end(.reading)
    // A reload that a source has asked for meanwhile would show all groups but those that were read after it.
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

  /// Makes the rows of what was read, and has the table show them.
  private func show(
    _ readings: [(any SectionReading)?], of groups: [SectionGroup], with differences: [[Difference?]?]? = nil
  ) {
    let isEditing = tableView?.isEditingRows ?? false
    let application = updates.scheduler.beginApplying()
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
        reportEndlessTree(rows)
        if application.isReload || rows.section.headerToken == 0 || rows.section.settings.hasViewsOfItems {
          rows.section.renewHeaders(from: &heightEngine.tokens)
        }
        if rows.section.addRowToken == 0 { rows.section.addRowToken = heightEngine.tokens.take(1) }
      }
    }
    let next = Snapshot(sections: self.groups.flatMap(\.shownRows))
    passPageFooters(to: next)
    updates.trace?.end(.difference)
    let keepInSight = keepsInSight?()
    let update = show(next, by: application, isSweeping: readings.contains { $0?.isSweeping ?? false })
    updates.trace?.end(.batch)
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

  private func tell(_ update: TableUpdate) {
    guard !settings.updateEvents.isEmpty else { return }
    // Who asks whether there is something to undo finds what has caused the update.
    OpenUndoSteps.whenRegistered { [self] in
      updates.scheduler.isTelling = true
      calling {
        for body in settings.updateEvents { body(update) }
      }
      updates.scheduler.isTelling = false
    }
  }
}
