import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Rows that are dropped on a table: gaps, rows that are highlighted, and what becomes of the items.
@MainActor @Suite struct RowDropTests {
  private let log = CallLog()
  private let from: DragList
  private let to: DragList
  private let scene: DragScene

  init() {
    from = DragList([(0..<10).map { "from \($0)" }], name: "from", log: log)
    to = DragList([["a", "b", "c"], ["d", "e"]], name: "to", log: log)
    from.canHandle = false
    scene = DragScene(from, to)
  }

  /// Returns the calls of the table that receives the drops, except for updates.
  private func calls() -> [String] { log.take().filter { !$0.contains("update") && !$0.contains("cell") } }

  @Test func `a row goes from table to table, in this order`() throws {
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    #expect(calls() == ["from: items 0-1", "from: begin", "from: can handle"])
    #expect(!scene.tables[1].hasActiveDrop)
    finger.move(to: CGPoint(x: 400, y: 66))
    #expect(log.take() == ["to: can handle", "to: enter", "to: update 0-1"])
    #expect(scene.tables[1].hasActiveDrop && !scene.tables[1].hasActiveDrag)
    #expect(scene.tops(of: 1) == [0, 88, 132], "a gap of a row's height")
    finger.lift()
    #expect(to.sections == [["a", "from 1", "b", "c"], ["d", "e"]])
    #expect(log.take() == ["to: update 0-1", "to: drop nowhere at 0-1"])
    scene.settle()
    #expect(log.take() == ["to: drop end", "from: cell none", "from: drag end"])
    #expect(scene.tops(of: 1) == [0, 44, 88, 132] && scene.texts(of: 1) == ["a", "from 1", "b", "c", "d", "e"])
    #expect(scene.pictures.isEmpty && !scene.tables[1].hasActiveDrop && !scene.tables[0].hasActiveDrag)
  }

  @Test func `the gap follows the finger down and up, over sections, and the content grows by it`() {
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    let height = scene.tables[1].contentSize.height
    var seen: [String] = []
    for y in stride(from: 10.0, through: 270, by: 20) {
      finger.move(to: CGPoint(x: 400, y: y))
      if let update = log.take().last(where: { $0.hasPrefix("to: update") }) {
        let place = String(update.dropFirst("to: update ".count))
        if seen.last != place { seen.append(place) }
      }
    }
    #expect(seen == ["0-0", "0-1", "0-2", "0-3", "1-0", "1-1", "1-2", "nowhere"])
    #expect(scene.tops(of: 1) + scene.tops(1, of: 1) == [0, 44, 88, 132, 176])
    #expect(scene.tables[1].contentSize.height == height, "no gap where there is no row")
    finger.move(to: CGPoint(x: 400, y: 200))
    #expect(scene.tables[1].contentSize.height == height + 44)
    finger.move(to: CGPoint(x: 400, y: 10))
    #expect(scene.tops(of: 1) == [44, 88, 132])
    finger.move(to: CGPoint(x: 100, y: 300))
    #expect(calls() == ["to: exit"])
    #expect(scene.tops(of: 1) == [0, 44, 88] && scene.tables[1].contentSize.height == height)
    finger.move(to: CGPoint(x: 400, y: 10))
    #expect(calls() == ["to: enter"], "assumed: what can handle the items is not asked again")
    finger.cancel()
    scene.settle()
    #expect(calls() == ["to: drop end", "from: drag end"])
    #expect(scene.tops(of: 1) == [0, 44, 88] && to.sections[0].count == 3)
  }

