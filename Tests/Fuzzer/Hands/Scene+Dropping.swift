import TableMakerDiffing
import TableMaker
import TestSupport
import UIKit

/// The effect of a dropped row on the lists, derived from the row's places in the table before and after the drop.
extension Scene {
  /// Lifts touches, and follows the row that one of them may have held by its reorder control.
  func lift(_ fingers: TestFinger...) {
    prepareDrop()
    if fingers.count == 1 { fingers[0].lift() } else { TestFinger.lift(fingers) }
    noteDrop()
    if handState?.drop?.target == nil { noteDropOutOfSight() }
  }

  /// Records the state before the user drops a held row.
  private func prepareDrop() {
    guard let hands = handState, let cell = table.visibleCells.first(where: { $0.layer.shadowOpacity > 0 }),
      let content = (cell as? FuzzCell)?.content, let path = table.indexPath(for: cell)
    else { return }
    // The table has the reloaded rows before the reload is reported, which happens after its layout.
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    let isMadeAnew = events.isReload || events.mayBeReload
    if isMadeAnew, counts != current.counts, counts == desired.counts { current = desired }
    let lists = Dictionary(uniqueKeysWithValues: groups.map { ($0.spec.number, $0.lists) })
    // If a section was removed and made again with the same rows, it's another section. The row disappears with the old one.
    let isUpToDate = current == desired && !events.mayBeReload && !events.isReload
    hands.drop = Hands.Drop(
      cell: cell, content: content, path: path, isUpToDate: isUpToDate, lists: lists, gap: gap(for: cell),
      offset: table.contentOffset.y, titled: current.sections.map { $0.title != nil },
      rows: Set(current.sections.flatMap(\.rows)))
  }

  /// Returns the gap that visible rows leave for the held row.
  private func gap(for cell: UITableViewCell) -> ClosedRange<CGFloat>? {
    let cells = table.visibleCells.filter { $0 !== cell }.sorted { $0.frame.minY < $1.frame.minY }
    let gaps = zip(cells, cells.dropFirst()).filter { $1.frame.minY - $0.frame.maxY > 0.5 }
    // Headers and footers also leave gaps, which can be as high as the row.
    guard gaps.count == 1, table.indexPath(for: gaps[0].0)?.section == table.indexPath(for: gaps[0].1)?.section
    else { return nil }
    let (top, end) = (gaps[0].0.frame.maxY, gaps[0].1.frame.minY)
    guard abs(end - top - cell.bounds.height) < 0.5 else { return nil }
    return (top - table.contentOffset.y)...(end - table.contentOffset.y)
  }

  /// Checks that a dropped row comes to rest at the gap, unless the content ends there.
  func checkRest(of drop: Hands.Drop, at target: IndexPath) async {
    guard let gap = drop.gap, drop.isUpToDate, handState?.isQuiet == true, !promisesNot(.drops), !table.bounds.isEmpty
    else { return }
    await dataSource.waitForUpdates()
    settleAnimations()
    window.layOut()
    let path = RowPath(section: target.section, row: target.row)
    guard handState?.isQuiet == true, isInWindow, !events.isReload, current == desired,
      current.row(path)?.number == drop.content.row.number,
      // A stream brings the new order when it's ready. The row may go back until then, and the rows around it stay in place.
      ![drop.path.section, path.section].contains(where: { group(atSection: $0)?.spec.source == .stream }),
      // If two rows have the same identity, TableMaker can't know which one was dropped.
      current.sections[path.section].rows.count(where: { $0.number == drop.content.row.number }) == 1,
      // If other rows have changed their contents and heights since then, the first visible row stays in place.
      Set(current.sections.flatMap(\.rows)) == drop.rows,
      // A title that depends on the rows can appear above the gap.
      current.sections.map({ $0.title != nil }) == drop.titled
    else { return }
    let rect = table.rectForRow(at: target)
    let screen = Screen(table)
    let isAtAnEnd = screen.offset < screen.top + 0.5 || screen.offset > screen.end - 0.5
    guard abs(rect.height - (gap.upperBound - gap.lowerBound)) < 0.5, !isAtAnEnd else { return }
    let top = rect.minY - screen.offset
    if abs(top - gap.lowerBound) >= 0.5 {
      complain(
        "\(drop.content.name) was dropped into the gap at \(gap.lowerBound), and rests at \(top), as row \(path); offset "
          + "\(drop.offset), now \(screen.offset) of \(screen.top)...\(screen.end)")
    }
  }

