import TableMakerDiffing
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Plans of `Diffing` on a strict table: written apart from each other, each tests the other.
@MainActor @Suite struct PlanTests {
  init() { AnimationClock.shared.hold() }

  /// The factor of the number of pairs that an optimized build tries.
  #if DEBUG
    private static let factor = 1
  #else
    private static let factor = 30
  #endif

  private static func pair(using random: inout SeededGenerator) -> (before: Grid, after: Grid) {
    let before = Grid.random(sections: Int.random(in: 0...6, using: &random), rows: 8, using: &random)
    let update = GridUpdate(
      of: before, share: [2, 8, 30].randomElement(using: &random) ?? 8, movesSections: Bool.random(using: &random),
      using: &random)
    return (before, update.after)
  }

  private static func operations(
    _ before: Grid, _ after: Grid, movesRowsWithSections: Bool = BatchPlan.movesRowsWithSections
  ) -> [TableOperation] {
    let difference = SectionedDifference(
      from: before.sections, to: after.sections, section: { $0.id }, kind: { _ in 0 }, rows: { $0.rows }, row: { $0 },
      isUnchanged: { $0 == $1 })
    return BatchPlan(difference, movesRowsWithSections: movesRowsWithSections).operations.map { operation in
      func row(_ path: RowPath) -> RowGeometry.Row { .init(section: path.section, row: path.row) }
      let kind: TableOperation.Kind =
        switch operation {
        case .deleteSection(let section): .deleteSection(section)
        case .insertSection(let section): .insertSection(section)
        case .reloadSection(let section): .reloadSection(section)
        case .moveSection(let from, let to): .moveSection(from: from, to: to)
        case .deleteRow(let path): .deleteRow(row(path))
        case .insertRow(let path): .insertRow(row(path))
        case .reloadRow(let path): .reloadRow(row(path))
        case .moveRow(let from, let to): .moveRow(from: row(from), to: row(to))
        }
      return TableOperation(kind, with: .fade)
    }
  }

  /// Returns whether a strict table takes the operations, and then shows every row that stayed where it belongs (X17).
  private static func isRight(_ operations: [TableOperation], _ before: Grid, _ after: Grid) -> Bool {
    let operations = TableOperations(operations)
    let rules = TableUpdateRules(before: before.counts, after: after.counts, operations: operations)
    guard rules.violation(isStrict: true) == nil else { return false }
    let map = TableUpdateMap(operations)
    for (section, new) in after.sections.enumerated() {
      guard let old = map.oldSection(ofNew: section) else { continue }
      guard before.sections.indices.contains(old), before.sections[old].id == new.id else { return false }
      for (row, id) in new.rows.enumerated() {
        guard let source = map.oldRow(ofNew: .init(section: section, row: row)) else { continue }
        guard before.sections.indices.contains(source.section),
          before.sections[source.section].rows.indices.contains(source.row),
          before.sections[source.section].rows[source.row] == id
        else { return false }
      }
    }
    return true
  }

  @Test(arguments: 0..<40)
  func `every plan passes the table's own rules, with moves of rows beside sections and without`(seed: Int) {
    var random = SeededGenerator(seed: 7000 + seed)
    for _ in 0..<100 * Self.factor {
      let (before, after) = Self.pair(using: &random)
      for moves in [false, true] {
        let operations = Self.operations(before, after, movesRowsWithSections: moves)
        #expect(Self.isRight(operations, before, after), "\(before.ids) to \(after.ids): \(operations)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func `without any one of its operations, with one doubled or one shifted, no plan passes`(seed: Int) {
    var random = SeededGenerator(seed: 8000 + seed)
    var tried = 0
    for _ in 0..<40 {
      let (before, after) = Self.pair(using: &random)
      let operations = Self.operations(before, after)
      for index in operations.indices {
        var mutants = Array(repeating: operations, count: 3)
        mutants[0].remove(at: index)
        mutants[1].append(operations[index])
        mutants[2][index].kind = operations[index].kind.shifted
        for (mutant, how) in zip(mutants, ["without", "doubled", "shifted"]) {
          tried += 1
          let note = "\(how) \(operations[index].kind) of \(operations): \(before.ids) to \(after.ids)"
          #expect(!Self.isRight(mutant, before, after), "\(note)")
        }
      }
    }
    #expect(tried > 300, "\(tried)")
  }

  @Test(arguments: GridSource.Heights.allCases, 0..<6)
  func `a strict table takes every plan and shows the new rows, the cells of those that stayed with them`(
    heights: GridSource.Heights, seed: Int
  ) throws {
    var random = SeededGenerator(seed: 9000 + seed)
    let source = GridSource(.random(sections: 4, rows: 10, using: &random), heights)
    let scene = TableScene.grid(source)
    for step in 0..<25 {
      let update = GridUpdate(of: source.grid, share: 10, movesSections: step % 2 == 0, using: &random)
      let reach = max(0, scene.table.contentSize.height - scene.table.bounds.height)
      scene.scroll(to: (CGFloat.random(in: 0...1, using: &random) * reach).rounded())
      let cells = Dictionary(uniqueKeysWithValues: scene.table.visibleCells.map { ($0.tag, $0) })
      let operations = Self.operations(source.grid, update.after)
      let map = TableUpdateMap(TableOperations(operations))
      let old = source.grid
      scene.perform(operations) { source.grid = update.after }
      for path in scene.table.indexPathsForVisibleRows ?? [] {
        let id = update.after.sections[path.section].rows[path.row]
        let cell = try #require(scene.table.cellForRow(at: path))
        #expect(cell.tag == id && abs(cell.frame.height - source.height(at: path)) < 0.001, "step \(step)")
        guard let place = map.oldRow(ofNew: .init(path)), let known = cells[id] else { continue }
        #expect(old.sections[place.section].rows[place.row] == id && cell === known, "step \(step)")
      }
      if step % 3 > 0 { settleAnimations() } else { advance(seconds: 0.1) }
    }
  }
}

extension TableOperation.Kind {
  /// The same at the next place.
  fileprivate var shifted: Self {
    func next(_ row: RowGeometry.Row) -> RowGeometry.Row { .init(section: row.section, row: row.row + 1) }
    return switch self {
    case .deleteSection(let section): .deleteSection(section + 1)
    case .insertSection(let section): .insertSection(section + 1)
    case .reloadSection(let section): .reloadSection(section + 1)
    case .moveSection(let from, let to): .moveSection(from: from, to: to + 1)
    case .deleteRow(let row): .deleteRow(next(row))
    case .insertRow(let row): .insertRow(next(row))
    case .reloadRow(let row): .reloadRow(next(row))
    case .moveRow(let from, let to): .moveRow(from: from, to: next(to))
    }
  }
}