  @Test func `into a row: it is highlighted, and no gap opens`() {
    to.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath) }
    var rect = CGRect.zero
    to.perform = { table, coordinator in
      rect = table.rectForRow(at: IndexPath(row: 1, section: 0))
      coordinator.drop(
        coordinator.items[0].dragItem, intoRowAt: IndexPath(row: 1, section: 0),
        rect: CGRect(x: 10, y: 10, width: 30, height: 20))
    }
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 400, y: 66))
    #expect(scene.tops(of: 1) == [0, 44, 88])
    #expect(scene.cell(1, of: 1)?.isHighlighted == true)
    finger.move(to: CGPoint(x: 400, y: 100))
    #expect(scene.cell(1, of: 1)?.isHighlighted == false && scene.cell(2, of: 1)?.isHighlighted == true)
    finger.move(to: CGPoint(x: 400, y: 66))
    let picture = scene.pictures[0]
    finger.lift()
    #expect(scene.cell(1, of: 1)?.isHighlighted == false)
    AnimationClock.shared.advance(by: 0.01)
    #expect(picture.center == CGPoint(x: 325, y: rect.minY + 20))
    #expect(abs(picture.transform.a - 0.1) < 0.001)
    scene.settle()
    #expect(to.sections[0].count == 3 && scene.pictures.isEmpty)
  }

  @Test(arguments: [UITableViewDropProposal.Intent.unspecified, .automatic])
  func `without an intent nothing shows, and an automatic one goes by the place`(
    intent: UITableViewDropProposal.Intent
  ) {
    to.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: intent) }
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 400, y: 66))
    #expect(scene.tops(of: 1) == [0, 44, 88])
    #expect(scene.cell(1, of: 1)?.isHighlighted == (intent == .automatic), "assumed: the middle of a row is the row")
    finger.move(to: CGPoint(x: 400, y: 47))
    #expect(scene.tops(of: 1) == (intent == .automatic ? [0, 88, 132] : [0, 44, 88]))
    #expect(scene.cell(1, of: 1)?.isHighlighted == false)
    finger.cancel()
    scene.settle()
    #expect(scene.tops(of: 1) == [0, 44, 88])
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden, .move]) func `what is not taken goes back`(
    operation: UIDropOperation
  ) {
    // A move that the source does not allow is none.
    from.allowsMove = false
    to.proposal = { _ in UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath) }
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 400, y: 66))
    #expect(scene.tops(of: 1) == [0, 44, 88])
    finger.lift()
    scene.settle()
    #expect(calls().suffix(2) == ["to: drop end", "from: drag end"] && to.sections[0].count == 3)
    #expect(!log.calls.contains { $0.contains("drop nowhere") })
  }

  @Test func `a drop that nobody follows up closes the gap, and the picture fades`() {
    to.perform = { _, _ in }
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 400, y: 66))
    let picture = scene.pictures[0]
    finger.lift()
    #expect(scene.tops(of: 1) == [0, 44, 88])
    AnimationClock.shared.advance(by: 0.01)
    #expect(picture.alpha == 0)
    scene.settle()
    #expect(picture.window == nil && calls().suffix(2) == ["to: drop end", "from: drag end"])
  }

  @Test func `what is dropped flies to its row, and what was added moves along`() throws {
    var ends: [String] = []
    to.perform = { [unowned to] table, coordinator in
      to.sections[0].insert("new", at: 1)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      let animator = coordinator.drop(coordinator.items[0].dragItem, toRowAt: IndexPath(row: 1, section: 0))
      animator.addAnimations { table.alpha = 0.5 }
      animator.addCompletion { ends.append("\($0 == .end)") }
    }
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 400, y: 66))
    let picture = scene.pictures[0]
    finger.lift()
    #expect(picture.center == CGPoint(x: 450, y: 66) && picture.transform == .identity)
    #expect(scene.tables[1].alpha == 0.5 && ends == [])
    scene.settle()
    #expect(ends == ["true"])
  }

  @Test func `what flies to its row looks as the delegate says`() throws {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 4, width: 50, height: 30))
    to.look = { $0.row == 1 ? parameters : nil }
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 400, y: 66))
    finger.lift()
    let picture = try #require(scene.pictures.first)
    #expect(picture.bounds.size == CGSize(width: 50, height: 30) && picture.center == CGPoint(x: 450, y: 66))
    scene.settle()
    #expect(scene.pictures.isEmpty && picture.window == nil)
  }

  @Test func `an own row is copied within its table too`() {
    from.canHandle = true
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 100, y: 200))
    #expect(scene.tops().prefix(6) == [0, 44, 88, 132, 220, 264])
    finger.lift()
    scene.settle()
    #expect(from.sections[0].prefix(6) == ["from 0", "from 1", "from 2", "from 3", "from 1", "from 4"])
    #expect(calls().contains("from: drop 0-1 at 0-4"))
    #expect(scene.tops() == (0..<11).map { CGFloat($0) * 44 })
  }

  @Test func `at an edge the table scrolls, and the finger that stays is asked about anew`() {
    let long = DragList([(0..<60).map { "Row \($0)" }])
    let scene = DragScene(long)
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 100, y: 590))
    _ = long.log.take()
    finger.hold(for: 1)
    #expect(scene.table.contentOffset.y > 200)
    #expect(long.log.calls.count { $0.hasPrefix("update") } > 5)
    let offset = scene.table.contentOffset.y
    finger.move(to: CGPoint(x: 100, y: 300))
    finger.hold(for: 1)
    #expect(abs(scene.table.contentOffset.y - offset) < 30, "between the edges it stays")
    finger.cancel()
    scene.settle()
  }

  @Test func `a drop loads what was dragged`() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      to.perform = { _, coordinator in
        coordinator.session.loadObjects(ofClass: String.self) { texts in
          #expect(texts == ["from 1"])
          done.resume()
        }
      }
      let finger = scene.drag(at: CGPoint(x: 100, y: 66))
      finger.move(to: CGPoint(x: 400, y: 66))
      finger.lift()
      scene.settle()
    }
  }
}
