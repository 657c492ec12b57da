import TableMaker
import TestSupport
import UIKit

extension Scene {
  /// Performs a step, and waits until its result is on screen.
  func perform(_ step: Step) async {
    var random = SeededGenerator(seed: step.seed)
    if step.kind == .hands {
      events.kinds.insert(.hands)
      await useHands(step, &random)
    } else if [.hostile, .chat, .place].contains(step.kind) || Step.Kind.promises.contains(step.kind) {
      events.kinds.insert(step.kind)
      await test(step.kind, &random)
    } else {
      perform(step.kind, &random)
    }
    await settle(step)
  }

  /// Performs a step that tests a promise.
  private func test(_ kind: Step.Kind, _ random: inout SeededGenerator) async {
    switch kind {
    case .offScreen: await changeOffScreen(&random)
    case .selectHidden: await selectHidden(&random)
    case .drop:
      let rows = DroppedRows(&random)
      events.worldMistake = await rows.test(&random)
      rows.takeAway()
    case .hostile: events.worldMistake = await testHostile(&random)
    case .place:
      let places = FuzzPlaces()
      events.worldMistake = await places.test(&random)
      places.takeAway()
    case .chat: events.worldMistake = await testChat(&random)
    default:
      let sources = DerivedSources()
      events.worldMistake = await sources.test(&random)
      sources.takeAway()
    }
  }

  /// Performs a step of a kind, except the user's gestures on rows.
  func perform(_ kind: Step.Kind, _ random: inout SeededGenerator) {
    events.kinds.insert(kind)
    switch kind {
    case .edit, .burst, .batch, .nestedBatches, .twoBatches, .cross: edit(kind, &random)
    case .editInAdapter, .editInHeights, .editInItems, .editInSelection, .editWhileScrolling:
      disturb(kind, &random)
    case .update, .updateQuietly, .reload, .reconfigure: ask(kind, &random)
    case .remeasure, .remeasureCell, .forgetHeights: resize(kind, &random)
    case .edits, .select, .tap, .touch: use(kind, &random)
    case .scroll, .drag, .scrollToItem, .wait: scroll(kind, &random)
    case .search: search(&random)
    case .unfold: unfold(&random)
    case .tapTree: tapTree(&random)
    case .sections: arrange(&random)
    case .ownGroup: editInOwnGroup(&random)
    case .makeAnew: makeAnew(&random)
    case .width, .textSize, .look, .window: changeForm(kind, &random)
    case .footer: tapFooter(&random)
    case .settings: changeSettings(&random)
    case .fold: fold(&random)
    case .hands, .offScreen, .selectHidden, .derive, .drop, .hostile, .chat, .place: break
    }
  }

  private func settle(_ step: Step) async {
    await dataSource.waitForUpdates()
    var turns = 0
    while !order.allSatisfy(\.isUpToDate), turns < 3_000 {
      turns += 1
      // A separate task follows the stream.
      if turns > 20 { try? await Task.sleep(for: .milliseconds(1)) }
      await dataSource.waitForUpdates()
    }
    if step.isWaitedFor { settleAnimations() }
    // A row that has closed during the step may have called a handler, in which the app changed something.
    if handState != nil {
      await dataSource.waitForUpdates()
      if step.isWaitedFor { settleAnimations() }
    }
    // A layout can lead to changes that require another layout.
    for _ in 0..<3 { window.layOut() }
    if step.isWaitedFor { await settlePages() }
    if !isInWindow || events.isReload || current == desired { current = desired }
  }

  // MARK: Edits

  func editOne(_ random: inout SeededGenerator) {
    let number = random.below(spec.groupCount)
    let seed = Int(truncatingIfNeeded: random.next())
    var own = SeededGenerator(seed: seed)
    var unfolding = SeededGenerator(seed: seed &+ 1)
    // Trees expand and collapse among edits of every kind.
    if spec.hasTrees, unfolding.chance(4) { return unfoldOne(&unfolding) }
    var folding = SeededGenerator(seed: seed &+ 2)
    if spec.hasFolds, folding.chance(6) { return foldOne(&folding) }
    group(number)?.edit(&own)
  }