  func group(atSection section: Int) -> (any FuzzGroup)? {
    guard current.sections.indices.contains(section) else { return nil }
    let number = current.sections[section].key.group
    return groups.first { $0.spec.number == number }
  }

  /// Follows the dropped row once, either in the section's handler or after it.
  func noteDrop() {
    guard let hands = handState, let drop = hands.drop, drop.target == nil else { return }
    if drop.isMadeAnew {
      // Nothing could follow the table, so everything is as it is in the lists.
      hands.drop?.target = drop.path
      events.isReload = true
      current = desired
      return
    }
    guard let target = table.indexPath(for: drop.cell) else { return }
    hands.drop?.target = target
    guard target != drop.path else { return }
    let (from, to) = (
      RowPath(section: drop.path.section, row: drop.path.row), RowPath(section: target.section, row: target.row)
    )
    guard let own = group(atSection: from.section), let other = group(atSection: to.section), current.row(from) != nil
    else {
      if !events.isReload {
        hands.mistakes.append("\(drop.content.name) was moved from \(from) to \(to), where no item is")
      }
      return
    }
    // If a section is removed in this turn, the table has already moved the row, and is reloaded.
    if !order.contains(where: { $0 === own }) || !order.contains(where: { $0 === other }) { events.mayBeReload = true }
    checkTarget(from, to, own, other)
    // If a row was dropped out of sight before, the table can be any one of several.
    if events.isReload {
      let (number, possible) = (drop.content.row.number, events.shownMeanwhile)
      events.shownMeanwhile += possible.compactMap { $0.moving(number, from: from, to: to) }
    }
    // A folded section opens when a row is dropped on it.
    let opened = current.sections[to.section].key
    let isOpened = current.sections[to.section].foldedRows.value != nil
    if isOpened { setFolded(false, opened, of: other) }
    let row = current.sections[from.section].rows.remove(at: from.row)
    let count = current.sections[to.section].rows.count
    if to.row > count {
      if !events.isReload { hands.mistakes.append("\(drop.content.name) was moved to \(to), below the last item") }
      current.sections[to.section].rows.append(row)
    } else {
      current.sections[to.section].rows.insert(row, at: to.row)
    }
    events.shownMeanwhile.append(current)
    checkLists(drop, own, other, opened: isOpened ? opened : nil)
  }

  /// Follows a row that was dropped out of sight in a section without a handler, by comparing the lists before and after.
  private func noteDropOutOfSight() {
    guard let hands = handState, let drop = hands.drop else { return }
    // The row's place in the table isn't known. The row can go back, and until then it can appear in any place.
    events.isReload = true
    events.shownMeanwhile += tablesWithRowElsewhere(drop.path)
    adoptOpenedSections()
    let changed = groups.filter { $0.listsNow != nil && $0.listsNow != $0.lists }
    guard !changed.isEmpty else { return }
    let before = changed.flatMap { drop.lists[$0.spec.number] ?? [] }
    let now = changed.flatMap { $0.listsNow ?? [] }
    if !Self.isOneMove(from: before, to: now) {
      hands.mistakes.append("\(drop.content.name) was moved: \(before) has become \(now)")
    }
    for group in changed {
      group.isTold = true
      group.adoptLists()
    }
    events.shownMeanwhile.append(desired)
  }

  /// Returns copies of the current table, each with the row at one of the places to which it may have moved.
  private func tablesWithRowElsewhere(_ path: IndexPath) -> [ShownTable] {
    let from = RowPath(section: path.section, row: path.row)
    guard let row = current.row(from) else { return [] }
    return current.sections.indices.flatMap { section in
      (0...current.sections[section].rows.count).compactMap { place in
        current.moving(row.number, from: from, to: RowPath(section: section, row: place))
      }
    }
  }

