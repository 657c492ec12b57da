import TableMaker
import TestSupport
import UIKit

/// The user's touches on the table, through its window.
extension Scene {
  enum Gesture {
    case swipe, tapAction, touch, edit, control, drag, press, choose
  }

  /// The steps that can happen during touches.
  ///
  /// Scrolling to an item isn't one of them because its target outlives a gesture that stops the scroll.
  private static let interruptions: [Step.Kind] =
    Array(repeating: .edit, count: 6)
    + [
      .burst, .batch, .nestedBatches, .twoBatches, .cross, .update, .updateQuietly, .reload, .reconfigure, .remeasure,
      .forgetHeights, .edits, .select, .scroll, .search, .search, .unfold, .sections, .sections,
      .ownGroup, .makeAnew, .width, .textSize, .look, .wait, .window,
    ]

  func useHands(_ step: Step, _ random: inout SeededGenerator) async {
    guard let hands = handState else { return }
    events.isMoved = true
    events.mayToggle = true
    for group in groups { group.loads?.mayBeTapped = true }
    isScrolling = true
    hands.random = SeededGenerator(seed: step.seed &+ 1)
    if random.chance(2) { hands.doWhatIsLate() }
    for _ in 0..<(1 + random.below(3)) where isInWindow && !table.bounds.isEmpty {
      window.layOut()
      (hands.told, hands.isQuiet, hands.drop) = ([], isStill, nil)
      let gesture = anyGesture(&random)
      await use(gesture, hands, &random)
      if hands.isTalkative { tell("  \(gesture)\(hands.isQuiet ? "" : ", disturbed"): \(hands.told)") }
      if hands.told.count > 1 { hands.mistakes.append("one gesture was told as \(hands.told)") }
      // A touch that stays in place long enough may have opened a menu.
      await dismissMenus()
      if random.chance(3) { await dataSource.waitForUpdates() }
      if random.chance(2) { advance(seconds: 0.1) }
    }
  }

  private func anyGesture(_ random: inout SeededGenerator) -> Gesture {
    if openCell != nil, random.below(3) > 0 { return [.tapAction, .tapAction, .swipe, .touch].random(&random) }
    let gestures: [Gesture] =
      isEditing
      ? [.control, .control, .control, .drag, .drag, .drag, .drag, .choose, .choose, .press, .touch, .swipe, .edit]
      : [.swipe, .swipe, .swipe, .swipe, .edit, .edit, .press, .press, .touch, .choose]
    return gestures.random(&random)
  }

  private func use(_ gesture: Gesture, _ hands: Hands, _ random: inout SeededGenerator) async {
    switch gesture {
    case .swipe: await swipe(hands, &random)
    case .tapAction: await tapAction(hands, &random)
    case .touch:
      let finger = TestFinger(on: window)
      finger.press(at: anyPoint(&random))
      await interrupt(&random)
      finger.hold(for: random.chance(4) ? 0.2 : 0.05)
      if random.chance(6) { finger.cancel() } else { lift(finger) }
    case .edit:
      toggleEditing(&random)
      await interrupt(&random)
    case .control: await tapControl(hands, &random)
    case .drag: await drag(hands, &random)
    case .press: await press(hands, &random)
    case .choose: await choose(&random)
    }
  }

  func toggleEditing(_ random: inout SeededGenerator) {
    isEditing.toggle()
    events.isOtherForm = true
    dataSource.setEditing(isEditing, animated: random.chance(2))
  }

  /// Performs another step during a touch, once in a number of times on average.
  func interrupt(_ random: inout SeededGenerator, times: Int = 4) async {
    guard random.chance(times) else { return }
    handState?.isQuiet = false
    let kind = Self.interruptions.random(&random)
    if handState?.isTalkative == true { tell("  then \(kind)") }
    // A reload that waits would run in the app's group of updates. `LiveData.md` doesn't promise that this works.
    if kind == .ownGroup, events.isReload || events.mayBeReload {
      await dataSource.waitForUpdates()
      current = desired
    }
    perform(kind, &random)
    pending = [:]
    guard random.chance(2) else { return }
    await dataSource.waitForUpdates()
    if events.isReload { current = desired }
    window.layOut()
  }

  // MARK: Places

  /// The cell of a row that's open, or that shows the confirmation of a deletion.
  var openCell: UITableViewCell? { table.visibleCells.first { $0.bounds.minX != 0 } }

  /// Returns a random point in the window that's on the table.
  func anyPoint(_ random: inout SeededGenerator) -> CGPoint {
    let seen = table.convert(table.bounds, to: nil).intersection(window.window.bounds)
    return CGPoint(
      x: seen.minX + CGFloat(random.below(max(Int(seen.width), 1))),
      y: seen.minY + CGFloat(random.below(max(Int(seen.height), 1))))
  }

  /// Returns a random cell on screen; nil if there's none.
  func anyCell(_ random: inout SeededGenerator) -> UITableViewCell? {
    let cells = table.visibleCells
    return cells.isEmpty ? nil : cells.random(&random)
  }

  /// Returns a point in the window at a cell's height, at a distance from the cell's left or right edge.
  func point(of cell: UITableViewCell, fromLeft left: CGFloat? = nil, fromRight right: CGFloat? = nil) -> CGPoint {
    let frame = table.convert(cell.frame, to: nil)
    let seen = table.convert(table.bounds, to: nil).intersection(window.window.bounds)
    let x = left.map { frame.minX + $0 } ?? frame.maxX - (right ?? 0)
    let shown = frame.intersection(seen)
    return CGPoint(x: min(max(x, seen.minX), seen.maxX - 1), y: shown.isNull ? frame.midY : shown.midY)
  }

  /// Returns the name of the button below a touch; nil for none.
  func buttonName(of finger: TestFinger) -> String? {
    guard let view = finger.view else { return nil }
    let control = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIControl }.first
    guard let control else { return nil }
    func label(in view: UIView) -> UILabel? {
      (view as? UILabel) ?? view.subviews.lazy.compactMap { label(in: $0) }.first
    }
    return label(in: control)?.text ?? ""
  }

  /// A Boolean value that indicates whether the content is at rest. If not, the next touch only stops it.
  var isStill: Bool { !table.isDecelerating && !table.isDragging }

  func complain(_ what: String) { handState?.mistakes.append(what) }

  /// Returns the item that a cell shows, with the section that the row is in now.
  ///
  /// A row that moved can still show its item as one of the other section.
  func content(of cell: UITableViewCell) -> Content? {
    guard let content = (cell as? FuzzCell)?.content else { return nil }
    let group = table.indexPath(for: cell).flatMap { self.group(atSection: $0.section)?.spec.number }
    return Content(group: group ?? content.group, row: content.row)
  }
}
