import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The events that close a swiped row, and those that don't.
@MainActor @Suite(.languages("en")) struct `A swiped row` {
  private let list = SwipeList(20)
  private let scene: TableScene

  init() {
    scene = .swiped(list)
    scene.open(1)
    _ = list.takeCalls()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `is closed by a touch on another row, which does nothing more`() {
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 100, y: 154))
    #expect(list.takeCalls() == ["will 0", "end 1"], "as soon as the finger is there")
    finger.lift()
    settleAnimations()
    #expect(scene.isAtRest && list.takeCalls() == ["did 0"])
    scene.window.tap(at: CGPoint(x: 100, y: 154))
    #expect(list.takeCalls() == ["select 3"], "the next touch is as usual")
  }

  @Test func `is closed by a tap on itself, which does not select it, and not by a push`() {
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 100, y: 66))
    finger.hold(for: 0.3)
    #expect(scene.table.isEditing && scene.cell(1)?.isHighlighted == false)
    finger.lift()
    #expect(list.takeCalls() == ["will 0", "end 1"])
    settleAnimations()
    #expect(scene.isAtRest && scene.table.indexPathForSelectedRow == nil)
    scene.open(1)
    _ = list.takeCalls()
    scene.swipe(1, by: -20) {
      $0.hold(for: 0.2); $0.lift()
    }
    settleAnimations()
    #expect(list.takeCalls().isEmpty && scene.shift(1) == -148)
  }

  @Test func `is closed by a touch that another row's swipe would be, which pushes nothing`() {
    scene.swipe(3, by: -100)
    settleAnimations()
    #expect(scene.isAtRest && list.takeCalls() == ["will 0", "end 1", "did 0"])
  }

  @Test func `is closed by a scroll`() {
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 100, y: 66))
    for y in [50, 30, 10] { finger.move(to: CGPoint(x: 100, y: CGFloat(y))) }
    #expect(list.takeCalls() == ["will 0", "end 1"])
    finger.hold(for: 0.3)
    finger.lift()
    settleAnimations()
    #expect(scene.isAtRest && scene.table.contentOffset.y > 0)
  }

  @Test func `is closed when it leaves the screen`() {
    scene.scroll(to: 300)
    #expect(list.takeCalls().filter { $0.hasPrefix("end") } == ["end 1"])
    #expect(scene.isAtRest)
    scene.scroll(to: 0)
    #expect(scene.isAtRest)
  }

  @Test func `is closed when all is loaded anew, and when there is another data source`() {
    scene.table.reloadData()
    #expect(list.takeCalls().filter { $0.hasPrefix("end") } == ["end nil"])
    #expect(!scene.table.isEditing)
    scene.layOut()
    #expect(scene.isAtRest)
    scene.open(2)
    _ = list.takeCalls()
    let other = SwipeList(3)
    scene.table.dataSource = other
    #expect(list.takeCalls().filter { $0.hasPrefix("end") } == ["end nil"])
    scene.layOut()
    #expect(scene.isAtRest)
  }

  @Test(arguments: [false, true]) func `is closed by both ways of setting the editing`(editing: Bool) {
    scene.table.setEditing(editing, animated: true)
    #expect(list.takeCalls().prefix(2) == ["will 0", "end 1"])
    #expect(scene.table.isEditing == editing)
    settleAnimations()
    #expect(scene.shift(1) == 0 && scene.cell(1)?.swipeActions == nil)
    #expect(scene.table.visibleCells.allSatisfy { $0.isEditing == editing })
    scene.table.isEditing = false
    settleAnimations()
    #expect(scene.isAtRest)
  }

  @Test func `is closed when its table leaves its window`() {
    scene.table.removeFromSuperview()
    #expect(list.takeCalls() == ["will 0", "did 0", "end 1"])
    #expect(scene.isAtRest)
    scene.window.addSubview(scene.table)
    scene.layOut()
    #expect(scene.isAtRest)
  }

  @Test func `is closed when an update takes it away, moves it or loads it anew`() {
    list.delete(1)
    #expect(list.takeCalls().filter { $0.hasPrefix("end") } == ["end nil"])
    settleAnimations()
    #expect(scene.isAtRest)
    scene.open(2)
    _ = list.takeCalls()
    list.rows.swapAt(2, 5)
    scene.table.performBatchUpdates {
      scene.table.moveRow(at: path(2), to: path(5))
      scene.table.moveRow(at: path(5), to: path(2))
    }
    #expect(list.takeCalls().filter { $0.hasPrefix("end") } == ["end 5"])
    settleAnimations()
    #expect(scene.isAtRest)
    scene.open(3)
    _ = list.takeCalls()
    scene.table.reloadRows(at: [path(3)], with: .fade)
    #expect(list.takeCalls().filter { $0.hasPrefix("end") } == ["end nil"])
    settleAnimations()
    #expect(scene.isAtRest)
  }

  @Test func `stays open through updates of others, and when it is filled again`() throws {
    list.rows.insert(100, at: 0)
    scene.table.insertRows(at: [path(0)], with: .automatic)
    settleAnimations()
    #expect(scene.shift(2) == -148 && scene.table.isEditing && list.takeCalls().isEmpty)
    list.delete(3)
    scene.table.reconfigureRows(at: [path(2)])
    scene.table.reloadRows(at: [path(4)], with: .none)
    settleAnimations()
    #expect(scene.shift(2) == -148 && list.takeCalls().filter { $0.hasPrefix("end") }.isEmpty)
    #expect(try #require(scene.buttons(2).first).tap())
    #expect(list.takeCalls() == ["perform Flag 1", "will 0", "end 2"])
  }

  @Test func `keeps its actions at its edge, at its height, when the table is another`() throws {
    scene.table.frame.size.width = 320
    scene.table.rowHeight = 60
    scene.layOut()
    #expect(
      scene.shift(1) == -148 && scene.cell(1)?.swipeActions?.frame == CGRect(x: 320, y: 0, width: 148, height: 60))
    #expect(scene.buttons(1).map(\.frame.height) == [60, 60])
    let wide = scene.buttons(1).map(\.frame.width).reduce(0, +)
    scene.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    scene.layOut()
    let wider = scene.buttons(1).map(\.frame.width).reduce(0, +)
    #expect(wider > wide && abs((scene.shift(1) ?? 0) + wider) < 0.01, "letters are larger")
    list.rows.insert(100, at: 0)
    scene.table.rowHeight = 90
    scene.table.insertRows(at: [path(0)], with: .fade)
    settleAnimations()
    #expect(abs((scene.shift(2) ?? 0) + wider) < 0.01 && scene.buttons(2).first?.frame.height == 90)
    scene.table.setEditing(false, animated: true)
    settleAnimations()
    #expect(scene.isAtRest)
  }

  @Test func `is closed when reading goes the other way`() {
    scene.window.traitOverrides.layoutDirection = .rightToLeft
    scene.layOut()
    #expect(scene.isAtRest && list.takeCalls().contains("end 1"))
    scene.open(1, by: 120)
    #expect(scene.shift(1) == 148)
  }

  @Test func `is followed by its finger through updates above it`() {
    scene.table.setEditing(false, animated: false)
    scene.swipe(3, by: -60) { finger in
      list.rows.insert(100, at: 0)
      scene.table.insertRows(at: [path(0)], with: .none)
      finger.move(to: CGPoint(x: 100, y: 154), duration: 0.1)
      #expect(scene.shift(4) == -90)
      finger.lift()
    }
    settleAnimations()
    #expect(scene.shift(4) == -148)
  }

  @Test func `is taken away under its finger`() {
    scene.table.setEditing(false, animated: false)
    for change in ["delete", "reload", "window", "editing"] {
      scene.swipe(3, by: -60) { finger in
        switch change {
        case "delete": list.delete(list.rows[3])
        case "reload": scene.table.reloadData()
        case "window": scene.table.removeFromSuperview()
        default: scene.table.setEditing(true, animated: true)
        }
        finger.move(to: CGPoint(x: 90, y: 154), duration: 0.1)
        finger.move(to: CGPoint(x: 50, y: 154), duration: 0.1)
        finger.lift()
      }
      if scene.table.window == nil { scene.window.addSubview(scene.table) }
      scene.table.setEditing(false, animated: false)
      settleAnimations()
      scene.layOut()
      #expect(scene.isAtRest, "\(change)")
    }
    #expect(scene.window.touchDelivery.touches.isEmpty)
    scene.open(3)
    #expect(scene.shift(3) == -148)
  }

  @Test func `whose cell is used again is as new`() {
    let cell = scene.cell(1)
    cell?.prepareForReuse()
    #expect(cell?.bounds.minX == 0 && cell?.swipeActions == nil)
  }

  // MARK: What is done in the calls

  @Test func `may have its table changed when it is told of`() {
    settleAnimations()
    scene.table.setEditing(false, animated: false)
    let changes: [() -> Void] = [
      { [unowned list] in list.delete(list.rows[3]) }, { [scene] in scene.table.reloadData() },
      { [scene] in scene.table.removeFromSuperview() }, { [scene] in scene.table.setEditing(true, animated: false) },
      { [scene] in scene.table.contentOffset.y = 400 },
    ]
    for change in changes {
      list.willBegin = change
      scene.swipe(3, by: -100)
      list.willBegin = {}
      if scene.table.window == nil { scene.window.addSubview(scene.table) }
      settleAnimations()
      scene.table.setEditing(false, animated: false)
      scene.scroll(to: 0)
      settleAnimations()
      #expect(scene.isAtRest)
      scene.open(3)
      list.didEnd = change
      scene.table.setEditing(false, animated: true)
      list.didEnd = {}
      if scene.table.window == nil { scene.window.addSubview(scene.table) }
      scene.table.setEditing(false, animated: false)
      settleAnimations()
      scene.scroll(to: 0)
      settleAnimations()
      #expect(scene.isAtRest)
    }
  }

  @Test func `goes on being swiped where its page begins to edit, being told of it`() {
    // Reported: Apple's table view controllers do that themselves, and the table takes no note of it.
    scene.table.setEditing(false, animated: false)
    list.willBegin = { [scene] in scene.table.setEditing(true, animated: true) }
    scene.open(2)
    #expect(scene.shift(2) == -148 && scene.cell(2)?.isEditing == false)
    scene.table.setEditing(false, animated: true)
    settleAnimations()
    #expect(scene.isAtRest)
  }
}
