import TableMakerDiffing
import UIKit

extension Oracle {
  /// Checks that the first visible row stays in place in each update of the step, and between the updates.
  ///
  /// Between updates, the footers of lists appear and disappear, and rows are measured.
  func checkPlace() throws {
    var last = before.screen
    var table = before.table
    for (number, update) in events.updates.enumerated() {
      // The content of a table in the middle of an update can't be compared.
      guard let screens = update.screens, let after = screens.after, update.before == table else { return }
      try checkPlace(from: last, to: screens.before, Way([], from: table), "before update \(number)")
      if !update.toggled.isEmpty, !screens.before.isAtTop {
        try checkHeaderPlace(in: update, from: screens.before, to: after)
        (last, table) = (after, update.after)
        continue
      }
      let isEarlier = !update.earlier.isEmpty && !scene.promisesNot(.earlierPages) && screens.before.isAtTop
      if !isEarlier {
        try checkPlace(from: screens.before, to: after, Way([update], from: table), "in update \(number)")
      } else if bringsRowsAboveTheFirst(update, screens.before) {
        let moment = "in update \(number), which brings an earlier page"
        try checkPlace(from: screens.before, to: after, Way([update], from: table), moment, keepsReader: true)
      }
      (last, table) = (after, update.after)
    }
    guard wanted == table else { return }
    let now = last.later(in: scene.table)
    try checkPlace(from: last, to: now, Way([], from: table), "after \(events.updates.count) updates")
  }

  /// Returns a Boolean value that indicates whether an update inserts an earlier page directly above the first visible row.
  ///
  /// It returns false if the update also inserts other rows there.
  private func bringsRowsAboveTheFirst(_ update: Update, _ before: Screen) -> Bool {
    guard let seen = before.seen.first, seen.path == RowPath(section: 0, row: 0),
      let row = update.before.row(seen.path),
      let section = update.before.sections.first, let group = scene.group(section.key.group), group.spec.find == nil,
      update.earlier == [section.key.group], update.after.sections.first?.key == section.key,
      section.traits.identity != .position, let index = update.after.sections[0].rows.firstIndex(of: row)
    else { return false }
    return index > 0 && update.plan.insertedRows.starts(with: (0..<index).map { RowPath(section: 0, row: $0) })
      && update.plan.deletedRows.isEmpty && update.plan.movedRows.isEmpty
  }

  /// Checks that the first visible row that isn't moved stays in place, unless the content ends there.
  private func checkPlace(
    from before: Screen, to after: Screen, _ way: Way, _ moment: String, keepsReader: Bool = false
  ) throws {
    if before.isAtTop, !keepsReader {
      return try require(
        abs(after.offset - after.top) < 0.01,
        "the table was at the very top, and is scrolled to \(after.offset) \(moment)")
    }
    let staying = before.seen.filter { $0.isUncovered && way.rows[$0.path] != nil }
    guard let seen = staying.first(where: { !way.moved.contains($0.path) }) ?? staying.first,
      let target = way.rows[seen.path]
    else { return }
    // The plan decides which of several equal rows is recognized.
    guard staying.prefix(while: { $0.path <= seen.path }).allSatisfy({ way.certain.contains($0.path) }) else { return }
    let now = after.tops[target]
    if let now, abs(now - seen.top) < 0.01 { return }
    // A table rests on whole pixels. If the end isn't on one, it rests less than a pixel before the end.
    let isAtEnd = after.offset < after.end + 0.01 && after.end - after.offset < 1 / 3
    let isAtTop = abs(after.offset - after.top) < 0.01
    // At the beginning of the content, the row can only be higher than before. At its end, the row can only be lower.
    let isClamped = now.map { isAtTop && $0 <= seen.top + 0.01 || isAtEnd && $0 >= seen.top - 0.01 } ?? false
    try require(
      isClamped,
      "row \(seen.path), now \(target), was \(seen.top) below the top of the table and is \(now.map { "\($0)" } ?? "gone") "
        + "\(moment); offset \(before.offset), now \(after.offset) of \(after.top)...\(after.end)")
  }
}

extension Oracle {
  /// Checks that visible rows stay in place after a reload, and after changes that arrived while the table was off screen.
  func checkPlaceAfterReload() throws {
    guard [[.offScreen], [.reload]].contains(events.kinds), before.isInWindow, !scene.isScrolling else { return }
    // If sections fold and unfold, a header can stay in place instead.
    guard !scene.promisesNot(.offScreen), !hasToggledSections else { return }
    let now = Screen(scene.table, with: before.screen.seen.map(\.path))
    if before.isAtTop {
      return try require(
        abs(now.offset - now.top) < 0.01, "the table was at the very top, and is scrolled to \(now.offset) by a reload")
    }
    let survivors = Survivors(Update(before: before.table, after: wanted, twins: [], plan: BatchPlan()))
    let staying = before.screen.seen.filter { $0.isUncovered && survivors.rows[$0.path] != nil }
    // The data source decides which of several equal rows is recognized.
    guard !staying.isEmpty, staying.allSatisfy({ survivors.certain.contains($0.path) }) else { return }
    // Without a plan, it isn't known which rows have moved, so it's enough if one of them is in its place.
    let ways = staying.compactMap { seen -> (seen: Screen.Seen, way: CGFloat)? in
      guard let path = survivors.rows[seen.path], path.row < scene.table.numberOfRows(inSection: path.section) else {
        return nil
      }
      let top = scene.table.rectForRow(at: IndexPath(row: path.row, section: path.section)).minY - now.offset
      return (seen, top - seen.top)
    }
    if ways.contains(where: { abs($0.way) < 0.5 }) { return }
    // At the content's end, rows can only be lower than before. At its beginning, they can only be higher.
    let isAtEnd = now.offset > now.end - 0.5 && ways.contains { $0.way > 0 }
    let isAtTop = now.offset < now.top + 0.5 && ways.contains { $0.way < 0 }
    let shift = ways.first.map { "\($0.seen.path) by \($0.way)" } ?? "none"
    try require(
      isAtEnd || isAtTop,
      "a reload has moved the row \(shift); offset \(before.screen.offset), now \(now.offset) of \(now.top)...\(now.end), "
        + "\(before.table) is now \(wanted)")
  }
}