  /// Checks that the row's new place is one that the specification allows.
  private func checkTarget(_ from: RowPath, _ to: RowPath, _ own: any FuzzGroup, _ other: any FuzzGroup) {
    func complain(_ what: String) {
      handState?.mistakes.append("\(handState?.drop?.content.name ?? "") went from \(from) to \(to): \(what)")
    }
    guard !events.isReload else { return }
    guard let moving = own.spec.hand?.moving, other.spec.hand?.moving != nil else {
      return complain("it is fixed there")
    }
    // The closure is called when a row comes on screen. If a place identifies the row, another item can be at this place now.
    if moving.asksRows, own.traits.identity != .position, let row = current.row(from), !HandSpec.isMovable(row) {
      complain("it may not be moved")
    }
    if current.sections[from.section].kind != current.sections[to.section].kind { complain("rows there are others") }
    switch moving.target {
    case .anywhere: break
    case .ownSection:
      // The `moveTargets` closure compares names, which two groups can share.
      let names = [from, to].map { current.sections[$0.section].key.name }
      if own !== other, names[0] == nil || names[0] != names[1] { complain("it may not leave its section") }
    case .evenPlaces:
      // The rows that the closure based its result on can have changed since then.
      if to.row % 2 != 0, handState?.isQuiet == true { complain("its places are even") }
    }
  }

  /// Checks that the library has moved the item in its list and nothing else, and updates the model.
  private func checkLists(
    _ drop: Hands.Drop, _ own: any FuzzGroup, _ other: any FuzzGroup, opened: SectionKey?
  ) {
    guard let hands = handState else { return }
    func complain(_ what: String) { hands.mistakes.append("\(drop.content.name) was moved: \(what)") }
    let isMoved = own.movesItself && other.movesItself
    // The library may or may not find a mapped item in its list.
    let mayBeMoved = own === other && own.spec.source == .mapped
    let involved = own === other ? [own] : [own, other]
    let before = involved.flatMap { drop.lists[$0.spec.number] ?? [] }
    let now = involved.flatMap { $0.listsNow ?? $0.lists }
    guard isMoved || mayBeMoved else {
      if before != now { complain("\(before) has become \(now), which is the app's to change") }
      return
    }
    if !Self.isOneMove(from: before, to: now) { complain("\(before) has become \(now)") }
    // If two equal rows swap their places, the lists don't change.
    let isSeen = Set(before.joined()).count == before.joined().count
    if before == now, isMoved, isSeen, drop.isUpToDate, own.spec.world == nil { complain("\(before) has not changed") }
    for group in involved {
      group.isTold = true
      group.adoptLists()
    }
    guard isMoved, drop.isUpToDate, !mayHaveDuplicates else { return }
    for group in involved {
      let shown = group.shown
      for section in current.sections where section.key.group == group.spec.number {
        // The rows of a section that's opening aren't shown yet.
        if section.key == opened || isFolded(section.key) { continue }
        guard let model = shown.first(where: { $0.key == section.key }) else { continue }
        // A row that moves to a section with a search may not match the search.
        let isFound = group.spec.find == nil || model.rows.contains { $0 == drop.content.row }
        let rows = isFound ? section.rows : section.rows.filter { $0 != drop.content.row }
        if model.rows != rows { complain("the table shows \(section), the lists have \(model)") }
      }
    }
  }

  /// Returns a Boolean value that indicates whether lists differ by the move of at most one element.
  static func isOneMove(from before: [[Row]], to now: [[Row]]) -> Bool {
    guard before.count == now.count else { return false }
    let changed = before.indices.filter { before[$0] != now[$0] }
    switch changed.count {
    case 0: return true
    case 1: return isOneMove(from: before[changed[0]], to: now[changed[0]])
    case 2:
      let (left, reached) = before[changed[0]].count > now[changed[0]].count ? (0, 1) : (1, 0)
      let (from, to) = (changed[left], changed[reached])
      return before[from].indices.contains { index in
        var (rest, row) = (before[from], before[from][index])
        rest.remove(at: index)
        guard rest == now[from] else { return false }
        return now[to].indices.contains { place in
          guard now[to][place] == row else { return false }
          var others = now[to]
          row = others.remove(at: place)
          return others == before[to]
        }
      }
    default: return false
    }
  }

  private static func isOneMove(from before: [Row], to now: [Row]) -> Bool {
    guard before.count == now.count, let first = before.indices.first(where: { before[$0] != now[$0] }),
      let last = before.indices.last(where: { before[$0] != now[$0] })
    else { return before == now }
    let (old, new) = (Array(before[first...last]), Array(now[first...last]))
    return Array(old.dropFirst()) + [old[0]] == new || [old[old.count - 1]] + old.dropLast() == new
  }
}
