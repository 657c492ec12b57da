import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Fingers on a table: rows, controls in rows, and scrolling.
@MainActor @Suite struct `A finger on a table` {
  private let scene = TableScene()
  private let delegate = RecordingTableDelegate()

  private func show(rows: Int = 100) {
    delegate.rowCounts = [rows]
    scene.show(delegate)
    _ = delegate.takeCalls()
  }

  private var selectionCalls: [String] { delegate.takeCalls().filter { !$0.contains("scroll") } }

  @Test func `makes the calls of a tap on the row that it touches`() throws {
    show()
    scene.table.tapRow(at: IndexPath(row: 2, section: 0))
    let expected = selectionCalls
    #expect(!expected.isEmpty)
    scene.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.tap(at: CGPoint(x: 5, y: 5)))
    #expect(selectionCalls == expected)
    #expect(scene.table.indexPathForSelectedRow?.row == 2)
  }

  @Test func `highlights a row after a moment, and scrolling takes that back without selecting it`() throws {
    show()
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let finger = Finger(on: try #require(cell.window))
    let start = cell.convert(CGPoint(x: 50, y: 20), to: nil)
    finger.press(at: start)
    #expect(!cell.isHighlighted)
    finger.hold(for: 0.2)
    #expect(cell.isHighlighted)
    finger.move(to: CGPoint(x: start.x, y: start.y - 30))
    #expect(!cell.isHighlighted)
    finger.move(to: CGPoint(x: start.x, y: start.y - 60))
    finger.hold(for: 1)
    finger.lift()
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.table.contentOffset.y == 30 - scene.table.adjustedContentInset.top)
  }

  @Test func `that is lifted outside of its row selects nothing`() throws {
    show()
    scene.table.isScrollEnabled = false
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    cell.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 120)) { #expect(cell.isHighlighted) }
    #expect(!cell.isHighlighted)
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(cell.tap())
    #expect(scene.table.indexPathForSelectedRow?.row == 2)
  }

  @Test func `reaches a control in a row and not the row; a disabled control lets it through`() throws {
    show()
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let control = UIControl(frame: CGRect(x: 100, y: 5, width: 60, height: 30))
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    cell.contentView.addSubview(control)
    #expect(control.tap())
    #expect(count == 1)
    #expect(selectionCalls == [])
    #expect(scene.table.indexPathForSelectedRow == nil)
    control.isEnabled = false
    control.tap()
    #expect(count == 1)
    #expect(scene.table.indexPathForSelectedRow?.row == 1)
  }

  @Test func `on a view that keeps touches does not select the row`() throws {
    final class Keeper: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    show()
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let keeper = Keeper(frame: CGRect(x: 100, y: 5, width: 60, height: 30))
    cell.contentView.addSubview(keeper)
    keeper.tap()
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `on the detail button tells of the button and not of the row`() throws {
    show()
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.accessoryType = .detailDisclosureButton
    scene.layOut()
    let detail = try #require(cell.accessoryGlyphs.first { $0.kind == .detail })
    detail.press { #expect(detail.isHighlighted && !cell.isHighlighted) }
    #expect(selectionCalls.filter { $0.contains("accessory") }.count == 1)
    #expect(scene.table.indexPathForSelectedRow == nil)
    let chevron = try #require(cell.accessoryGlyphs.first { $0.kind == .chevron })
    chevron.tap()
    #expect(scene.table.indexPathForSelectedRow?.row == 1)
  }

  // Assumed: after `reloadData`, the touch no longer selects anything, and no cell stays highlighted. A device would settle
  // it, by a reload during a touch, a look at the cells' `isHighlighted`, and whether `didSelectRowAt` is called.
  @Test func `leaves no cell highlighted whose row was reloaded under it`() throws {
    show(rows: 4)
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let finger = Finger(on: try #require(cell.window))
    finger.press(at: cell.convert(CGPoint(x: 50, y: 20), to: nil))
    finger.hold(for: 0.2)
    #expect(cell.isHighlighted)
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells.contains { $0 === cell })
    #expect(!scene.table.visibleCells.contains { $0.isHighlighted })
    finger.lift()
    #expect(!scene.table.visibleCells.contains { $0.isHighlighted })
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `can tap again after its row was taken away under it`() throws {
    show()
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.press {
      delegate.rowCounts = [1]
      scene.table.reloadData()
      scene.layOut()
    }
    #expect(scene.table.indexPathForSelectedRow == nil)
    let first = try #require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.tap())
    #expect(scene.table.indexPathForSelectedRow?.row == 0)
  }
}
