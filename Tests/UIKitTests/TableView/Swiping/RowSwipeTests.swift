import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A touch that pushes a row aside.
@MainActor @Suite(.languages("en")) struct `A finger that goes over a row sideways` {
  private let list = SwipeList(20)
  private let scene: TableScene

  init() { scene = .swiped(list) }

  @Test func `pushes it aside, and shows its actions where it was`() throws {
    scene.swipe(1, by: -90) { finger in
      #expect(scene.shift(1) == -90)
      #expect(scene.cell(1)?.swipeActions?.frame == CGRect(x: 390, y: 0, width: 90, height: 44))
      // The first is the outermost, and each shows its share.
      #expect(
        scene.buttons(1).map(\.frame)
          == [CGRect(x: 45, y: 0, width: 45, height: 44), CGRect(x: 0, y: 0, width: 45, height: 44)])
      finger.lift()
    }
    #expect(list.takeCalls() == ["trailing 1", "begin 1", "will 2"])
    settleAnimations()
    #expect(scene.shift(1) == -148, "two buttons of 74 points")
    #expect(list.takeCalls() == ["did 2"])
    #expect(scene.buttons(1).map(\.frame.width) == [74, 74])
    #expect(scene.table.visibleCells.filter { $0.bounds.minX != 0 }.count == 1)
  }

  @Test func `the other way shows those at its start`() throws {
    scene.swipe(2, by: 60)
    #expect(list.takeCalls() == ["leading 2", "begin 2", "will 2"])
    settleAnimations()
    #expect(scene.shift(2) == 74)
    #expect(scene.cell(2)?.swipeActions?.frame == CGRect(x: -74, y: 0, width: 74, height: 44))
    #expect(scene.buttons(2).map(\.action.title) == ["Read"])
  }

  @Test func `while the row is open, the table is edited and the cell is not`() throws {
    var states: [Bool] = []
    list.fill = { cell, _ in cell.configurationUpdateHandler = { _, state in states.append(state.isSwiped) } }
    scene.table.reloadData()
    scene.layOut()
    states = []
    scene.swipe(1, by: -90)
    scene.layOut()
    let cell = try #require(scene.cell(1))
    #expect(scene.table.isEditing && !cell.isEditing && cell.showingDeleteConfirmation)
    #expect(cell.configurationState.isSwiped && states.last == true)
    #expect(try #require(scene.cell(2)).editGlyph == nil)
    scene.table.setEditing(false, animated: true)
    #expect(!scene.table.isEditing && !cell.showingDeleteConfirmation && !cell.configurationState.isSwiped)
    scene.layOut()
    #expect(states.last == false)
    settleAnimations()
    #expect(scene.isAtRest)
  }

  @Test(arguments: [(-60.0, true), (-80, true), (-74.0, false), (-20, false)])
  func `slowly: the row opens past half of its actions, and springs back before`(way: Double, _: Bool) {
    scene.swipe(1, by: way) { finger in
      finger.hold(for: 0.2)
      finger.lift()
    }
    settleAnimations()
    #expect(scene.shift(1) == (way < -74 ? -148 : 0))
    #expect(scene.isAtRest == (way >= -74))
  }

  @Test func `fast: a flick opens it from anywhere, and closes it from anywhere`() {
    scene.swipe(1, by: -20, pace: 1.0 / 60)
    settleAnimations()
    #expect(scene.shift(1) == -148)
    scene.swipe(1, by: 20, pace: 1.0 / 60)
    #expect(list.takeCalls() == ["trailing 1", "begin 1", "will 2", "did 2", "will 0", "end 1"])
    settleAnimations()
    #expect(scene.isAtRest)
    #expect(list.takeCalls() == ["did 0"])
  }

  @Test func `its motion never goes past its place to the other side`() {
    scene.open(1)
    scene.swipe(1, by: 100, pace: 1.0 / 120)
    for _ in 0..<60 {
      advance(seconds: 1.0 / 60)
      #expect((scene.shift(1) ?? 1) <= 0)
    }
    #expect(scene.isAtRest)
  }

  @Test func `beyond the actions, the row follows all the way to the first one, or ever more slowly`() throws {
    list.isFullSwipeAllowed = false
    scene.swipe(1, by: -200, from: 380) { finger in
      let shift = -(scene.shift(1) ?? 0)
      #expect(shift > 148 && shift < 185)
      finger.lift()
    }
    settleAnimations()
    #expect(scene.shift(1) == -148 && list.calls.allSatisfy { !$0.hasPrefix("perform") })
    scene.table.setEditing(false, animated: false)
    list.isFullSwipeAllowed = true
    scene.swipe(1, by: -200, from: 380) { finger in
      #expect(scene.shift(1) == -200)
      finger.lift()
    }
    settleAnimations()
    #expect(scene.shift(1) == -148 && list.calls.allSatisfy { !$0.hasPrefix("perform") }, "not far enough")
  }

  @Test func `assumed: past half of the row, and past the actions, it is a full swipe`() {
    // A device would settle where it begins.
    scene.swipe(1, by: -230, from: 380) { finger in
      advance(seconds: 1)
      scene.layOut()
      #expect(scene.buttons(1).map(\.frame.width) == [230, 0])
      _ = list.takeCalls()
      finger.lift()
    }
    #expect(list.takeCalls() == ["perform Flag 1", "will 0", "end 1"])
    settleAnimations()
    #expect(scene.isAtRest)
    // The row is pushed back before the touch ends.
    scene.swipe(1, by: -230, from: 380) { finger in
      for x in stride(from: 150, through: 300, by: 10) { finger.move(to: CGPoint(x: CGFloat(x), y: 66), duration: 0.1) }
      #expect((scene.buttons(1).last?.frame.width ?? 0) > 0)
      finger.lift()
    }
    settleAnimations()
    #expect(scene.isAtRest && list.calls.filter { $0.hasPrefix("perform") }.isEmpty)
  }

  @Test func `that goes up or down scrolls, and that scrolls already pushes nothing`() {
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 195, y: 285))
    finger.move(to: CGPoint(x: 100, y: 260))
    finger.move(to: CGPoint(x: 20, y: 240))
    finger.hold(for: 0.3)
    finger.lift()
    #expect(scene.table.contentOffset.y > 0 && scene.isAtRest && list.calls.allSatisfy { !$0.hasPrefix("trailing") })
  }

  @Test func `that pushes a row does not scroll, wherever it goes then`() {
    scene.swipe(5, by: -60) { finger in
      for y in [200, 120, 40] { finger.move(to: CGPoint(x: 120, y: CGFloat(y))) }
      #expect(scene.table.contentOffset.y == 0 && scene.shift(5) != 0)
      finger.hold(for: 0.2)
      finger.lift()
    }
    settleAnimations()
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test func `takes the highlight from the row, and selects nothing`() throws {
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 200, y: 66))
    finger.hold(for: 0.2)
    #expect(scene.cell(1)?.isHighlighted == true)
    for x in [180, 140, 100] { finger.move(to: CGPoint(x: CGFloat(x), y: 66), duration: 0.1) }
    #expect(scene.cell(1)?.isHighlighted == false)
    finger.lift()
    settleAnimations()
    #expect(scene.shift(1) == -148 && list.calls.allSatisfy { !$0.hasPrefix("select") })
  }

  @Test func `leaves a selected row selected`() {
    scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    scene.open(1)
    #expect(scene.cell(1)?.isSelected == true && scene.table.indexPathForSelectedRow?.row == 1)
    scene.table.setEditing(false, animated: true)
    settleAnimations()
    #expect(scene.isAtRest && scene.table.indexPathForSelectedRow?.row == 1)
  }

  @Test func `is taken away in the middle: the row goes back to where it was`() {
    scene.swipe(1, by: -120) { $0.cancel() }
    settleAnimations()
    #expect(scene.isAtRest)
    #expect(list.takeCalls() == ["trailing 1", "begin 1", "will 2", "will 0", "end 1", "did 0"])
    scene.open(1)
    _ = list.takeCalls()
    scene.swipe(1, by: 100) { $0.cancel() }
    settleAnimations()
    #expect(scene.shift(1) == -148 && list.takeCalls().isEmpty, "it was open")
    scene.swipe(2, by: -300, from: 380) { $0.cancel() }
    settleAnimations()
    #expect(scene.isAtRest && list.calls.allSatisfy { !$0.hasPrefix("perform") })
  }

  @Test func `is one of two: on two rows at once, none is pushed; later ones wait`() {
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    first.press(at: CGPoint(x: 300, y: 66))
    second.press(at: CGPoint(x: 300, y: 154))
    for x in stride(from: 280, through: 100, by: -20) {
      Finger.move([(first, CGPoint(x: CGFloat(x), y: 66)), (second, CGPoint(x: CGFloat(x), y: 154))])
    }
    first.lift()
    second.lift()
    settleAnimations()
    #expect(scene.isAtRest)
    // The second comes while the first pushes.
    scene.swipe(1, by: -60) { finger in
      second.press(at: CGPoint(x: 300, y: 154))
      for x in [280, 240, 200] { second.move(to: CGPoint(x: CGFloat(x), y: 154)) }
      #expect(scene.shift(1) == -60 && scene.shift(3) == 0)
      finger.move(to: CGPoint(x: 100, y: 66), duration: 0.1)
      #expect(scene.shift(1) == -90)
      finger.lift()
      second.lift()
    }
    settleAnimations()
    #expect(scene.shift(1) == -148 && scene.shift(3) == 0)
  }

  @Test func `begins on a button in the row: the swipe takes it; on a slider or a switch it does not come`() throws {
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 180, y: 0, width: 60, height: 44), primaryAction: UIAction { _ in taps += 1 })
    try #require(scene.cell(1)).contentView.addSubview(button)
    scene.swipe(1, by: -90, pace: 1.0 / 60)
    settleAnimations()
    #expect(scene.shift(1) == -148 && taps == 0 && !button.isHighlighted)
    scene.table.setEditing(false, animated: false)
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 200, y: 66))
    finger.hold(for: 0.3)
    #expect(button.isHighlighted)
    for x in [180, 140, 100] { finger.move(to: CGPoint(x: CGFloat(x), y: 66)) }
    finger.lift()
    settleAnimations()
    // As a scroll: a control that has the touch keeps it.
    #expect(scene.isAtRest && !button.isHighlighted)
    for control in [UISlider(frame: CGRect(x: 150, y: 0, width: 100, height: 44)), UISwitch(frame: .zero)] {
      control.center = CGPoint(x: 200, y: 22)
      try #require(scene.cell(2)).contentView.addSubview(control)
      scene.swipe(2, by: -90, pace: 1.0 / 60)
      settleAnimations()
      #expect(scene.isAtRest)
      control.removeFromSuperview()
    }
  }

  // MARK: When there is nothing

  enum Nothing: CaseIterable { case empty, cannotEdit, noStyle, editing, disabledTable, disabledCell, leadingNil }

  @Test(arguments: Nothing.allCases) func `pushes nothing where there is nothing to show`(nothing: Nothing) throws {
    switch nothing {
    case .empty: list.trailing = { _ in [] }
    case .cannotEdit: list.canEdit = { _ in false }
    case .noStyle: list.style = .none
    case .editing: scene.table.isEditing = true
    case .disabledTable: scene.table.isUserInteractionEnabled = false
    case .disabledCell: try #require(scene.cell(1)).isUserInteractionEnabled = false
    case .leadingNil: list.leading = { _ in nil }
    }
    scene.layOut()
    scene.swipe(1, by: nothing == .leadingNil ? 100 : -100) { finger in
      #expect(scene.shift(1) == 0)
      finger.lift()
    }
    settleAnimations()
    #expect(scene.shift(1) == 0 && scene.table.swipe == nil)
    #expect(list.calls.allSatisfy { !$0.hasPrefix("begin") })
  }

  @Test func `may still scroll where there is nothing`() {
    list.trailing = { _ in [] }
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 180, y: 300))
    for y in [280, 250, 220] { finger.move(to: CGPoint(x: 180, y: CGFloat(y))) }
    finger.hold(for: 0.2)
    finger.lift()
    #expect(scene.table.contentOffset.y > 0)
  }

  @Test func `from right to left shows the trailing actions on the left`() throws {
    scene.table.semanticContentAttribute = .forceRightToLeft
    scene.window.traitOverrides.layoutDirection = .rightToLeft
    scene.layOut()
    scene.swipe(1, by: 90) { finger in
      #expect(list.takeCalls().first == "trailing 1")
      #expect(scene.shift(1) == 90)
      #expect(scene.cell(1)?.swipeActions?.frame == CGRect(x: -90, y: 0, width: 90, height: 44))
      #expect(scene.buttons(1).map(\.frame.minX) == [0, 45])
      finger.lift()
    }
    settleAnimations()
    #expect(scene.shift(1) == 148)
    scene.table.setEditing(false, animated: false)
    scene.swipe(1, by: -60)
    #expect(list.takeCalls().contains("leading 1"))
    settleAnimations()
    #expect(scene.shift(1) == -74)
  }

  @Test func `comes in from the screen's edge: who goes back there comes first`() {
    let back = UIScreenEdgePanGestureRecognizer()
    back.edges = .left
    scene.window.addGestureRecognizer(back)
    scene.swipe(1, by: 90, from: 5) { finger in
      #expect(back.state == .changed && scene.shift(1) == 0)
      finger.lift()
    }
    settleAnimations()
    #expect(scene.isAtRest)
    scene.swipe(1, by: 60, from: 60)
    settleAnimations()
    #expect(scene.shift(1) == 74)
  }
}
