import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Other changes to a table while a touch holds one of its rows, or at the moment the touch ends.
@MainActor @Suite struct RowMovingUpdateTests {
  private let list = MovedList([["a", "b", "c", "d"], ["e", "f"]])
  private let scene: TableScene

  init() { scene = .moving(list) }

  private var table: UITableView { scene.table }
  private var moves: [String] { list.calls.filter { $0.hasPrefix("move") } }

  /// Lifts row 1 and opens the gap two rows below.
  private func liftB() throws -> Finger {
    let start = try scene.grip(1)
    let finger = try scene.lift(1)
    finger.move(to: CGPoint(x: start.x, y: start.y + 40))
    finger.move(to: CGPoint(x: start.x, y: start.y + 88))
    #expect(table.reordering?.target == .init(section: 0, row: 3))
    return finger
  }

  /// Moves and ends the touch after the row was taken from it, and expects no effect.
  private func expectNothingMore(_ finger: Finger, sourceLocation: SourceLocation = #_sourceLocation) {
    finger.move(to: CGPoint(x: 360, y: 20))
    finger.move(to: CGPoint(x: 360, y: 100))
    finger.lift()
    AnimationClock.shared.settle()
    #expect(moves == [], sourceLocation: sourceLocation)
    scene.expectAgreement(with: list, sourceLocation: sourceLocation)
  }

  // MARK: While it is held. Assumed throughout: a device would settle what UIKit does.

  @Test func `a reload puts the row back`() throws {
    let finger = try liftB()
    list.sections = [["x", "y", "z"], []]
    table.reloadData()
    scene.layOut()
    #expect(table.reordering == nil)
    expectNothingMore(finger)
  }

  @Test func `the end of editing puts the row back`() throws {
    for animated in [false, true] {
      table.isEditing = true
      scene.layOut()
      let finger = try liftB()
      table.setEditing(false, animated: animated)
      #expect(table.reordering == nil)
      expectNothingMore(finger)
    }
  }

  @Test func `another data source, or the table's leaving its window, puts the row back`() throws {
    var finger = try liftB()
    let other = MovedList([["1", "2"]])
    table.dataSource = other
    scene.layOut()
    #expect(table.reordering == nil)
    finger.lift()
    table.dataSource = list
    scene.layOut()
    finger = try liftB()
    table.removeFromSuperview()
    #expect(table.reordering == nil)
    finger.move(to: CGPoint(x: 360, y: 20))
    finger.lift()
    scene.window.addSubview(table)
    scene.layOut()
    AnimationClock.shared.settle()
    #expect(moves == [] && other.calls == [])
    scene.expectAgreement(with: list)
  }

  @Test func `a row that loses its grip is put back`() throws {
    let finger = try liftB()
    scene.cell(1)?.setEditing(false, animated: false)
    #expect(table.reordering == nil)
    finger.move(to: CGPoint(x: 360, y: 20))
    finger.lift()
    AnimationClock.shared.settle()
    #expect(moves == [])
  }

