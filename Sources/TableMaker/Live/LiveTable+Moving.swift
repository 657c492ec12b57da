import UIKit

extension LiveTable {
  /// Returns the destination of a row that the user drags.
  func target(of source: IndexPath, in rows: SectionRows, proposed: IndexPath) -> IndexPath {
    let nearest = nearestPath(to: proposed, for: source, in: rows)
    let (from, to) = (place(of: source), place(of: nearest))
    let wanted = calls.asking(.moveTargets) { rows.items.moveTarget(of: source.row, from: from, to: to) }
    if wanted == to { return nearest }
    guard let section = sectionIndex(of: wanted), takes(rows, in: section),
      (0...lastIndex(for: source, in: section)).contains(wanted.index)
    else {
      reporter.report(
        .invalidMoveTarget(
          section: wanted.section, index: wanted.index, movedFrom: rows.section.settings.nameForMessages,
          at: rows.section.settings.moving.lastUse?.location ?? rows.section.settings.location))
      return source
    }
    return IndexPath(row: wanted.index, section: section)
  }

  /// Returns the allowed location nearest to a proposed one, on the way back to the original location.
  private func nearestPath(to proposed: IndexPath, for source: IndexPath, in rows: SectionRows) -> IndexPath {
    var section = min(max(proposed.section, 0), snapshot.sections.count - 1)
    if section == proposed.section, takes(rows, in: section) {
      return IndexPath(row: min(max(proposed.row, 0), lastIndex(for: source, in: section)), section: section)
    }
    let step = section < source.section ? 1 : -1
    while section != source.section, !takes(rows, in: section) { section += step }
    // From above, the first row is the nearest one; from below, the last.
    return IndexPath(row: step > 0 ? 0 : lastIndex(for: source, in: section), section: section)
  }

  /// Returns whether a section accepts rows of another one. It must be movable, with the same item type, identity, and
  /// cells.
  func takes(_ rows: SectionRows, in section: Int) -> Bool {
    guard snapshot.contains(section) else { return false }
    let target = snapshot.sections[section]
    if target === rows { return true }
    guard target.items.takesMovedRows, let group = rows.items.crossingGroup else { return false }
    return target.items.crossingGroup == group
  }

  /// Returns the last row to which a row can move in a section. The row that adds an item stays below it.
  private func lastIndex(for source: IndexPath, in section: Int) -> Int {
    let count = snapshot.sections[section].itemCount
    return section == source.section ? count - 1 : count
  }

  private func place(of path: IndexPath) -> RowPlace {
    RowPlace(section: snapshot.sections[path.section].section.settings.name, number: path.section, index: path.row)
  }

  private func sectionIndex(of location: RowPlace) -> Int? {
    location.number
      ?? location.section.flatMap { name in snapshot.sections.firstIndex { $0.section.settings.name == name } }
  }

  /// Follows a move in the table view: updates the snapshot and the lists, and notifies the app.
  ///
  /// TableMaker doesn't submit an update. If the lists and the table view agree afterward, nothing remains to be done.
  /// If they don't, because the app made another change, the next turn shows it.
  func follow(_ source: IndexPath, in rows: SectionRows, to destination: IndexPath) {
    guard snapshot.contains(destination.section) else { return reportUnknown(destination) }
    guard let group = group(of: rows), let reached = self.group(of: snapshot.sections[destination.section]) else {
      // One of the sections is removed in this turn.
      return reloadAfterMove()
    }
    let target = snapshot.sections[destination.section]
    let (from, to) = (place(of: source), place(of: destination))
    guard exchange(rows, in: group, target, in: reached, source.row, destination.row) else {
      // The table view has moved a row to a location where TableMaker has none.
      reportUnknown(destination)
      return reloadAfterMove()
    }
    if rows !== target { fillArrivedLater() }
    fillIndicesLater(of: [rows.section, target.section])
    expand(target, in: reached)
    // If one of the sections is removed in this turn, the item stays where it is, and the next turn shows it there.
    if rows.items.isStillListed, target.items.isStillListed {
      running(.moveRowAt) {
        asUserEdit(.movement) {
          move(source.row, of: rows, to: destination.row, of: target, from, to)
        }
      }
    }
    // The app may have changed a custom source, or may not have.
    for group in [group, reached] { group.expire() }
    updates.request()
    updates.showChangesLater()
  }

  /// Reloads the table view after a move that the snapshot doesn't follow, and first notifies the app of the move.
  ///
  /// The reload is immediate, because the table view has different counts until then, and any other work in this turn
  /// would encounter them.
  func reloadAfterMove(_ tell: () -> Void = {}) {
    running(.moveRowAt) {
      tell()
      // Without this, a call for a value in the same turn would postpone the reload.
      calls.letGo()
      updates.reload()
    }
  }

  /// Moves an item in the lists, and notifies the app.
  private func move(
    _ row: Int, of rows: SectionRows, to destination: Int, of target: SectionRows, _ from: RowPlace, _ to: RowPlace
  ) {
    let settings = rows.section.settings
    let echo = rows.items.move(row, to: destination, of: target.items)
    rows.items.performMove(of: row, from: from, to: to) { deal(with: $0, from: $1, in: settings) }
    guard let echo, echo.undo() else { return }
    reporter.report(
      .movedTwice(section: settings.nameForMessages, at: settings.moving.lastUse?.location ?? settings.location))
  }

  /// Configures the cell of a row that was moved from another section, before the next update and in the next turn at
  /// the latest.
  ///
  /// It doesn't do so immediately, because UIKit's documentation doesn't specify the row's index in the table view
  /// during the move.
  private func fillArrivedLater() { Task { @MainActor [weak self] in self?.fillArrived() } }

  /// Configures cells that show their index in the next turn, for the same reason.
  private func fillIndicesLater(of sections: [LiveSection]) {
    guard sections.contains(where: \.settings.usesIndex) else { return }
    Task { @MainActor [weak self] in self?.whenFree { $0.fillIndices(of: sections) } }
  }

  /// Updates the snapshot to match the table view.
  private func exchange(
    _ rows: SectionRows, in group: SectionGroup, _ target: SectionRows, in reached: SectionGroup, _ row: Int,
    _ destination: Int
  ) -> Bool {
    if rows === target {
      guard
        let moved = rows.changed(rows.items.moving(row, to: destination), from: &heightEngine.tokens)
      else { return false }
      replace(rows, by: moved, in: group)
      updates.arrivedRows.follow((rows, row, moved), to: (rows, destination, moved))
      return true
    }
    guard let left = rows.changed(rows.items.removing(row), from: &heightEngine.tokens),
      let arrived = target.changed(
        target.items.inserting(row, of: rows.items, at: destination), from: &heightEngine.tokens)
    else { return false }
    replace(rows, by: left, in: group)
    replace(target, by: arrived, in: reached)
    updates.arrivedRows.follow(
      (rows, row, left), to: (target, destination, arrived),
      editing: tableView?.isEditingRows == true ? editing(rows, at: row) : nil)
    return true
  }

  private func replace(_ rows: SectionRows, by others: SectionRows, in group: SectionGroup) {
    if let index = group.rows.firstIndex(where: { $0 === rows }) { group.rows[index] = others }
    if let index = snapshot.sections.firstIndex(where: { $0 === rows }) { snapshot.sections[index] = others }
  }

  /// Returns the group that contains rows, or `nil` if they were removed.
  func group(of rows: SectionRows) -> SectionGroup? {
    groups.first { $0.rows.contains { $0 === rows } }
  }
}
