import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Updates when a table is busy with something else, or is taken elsewhere in the middle of one: no process ends, and
/// no cell stays that has no row.
@MainActor @Suite struct UpdateAtOddTimesTests {
  private let scene = TableScene.blocks(.grouped)
  private let source = BlockSource(rows: [Array(repeating: 40, count: 30)], headers: [20])
  private var table: UITableView { scene.table }

  init() {
    AnimationClock.shared.hold()
    scene.table.rowHeight = 40
    scene.show(source)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func insertAbove(_ count: Int) {
    table.performBatchUpdates {
      source.rows[0].insert(contentsOf: Array(repeating: 40, count: count), at: 0)
      table.insertRows(at: (0..<count).map { path($0) }, with: .top)
    }
  }

  private func deleteAll() {
    table.performBatchUpdates {
      source.rows = []
      source.headers = []
      table.deleteSections([0], with: .fade)
    }
  }

  /// Expects the views of the table to be those of its data source, and no others.
  private func expectNoGhosts(_ location: SourceLocation = #_sourceLocation) {
    settleAnimations()
    scene.layOut()
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    #expect((0..<table.numberOfSections).map(table.numberOfRows) == source.rows.map(\.count), sourceLocation: location)
    #expect(cells.count == table.visibleCells.count, sourceLocation: location)
    #expect(cells.allSatisfy { $0.alpha == 1 && $0.frame.minX == 0 }, sourceLocation: location)
    let shown = Set(table.visibleCells.map(ObjectIdentifier.init))
    #expect(table.reusableCells.values.joined().allSatisfy { !shown.contains(ObjectIdentifier($0)) })
    #expect(table.updates.leaving.isEmpty && table.updates.arriving.isEmpty, sourceLocation: location)
    let headers = table.subviews.filter { $0 is UITableViewHeaderFooterView }
    #expect(headers.count == table.visibleHeaders.count, sourceLocation: location)
  }

  // MARK: While the content moves

  @Test func `rows that come above a drag leave what is under the finger where it is, and the drag goes on`() throws {
    scene.scroll(to: 300)
    table.beginDragging()
    table.drag(by: CGPoint(x: 0, y: 50))
    scene.layOut()
    let cell = try #require(table.visibleCells.dropFirst(2).first)
    let top = scene.shownTop(cell)
    insertAbove(3)
    #expect(table.isDragging && abs(scene.shownTop(cell) - top) < 0.001)
    table.drag(by: CGPoint(x: 0, y: 30))
    scene.layOut()
    #expect(abs(scene.shownTop(cell) - (top - 30)) < 0.001)
    table.endDragging()
    expectNoGhosts()
  }

  @Test(arguments: [false, true])
  func `everything goes during a drag or the way after it, and the content comes back to its top`(isLifted: Bool) {
    scene.scroll(to: 300)
    table.beginDragging()
    table.drag(by: CGPoint(x: 0, y: 50))
    if isLifted { table.endDragging(velocity: CGPoint(x: 0, y: 800)) }
    advance(seconds: 0.1)
    deleteAll()
    advance(seconds: 0.1)
    if !isLifted { table.endDragging(velocity: CGPoint(x: 0, y: -300)) }
    expectNoGhosts()
    #expect(table.contentOffset.y == 0 && table.contentSize.height == 0 && !table.isDecelerating)
  }

  @Test func `rows that come above content on its way after a drag do not stop it, and nothing jumps`() throws {
    scene.scroll(to: 300)
    table.beginDragging()
    table.drag(by: CGPoint(x: 0, y: 10))
    table.endDragging(velocity: CGPoint(x: 0, y: 300))
    advance(seconds: 0.1)
    let cell = try #require(table.visibleCells.last)
    let top = scene.shownTop(cell)
    insertAbove(4)
    #expect(table.isDecelerating && abs(scene.shownTop(cell) - top) < 0.001)
    advance(seconds: 1.0 / 60)
    #expect(abs(scene.shownTop(cell) - top) < 10)
    expectNoGhosts()
  }

  @Test func `a list that grows at its end from scrollViewDidScroll grows as it is scrolled`() {
    let delegate = RecordingTableDelegate()
    let scene = TableScene()
    delegate.rowCounts = [12]
    delegate.didScroll = {
      guard scene.table.contentOffset.y + 500 > scene.table.contentSize.height else { return }
      scene.table.performBatchUpdates {
        let count = delegate.rowCounts[0]
        delegate.rowCounts[0] += 10
        scene.table.insertRows(at: (count..<count + 10).map { path($0) }, with: .bottom)
      }
    }
    scene.show(delegate)
    for y in stride(from: CGFloat(0), through: 3000, by: 150) { scene.scroll(to: y) }
    settleAnimations()
    #expect(delegate.rowCounts[0] > 70 && scene.table.contentOffset.y == 3000)
    #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == scene.table.visibleCells.count)
  }

  @Test func `an update that another one's change of offset calls for has its own numbers`() {
    let delegate = RecordingTableDelegate()
    let scene = TableScene()
    delegate.rowCounts = [30, 30]
    scene.show(delegate)
    scene.scroll(to: 2000)
    var isDone = false
    delegate.didScroll = {
      guard !isDone else { return }
      isDone = true
      scene.table.performBatchUpdates {
        delegate.rowCounts = [2]
        scene.table.deleteSections([1], with: .left)
        scene.table.deleteRows(at: (2..<25).map { path($0) }, with: .top)
      }
    }
    scene.table.performBatchUpdates {
      delegate.rowCounts = [25, 30]
      scene.table.deleteRows(at: (0..<5).map { path($0) }, with: .fade)
    }
    scene.layOut()
    settleAnimations()
    #expect(isDone && scene.table.numberOfRows(inSection: 0) == 2 && scene.table.visibleCells.count == 2)
    #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == 2)
  }

  // MARK: With reloadData

  @Test func `after reloadData, before the next layout, the table takes everything an app may say`() {
    scene.scroll(to: 200)
    source.rows = [[40, 40]]
    table.reloadData()
    table.separatorStyle = .singleLine
    table.setEditing(true, animated: true)
    table.selectRow(at: path(1), animated: true, scrollPosition: .none)
    source.rows = [[40]]
    table.deleteRows(at: [path(0)], with: .left)
    #expect(table.indexPathsForSelectedRows == [path(0)])
    expectNoGhosts()
    #expect(table.visibleCells.map(\.isEditing) == [true] && table.visibleCells.map(\.isSelected) == [true])
  }

  @Test func `in the middle of an update reloadData lets go of all that comes and goes, and cells are whole again`() {
    table.performBatchUpdates {
      source.rows = [[40, 40] + source.rows[0].dropFirst(3), [40, 40]]
      source.headers = [20, 20]
      table.deleteRows(at: [path(0), path(1), path(2)], with: .left)
      table.insertRows(at: [path(0), path(1)], with: .fade)
      table.insertSections([1], with: .top)
    }
    advance(seconds: 0.1)
    source.rows = [[40, 40, 40], [], [40]]
    source.headers = [20, 0, 20]
    table.reloadData()
    expectNoGhosts()
    #expect(table.visibleCells.count == 4)
  }

  // MARK: Elsewhere

  @Test func `a table that leaves its window in the middle of an update has its end told, and comes back as it is`()
    throws
  {
    var ends: [Bool] = []
    let gone = try #require(scene.cell(1))
    table.performBatchUpdates {
      source.rows[0].remove(at: 1)
      table.deleteRows(at: [path(1)], with: .left)
    } completion: {
      ends.append($0)
    }
    advance(seconds: 0.1)
    #expect(gone.superview === table && ends.isEmpty)
    table.removeFromSuperview()
    advance(seconds: 0)
    #expect(ends == [false] && gone.superview == nil)
    insertAbove(2)
    scene.window.addSubview(table)
    scene.layOut()
    expectNoGhosts()
  }

  @Test func `a table that is let go of in the middle of an update leaves nothing behind`() {
    weak var leftTable: UITableView?
    weak var leftCell: UITableViewCell?
    do {
      let scene = TableScene.blocks()
      let source = BlockSource(rows: [[40, 40, 40]])
      scene.show(source)
      leftTable = scene.table
      leftCell = scene.cell(1)
      source.rows[0].remove(at: 1)
      scene.table.deleteRows(at: [path(1)], with: .left)
      advance(seconds: 0.1)
      scene.table.removeFromSuperview()
    }
    settleAnimations()
    #expect(leftTable == nil && leftCell == nil)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 400), CGSize(width: 390, height: 0)])
  func `a table without a size takes updates, and shows their result when it has one`(size: CGSize) {
    table.frame.size = size
    scene.layOut()
    insertAbove(2)
    deleteAll()
    table.performBatchUpdates {
      source.rows = [[40, 40, 40], [40]]
      source.headers = [20, 20]
      table.insertSections([0, 1], with: .middle)
    }
    table.frame.size = CGSize(width: 390, height: 400)
    scene.layOut()
    #expect(table.visibleCells.count == 4)
    expectNoGhosts()
  }

  @Test func `letters of another size in the middle of an update change nothing of who is there`() throws {
    let gone = try #require(scene.cell(1))
    table.performBatchUpdates {
      source.rows[0].remove(at: 1)
      table.deleteRows(at: [path(1)], with: .fade)
    }
    advance(seconds: 0.1)
    let cells = table.visibleCells
    scene.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    scene.layOut()
    #expect(table.visibleCells == cells && gone.superview === table)
    expectNoGhosts()
  }

  @Test func `before it has loaded, a group loads the rows that were there first`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.register(BlockCell.self, forCellReuseIdentifier: "block")
    let source = BlockSource(rows: [[40, 40]])
    table.dataSource = source
    table.performBatchUpdates {
      source.rows[0].append(40)
      table.insertRows(at: [path(2)], with: .fade)
    }
    #expect(table.numberOfRows(inSection: 0) == 3)
    scene.window.addSubview(table)
    scene.layOut()
    settleAnimations()
    #expect(table.visibleCells.count == 3)
  }

  // Apple's table complains of itself (X9); that this one does so too where it is not strict is assumed.
  @Test func `reloadData from cellForRow, where it is not refused, ends in the new rows`() {
    let delegate = RecordingTableDelegate()
    let scene = TableScene()
    delegate.rowCounts = [30]
    delegate.asked = { name in
      guard name == "cell", delegate.rowCounts == [30] else { return }
      delegate.rowCounts = [2]
      scene.table.reloadData()
    }
    scene.show(delegate)
    #expect(scene.table.visibleCells.count == 2)
    #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == 2)
  }

  @Test func `from willDisplay rows may go, where it is not refused, and nobody is asked for them any more`() {
    let delegate = RecordingTableDelegate()
    let scene = TableScene()
    delegate.rowCounts = [30]
    delegate.willDisplay = { path in
      guard path.row == 3, delegate.rowCounts == [30] else { return }
      delegate.rowCounts = [2]
      scene.table.deleteRows(at: (2..<30).map { IndexPath(row: $0, section: 0) }, with: .fade)
    }
    scene.show(delegate)
    #expect(!delegate.calls.contains("cell 0-4") && scene.table.visibleCells.count == 2)
  }
}
