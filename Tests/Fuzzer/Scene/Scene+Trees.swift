import TableMakerDiffing
import TableMaker
import TestSupport
import UIKit

/// Rows that code and taps expand and collapse.
extension Scene {
  /// The groups of the table that are trees, including hidden ones.
  private var trees: [any FuzzGroup] { order.filter { $0.spec.tree != nil } }

  /// Expands and collapses rows, sometimes together with edits.
  func unfold(_ random: inout SeededGenerator) {
    let (count, isBatch, isAlone) = (1 + random.below(4), random.chance(2), random.chance(2))
    var own = SeededGenerator(seed: Int(truncatingIfNeeded: random.next()))
    let work = { [self] in
      for _ in 0..<count { unfoldOne(&own) }
      if !isAlone { editOne(&own) }
    }
    if isBatch { dataSource.batch(work) } else { work() }
  }

  /// Expands or collapses one item, visible or not, or all items of a section or of the table.
  func unfoldOne(_ random: inout SeededGenerator) {
    let isExpanded = random.below(5) < 3
    let group = trees.isEmpty ? nil : trees.random(&random)
    switch (random.below(9), group) {
    case (0, _):
      events.mayBeNoTree = events.mayBeNoTree || trees.isEmpty
      if isExpanded { dataSource.expandAll() } else { dataSource.collapseAll() }
      for group in trees { note(in: group) { $0.setAll(isExpanded: isExpanded) } }
    case (1, let group?):
      guard let name = group.name else { return }
      if isExpanded { dataSource.section(name).expandAll() } else { dataSource.section(name).collapseAll() }
      note(in: group) { $0.setAll(isExpanded: isExpanded) }
    case (_, let group?):
      if let row = anyRow(of: group, &random) { unfold(row, of: group, isExpanded: isExpanded) }
    default: break
    }
  }

  /// Expands or collapses an item of a tree, in all trees with items of this type.
  func unfold(_ row: Row, of group: any FuzzGroup, isExpanded: Bool) {
    group.unfold(row, isExpanded: isExpanded, in: dataSource)
    for other in trees where other.itemName == group.itemName {
      note(in: other) { $0.set(row, isExpanded: isExpanded, other.traits) }
    }
  }

  /// Returns an item of a tree or a descendant, visible or not. Sometimes it's one that never exists.
  private func anyRow(of group: any FuzzGroup, _ random: inout SeededGenerator) -> Row? {
    if random.chance(20) { return Row(500 + random.below(9)) }
    guard !group.ownRows.isEmpty else { return nil }
    var row = group.ownRows.random(&random)
    while !row.children.isEmpty, random.chance(2) { row = row.children.random(&random) }
    return row
  }

  /// Expands or collapses all rows of all trees.
  func unfoldAll(isExpanded: Bool) {
    guard !trees.isEmpty else { return }
    if isExpanded { dataSource.expandAll() } else { dataSource.collapseAll() }
    for group in trees { note(in: group) { $0.setAll(isExpanded: isExpanded) } }
  }

  private func note(in group: any FuzzGroup, _ change: (inout Unfolded) -> Void) {
    change(&group.unfolded)
    // Content that can't be compared may have changed.
    group.isTold = true
  }

  /// Taps a row of a tree that has children, if one is on screen.
  func tapTree(_ random: inout SeededGenerator) {
    let paths = (table.indexPathsForVisibleRows ?? []).filter { path in
      current.node(RowPath(section: path.section, row: path.row))?.hasChildren ?? false
    }
    if !paths.isEmpty { tap(paths.random(&random)) }
  }

  /// Taps a row, which expands or collapses it if its tree responds to taps.
  func tap(_ path: IndexPath) {
    let place = RowPath(section: path.section, row: path.row)
    let (row, node) = (current.row(place), current.node(place))
    let group = row == nil ? nil : self.group(current.sections[place.section].key.group)
    let selections = events.selected.count
    table.tap(path.row, in: path.section)
    guard let row, let node, let group, node.hasChildren, let tree = group.spec.tree, tree != .manual,
      !isEditing, !table.allowsMultipleSelection, events.selected.count > selections
    else { return }
    // A handler may already have expanded or collapsed the row.
    guard group.unfolded.isExpanded(row, group.traits) == node.isExpanded else { return }
    note(in: group) { $0.set(row, isExpanded: !node.isExpanded, group.traits) }
    events.expectedToggles.append(
      Toggle(content: Content(group: group.spec.number, row: row), index: place.row, isExpanded: !node.isExpanded))
  }
}

extension Scene {
  /// Updates the model with a row that the user expanded or collapsed.
  func follow(_ toggle: Toggle) {
    guard let group = group(toggle.content.group) else { return }
    note(in: group) { $0.set(toggle.content.row, isExpanded: toggle.isExpanded, group.traits) }
    events.expectedToggles.append(toggle)
  }

  /// Expands the same rows in another data source with the same items.
  ///
  /// - Returns: False if single items can't express it because two sections with the same type of items differ in one of them.
  func unfold(like table: ShownTable, in other: TableViewDataSource) -> Bool {
    struct Name: Hashable {
      let item: String
      let row: Row
    }
    var stands: [Name: (group: any FuzzGroup, row: Row, isExpanded: Bool)] = [:]
    for section in table.sections {
      guard let nodes = section.nodes, let group = group(section.key.group) else { continue }
      for (row, node) in zip(section.rows, nodes) where node.hasChildren {
        let name = Name(item: group.itemName, row: section.traits.name(of: row))
        if let known = stands[name], known.isExpanded != node.isExpanded { return false }
        stands[name] = (group, row, node.isExpanded)
      }
    }
    other.batch {
      for stand in stands.values where stand.isExpanded { stand.group.unfold(stand.row, isExpanded: true, in: other) }
    }
    return true
  }
}
