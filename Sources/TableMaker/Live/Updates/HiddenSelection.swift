import TableMakerDiffing
import UIKit

/// The selected items without a row, because of a search, a hidden or collapsed section, or a collapsed tree. They're selected again
/// when their rows reappear.
@MainActor struct HiddenSelection {
  private struct Entry {
    let group: SectionGroup
    /// The properties that the item's row must share with the rows of a section to move there.
    let crossingGroup: SectionRows.CrossingGroup?
    /// A Boolean value that indicates whether the user selected the item by its mark in editing mode, which is a
    /// separate selection.
    let isMarked: Bool
    /// The section of an item with a positional identity, which another section's item also has; `nil` for any other.
    var section: LiveSection?
    var item: HiddenItem

    /// The section or the group in which the identity is unique.
    var scope: ObjectIdentifier { section.map { ObjectIdentifier($0) } ?? ObjectIdentifier(group) }

    @MainActor func isIn(_ other: LiveSection) -> Bool {
      section.map { $0 === other } ?? (other.adapter == group.pattern.adapter)
    }
  }

  private var entries: [Entry] = []
  /// The selected rows that can't be hidden in their section, but may move to a section in which they can.
  private var leaving: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Returns the identities of the selected items. A hidden item with a positional identity has none.
  func identifiers(marked isMarked: Bool) -> IdentitySet<AnyHashable> {
    IdentitySet(entries.lazy.filter { $0.isMarked == isMarked }.compactMap(\.item.identifier))
  }

  /// Returns the selected items, by their groups.
  func items(marked isMarked: Bool) -> [(group: SectionGroup, items: [HiddenItem])] {
    let entries = Dictionary(grouping: entries.filter { $0.isMarked == isMarked }) { ObjectIdentifier($0.group) }
    return entries.values.map { ($0[0].group, $0.map(\.item)) }
  }

  /// Deselects all items.
  mutating func forget(marked isMarked: Bool) { entries.removeAll { $0.isMarked == isMarked } }

  mutating func forgetAll() { entries = [] }

  mutating func add(_ item: HiddenItem, of group: SectionGroup, marked isMarked: Bool) {
    entries.append(
      Entry(group: group, crossingGroup: group.rows.first?.items.crossingGroup, isMarked: isMarked, item: item))
  }

  /// Records the selected rows of a snapshot that may be hidden in the next one.
  ///
  /// - Parameter allStay: A Boolean value that indicates whether all of them are also rows of the next one.
  mutating func note(
    _ selected: [RowPath], in snapshot: Snapshot, of groups: [SectionGroup], marked isMarked: Bool, allStay: Bool
  ) {
    if selected.isEmpty { return }
    let groups = Dictionary(
      groups.map { ($0.pattern.adapter, $0) }, uniquingKeysWith: { first, _ in first })
    for path in selected {
      guard let rows = snapshot.rows(of: path.section, with: path.row), path.row < rows.itemCount,
        let group = groups[rows.section.adapter]
      else { continue }
      let position = rows.items.listPosition(of: path.row)
      let canBeHidden = position != nil || group.isHidden || group.tree != nil || group.collapsed != nil
      guard canBeHidden || groups.count > 1 && !allStay else { continue }
      let item = HiddenItem(
        path: rows.items.path(of: path.row, isPlaced: position != nil, in: group), position: position)
      let isNamed = position != nil || group.content.traits.hasIdentity
      let entry = Entry(
        group: group, crossingGroup: rows.items.crossingGroup, isMarked: isMarked,
        section: isNamed ? nil : rows.section, item: item)
      if canBeHidden { entries.append(entry) } else { leaving.append(entry) }
    }
  }

  /// Removes and returns the items that have rows in a snapshot, and drops the items that have left their sources.
  ///
  /// - Parameters:
  ///   - kept: The selected rows of the snapshot.
  ///   - old: The snapshot before it.
  ///   - groups: The groups of the table view.
  ///   - isMarked: A Boolean value that indicates which selection the table view shows.
  /// - Returns: Their index paths in the snapshot.
  /// - Complexity: O(n) for n rows and items, if any are hidden or selected.
  mutating func take(
    from snapshot: Snapshot, keeping kept: Set<RowPath>, since old: Snapshot, of groups: [SectionGroup],
    marked isMarked: Bool
  ) -> [RowPath] {
    if entries.isEmpty, leaving.isEmpty { return [] }
    let known = Set(groups.map(ObjectIdentifier.init))
    // A selection by marks ends with editing mode.
    entries.removeAll { !known.contains(ObjectIdentifier($0.group)) || $0.isMarked && !isMarked }
    var lost = takeLeaving(keeping: kept, in: snapshot)
    var (placed, named): ([Entry], [Entry]) = ([], [])
    for var entry in entries {
      guard let position = entry.item.position else {
        named.append(entry)
        continue
      }
      if let position = position.followed() {
        entry.item.position = position
        placed.append(entry)
      } else if (entry.group.content.source as? any ListedItems)?.hasReplacedItems == true, !entry.item.path.isEmpty {
        entry.item.position = nil
        named.append(entry)
      } else {
        lost.append(entry)
      }
    }
    entries = []
    var shown = takePlaced(placed, from: snapshot, keeping: kept, isMarked)
    shown += takeNamed(named, from: snapshot, keeping: kept, isMarked, &lost)
    shown += takeCrossing(lost, from: snapshot, since: old, groups, isMarked)
    return shown
  }

