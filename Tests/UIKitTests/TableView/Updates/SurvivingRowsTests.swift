import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The state that a row keeps through every kind of update: its cell, its selection, and its controls; and how it is found
/// during the update.
@MainActor @Suite struct SurvivingRowsTests {
  private let scene: TableScene
  private let source: WorldSource
  private var table: UITableView { scene.table }

  init() {
    AnimationClock.shared.hold()
    var grid = Grid()
    for _ in 0..<3 {
      let section = grid.newID()
      grid.sections.append(Grid.Section(id: section, rows: (0..<3).map { _ in grid.newID() }))
    }
    source = WorldSource(grid, .exact)
    scene = TableScene.blocks(height: 900)
    scene.table.register(WorldCell.self, forCellReuseIdentifier: "cell")
    scene.table.register(WorldCell.self, forCellReuseIdentifier: "other")
    scene.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    scene.table.allowsMultipleSelection = true
    scene.table.dataSource = source
    scene.table.delegate = source.delegate
    scene.layOut()
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  /// The updates of one verb each: their changes of the grid, and the rows that have another cell afterwards.
  enum Verb: CaseIterable {
    case insertRow, deleteRow, moveRow, moveRowAcross, insertSection, deleteSection, moveSection, reloadRow,
      reloadSection
    case reconfigureRow, nothing
  }

  /// - Returns: The rows with cells that are created again although the rows still exist.
  private func perform(_ verb: Verb, _ animation: UITableView.RowAnimation) -> Set<Int> {
    var grid = source.grid
    let first = Set(grid.sections[1].rows)
    switch verb {
    case .insertRow:
      grid.sections[1].rows.insert(grid.newID(), at: 0)
      source.grid = grid
      table.insertRows(at: [path(1, 0)], with: animation)
    case .deleteRow:
      grid.sections[1].rows.remove(at: 0)
      source.grid = grid
      table.deleteRows(at: [path(1, 0)], with: animation)
    case .moveRow:
      grid.sections[1].rows.append(grid.sections[1].rows.removeFirst())
      source.grid = grid
      table.moveRow(at: path(1, 0), to: path(1, 2))
    case .moveRowAcross:
      grid.sections[2].rows.insert(grid.sections[1].rows.removeFirst(), at: 1)
      source.grid = grid
      table.moveRow(at: path(1, 0), to: path(2, 1))
    case .insertSection:
      let id = grid.newID()
      grid.sections.insert(Grid.Section(id: id, rows: [grid.newID()]), at: 1)
      source.grid = grid
      table.insertSections([1], with: animation)
    case .deleteSection:
      grid.sections.remove(at: 1)
      source.grid = grid
      table.deleteSections([1], with: animation)
    case .moveSection:
      grid.sections.append(grid.sections.remove(at: 1))
      source.grid = grid
      table.moveSection(1, toSection: 2)
    case .reloadRow:
      table.reloadRows(at: [path(1, 0)], with: animation)
      return [grid.sections[1].rows[0]]
    case .reloadSection:
      table.reloadSections([1], with: animation)
      return first
    case .reconfigureRow: table.reconfigureRows(at: [path(1, 0)])
    case .nothing: table.performBatchUpdates(nil)
    }
    return []
  }

  @Test(arguments: Verb.allCases, [UITableView.RowAnimation.fade, .top, .none])
  func `cell, selection and controls go with the row, and a row that is asked for anew is not selected`(
    verb: Verb, animation: UITableView.RowAnimation
  ) {
    let all = source.grid.ids.joined()
    for (section, rows) in source.grid.sections.enumerated() {
      for row in rows.rows.indices where (section + row) % 2 == 1 {
        table.selectRow(at: path(section, row), animated: false, scrollPosition: .none)
      }
    }
    table.setEditing(true, animated: false)
    scene.layOut()
    let cells = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
    let selected = Set((table.indexPathsForSelectedRows ?? []).map(source.id))
    #expect(cells.count == all.count && selected.count == 4)
    let anew = perform(verb, animation)
    func check(_ note: String) {
      let there = Set(source.grid.ids.joined())
      #expect(table.visibleCells.count == there.count, "\(note)")
      #expect(
        Set((table.indexPathsForSelectedRows ?? []).map(source.id)) == selected.intersection(there).subtracting(anew),
        "\(note)")
      for cell in table.visibleCells {
        #expect(cell.isSelected == (selected.contains(cell.tag) && !anew.contains(cell.tag)), "\(cell.tag), \(note)")
        #expect(cell.isEditing == WorldSource.canEdit(cell.tag), "\(cell.tag), \(note)")
        #expect(!cell.isEditing || cell.editingStyle == WorldSource.style(cell.tag), "\(cell.tag), \(note)")
        guard let known = cells[cell.tag], !anew.contains(cell.tag) else { continue }
        #expect(known === cell, "\(cell.tag), \(note)")
      }
    }
    check("at once")
    settleAnimations()
    check("at the end")
  }

  @Test func `rows off screen stay selected under their new numbers`() {
    table.frame.size.height = 60
    scene.layOut()
    let id = source.grid.sections[2].rows[2]
    table.selectRow(at: path(2, 2), animated: false, scrollPosition: .none)
    _ = perform(.deleteSection, .fade)
    _ = perform(.moveRow, .fade)
    #expect(table.indexPathForSelectedRow.map(source.id) == id && table.indexPathForSelectedRow == path(1, 1))
    table.scrollToRow(at: path(1, 1), at: .bottom, animated: false)
    scene.layOut()
    #expect(table.cellForRow(at: path(1, 1))?.isSelected == true)
  }

  // That rows have their old numbers until the group ends is assumed; a device would settle it.
  @Test func `in a group rows are found by their numbers before it, after it by those after it, at once`() throws {
    let (first, second) = (try #require(scene.cell(0)), try #require(scene.cell(1)))
    table.performBatchUpdates {
      source.grid.sections[0].rows.removeFirst()
      table.deleteRows(at: [path(0, 0)], with: .left)
      #expect(table.cellForRow(at: path(0, 0)) === first && table.indexPath(for: second) == path(0, 1))
      #expect(table.numberOfRows(inSection: 0) == 3 && table.visibleCells.count == 9)
      source.grid.sections[0].rows.append(source.grid.newID())
      table.insertRows(at: [path(0, 2)], with: .right)
    }
    #expect(table.cellForRow(at: path(0, 0)) === second && table.indexPath(for: second) == path(0, 0))
    #expect(table.indexPath(for: first) == nil && first.superview === table && !table.visibleCells.contains(first))
    let new = try #require(table.cellForRow(at: path(0, 2)))
    #expect(new.tag == source.id(path(0, 2)) && table.indexPath(for: new) == path(0, 2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: first.frame.minY + 1)).map(source.id) != first.tag)
    settleAnimations()
    #expect(table.indexPath(for: first) == nil && first.superview == nil)
  }

  @Test func `a cell that has gone by scrolling or with its section has no row`() throws {
    let third = try #require(table.cellForRow(at: path(2, 0)))
    let header = try #require(table.visibleHeaders[0])
    _ = perform(.deleteSection, .fade)
    #expect(table.indexPath(for: third) == path(1, 0) && table.visibleHeaders[0] === header)
    source.grid.sections.remove(at: 1)
    table.deleteSections([1], with: .bottom)
    #expect(table.indexPath(for: third) == nil && third.superview === table)
    settleAnimations()
    #expect(third.superview == nil)
  }
}
