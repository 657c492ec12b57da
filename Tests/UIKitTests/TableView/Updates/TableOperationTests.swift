import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Updates of a strict table, compared after each with what a plain replay of the operations comes to.
@MainActor @Suite struct TableOperationTests {
  init() { AnimationClock.shared.hold() }

  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  /// Checks the invariants of the table: each row on screen shows its number, at its height, below the one before.
  private func check(_ scene: TableScene, _ source: GridSource, _ note: String) {
    let table = scene.table
    #expect((0..<table.numberOfSections).map(table.numberOfRows) == source.grid.counts, "\(note)")
    var last: CGRect?
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) else {
        Issue.record("no cell at \(path), \(note)")
        continue
      }
      #expect(cell.tag == source.grid.sections[path.section].rows[path.row], "\(path), \(note)")
      #expect(abs(cell.frame.height - source.height(at: path)) < 0.001, "\(path), \(note)")
      #expect(cell.frame.intersects(table.bounds) && abs(cell.frame.minY - table.rectForRow(at: path).minY) < 0.001)
      if let last { #expect(abs(cell.frame.minY - last.maxY) < 0.001, "\(path), \(note)") }
      last = cell.frame
    }
    let shown = (table.indexPathsForVisibleRows ?? []).map { source.height(at: $0) }.reduce(0, +)
    #expect(shown >= min(table.bounds.height, table.contentSize.height) - 0.001, "\(note)")
    if source.heights == .equal || source.heights == .exact {
      let whole = source.grid.ids.joined().reduce(0) {
        $0 + (source.heights == .equal ? 44 : GridSource.height(of: $1))
      }
      #expect(abs(table.contentSize.height - whole) < 0.001, "\(note)")
    }
    let reach = max(0, table.contentSize.height - table.bounds.height)
    #expect(table.contentOffset.y >= 0 && table.contentOffset.y <= reach + 0.001, "\(note)")
  }

  @Test(arguments: GridSource.Heights.allCases, 0..<12)
  func `random updates show who stands where; what stays keeps cell, place, selection and is not filled again`(
    heights: GridSource.Heights, seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    let source = GridSource(.random(sections: 4, rows: 12, using: &random), heights)
    let scene = TableScene.grid(source, seed % 2 == 0 ? .plain : .grouped)
    let table = scene.table
    table.allowsMultipleSelection = true
    var isMoving = false
    for step in 0..<25 {
      let note = "step \(step)"
      let all = source.grid.sections.enumerated().flatMap { section, rows in rows.rows.indices.map { path(section, $0) }
      }
      for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: false) }
      for path in all.shuffled(using: &random).prefix(3) {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
      let reach = max(0, table.contentSize.height - table.bounds.height)
      scene.scroll(to: step % 4 == 0 ? 0 : (CGFloat.random(in: 0...1, using: &random) * reach).rounded())
      let chosen = Set((table.indexPathsForSelectedRows ?? []).map { source.grid.sections[$0.section].rows[$0.row] })
      let cells = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
      let tops = cells.mapValues { $0.frame.minY - table.contentOffset.y }
      let order = table.visibleCells.map(\.tag)
      let wasAtTop = table.contentOffset.y <= 0
      let before = source.grid

      var update = GridUpdate(
        of: source.grid, share: [3, 10, 40][step % 3], movesSections: step % 2 == 1, using: &random)
      while update.hasMoveInPlace {
        update = GridUpdate(of: source.grid, share: 10, movesSections: step % 2 == 1, using: &random)
      }
      source.forgetCounts()
      var isComplete = false
      scene.perform(update.operations) {
        isComplete = $0
      } change: {
        source.grid = update.after
      }
      check(scene, source, note)

      let there = Set(source.grid.ids.joined())
      #expect(
        Set((table.indexPathsForSelectedRows ?? []).map { source.grid.sections[$0.section].rows[$0.row] })
          == chosen.intersection(there), "\(note)")
      for cell in table.visibleCells {
        if let known = cells[cell.tag] {
          #expect(known === cell && source.filled[cell.tag] == nil, "\(cell.tag) keeps its cell, \(note)")
        } else {
          // One that was on its way out comes back as it is.
          #expect(source.filled[cell.tag] == 1 || source.filled[cell.tag] == nil && isMoving, "\(cell.tag), \(note)")
        }
      }
      // The first row on screen that stays keeps its position, except at the ends of the content. If all of them move, this
      // applies to the first one that still exists.
      let end = max(0, table.contentSize.height - table.bounds.height)
      let moved = update.moved(of: before)
      let remaining = order.filter(there.contains)
      if !wasAtTop, let anchor = remaining.first(where: { !moved.contains($0) }) ?? remaining.first,
        table.contentOffset.y > 0,
        table.contentOffset.y < end - 0.001
      {
        let cell = try #require(table.visibleCells.first { $0.tag == anchor }, "\(anchor), \(note)")
        #expect(abs(cell.frame.minY - table.contentOffset.y - (tops[anchor] ?? 0)) < 0.001, "\(anchor), \(note)")
      }
      if wasAtTop { #expect(table.contentOffset.y == 0, "\(note)") }

      if step % 5 == 0 {
        // The next update comes while this one moves.
        advance(seconds: 0.1)
        isMoving = true
        continue
      }
      isMoving = false
      settleAnimations()
      #expect(isComplete, "\(note)")
      check(scene, source, note)
      let left = table.subviews.compactMap { $0 as? UITableViewCell }
      #expect(Set(left.map(ObjectIdentifier.init)) == Set(table.visibleCells.map(ObjectIdentifier.init)), "\(note)")
      #expect(left.allSatisfy { $0.alpha == 1 && $0.frame.minX == 0 }, "\(note)")
    }
  }

  @Test(arguments: GridSource.Heights.allCases)
  func `of a hundred thousand rows only those are asked for that come or show`(heights: GridSource.Heights) {
    var grid = Grid()
    grid.sections = [.init(id: 0, rows: Array(0..<100_000))]
    let source = GridSource(grid, heights)
    let scene = TableScene.grid(source)
    let middle = source.heights == .equal ? 44 * 50_000 : scene.table.contentSize.height / 2
    scene.scroll(to: middle.rounded())
    let first = scene.table.visibleCells.first
    let top = first.map { $0.frame.minY - scene.table.contentOffset.y }
    source.forgetCounts()
    scene.perform([
      TableOperation(.insertRow(.init(section: 0, row: 10))),
      TableOperation(.deleteRow(.init(section: 0, row: 99_000))),
      TableOperation(.moveRow(from: .init(section: 0, row: 20), to: .init(section: 0, row: 90_000))),
    ]) {
      let moved = source.grid.sections[0].rows[20]
      source.grid.sections[0].rows.remove(at: 99_000)
      source.grid.sections[0].rows.remove(at: 20)
      source.grid.sections[0].rows.insert(100_001, at: 10)
      source.grid.sections[0].rows.insert(moved, at: 90_000)
    }
    #expect(source.heightsAsked < 60 && source.filled.isEmpty, "\(source.heightsAsked) \(source.filled)")
    #expect(scene.table.visibleCells.first === first)
    #expect(abs((first.map { $0.frame.minY - scene.table.contentOffset.y } ?? -1) - (top ?? 0)) < 0.001)
    #expect(scene.table.numberOfRows(inSection: 0) == 100_000)
  }

  @Test func `rows inserted above push nothing; at the very top they come in below the edge`() throws {
    var random = SeededGenerator(seed: 5)
    var grid = Grid()
    grid.sections = [.init(id: 0, rows: (0..<50).map { _ in grid.newID() })]
    let source = GridSource(grid, .equal)
    let scene = TableScene.grid(source)
    func insert(_ count: Int) {
      let operations = (0..<count).map { TableOperation(.insertRow(.init(section: 0, row: $0))) }
      scene.perform(operations) {
        source.grid.sections[0].rows.insert(contentsOf: (0..<count).map { _ in source.grid.newID() }, at: 0)
      }
    }
    insert(3)
    #expect(scene.table.contentOffset.y == 0 && scene.cell(0)?.tag == source.grid.sections[0].rows[0])
    settleAnimations()
    scene.scroll(to: 1)
    let first = try #require(scene.cell(0))
    insert(1000)
    #expect(scene.cell(1000) === first && scene.table.contentOffset.y == 44_001)
    #expect(abs(scene.shownTop(first) + 1) < 0.001)
    advance(seconds: 0.15)
    #expect(abs(scene.shownTop(first) + 1) < 0.001, "not on the way either")
    _ = Int.random(in: 0...1, using: &random)
  }

  @Test func `a row that is configured again keeps its cell, unprepared, and takes its new height`() throws {
    let scene = TableScene.blocks()
    let source = BlockSource(rows: [[50, 60, 70]])
    scene.show(source)
    let cell = try #require(scene.cell(1))
    source.rows[0][1] = 100
    source.cellsAsked = []
    scene.table.reconfigureRows(at: [path(0, 1)])
    scene.layOut()
    #expect(source.cellsAsked == [path(0, 1)] && scene.cell(1) === cell && source.gone.isEmpty)
    #expect(cell.frame.height == 100 && scene.top(2) == 150)
    // In an update: its place before it.
    source.cellsAsked = []
    source.rows[0] = [10, 50, 120, 70]
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: [path(0, 0)], with: .none)
      scene.table.reconfigureRows(at: [path(0, 1)])
    }
    #expect(Set(source.cellsAsked) == [path(0, 0), path(0, 2)] && scene.cell(2) === cell)
    #expect(cell.frame.height == 120 && scene.top(3) == 180)
  }

  @Test func `a reloaded row gets another cell; the old one goes when the animation ends`() throws {
    let scene = TableScene.blocks()
    let source = BlockSource(rows: [[50, 60, 70]])
    scene.show(source)
    let cell = try #require(scene.cell(1))
    source.rows[0][1] = 90
    scene.table.reloadRows(at: [path(0, 1)], with: .fade)
    #expect(scene.cell(1) !== cell && scene.cell(1)?.frame.height == 90 && scene.top(2) == 140)
    #expect(source.gone.isEmpty && cell.superview === scene.table)
    settleAnimations()
    #expect(source.gone == [path(0, 1)] && cell.superview == nil && cell.alpha == 1)
  }

  @Test func `a reloaded section has its header asked for again`() throws {
    let scene = TableScene.blocks(.grouped)
    let source = BlockSource(rows: [[50], [60]], headers: [30, 30])
    scene.show(source)
    let header = try #require(scene.table.headerView(forSection: 1))
    source.headersAsked = []
    source.headers[1] = 50
    source.rows[1] = [60, 60]
    scene.table.reloadSections([1], with: .none)
    #expect(source.headersAsked == [1] && scene.table.headerView(forSection: 1) !== header)
    #expect(scene.table.rectForHeader(inSection: 1).height == 50 && scene.cell(1, 1) != nil)
  }

  @Test func `a table that is in no window takes an update at once`() {
    let scene = TableScene.blocks()
    let source = BlockSource(rows: [[50, 60, 70]])
    scene.show(source)
    scene.table.removeFromSuperview()
    source.rows[0] = [50, 70]
    scene.table.deleteRows(at: [path(0, 1)], with: .fade)
    #expect(scene.table.numberOfRows(inSection: 0) == 2 && scene.table.contentSize.height == 120)
    scene.window.addSubview(scene.table)
    scene.layOut()
    #expect(scene.table.visibleCells.count == 2 && scene.table.subviews.filter { $0 is BlockCell }.count == 2)
  }

  @Test func `from willDisplay a row may be inserted where the table is not strict`() {
    let scene = TableScene()
    let delegate = RecordingTableDelegate()
    var isDone = false
    delegate.willDisplay = { path in
      guard path.row == 1, !isDone else { return }
      isDone = true
      delegate.rowCounts = [4]
      scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    scene.show(delegate)
    scene.layOut()
    #expect(scene.table.numberOfRows(inSection: 0) == 4 && scene.table.visibleCells.count == 4)
  }
}
