import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Rows that are moved over other sections, other heights and the table's edges.
@MainActor @Suite struct RowMovingLayoutTests {
  // MARK: Sections

  @Test func `a row goes to another section, and headers make room too`() throws {
    let list = MovedList([["a", "b"], ["c", "d"]])
    list.headerHeight = 30
    let scene = TableScene.moving(list, .grouped)
    let header = try #require(scene.table.headerView(forSection: 1))
    let place = header.frame.minY
    let start = try scene.grip(1)
    let finger = try scene.lift(1)
    finger.move(to: CGPoint(x: start.x, y: start.y + 74))
    #expect(header.frame.minY == place - 44)
    finger.lift()
    AnimationClock.shared.settle()
    #expect(list.calls.last == "move 0-1 1-1")
    #expect(list.sections == [["a"], ["c", "b", "d"]])
    scene.expectAgreement(with: list)
    try scene.move(1, 1, by: -74)
    #expect(list.sections == [["a", "b"], ["c", "d"]])
    scene.expectAgreement(with: list)
  }

  @Test func `a row goes into an empty section, and the last of a section leaves it empty`() throws {
    let list = MovedList([["a"], [], ["b"]])
    list.headerHeight = 30
    let scene = TableScene.moving(list)
    try scene.move(0, by: 30)
    #expect(list.sections == [[], ["a"], ["b"]])
    scene.expectAgreement(with: list)
    try scene.move(0, 1, by: 34)
    #expect(list.sections == [[], [], ["a", "b"]])
    scene.expectAgreement(with: list)
    try scene.move(0, 2, by: -60)
    #expect(list.sections == [["a"], [], ["b"]])
    scene.expectAgreement(with: list)
  }

  @Test func `rows change places when an edge passes the other's middle, whatever their heights`() throws {
    let list = MovedList([["small", "large", "mid"]])
    list.heights = ["small": 30, "large": 120, "mid": 60]
    let scene = TableScene.moving(list)
    let start = try scene.grip(0)
    let finger = try scene.lift(0)
    finger.move(to: CGPoint(x: start.x, y: start.y + 59))
    #expect(list.takeCalls() == [])
    finger.move(to: CGPoint(x: start.x, y: start.y + 61))
    #expect(list.takeCalls() == ["target 0-0 0-1"])
    #expect(scene.cell(1)?.frame == CGRect(x: 0, y: 0, width: 390, height: 120))
    #expect(scene.cell(2)?.frame.minY == 150)
    finger.lift()
    AnimationClock.shared.settle()
    #expect(list.sections == [["large", "small", "mid"]])
    scene.expectAgreement(with: list)
    try scene.move(0, by: 80)
    #expect(list.sections == [["small", "mid", "large"]])
    scene.expectAgreement(with: list)
  }

