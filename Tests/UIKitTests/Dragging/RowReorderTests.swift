import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Rows that are dragged to another place in their table, and that its data source moves. This is reported, and so is that no
/// drop delegate is needed; the details of UIKit's behavior are assumed: a device would settle it.
@MainActor @Suite struct RowReorderTests {
  private let list = ReorderedDragList([["a", "b", "c", "d"], ["e", "f"]])
  private let scene: DragScene

  init() { scene = DragScene(list) }

  @Test func `the others make room while the row is over them, and the data source moves it once`() {
    let finger = scene.drag(at: CGPoint(x: 100, y: 22))
    #expect(scene.cell(0)?.alpha == 0, "nothing shows where the row belongs")
    finger.move(to: CGPoint(x: 100, y: 110))
    #expect(list.takeCalls() == ["items 0-0", "target 0-0 0-0", "target 0-0 0-2"])
    #expect(scene.tops() == [88, 0, 44, 132] && scene.table.hasUncommittedUpdates)
    finger.move(to: CGPoint(x: 100, y: 60))
    #expect(scene.tops() == [44, 0, 88, 132])
    finger.move(to: CGPoint(x: 100, y: 110))
    _ = list.takeCalls()
    let picture = scene.pictures[0]
    finger.lift()
    #expect(list.takeCalls() == ["move 0-0 0-2"] && list.sections[0] == ["b", "c", "a", "d"])
    #expect(picture.center == CGPoint(x: 150, y: 110), "it flies to its row")
    #expect(scene.cell(2)?.alpha == 0)
    scene.settle()
    #expect(list.takeCalls() == ["drag end"] && scene.cell(2)?.alpha == 1 && !scene.table.hasUncommittedUpdates)
    #expect(scene.texts() == ["b", "c", "a", "d", "e", "f"])
    #expect(scene.tops() == [0, 44, 88, 132])
  }

  @Test func `every row goes to every place`() {
    let places = [0.0, 44, 88, 132, 176, 220].map { $0 + 22 }
    for from in 0..<6 {
      for to in 0..<6 {
        let list = ReorderedDragList([["a", "b", "c", "d"], ["e", "f"]])
        let scene = DragScene(list)
        var expected = list.sections
        let finger = scene.drag(at: CGPoint(x: 100, y: places[from]))
        // The touch goes to the place of the row's middle.
        for step in 1...10 {
          finger.move(to: CGPoint(x: 100, y: places[from] + (places[to] - places[from]) * Double(step) / 10))
        }
        finger.lift()
        scene.settle()
        let moved = expected[from / 4].remove(at: from % 4)
        var flat = expected.flatMap { $0 }
        flat.insert(moved, at: to)
        #expect(list.sections.flatMap { $0 } == flat, "\(from) to \(to)")
        #expect(scene.texts() == flat && scene.pictures.isEmpty && !scene.table.hasActiveDrag)
        #expect(scene.table.visibleCells.allSatisfy { $0.alpha == 1 })
      }
    }
  }

  @Test func `beyond the rows the place is the last one`() {
    let finger = scene.drag(at: CGPoint(x: 100, y: 22))
    finger.move(to: CGPoint(x: 100, y: 500))
    finger.lift()
    scene.settle()
    #expect(list.sections == [["b", "c", "d"], ["e", "f", "a"]])
    #expect(scene.texts() == ["b", "c", "d", "e", "f", "a"])
  }

  @Test func `the delegate chooses another place`() {
    list.target = { source, proposed in proposed.section == source.section ? proposed : IndexPath(row: 3, section: 0) }
    let finger = scene.drag(at: CGPoint(x: 100, y: 22))
    finger.move(to: CGPoint(x: 100, y: 250))
    #expect(scene.tops() == [132, 0, 44, 88])
    finger.lift()
    scene.settle()
    #expect(list.sections == [["b", "c", "d", "a"], ["e", "f"]])
  }

  @Test func `a row that is not to be moved is dragged, and goes back`() {
    list.canMove = { _ in false }
    let finger = scene.drag(at: CGPoint(x: 100, y: 22))
    finger.move(to: CGPoint(x: 100, y: 110))
    #expect(scene.tops() == [0, 44, 88, 132] && scene.cell(0)?.alpha == 0.5)
    finger.lift()
    scene.settle()
    #expect(list.sections[0] == ["a", "b", "c", "d"] && list.calls.last == "drag end")
  }

  @Test func `a row that leaves the table is put back, and one that is let go of at its place is not moved`() {
    let narrow = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 600))
    scene.window.addSubview(narrow)
    let finger = scene.drag(at: CGPoint(x: 100, y: 22))
    finger.move(to: CGPoint(x: 100, y: 110))
    #expect(scene.tops() == [88, 0, 44, 132])
    finger.move(to: CGPoint(x: 250, y: 110))
    #expect(scene.tops() == [0, 44, 88, 132] && scene.cell(0)?.alpha == 0.5)
    finger.move(to: CGPoint(x: 100, y: 30))
    finger.lift()
    scene.settle()
    #expect(!list.calls.contains { $0.hasPrefix("move") } && list.sections[0] == ["a", "b", "c", "d"])
    #expect(scene.cell(0)?.alpha == 1)
  }

  @Test func `rows of other heights change places without flicker`() {
    list.heights = ["b": 120, "a": 40]
    scene.table.reloadData()
    scene.window.layoutIfNeeded()
    let finger = scene.drag(at: CGPoint(x: 100, y: 20))
    var seen: [CGFloat] = []
    for y in stride(from: 30.0, through: 160, by: 2) {
      finger.move(to: CGPoint(x: 100, y: y))
      let top = scene.cell(1)?.frame.minY ?? -1
      if seen.last != top { seen.append(top) }
    }
    #expect(seen == [40, 0], "the row moves once")
    finger.lift()
    scene.settle()
    #expect(list.sections[0].prefix(2) == ["b", "a"] && scene.tops().prefix(3) == [0, 120, 160])
  }

  @Test func `a data source that cannot move rows has its drop delegate asked`() {
    let log = CallLog()
    let list = DragList([["a", "b", "c"]], log: log)
    list.proposal = { _ in UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
    list.perform = { [unowned list] table, coordinator in
      guard let from = coordinator.items[0].sourceIndexPath, let to = coordinator.destinationIndexPath else { return }
      table.performBatchUpdates {
        list.sections[0].insert(list.sections[0].remove(at: from.row), at: to.row)
        table.deleteRows(at: [from], with: .automatic)
        table.insertRows(at: [to], with: .automatic)
      }
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: to)
    }
    let scene = DragScene(list)
    let finger = scene.drag(at: CGPoint(x: 100, y: 22))
    finger.move(to: CGPoint(x: 100, y: 110))
    #expect(scene.tops() == [88, 0, 44])
    _ = log.take()
    finger.lift()
    scene.settle()
    #expect(log.take().contains("drop 0-0 at 0-2") && list.sections[0] == ["b", "c", "a"])
    #expect(scene.tops() == [0, 44, 88] && scene.texts() == ["b", "c", "a"])
    #expect(scene.table.visibleCells.allSatisfy { $0.alpha == 1 })
  }
}
