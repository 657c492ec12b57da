import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The places of rows and their visible parts at instants of an update.
@MainActor @Suite struct RowAnimationTests {
  private let scene = TableScene.blocks()
  private let source = BlockSource(rows: [[40, 40, 40, 40]])

  init() {
    AnimationClock.shared.hold()
    scene.table.rowHeight = 40
    scene.show(source)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Returns the place where a cell shows from the table's top left, and its opacity.
  private func shown(_ cell: UIView) -> [CGFloat] {
    let layer = cell.layer.presentation() ?? cell.layer
    return [layer.frame.minX, scene.shownTop(cell), CGFloat(layer.opacity)]
  }

  private func expect(
    _ cell: UIView, _ values: [CGFloat], _ note: String = "", at location: SourceLocation = #_sourceLocation
  ) {
    let shown = shown(cell)
    #expect(zip(shown, values).allSatisfy { abs($0 - $1) < 0.01 }, "\(shown) \(note)", sourceLocation: location)
  }

  @Test(
    arguments: [
      (UITableView.RowAnimation.fade, [0, 40, 0], [0, 40, 0.5]), (.automatic, [0, 40, 0], [0, 40, 0.5]),
      (.left, [-390, 40, 1], [-195, 40, 1]), (.right, [390, 40, 1], [195, 40, 1]), (.top, [0, 0, 1], [0, 20, 1]),
      (.bottom, [0, 80, 1], [0, 60, 1]), (.middle, [0, 20, 0], [0, 30, 0.5]), (.none, [0, 40, 1], [0, 40, 1]),
    ] as [(UITableView.RowAnimation, [CGFloat], [CGFloat])])
  func `an inserted row comes as it is told, and rows below make room`(
    animation: UITableView.RowAnimation, start: [CGFloat], half: [CGFloat]
  ) throws {
    let below = try #require(scene.cell(1))
    source.rows[0].insert(40, at: 1)
    scene.table.insertRows(at: [path(1)], with: animation)
    let cell = try #require(scene.cell(1))
    #expect(scene.cell(2) === below && cell.frame == CGRect(x: 0, y: 40, width: 390, height: 40))
    expect(cell, start, "at the start")
    expect(below, [0, 40, 1])
    advance(seconds: 0.15)
    expect(cell, half, "half-way")
    expect(below, [0, 60, 1])
    settleAnimations()
    expect(cell, [0, 40, 1], "at the end")
    expect(below, [0, 80, 1])
  }

  @Test(
    arguments: [
      (UITableView.RowAnimation.fade, [0, 40, 0.5]), (.left, [-195, 40, 1]), (.right, [195, 40, 1]),
      (.top, [0, 20, 1]),
      (.bottom, [0, 60, 1]), (.middle, [0, 30, 0.5]),
    ] as [(UITableView.RowAnimation, [CGFloat])])
  func `a deleted row goes as it is told, and rows below close the gap`(
    animation: UITableView.RowAnimation, half: [CGFloat]
  ) throws {
    let (cell, below) = (try #require(scene.cell(1)), try #require(scene.cell(2)))
    source.rows[0].remove(at: 1)
    scene.table.deleteRows(at: [path(1)], with: animation)
    #expect(scene.cell(1) === below && scene.table.indexPath(for: cell) == nil)
    expect(cell, [0, 40, 1], "at the start")
    expect(below, [0, 80, 1])
    advance(seconds: 0.15)
    expect(cell, half, "half-way")
    expect(below, [0, 60, 1])
    #expect(source.gone.isEmpty)
    settleAnimations()
    #expect(cell.superview == nil && cell.alpha == 1 && source.gone == [path(1)])
    expect(below, [0, 40, 1])
  }

  @Test func `without animation a deleted row is gone at once`() throws {
    let (cell, below) = (try #require(scene.cell(1)), try #require(scene.cell(2)))
    source.rows[0].remove(at: 1)
    scene.table.deleteRows(at: [path(1)], with: .none)
    #expect(cell.superview == nil && source.gone == [path(1)])
    expect(below, [0, 80, 1])
    settleAnimations()
    expect(below, [0, 40, 1])
  }

  @Test func `a moved row goes from its old place to its new one in the cell it has, in front of the others`() throws {
    let cells = (0..<4).compactMap { scene.cell($0) }
    scene.table.moveRow(at: path(0), to: path(3))
    #expect((0..<4).map { scene.cell($0).flatMap { cells.firstIndex(of: $0) } } == [1, 2, 3, 0])
    #expect(scene.table.subviews.compactMap { view in cells.firstIndex { $0 === view } }.last == 0)
    advance(seconds: 0.15)
    expect(cells[0], [0, 60, 1])
    expect(cells[1], [0, 20, 1])
    settleAnimations()
    expect(cells[0], [0, 120, 1])
  }

  @Test func `several rows slide together, from where their gap opens`() throws {
    source.rows[0].insert(contentsOf: [40, 40], at: 0)
    source.rows[0].append(40)
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: [path(0), path(1), path(6)], with: .left)
    }
    let (first, last) = (try #require(scene.cell(0)), try #require(scene.cell(6)))
    // The last one's gap moves down with the rows above it.
    expect(first, [-390, -0, 1])
    expect(last, [-390, 160, 1])
    settleAnimations()
    expect(last, [0, 240, 1])
  }

  @Test func `an update while another moves starts from what shows`() throws {
    let below = try #require(scene.cell(1))
    source.rows[0].insert(40, at: 1)
    scene.table.insertRows(at: [path(1)], with: .fade)
    advance(seconds: 0.15)
    let inserted = try #require(scene.cell(1))
    let before = shown(below)
    source.rows[0].remove(at: 1)
    scene.table.deleteRows(at: [path(1)], with: .fade)
    #expect(abs(scene.shownTop(below) - before[1]) < 0.01)
    #expect(scene.table.indexPath(for: inserted) == nil)
    settleAnimations()
    expect(below, [0, 40, 1])
    #expect(inserted.superview == nil && inserted.alpha == 1)
  }

  @Test func `a deleted section takes its header along`() throws {
    let scene = TableScene.blocks(.grouped)
    let source = BlockSource(rows: [[40], [40], [40]], headers: [30, 30, 30])
    scene.table.rowHeight = 40
    scene.show(source)
    let header = try #require(scene.table.headerView(forSection: 1))
    let kept = try #require(scene.table.headerView(forSection: 2))
    let place = scene.shownTop(kept)
    source.rows.remove(at: 1)
    source.headers.remove(at: 1)
    scene.table.deleteSections([1], with: .fade)
    #expect(scene.table.headerView(forSection: 1) === kept && abs(scene.shownTop(kept) - place) < 0.01)
    #expect(header.superview === scene.table && header.alpha == 0)
    settleAnimations()
    #expect(header.superview == nil && abs(scene.shownTop(kept) - (place - 70)) < 0.01)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [UITableView.RowAnimation.top, .bottom, .fade, .none])
  func `the header of a section that comes passes behind what stays, and is in front when it has come`(
    style: UITableView.Style, animation: UITableView.RowAnimation
  ) throws {
    let scene = TableScene.blocks(style)
    let source = BlockSource(rows: [[40, 40], [40]], headers: [30, 30])
    scene.table.rowHeight = 40
    scene.show(source)
    let staying = scene.table.visibleCells + [0, 1].compactMap { scene.table.headerView(forSection: $0) }
    source.rows.insert([40, 40], at: 1)
    source.headers.insert(30, at: 1)
    scene.table.insertSections([1], with: animation)
    let header = try #require(scene.table.headerView(forSection: 1))
    func place(_ view: UIView) throws -> Int { try #require(scene.table.subviews.firstIndex { $0 === view }) }
    let own = try [0, 1].map { try place(#require(scene.cell($0, 1))) }
    #expect(try own.allSatisfy { try $0 < place(header) }, "in front of its own rows, which it may float over")
    if animation != .none { #expect(try staying.allSatisfy { try place(header) < place($0) }) }
    advance(seconds: 0.15)
    // A row that moves during the animation goes in front of rows only.
    source.rows[0].swapAt(0, 1)
    scene.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    if animation != .none { #expect(try staying.allSatisfy { try place(header) < place($0) }) }
    settleAnimations()
    #expect(try scene.table.visibleCells.allSatisfy { try place($0) < place(header) })
  }

  @Test func `the header of a section that goes is in front of its rows on its way`() throws {
    let scene = TableScene.blocks()
    let source = BlockSource(rows: [[40, 40, 40, 40], [40]], headers: [30, 30])
    scene.table.rowHeight = 40
    scene.show(source)
    scene.scroll(to: 25)
    let header = try #require(scene.table.headerView(forSection: 0))
    let gone = (0..<4).compactMap { scene.cell($0) }
    let staying = try #require(scene.cell(0, 1))
    source.rows.remove(at: 0)
    source.headers.remove(at: 0)
    scene.table.deleteSections([0], with: .top)
    func place(_ view: UIView) throws -> Int { try #require(scene.table.subviews.firstIndex { $0 === view }) }
    #expect(try gone.allSatisfy { try place($0) < place(header) } && place(header) < place(staying))
    settleAnimations()
    #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == 1 && header.superview == nil)
  }

  @Test func `in a table whose time stands still every update waits at its start`() throws {
    for animation in [UITableView.RowAnimation.fade, .left, .automatic] {
      for _ in 0..<3 {
        let scene = TableScene.blocks()
        let source = BlockSource(rows: [[40, 40, 40, 40]])
        scene.table.rowHeight = 40
        scene.show(source)
        let cell = try #require(scene.cell(1))
        scene.table.layer.speed = 0
        source.rows[0].remove(at: 1)
        scene.table.deleteRows(at: [path(1)], with: animation)
        scene.table.layer.timeOffset += 0
        #expect(cell.superview === scene.table)
        #expect((cell.layer.presentation() ?? cell.layer).opacity == 1, "\(animation)")
        advance(seconds: 1)
        #expect(cell.superview === scene.table && (cell.layer.presentation() ?? cell.layer).opacity == 1)
        scene.table.layer.timeOffset += 0.15
        #expect(animation == .left || abs((cell.layer.presentation() ?? cell.layer).opacity - 0.5) < 0.01)
      }
    }
  }

  @Test func `a table that gets another width in an update goes on showing what goes`() throws {
    let cell = try #require(scene.cell(1))
    source.rows[0].remove(at: 1)
    scene.table.deleteRows(at: [path(1)], with: .fade)
    scene.table.frame.size.width = 389
    scene.layOut()
    #expect(cell.superview === scene.table)
    expect(cell, [0, 40, 1])
    advance(seconds: 0.15)
    expect(cell, [0, 40, 0.5])
  }
}
