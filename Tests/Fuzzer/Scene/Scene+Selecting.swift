import TableMakerDiffing
import TableMaker
import TestSupport
import UIKit

/// Rows that code selects and deselects while a search, a collapsed row, or a hidden section hides them.
extension Scene {
  func selectHidden(_ random: inout SeededGenerator) async {
    guard isInWindow, !isEditing else { return }
    events.isMoved = true
    var candidates = Set<Int>()
    for section in current.sections { note(section.rows, of: section.key.group, in: &candidates) }
    for group in order where group.spec.tree == nil { note(group.ownRows, of: group.spec.number, in: &candidates) }
    let numbers = candidates.sorted()
    hideSome(&random)
    await showChanges()
    let count = table.allowsMultipleSelection ? random.below(4) : random.below(2)
    let wanted = Set((0..<count).compactMap { _ in numbers.isEmpty ? nil : numbers.random(&random) })
    if wanted.isEmpty, random.chance(2) { dataSource.deselectAll() } else { dataSource.selection = Set(wanted) }
    await showChanges()
    events.wantedSelection = Set(wanted)
    events.selectionSaid = dataSource.selection
    onceSelected.formUnion(wanted)
    // Shows everything again, except the rows that a scope of a search bar leaves out.
    dataSource.query = ""
    for group in order where hidden.contains(group.spec.number) {
      if let name = group.name { dataSource.section(name).show() }
    }
    hidden = []
    unfoldAll(isExpanded: true)
    foldAll(isFolded: false)
  }

  /// Collects the numbers of rows that have their number as identity, and that are in the list once.
  private func note(_ rows: [Row], of group: Int, in numbers: inout Set<Int>) {
    guard let group = self.group(group), group.traits.identity == .number, group.spec.world == nil else { return }
    numbers.formUnion(rows.map(\.number).filter { $0 > 1_000 })
  }

  private func hideSome(_ random: inout SeededGenerator) {
    dataSource.query = FuzzField.query(&random)
    if random.chance(2) {
      unfoldAll(isExpanded: false)
      foldAll(isFolded: true)
    }
    guard random.chance(2), !order.isEmpty else { return }
    let group = order.random(&random)
    guard let name = group.name else { return }
    dataSource.section(name).hide()
    hidden.insert(group.spec.number)
  }
}

extension Oracle {
  /// Checks that exactly the rows that code selected are selected, visible or not.
  func checkHiddenSelection() throws {
    guard let chosen = events.wantedSelection else { return }
    try require(
      events.selectionSaid == chosen,
      "selected were \(chosen), some of them hidden, and the selection was \(events.selectionSaid)")
    let now = scene.dataSource.selection
    try require(now == chosen, "selected were \(chosen), some of them hidden, and the selection is \(now)")
    let paths = (scene.table.indexPathsForSelectedRows ?? []).compactMap { path in
      wanted.row(RowPath(section: path.section, row: path.row))?.number
    }
    let shown = wanted.sections.filter { $0.traits.identity == .number }.flatMap(\.rows).map(\.number)
    let expected = Set(shown).intersection(chosen.compactMap { $0.base as? Int })
    try require(Set(paths) == expected, "shown as selected are \(paths), not \(expected)")
  }
}