  private func edit(_ kind: Step.Kind, _ random: inout SeededGenerator) {
    switch kind {
    case .edit: editOne(&random)
    case .burst: for _ in 0..<(2 + random.below(6)) { editOne(&random) }
    case .batch:
      dataSource.batch { for _ in 0..<(1 + random.below(4)) { editOne(&random) } }
    case .nestedBatches:
      dataSource.batch {
        editOne(&random)
        dataSource.batch {
          editOne(&random)
          dataSource.batch {}
        }
        editOne(&random)
      }
    case .twoBatches:
      editOne(&random)
      dataSource.batch { editOne(&random) }
      if random.chance(2) { advance(seconds: 0.1) }
      dataSource.batch { editOne(&random) }
      editOne(&random)
    default: cross(&random)
    }
  }

  /// Searches for another text, sometimes together with edits.
  private func search(_ random: inout SeededGenerator) {
    let isAlone = random.chance(2)
    dataSource.batch {
      if !isAlone, random.chance(2) { editOne(&random) }
      for _ in 0..<(1 + random.below(3)) { searchOne(&random) }
      if !isAlone { editOne(&random) }
    }
  }

  /// Searches for another text, which a user types, or which code sets for a section or for all sections.
  private func searchOne(_ random: inout SeededGenerator) {
    let group = group(random.below(spec.groupCount))
    switch (random.below(5), group?.name) {
    case (0, _): dataSource.query = FuzzField.query(&random)
    case (1, let name?): dataSource.section(name).query = FuzzField.query(&random)
    default: group?.search(&random)
    }
  }

  /// Moves rows from one section to another.
  private func cross(_ random: inout SeededGenerator) {
    func move() {
      let (from, to) = (random.below(spec.groupCount), random.below(spec.groupCount))
      var own = SeededGenerator(seed: Int(truncatingIfNeeded: random.next()))
      guard let from = group(from), let to = group(to), let row = from.take(&own) else { return }
      to.give(row, &own)
      if to.spec.tree != nil, own.chance(2) { unfold(row, of: to, isExpanded: own.chance(2)) }
    }
    dataSource.batch { for _ in 0..<(1 + random.below(3)) { move() } }
  }

  /// Edits items in the middle of a closure call or an event.
  private func disturb(_ kind: Step.Kind, _ random: inout SeededGenerator) {
    var own = SeededGenerator(seed: Int(truncatingIfNeeded: random.next()))
    let isBatch = random.chance(2)
    let isSearch = random.chance(4)
    let editOne = { [weak self] in
      guard let self else { return }
      if isSearch { searchOne(&own) } else { self.editOne(&own) }
    }
    let edit = { [weak self] in
      guard let self else { return }
      if isBatch { dataSource.batch(editOne) } else { editOne() }
    }
    events.isMoved = true
    events.isAskedWhileChanging = true
    switch kind {
    case .editInAdapter: pending[.adapter] = edit
    case .editInHeights: pending[.height] = edit
    case .editInItems: pending[.items] = edit
    case .editInSelection: pending[.selection] = edit
    default: pending[.scroll] = edit
    }
    if kind == .editInSelection { tapAny(&random) } else { scrollSomewhere(&random) }
    window.layOut()
    if kind == .editInItems {
      hasEditedWhileReading = true
      // An update shows the items that were read before the edit, which aren't the sources' present items.
      events.isReload = true
      events.isAllTold = true
      dataSource.update(animated: random.chance(2))
    } else if random.chance(2) {
      events.isReload = true
      events.isAllTold = true
      dataSource.reload()
    } else {
      self.editOne(&random)
    }
    pending = [:]
  }

  /// Edits items in a group of updates that the app has opened on the table view.
  private func editInOwnGroup(_ random: inout SeededGenerator) {
    events.isMoved = true
    // From the second batch on, the table gets no update until the group ends.
    events.isReload = true
    func edits() {
      for _ in 0..<(1 + random.below(3)) { dataSource.batch { editOne(&random) } }
      if random.chance(3) { editOne(&random) }
    }
    // A strict table refuses groups of updates if it can't lay out rows.
    if isInWindow, !table.bounds.isEmpty { table.performBatchUpdates(edits) } else { edits() }
  }

  /// Releases the data source, and makes another one.
  private func makeAnew(_ random: inout SeededGenerator) {
    events.isMoved = true
    events.isReload = true
    events.isAllTold = true
    if random.chance(2) { editOne(&random) }
    let isLaidOut = random.chance(2)
    makeAnew {
      events.sectionsWithout = table.numberOfSections
      if isLaidOut { window.layOut() }
    }
    window.layOut()
  }