  /// Removes and returns the recorded rows that are no longer in the snapshot.
  private mutating func takeLeaving(keeping kept: Set<RowPath>, in snapshot: Snapshot) -> [Entry] {
    defer { leaving = [] }
    guard leaving.count > 0 else { return [] }
    let identifiers = IdentitySet(kept.compactMap { snapshot.sections[$0.section].items.identifier(at: $0.row) })
    return leaving.filter { entry in entry.item.identifier.map { !identifiers.contains($0) } ?? false }
  }

  /// The largest number of items to find one by one. For more, one pass checks all rows.
  private static var mostSearched: Int { 16 }

  /// Removes the items with rows, found by their locations in a list.
  private mutating func takePlaced(
    _ placed: [Entry], from snapshot: Snapshot, keeping kept: Set<RowPath>, _ isMarked: Bool
  ) -> [RowPath] {
    if placed.isEmpty { return [] }
    let keptPositions = Set(kept.compactMap { snapshot.sections[$0.section].items.listPosition(of: $0.row)?.key })
    let hidden = placed.filter { entry in entry.item.position.map { !keptPositions.contains($0.key) } ?? false }
    let all = hidden.count > Self.mostSearched ? snapshot.rowsByPosition() : nil
    var shown: [RowPath] = []
    for entry in hidden {
      if let position = entry.item.position, let path = all.map({ $0[position.key] }) ?? snapshot.row(at: position) {
        // A row that reappears while the other selection is shown is not selected, as all rows are not.
        if entry.isMarked == isMarked { shown.append(path) }
      } else {
        entries.append(entry)
      }
    }
    return shown
  }

  /// Removes the items with rows in their group, found by their identities.
  private mutating func takeNamed(
    _ named: [Entry], from snapshot: Snapshot, keeping kept: Set<RowPath>, _ isMarked: Bool, _ lost: inout [Entry]
  ) -> [RowPath] {
    var shown: [RowPath] = []
    for (_, entries) in Dictionary(grouping: named, by: \.scope) {
      let group = entries[0].group
      // Another section with the same indices doesn't have the items.
      if let section = entries[0].section, group.rows(of: section) == nil { continue }
      let rows = snapshot.rows(of: IdentitySet(entries.compactMap(\.item.identifier))) { entries[0].isIn($0.section) }
      var hidden: [Entry] = []
      for entry in entries {
        guard let identifier = entry.item.identifier, let paths = rows[identifier] else {
          hidden.append(entry)
          continue
        }
        if entry.isMarked == isMarked, kept.isDisjoint(with: paths) { shown.append(paths[0]) }
      }
      for (entry, isThere) in zip(hidden, group.content.has(hidden.map(\.item.path), in: group)) {
        if isThere { self.entries.append(entry) } else { lost.append(entry) }
      }
    }
    return shown
  }

  /// Removes the items that moved to other groups while they were hidden.
  private mutating func takeCrossing(
    _ lost: [Entry], from snapshot: Snapshot, since old: Snapshot, _ groups: [SectionGroup], _ isMarked: Bool
  ) -> [RowPath] {
    var shown: [RowPath] = []
    for (crossingGroup, entries) in Dictionary(grouping: lost, by: \.crossingGroup) {
      guard let crossingGroup else { continue }
      var wanted = IdentitySet(entries.lazy.filter { $0.isMarked == isMarked }.compactMap(\.item.identifier))
      func rows(_ snapshot: Snapshot) -> IdentityTable<AnyHashable, [RowPath]> {
        snapshot.rows(of: wanted) { $0.items.crossingGroup == crossingGroup }
      }
      let before = rows(old)
      for entry in rows(snapshot).entries {
        wanted.remove(entry.key)
        if before[entry.key] == nil { shown.append(entry.value[0]) }
      }
      for group in groups where !wanted.isEmpty && group.rows.first?.items.crossingGroup == crossingGroup {
        for item in group.content.items(of: wanted, in: group) {
          guard let identifier = item.identifier, wanted.remove(identifier) else { continue }
          add(item, of: group, marked: isMarked)
        }
      }
    }
    return shown
  }
}

extension ItemRows {
  /// Returns the identity of a row's item after those of its ancestors; empty if only its index identifies it.
  fileprivate func path(of row: Int, isPlaced: Bool, in group: SectionGroup) -> [AnyHashable] {
    guard group.content.traits.hasIdentity || !isPlaced, let identifier = identifier(at: row) else { return [] }
    var path = [identifier]
    guard var level = node(at: row)?.level else { return path }
    for above in stride(from: row - 1, through: 0, by: -1) where level > 0 {
      guard let node = node(at: above), node.level < level, let identifier = self.identifier(at: above) else {
        continue
      }
      level = node.level
      path.insert(identifier, at: 0)
    }
    return path
  }
}

