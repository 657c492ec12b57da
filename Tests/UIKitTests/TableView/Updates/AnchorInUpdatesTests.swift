import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The row that stays where it is while others come, go and move.
@MainActor @Suite struct AnchorInUpdatesTests {
  private let scene = TableScene.blocks(height: 400)
  private let source = BlockSource(rows: [Array(repeating: 40, count: 50)])

  init() {
    AnimationClock.shared.hold()
    scene.table.rowHeight = 40
    scene.table.contentInset.top = 100
    scene.show(source)
    // Rows 5 and 6 are under the inset, and half of row 7.
    scene.scroll(to: 200)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Returns the distance that a cell moves on screen with a change.
  private func shift(of row: Int, by change: () -> Void) throws -> CGFloat {
    let cell = try #require(scene.cell(row))
    let before = cell.frame.minY - scene.table.contentOffset.y
    change()
    scene.layOut()
    #expect(cell.superview === scene.table)
    return cell.frame.minY - scene.table.contentOffset.y - before
  }

  @Test func `a row that comes above what is covered moves nothing that is seen`() throws {
    source.rows[0].append(40)
    #expect(try shift(of: 7) { scene.table.insertRows(at: [path(6)], with: .fade) } == 0)
  }

  @Test func `the first row that is seen may move away, and those below it stay`() throws {
    #expect(try shift(of: 8) { scene.table.moveRow(at: path(7), to: path(40)) } == 0)
    #expect(try shift(of: 7) { scene.table.moveRow(at: path(8), to: path(0)) } == 0)
  }

  @Test func `a covered row that moves away takes nothing along`() throws {
    #expect(try shift(of: 7) { scene.table.moveRow(at: path(5), to: path(45)) } == 0)
  }

  @Test func `where all that is seen moves, the first of it stays where it is`() throws {
    source.rows.append([40])
    scene.table.insertSections([1], with: .none)
    scene.layOut()
    // Its 50 rows pass the one of the other section.
    source.rows.swapAt(0, 1)
    #expect(try shift(of: 7) { scene.table.moveSection(0, toSection: 1) } == 0)
    #expect(scene.cell(7, 1) != nil)
  }
}
