import TableMakerDiffing
import TableMaker
import TestSupport
import UIKit

/// What a row that is let go of has done to the lists, by the places at which the table had it before and after.
extension Scene {
  /// Lifts fingers, and follows the row that one of them may have held by its grip.
  func lift(_ fingers: TestFinger...) {
    prepareDrop()
    if fingers.count == 1 { fingers[0].lift() } else { TestFinger.lift(fingers) }
    noteDrop()
    if handState?.drop?.target == nil { noteDropOutOfSight() }
  }

  /// Takes note of what is there before a finger lets go of a row that it holds.
  private func prepareDrop() {
    guard let hands = handState, let cell = table.visibleCells.first(where: { $0.layer.shadowOpacity > 0 }),
      let content = (cell as? FuzzCell)?.content, let path = table.indexPath(for: cell)
    else { return }
    // A reload is told of once it is laid out, and the table has it before.
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    let isMadeAnew = events.isReload || events.mayBeReload
    if isMadeAnew, counts != current.counts, counts == desired.counts { current = desired }
    let lists = Dictionary(uniqueKeysWithValues: groups.map { ($0.spec.number, $0.lists) })
    // A section that was removed and made again has the same rows, and is another: the row goes with the old one.
    let isUpToDate = current == desired && !events.mayBeReload && !events.isReload
    hands.drop = Hands.Drop(
      cell: cell, content: content, path: path, isUpToDate: isUpToDate, lists: lists, gap: gap(for: cell),
      offset: table.contentOffset.y, titled: current.sections.map { $0.title != nil },
      rows: Set(current.sections.flatMap(\.rows)))
  }

  /// Returns the gap that visible rows leave for the row that is held.
  private func gap(for cell: UITableViewCell) -> ClosedRange<CGFloat>? {
    let cells = table.visibleCells.filter { $0 !== cell }.sorted { $0.frame.minY < $1.frame.minY }
    let gaps = zip(cells, cells.dropFirst()).filter { $1.frame.minY - $0.frame.maxY > 0.5 }
    // Headers and footers leave gaps too, which can be as high as the row.
    guard gaps.count == 1, table.indexPath(for: gaps[0].0)?.section == table.indexPath(for: gaps[0].1)?.section
    else { return nil }
    let (top, end) = (gaps[0].0.frame.maxY, gaps[0].1.frame.minY)
    guard abs(end - top - cell.bounds.height) < 0.5 else { return nil }
    return (top - table.contentOffset.y)...(end - table.contentOffset.y)
  }

  /// Checks that a dropped row comes to rest where the gap was, unless the content ends there.
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
      // Of two rows with one identity, TableMaker can't know which of them was dropped.
      current.sections[path.section].rows.count(where: { $0.number == drop.content.row.number }) == 1,
      // Where others have other contents and heights since, the first visible row stays.
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

  /// Follows the row that was let go of, once: in the section's handler, or after it.
  func noteDrop() {
    guard let hands = handState, let drop = hands.drop, drop.target == nil else { return }
    if drop.isMadeAnew {
      // Nothing could follow the table: all is as the lists have it.
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
    // A section goes in this turn: the table has moved the row already, and is made anew.
    if !order.contains(where: { $0 === own }) || !order.contains(where: { $0 === other }) { events.mayBeReload = true }
    checkTarget(from, to, own, other)
    // Where a row was let go of out of sight before, the table may be one of several.
    if events.isReload {
      let (number, possible) = (drop.content.row.number, events.shownMeanwhile)
      events.shownMeanwhile += possible.compactMap { $0.moving(number, from: from, to: to) }
    }
    // A folded section opens for what is dropped on it.
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

  /// Follows a row that was let go of where it is not seen, in a section that is not told of it: by what the lists have become.
  private func noteDropOutOfSight() {
    guard let hands = handState, let drop = hands.drop else { return }
    // Where the table has it is not known; it may go back, and until then it shows in any place.
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

  /// The table as it shows, with one of its rows at each place that it may have been moved to.
  private func tablesWithRowElsewhere(_ path: IndexPath) -> [ShownTable] {
    let from = RowPath(section: path.section, row: path.row)
    guard let row = current.row(from) else { return [] }
    return current.sections.indices.flatMap { section in
      (0...current.sections[section].rows.count).compactMap { place in
        current.moving(row.number, from: from, to: RowPath(section: section, row: place))
      }
    }
  }

  /// Checks that a row went where it may go.
  private func checkTarget(_ from: RowPath, _ to: RowPath, _ own: any FuzzGroup, _ other: any FuzzGroup) {
    func complain(_ what: String) {
      handState?.mistakes.append("\(handState?.drop?.content.name ?? "") went from \(from) to \(to): \(what)")
    }
    guard !events.isReload else { return }
    guard let moving = own.spec.hand?.moving, other.spec.hand?.moving != nil else {
      return complain("it is fixed there")
    }
    // A row is asked when it comes on screen; where it is known by its place, another item may have come there since.
    if moving.asksRows, own.traits.identity != .position, let row = current.row(from), !HandSpec.isMovable(row) {
      complain("it may not be moved")
    }
    if current.sections[from.section].kind != current.sections[to.section].kind { complain("rows there are others") }
    switch moving.target {
    case .anywhere: break
    case .ownSection:
      // What is asked compares names, which two groups may both have.
      let names = [from, to].map { current.sections[$0.section].key.name }
      if own !== other, names[0] == nil || names[0] != names[1] { complain("it may not leave its section") }
    case .evenPlaces:
      // What was there when it was asked may have changed since.
      if to.row % 2 != 0, handState?.isQuiet == true { complain("its places are even") }
    }
  }

  /// Checks that the library has moved the item in its list, and nothing else; and takes that over into the model.
  private func checkLists(
    _ drop: Hands.Drop, _ own: any FuzzGroup, _ other: any FuzzGroup, opened: SectionKey?
  ) {
    guard let hands = handState else { return }
    func complain(_ what: String) { hands.mistakes.append("\(drop.content.name) was moved: \(what)") }
    let isMoved = own.movesItself && other.movesItself
    // What a map has made of an item may be found in its list, or not.
    let mayBeMoved = own === other && own.spec.source == .mapped
    let involved = own === other ? [own] : [own, other]
    let before = involved.flatMap { drop.lists[$0.spec.number] ?? [] }
    let now = involved.flatMap { $0.listsNow ?? $0.lists }
    guard isMoved || mayBeMoved else {
      if before != now { complain("\(before) has become \(now), which is the app's to change") }
      return
    }
    if !Self.isOneMove(from: before, to: now) { complain("\(before) has become \(now)") }
    // Two equal rows that have changed places are what they were.
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
        // The rows of a section that opens are not shown yet.
        if section.key == opened || isFolded(section.key) { continue }
        guard let model = shown.first(where: { $0.key == section.key }) else { continue }
        // What comes to a section that is searched may not be shown there.
        let isFound = group.spec.find == nil || model.rows.contains { $0 == drop.content.row }
        let rows = isFound ? section.rows : section.rows.filter { $0 != drop.content.row }
        if model.rows != rows { complain("the table shows \(section), the lists have \(model)") }
      }
    }
  }

  /// Returns whether lists have become others by the move of one element, or not at all.
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