extension ListPosition {
  /// A state of a list, and a location in it.
  fileprivate struct Key: Hashable {
    let list: ObjectIdentifier
    let generation, position: Int
  }

  fileprivate var key: Key { Key(list: ObjectIdentifier(list), generation: generation, position: position) }
}

extension Snapshot {
  /// Returns the rows of all items that come from lists, by their locations in the lists.
  @MainActor fileprivate func rowsByPosition() -> [ListPosition.Key: RowPath] {
    var result: [ListPosition.Key: RowPath] = [:]
    for (section, rows) in sections.enumerated() {
      for row in 0..<rows.itemCount {
        if let position = rows.items.listPosition(of: row) {
          result[position.key] = RowPath(section: section, row: row)
        }
      }
    }
    return result
  }

  /// Returns the row of the item at a location of a list, or `nil` if no row shows it.
  @MainActor fileprivate func row(at position: ListPosition) -> RowPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.items.row(at: position) { return RowPath(section: section, row: row) }
    }
    return nil
  }

  /// Returns the rows with some identities, in sections that satisfy a condition.
  @MainActor fileprivate func rows(
    of identifiers: IdentitySet<AnyHashable>, where isMeant: (SectionRows) -> Bool
  ) -> IdentityTable<AnyHashable, [RowPath]> {
    var result = IdentityTable<AnyHashable, [RowPath]>()
    guard !identifiers.isEmpty else { return result }
    for (section, rows) in sections.enumerated() where isMeant(rows) {
      for row in rows.items.rows(of: identifiers) {
        guard let identifier = rows.items.identifier(at: row) else { continue }
        result[identifier, default: []].append(RowPath(section: section, row: row))
      }
    }
    return result
  }
}

extension LiveTable {
  /// Returns the rows to select in the next snapshot, or `nil` for none: the selected rows, and the rows of items that
  /// were hidden.
  func selection(
    in tableView: UITableView, from old: Snapshot, to next: Snapshot, by difference: () -> SectionedDifference
  ) -> [RowPath]? {
    let selected = (tableView.indexPathsForSelectedRows ?? []).map(RowPath.init)
    if selected.isEmpty, hiddenSelection.isEmpty { return nil }
    let rows = selected.isEmpty ? [] : old.rows(following: selected, in: next, by: difference())
    let (isMarked, allowsSeveral, kept) = (tableView.marksRows, tableView.allowsSeveralRows, Set(rows))
    // The changes apply to a copy, because the app's code that they run, such as a closure for children, may read the
    // selection.
    var hidden = hiddenSelection
    // The user has selected another row in the meantime.
    if !allowsSeveral, !selected.isEmpty { hidden.forget(marked: isMarked) }
    hidden.note(selected, in: old, of: groups, marked: isMarked, allStay: rows.count == selected.count)
    let returning = hidden.take(from: next, keeping: kept, since: old, of: groups, marked: isMarked)
    hiddenSelection = hidden
    if allowsSeveral { return rows + returning.filter { !kept.contains($0) } }
    return rows.isEmpty ? Array(returning.prefix(1)) : rows
  }

  /// The identities of selected items without a row.
  var hiddenIdentifiers: IdentitySet<AnyHashable> {
    guard let tableView, hasHiddenSelection else { return IdentitySet() }
    return hiddenSelection.identifiers(marked: tableView.marksRows)
  }

  /// The selected items without a row, in the order of the sections and their sources.
  var hiddenSelectedItems: [Any] {
    guard let tableView, hasHiddenSelection else { return [] }
    let hidden = hiddenSelection.items(marked: tableView.marksRows)
    return groups.flatMap { group in
      hidden.first { $0.group === group }.map { group.content.items(for: $0.items, in: group) } ?? []
    }
  }

  private var hasHiddenSelection: Bool {
    guard let tableView, !hiddenSelection.isEmpty else { return false }
    // If only one row can be selected, the most recent selection replaces the hidden one.
    return tableView.allowsSeveralRows || tableView.indexPathForSelectedRow == nil
  }

  /// Selects exactly those hidden items that have the given identities.
  ///
  /// - Parameter isFirst: A Boolean value that indicates whether to select only one item.
  func selectHidden(_ identifiers: IdentitySet<AnyHashable>, onlyFirst isFirst: Bool, in tableView: UITableView) {
    let isMarked = tableView.marksRows
    hiddenSelection.forget(marked: isMarked)
    var missing = identifiers
    for group in groups where !missing.isEmpty {
      for item in group.content.items(of: missing, in: group) {
        guard let identifier = item.identifier else { continue }
        hiddenSelection.add(item, of: group, marked: isMarked)
        missing.remove(identifier)
        if isFirst { return }
      }
    }
  }
}