  private func ask(_ kind: Step.Kind, _ random: inout SeededGenerator) {
    events.isAllTold = true
    switch kind {
    case .update:
      if random.chance(2) { editOne(&random) }
      dataSource.update()
    case .updateQuietly:
      editOne(&random)
      dataSource.update(animated: false)
    case .reload:
      if random.chance(2) { editOne(&random) }
      events.isReload = true
      dataSource.reload()
    default:
      guard let row = anyRow(&random), let group = group(row.group) else { return }
      events.reconfigured.append(row)
      events.isMoved = true
      group.reconfigure(row.row, in: dataSource)
    }
  }

  /// Returns a random row that the table shows; nil if there's none.
  func anyRow(_ random: inout SeededGenerator) -> Content? {
    let sections = current.sections.filter { !$0.rows.isEmpty }
    guard !sections.isEmpty else { return nil }
    let section = sections.random(&random)
    return Content(group: section.key.group, row: section.rows.random(&random))
  }

  // MARK: What a user does

  private func use(_ kind: Step.Kind, _ random: inout SeededGenerator) {
    switch kind {
    case .edits:
      isEditing.toggle()
      events.isMoved = true
      events.isOtherForm = true
      dataSource.setEditing(isEditing, animated: random.chance(2))
    case .select:
      var wanted: Set<AnyHashable> = []
      for _ in 0..<(1 + random.below(3)) {
        guard let row = anyRow(&random), let group = group(row.group), let section = group.shown.first else { continue }
        // The row can be hidden before the step ends.
        onceSelected.insert(row.row.number)
        switch section.traits.identity {
        case .number: wanted.insert(row.row.number)
        case .position: wanted.insert(0)
        case .value: wanted.insert(Value(row.row))
        }
      }
      dataSource.selection = wanted
    default: tapAny(&random)
    }
  }

  private func tapAny(_ random: inout SeededGenerator) {
    guard let path = table.indexPathsForVisibleRows.flatMap({ $0.isEmpty ? nil : $0.random(&random) }) else { return }
    tap(path)
  }

  private func scroll(_ kind: Step.Kind, _ random: inout SeededGenerator) {
    events.isMoved = true
    switch kind {
    case .scroll:
      scrollSomewhere(&random)
      window.layOut()
    case .drag:
      guard isInWindow else { return }
      table.dragContent(by: CGFloat(random.below(400) - 200), velocity: random.chance(2) ? 300 : 0)
    case .scrollToItem:
      guard let row = anyRow(&random) else { return }
      isScrolling = true
      group(row.group)?.scroll(to: row.row, in: dataSource, &random)
    default: advance(seconds: 0.05 * Double(1 + random.below(8)))
    }
  }

  private func scrollSomewhere(_ random: inout SeededGenerator) {
    let top = -table.adjustedContentInset.top
    let end = max(top, table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
    let place: CGFloat
    switch random.below(6) {
    case 0: place = top
    case 1: place = end
    case 2: place = top + (end - top) * CGFloat(random.below(1_000)) / 1_000
    default: place = table.contentOffset.y + CGFloat(random.below(240) - 120)
    }
    table.contentOffset.y = max(top, (min(place, end) * 3).rounded(.down) / 3)
  }

  private func changeForm(_ kind: Step.Kind, _ random: inout SeededGenerator) {
    events.isMoved = true
    switch kind {
    case .width:
      events.isOtherForm = true
      let height = random.chance(2) ? table.frame.height : [100, 150, 220].random(&random)
      table.frame.size = CGSize(width: [190, 200, 233.5, 320].random(&random), height: height)
    case .textSize:
      events.isOtherForm = true
      window.window.traitOverrides.preferredContentSizeCategory =
        [.extraSmall, .large, .accessibilityMedium].random(&random)
    case .look: window.window.overrideUserInterfaceStyle = random.chance(2) ? .dark : .light
    default:
      // Inserts the table below a visible menu, which otherwise couldn't be dismissed.
      if isInWindow { table.removeFromSuperview() } else { window.window.insertSubview(table, at: 0) }
      isInWindow.toggle()
      // Changes that arrived while the table was out of the window are visible now.
      events.isOtherForm = true
    }
    window.layOut()
  }
}
