import TableMakerDiffing
import UIKit

extension Oracle {
  /// Checks that selected rows stay selected, and that no other rows are selected.
  func checkSelection(_ way: Way) throws {
    // A button below rows can move away from under the touch, which is then on a row.
    let kinds: [Step.Kind] = [
      .select, .tap, .tapTree, .edits, .editInSelection, .touch, .hands, .footer, .selectHidden,
    ]
    guard !kinds.contains(step.kind) else { return }
    let expected = Set(before.selected.compactMap { way.uncertain.contains($0) ? nil : way.rows[$0] })
    let allowed = expected.union(before.selected.compactMap { way.rows[$0] })
    // A row that a search, a collapsed row, or a hidden section hides is selected again when it comes back.
    let selected = Set((table.indexPathsForSelectedRows ?? []).map { RowPath(section: $0.section, row: $0.row) })
      .filter { allowed.contains($0) || !mayComeBackSelected($0) }
    // If the plan decides whether a row is recognized, it can be recognized as another row with this identity. If a row leaves
    // its section, which can be replaced, only its identity identifies it.
    let doubtful = Set(
      before.selected.filter { way.uncertain.contains($0) || way.rows[$0] == nil }
        .compactMap { before.table.row($0)?.number })
    let isAllowed = selected.subtracting(allowed).allSatisfy { path in
      wanted.row(path).map { doubtful.contains($0.number) } ?? false
    }
    try require(
      selected.isSuperset(of: expected) && isAllowed && selected.count <= before.selected.count,
      "selected are the rows \(selected.sorted()), not \(expected.sorted()); before, \(before.selected.sorted())")
  }

  /// Returns true for a row that was selected once and wasn't visible before. Items that a place identifies have no numbers to
  /// compare.
  private func mayComeBackSelected(_ path: RowPath) -> Bool {
    let section = wanted.sections[path.section]
    // A tap that selects a tree's row and collapses it doesn't call a closure in between.
    let isTree = scene.group(section.key.group)?.spec.tree != nil
    guard let row = wanted.row(path), isTree || !scene.onceSelected.isEmpty else { return false }
    let shown = before.table.sections.filter { $0.key.group == section.key.group }.flatMap(\.rows)
    func isSame(_ other: Row) -> Bool { other.number == row.number }
    let wasSelected = isTree || scene.onceSelected.contains(row.number)
    if section.traits.identity != .number {
      // In the same step, rows can be deleted from the group's other sections.
      let earlier = before.table.sections.filter { $0.key == section.key }.reduce(0) { $0 + $1.rows.count }
      // The section may have folded and unfolded in one step.
      let isToggled = events.updates.contains { $0.toggled.contains(section.key) }
      return isToggled || earlier < section.rows.count || wasSelected && !shown.contains(where: isSame)
        || shown.count < wanted.sections.filter { $0.key.group == section.key.group }.reduce(0) { $0 + $1.rows.count }
    }
    return wasSelected && shown.count(where: isSame) < section.rows.count(where: isSame)
  }

  /// Checks that a row that stays on screen keeps its cell.
  ///
  /// During several updates or a scroll, the row can be off screen in between. The same is true if other sections move
  /// (`LiveData.md`, What is not promised).
  func checkCellObjects(_ way: Way) throws {
    guard !events.isMoved, !scene.isScrolling, !isPushedByAnEnd, !hasMovedSections,
      !hasOtherIndex, !hasToggledSections,
      way.updateCount <= 1, !isShiftedByOtherCells(way)
    else { return }
    for (path, cell) in before.cells {
      guard way.certain.contains(path), let target = way.rows[path], !needsOtherCell(path, target) else { continue }
      guard let now = table.cellForRow(at: IndexPath(row: target.row, section: target.section)) else { continue }
      try require(now === cell, "row \(path), now \(target), has another cell")
    }
  }

  /// Returns a Boolean value that indicates whether a row needs a cell of another class, or with other editing controls.
  private func needsOtherCell(_ path: RowPath, _ target: RowPath) -> Bool {
    if scene.isEditing, mayHaveOtherControls(path, target) { return true }
    guard scene.group(wanted.sections[target.section].key.group)?.spec.isMixed == true else { return false }
    return before.table.row(path)?.needsOtherCell != wanted.row(target)?.needsOtherCell
  }

  /// Returns a Boolean value that indicates whether a row moved to another section or shows another item.
  ///
  /// The row can then have other editing controls.
  private func mayHaveOtherControls(_ path: RowPath, _ target: RowPath) -> Bool {
    let (old, new) = (before.table.sections[path.section].key.group, wanted.sections[target.section].key.group)
    guard scene.spec.hasHands else { return false }
    return old != new || before.table.row(path)?.number != wanted.row(target)?.number
  }

  /// Returns a Boolean value that indicates whether cells of another class can make the rows next to them leave the screen.
  ///
  /// Rows get such cells by reloads. If rows have different heights or begin with estimates, the rows next to them can leave the
  /// screen and come back.
  private func isShiftedByOtherCells(_ way: Way) -> Bool {
    let mayShift =
      scene.spec.estimate != nil
      || scene.spec.groups.contains { $0.estimate != nil || ![.table, .fixed].contains($0.height) }
    return mayShift && way.rows.contains { needsOtherCell($0.key, $0.value) }
  }