  @Test func `rows that measure themselves keep their heights`() throws {
    let scene = TableScene.blocks()
    final class Blocks: NSObject, UITableViewDataSource, UITableViewDelegate {
      var rows: [CGFloat] = [40, 90, 60, 30]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
        (cell as? BlockCell)?.height.constant = rows[indexPath.row]
        return cell
      }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
      ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
      }
    }
    let source = Blocks()
    AnimationClock.shared.hold()
    scene.table.isEditing = true
    scene.show(source)
    try scene.move(1, by: 70)
    #expect(source.rows == [40, 60, 90, 30])
    #expect(scene.table.visibleCells.map(\.frame.height) == [40, 60, 90, 30])
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 40, 100, 190])
    #expect((0..<4).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [40, 60, 90, 30])
  }

  @Test func `from right to left the grip is at the left`() throws {
    let list = MovedList([["a", "b", "c"]])
    let scene = TableScene.moving(list)
    scene.window.traitOverrides.layoutDirection = .rightToLeft
    scene.layOut()
    #expect(try scene.grip(0).x == 26.5)
    try scene.move(0, by: 88)
    #expect(list.sections == [["b", "c", "a"]])
    scene.expectAgreement(with: list)
  }

  @Test func `beside an index, the grip stands before it`() throws {
    let list = MovedIndexedList()
    let scene = TableScene(.plain)
    AnimationClock.shared.hold()
    scene.window.setDeviceSafeArea(.zero)
    scene.table.isEditing = true
    scene.show(list)
    let index = try #require(scene.table.sectionIndex.control)
    let start = try scene.grip(0)
    #expect(start.x < index.frame.minX)
    let finger = try scene.lift(0)
    finger.move(to: CGPoint(x: 385, y: start.y + 50))
    finger.lift()
    #expect(list.moves == 1)
  }

  @Test func `cards are rounded where the gap leaves an end, and the lifted one by itself`() throws {
    let list = MovedList([["a", "b", "c"]])
    let scene = TableScene.moving(list, .insetGrouped)
    let (a, b, c) = (try #require(scene.cell(0)), try #require(scene.cell(1)), try #require(scene.cell(2)))
    let start = try scene.grip(0)
    let finger = try scene.lift(0)
    #expect(a.layer.cornerRadius == 10 && a.layer.maskedCorners.rawValue == 15 && !a.clipsToBounds)
    finger.move(to: CGPoint(x: start.x, y: start.y + 40))
    #expect(b.layer.cornerRadius == 10, "it is the first now")
    finger.move(to: CGPoint(x: start.x, y: start.y + 88))
    finger.lift()
    AnimationClock.shared.settle()
    let rounded = [b, c, a].map { (cell: UITableViewCell) -> Bool in cell.layer.cornerRadius == 10 }
    #expect(rounded == [true, false, true])
    #expect(a.clipsToBounds && a.frame.minY == scene.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY)
  }

  @Test func `the lifted row is in front of headers and of the other rows until it settles`() throws {
    let scene = TableScene.moving(MovedList([["a", "b"], ["c"]]))
    let cell = try #require(scene.cell(0))
    let finger = try scene.lift(0)
    let others = scene.table.subviews.filter { $0 !== cell }
    #expect(!others.isEmpty && others.allSatisfy { $0.layer.zPosition < cell.layer.zPosition })
    finger.lift()
    AnimationClock.shared.settle()
    #expect(cell.layer.zPosition == 0)
  }

  // MARK: Edges

  private let long = MovedList([(0..<100).map { "\($0)" }])

  @Test func `at an edge the table scrolls, the faster the nearer, and the row stays with the finger`() throws {
    let scene = TableScene.moving(long)
    let finger = try scene.lift(2)
    let cell = try #require(scene.cell(2))
    var speeds: [CGFloat] = []
    for y in [330, 350, 370, 399] {
      finger.move(to: CGPoint(x: 360, y: y))
      finger.hold(for: 0.1)
      let before = scene.table.contentOffset.y
      finger.hold(for: 0.5)
      speeds.append(scene.table.contentOffset.y - before)
      #expect(abs(cell.frame.midY - scene.table.contentOffset.y - CGFloat(y)) < 1)
    }
    #expect(speeds[0] == 0 && speeds[1] > 20 && speeds[2] > 1.5 * speeds[1] && speeds[3] > 1.5 * speeds[2])
    finger.move(to: CGPoint(x: 360, y: 200))
    let offset = scene.table.contentOffset.y
    finger.hold(for: 0.5)
    #expect(scene.table.contentOffset.y == offset)
    finger.lift()
    AnimationClock.shared.settle()
    #expect(long.calls.last?.hasPrefix("move 0-2 0-") == true)
    #expect(scene.table.visibleCells.contains { $0 === cell })
    scene.expectAgreement(with: long)
  }

  @Test func `scrolling ends with the content, at the top as at the bottom`() throws {
    let scene = TableScene.moving(long)
    scene.scroll(to: 1000)
    let row = try #require(scene.table.indexPathsForVisibleRows?[3].row)
    let finger = try scene.lift(row)
    finger.move(to: CGPoint(x: 360, y: 2))
    finger.hold(for: 5)
    #expect(scene.table.contentOffset.y == 0)
    finger.move(to: CGPoint(x: 360, y: 398))
    finger.hold(for: 10)
    #expect(scene.table.contentOffset.y == 4000)
    finger.lift()
    AnimationClock.shared.settle()
    #expect(long.calls.last == "move 0-\(row) 0-99")
    #expect(long.sections[0].last == "\(row)")
    scene.expectAgreement(with: long)
  }

  @Test func `a touch that is taken away while the table scrolls ends that too`() throws {
    let scene = TableScene.moving(long)
    let finger = try scene.lift(2)
    finger.move(to: CGPoint(x: 360, y: 399))
    finger.hold(for: 0.5)
    finger.cancel()
    let offset = scene.table.contentOffset.y
    AnimationClock.shared.advance(by: 1)
    #expect(offset > 0 && scene.table.contentOffset.y == offset)
    scene.expectAgreement(with: long)
    #expect(!long.calls.contains { $0.hasPrefix("move") })
    #expect(scene.table.visibleCells.allSatisfy { $0.textLabel?.text != "2" }, "its place is off screen")
  }

  @Test func `the pace of scrolling`() {
    let pace = EdgeScroller.Pace()
    #expect(pace.speed(at: 200, from: 0, to: 400) == 0)
    #expect(pace.speed(at: 400, from: 0, to: 400) == 900 && pace.speed(at: 900, from: 0, to: 400) == 900)
    #expect(pace.speed(at: 0, from: 0, to: 400) == -900)
    let down = stride(from: 340.0, through: 400, by: 5).map { pace.speed(at: $0, from: 0, to: 400) }
    #expect(down == down.sorted())
    #expect(pace.speed(at: 10, from: 0, to: 20) == 0, "in little room the zones are small")
  }

  @Test(arguments: [false, true])
  func `content beyond an edge goes back to it also where a finger takes hold of a row on the way`(isCancelled: Bool)
    throws
  {
    let list = MovedList([["a", "b", "c"]])
    let scene = TableScene.moving(list)
    scene.table.alwaysBounceVertical = true
    scene.table.beginDragging()
    scene.table.drag(by: CGPoint(x: 0, y: -80))
    scene.table.endDragging()
    AnimationClock.shared.advance(by: 0.05)
    #expect(scene.table.contentOffset.y < -1)
    let finger = try scene.lift(1)
    #expect(scene.table.reordering != nil)
    finger.hold(for: 1)
    #expect(scene.table.contentOffset.y == 0)
    if isCancelled { finger.cancel() } else { finger.lift() }
    AnimationClock.shared.settle()
    scene.layOut()
    #expect(scene.table.contentOffset.y == 0)
    // The rows have moved on below the touch.
    #expect(list.sections.map { $0.sorted() } == [["a", "b", "c"]])
    if isCancelled { #expect(list.sections == [["a", "b", "c"]]) }
    scene.expectAgreement(with: list)
  }

  @Test func `a cell that is used again does not know whether its last row could be moved`() throws {
    let list = MovedList([(0..<30).map { "\($0)" }])
    let scene = TableScene.moving(list)
    scene.table.contentOffset.y = 600
    scene.layOut()
    let cell = try #require(scene.table.dequeueReusableCell(withIdentifier: "cell"))
    // As where an app measures with it.
    cell.setEditing(true, animated: false)
    #expect(cell.reorderGlyph == nil)
    cell.showsReorderControl = true
    #expect(cell.reorderGlyph != nil)
  }

  @Test func `nothing holds a table that is let go of while a row is moved`() throws {
    weak let table: UITableView?
    do {
      let scene = TableScene.moving(MovedList([["a", "b"]]))
      table = scene.table
      scene.table.removeFromSuperview()
    }
    AnimationClock.shared.settle()
    #expect(table == nil)
  }
}

/// Sections by letters, with movable rows and an index.
final class MovedIndexedList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var moves = 0
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    moves += 1
  }
}