  @Test func `updates around the row leave it with the finger, under its new number`() throws {
    let cell = try #require(scene.cell(1))
    let finger = try liftB()
    table.performBatchUpdates {
      list.sections[0].remove(at: 0)
      list.sections[0].append("new")
      list.sections.insert(["first"], at: 0)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 3, section: 1)], with: .fade)
      table.insertSections([0], with: .fade)
    }
    #expect(table.reordering?.cell === cell && table.reordering?.source == .init(section: 1, row: 0))
    #expect(scene.table.subviews.last { $0 is UITableViewCell } === cell)
    AnimationClock.shared.settle()
    let held = cell.frame.minY
    finger.move(to: CGPoint(x: 360, y: 180))
    #expect(cell.frame.minY != held)
    finger.move(to: CGPoint(x: 360, y: 154))
    finger.lift()
    #expect(list.calls.last == "move 1-0 1-2")
    AnimationClock.shared.settle()
    #expect(list.sections == [["first"], ["c", "d", "b", "new"], ["e", "f"]])
    scene.expectAgreement(with: list)
  }

  @Test func `a move of other rows, and of the row itself, renumbers it`() throws {
    let finger = try liftB()
    table.performBatchUpdates {
      list.sections[0] = ["d", "a", "c", "b"]
      table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
      table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
    }
    #expect(table.reordering?.source == .init(section: 0, row: 3))
    finger.move(to: CGPoint(x: 360, y: 22))
    finger.lift()
    AnimationClock.shared.settle()
    #expect(list.sections[0] == ["b", "d", "a", "c"])
    scene.expectAgreement(with: list)
  }

  @Test(arguments: [true, false]) func `the row's deletion, or its reload, takes it from the finger`(deletes: Bool)
    throws
  {
    let finger = try liftB()
    if deletes {
      list.sections[0].remove(at: 1)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
    } else {
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    }
    #expect(table.reordering == nil)
    expectNothingMore(finger)
  }

  @Test(arguments: [UITableView.RowAnimation.fade, .left, .none])
  func `a cell that was taken from the finger is used again as opaque as the others`(
    animation: UITableView.RowAnimation
  ) throws {
    for settlesFirst in [false, true] {
      let finger = try liftB()
      list.sections[0].remove(at: 1)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animation)
      if settlesFirst { AnimationClock.shared.settle() }
      finger.lift()
      AnimationClock.shared.settle()
      list.sections[0].insert("new", at: 1)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
      AnimationClock.shared.settle()
      scene.layOut()
      #expect(table.visibleCells.count == 6)
      #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.shadowOpacity == 0 })
    }
  }

  @Test func `a menu that another finger has asked for gives the cell back as it is without fingers`() throws {
    let finger = try liftB()
    let cell = try #require(scene.cell(1))
    #expect(cell.alpha < 1)
    let preview = MenuPreview(of: UITargetedPreview(view: cell))
    preview.hideSource()
    #expect(cell.alpha == 0)
    finger.lift()
    preview.showSource()
    AnimationClock.shared.settle()
    #expect(cell.alpha == 1)
  }

  @Test func `the end of all sections takes it from the finger`() throws {
    let finger = try liftB()
    list.sections = []
    table.deleteSections([0, 1], with: .fade)
    #expect(table.reordering == nil)
    expectNothingMore(finger)
  }

  @Test func `another finger on another grip lifts nothing, nor does it scroll`() throws {
    list.sections[1] += (0..<30).map { "\($0)" }
    table.reloadData()
    scene.layOut()
    let first = try scene.lift(0)
    let cell = try #require(scene.cell(0))
    let second = Finger(on: scene.window)
    second.press(at: try scene.grip(3))
    #expect(table.reordering?.cell === cell)
    second.move(to: CGPoint(x: 360, y: 30))
    #expect(table.contentOffset.y == 0)
    second.lift()
    first.move(to: CGPoint(x: 360, y: 110))
    first.lift()
    AnimationClock.shared.settle()
    #expect(moves == ["move 0-0 0-2"])
    scene.expectAgreement(with: list)
  }

  @Test func `two fingers that land at once lift one row`() throws {
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    let places = [try scene.grip(0), try scene.grip(2)]
    Finger.press([(first, places[0]), (second, places[1])])
    #expect(table.reordering != nil)
    Finger.move([(first, CGPoint(x: 360, y: 66)), (second, CGPoint(x: 360, y: 154))])
    Finger.lift([first, second])
    AnimationClock.shared.settle()
    #expect(moves.count == 1)
    scene.expectAgreement(with: list)
  }

  @Test func `a delegate that reloads when it is asked for a target ends the move`() throws {
    list.target = { [unowned table] _, proposed in
      table.reloadData()
      return proposed
    }
    let finger = try scene.lift(0)
    finger.move(to: CGPoint(x: 360, y: 110))
    #expect(table.reordering == nil)
    expectNothingMore(finger)
  }

  // MARK: When it is let go of

  @Test func `what the table says in moveRowAt is as the data source will have it`() throws {
    let cell = try #require(scene.cell(0))
    var seen: [Bool] = []
    list.moved = { table, _, target in
      seen = [
        table.cellForRow(at: target) === cell, table.indexPath(for: cell) == target,
        table.numberOfRows(inSection: 0) == 3, table.numberOfRows(inSection: 1) == 3,
      ]
    }
    try scene.move(0, by: 190)
    #expect(seen == [true, true, true, true])
    #expect(list.sections == [["b", "c", "d"], ["e", "a", "f"]])
  }

  @Test func `moveRowAt may reload the table`() throws {
    list.moved = { table, _, _ in table.reloadData() }
    try scene.move(0, by: 88)
    #expect(list.sections[0] == ["b", "c", "a", "d"])
    scene.expectAgreement(with: list)
  }

  @Test func `moveRowAt may update the table, by the numbers after the move`() throws {
    list.moved = { [unowned list] table, _, target in
      table.performBatchUpdates {
        list.sections[0].remove(at: 0)
        list.sections[1].append("new")
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        table.reloadRows(at: [target], with: .none)
        table.insertRows(at: [IndexPath(row: 2, section: 1)], with: .fade)
      }
    }
    try scene.move(0, by: 88)
    #expect(list.sections == [["c", "a", "d"], ["e", "f", "new"]])
    scene.expectAgreement(with: list)
  }

  @Test func `moveRowAt may end editing, or begin another move by code`() throws {
    list.moved = { [unowned list] table, _, target in
      table.setEditing(false, animated: true)
      list.sections[0].insert(list.sections[0].remove(at: target.row), at: 0)
      table.moveRow(at: target, to: IndexPath(row: 0, section: 0))
    }
    try scene.move(0, by: 88)
    #expect(list.sections[0] == ["a", "b", "c", "d"] && !table.isEditing)
    scene.expectAgreement(with: list)
  }

  @Test func `a row is lifted again while it settles`() throws {
    let finger = try scene.lift(0)
    finger.move(to: CGPoint(x: 360, y: 80))
    finger.lift()
    AnimationClock.shared.advance(by: 0.05)
    let again = Finger(on: scene.window)
    again.press(at: try scene.grip(1))
    #expect(table.reordering?.source == .init(section: 0, row: 1))
    AnimationClock.shared.advance(by: 1)
    #expect(scene.cell(1)?.isLifted == true)
    again.move(to: CGPoint(x: 360, y: 20))
    again.lift()
    AnimationClock.shared.settle()
    #expect(list.sections[0] == ["a", "b", "c", "d"])
    scene.expectAgreement(with: list)
  }

  @Test func `a data source that does not change its counts is found out with the next update`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = MovedList([["a", "b"], ["c"]])
        let scene = TableScene.moving(list)
        list.moved = { [unowned list] _, source, target in
          list.sections[source.section].insert(list.sections[target.section].remove(at: target.row), at: source.row)
        }
        do { try scene.move(0, by: 120) } catch {}
        scene.table.performBatchUpdates {
          list.sections[0].append("d")
          scene.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        }
      }
    }
    expectEnd(result, "NSInternalInconsistencyException", "Invalid batch updates detected")
  }

  @Test func `a target that is not there ends the process`() async {
    // Our words.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = MovedList([["a", "b"], ["c"]])
        list.target = { _, _ in IndexPath(row: 2, section: 0) }
        let scene = TableScene.moving(list)
        do { try scene.move(0, by: 44) } catch {}
      }
    }
    expectEnd(
      result, "NSRangeException",
      "of MovedList returned row 2 of section 0, where it would be one of 2 rows, for row 0 of section 0, which is moved to "
        + "row 1 of section 0")
  }
}