  /// Checks that only new and changed rows are configured, each of them once, at the right place.
  func checkConfigurations() throws {
    var counts: [RowPath: Int] = [:]
    let tables = [before.table] + events.shownMeanwhile + events.updates.map(\.after) + [wanted]
    for configured in events.configured {
      let isThere = tables.contains { table in
        table.sections.contains {
          $0.key.group == configured.content.group && $0.rows.indices.contains(configured.index)
            && $0.rows[configured.index] == configured.content.row
        }
      }
      try require(
        isThere, "the adapter was given \(configured.content) at \(configured.index), where it never was")
    }
    guard !scene.isScrolling, !events.isReload, !events.isMoved, !events.isResized,
      events.updates.count <= 1,
      before.isInWindow
    else { return }
    guard let way = Way(events, before) else { return }
    let seenNow = Set(table.rowsSeen.map { RowPath(section: $0.section, row: $0.row) })
    for configured in events.configured {
      // Skips the check if duplicates make the row's place uncertain.
      let places = wanted.sections.indices.compactMap { section -> RowPath? in
        let shown = wanted.sections[section]
        guard shown.key.group == configured.content.group, shown.rows.indices.contains(configured.index),
          shown.rows[configured.index] == configured.content.row
        else { return nil }
        return RowPath(section: section, row: configured.index)
      }
      guard places.count == 1, let place = places.first else { return }
      counts[place, default: 0] += 1
    }
    for (place, count) in counts {
      // A row that comes on screen can leave and come back before the table is at its final place.
      try require(
        count <= 2, "row \(place), \(wanted.row(place)?.description ?? "+"), was configured \(count) times")
    }
    guard !isPushedByAnEnd else { return }
    // If sections move, the table view keeps another row in place than the data source does. At an end that it approaches step
    // by step, it keeps no row in place for a moment. Some rows can then leave and come back. The same is true for rows below a
    // footer between sections, which is removed after the rows are inserted, or inserted before its section is removed.
    let hasOtherFooters =
      before.footers != scene.footerWords
      || before.table.sections.map(\.key) != wanted.sections.map(\.key)
        && scene.groups.contains { $0.loads != nil }
    // At the very top, the table shows the rows of an earlier page until the data source scrolls back to the first row.
    let screen = Screen(table)
    let comesBack = before.isAtTop && screen.offset > screen.top + 0.5
    let extra =
      isAtAnEnd || hasMovedSections || hasToggledSections || hasOtherFooters || hasOtherIndex || comesBack
        || before.isAnimating
        || isShiftedByOtherCells(way) ? 1 : 0
    for (path, target) in way.rows where before.cells[path] != nil && way.certain.contains(path) {
      let count = counts[target] ?? 0
      guard wanted.row(target) != nil, seenNow.contains(target), !isContent(target) else { continue }
      let isComparable = wanted.sections[target.section].traits.isComparable
      if isComparable || !isTold(target) {
        let expected = way.changed.contains(path) ? 1 : 0
        try require(
          (expected...expected + extra).contains(count),
          "row \(path), now \(target), \(wanted.row(target)?.description ?? "+"), was configured \(count) times, not \(expected)"
        )
      }
    }
    for target in seenNow where wanted.row(target) != nil && (counts[target] ?? 0) == 0 && !isContent(target) {
      guard let cell = table.cellForRow(at: IndexPath(row: target.row, section: target.section)) else { continue }
      try require(
        before.allCells.contains(ObjectIdentifier(cell)), "row \(target) has a new cell that was never configured")
    }
  }

  /// A Boolean value that indicates whether the titles in the index changed during the step, so that the rows' width may differ.
  private var hasOtherIndex: Bool {
    before.table.sections.compactMap(\.indexTitle) != wanted.sections.compactMap(\.indexTitle)
  }

  /// Returns a Boolean value that indicates whether a content configuration fills a row's cell instead of an adapter.
  ///
  /// The configuration is set each time that the cell's state changes.
  private func isContent(_ path: RowPath) -> Bool {
    let group = wanted.sections[path.section].key.group
    // A cell that shows its index is configured again when other rows change.
    return scene.group(group)?.spec.isContent ?? false || scene.groupsWithIndex.contains(group)
  }

  /// Returns a Boolean value that indicates whether a source may have reported a change.
  ///
  /// Content that can't be compared may have changed in that case.
  private func isTold(_ path: RowPath) -> Bool {
    let group = scene.group(wanted.sections[path.section].key.group)
    // A source that changed while it was read can be read again after the step.
    let isReadAgain = group?.spec.source == .reading && scene.hasEditedWhileReading
    return events.isAllTold || group?.isTold == true || group?.spec.source == .stream || isReadAgain
  }

  /// A Boolean value that indicates whether sections have folded or unfolded.
  ///
  /// Their headers then stay in place, and rows can leave the screen and come back.
  var hasToggledSections: Bool {
    !events.toggledSections.isEmpty || events.updates.contains { !$0.toggled.isEmpty }
  }

  /// A Boolean value that indicates whether whole sections moved.
  ///
  /// The table view then keeps another row in place than the data source does.
  private var hasMovedSections: Bool { events.updates.contains { !$0.plan.movedSections.isEmpty } }

  /// A Boolean value that indicates whether an end of the content kept the table from following the first row.
  ///
  /// Other rows may then have left the screen and come back.
  private var isPushedByAnEnd: Bool {
    isAtAnEnd && events.updates.contains { !$0.plan.movedRows.isEmpty || $0.plan.hasSectionOperations }
  }

  /// A Boolean value that indicates whether the table came to rest at an end of its content and wasn't at the top before.
  private var isAtAnEnd: Bool {
    let offset = table.contentOffset.y
    let top = -table.adjustedContentInset.top
    let end = max(top, table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
    return !before.isAtTop && (abs(offset - top) < 0.01 || abs(offset - end) < 0.01)
  }

  /// A description of the step's updates.
  var story: String {
    events.updates.prefix(6).map { "\n  from \($0.before)\n  to   \($0.after)\n  by   \($0.plan.operations)" }.joined()
  }
}
