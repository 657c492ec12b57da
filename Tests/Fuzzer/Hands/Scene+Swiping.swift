import TestSupport
import UIKit

/// Rows that the user swipes.
extension Scene {
  func swipe(_ hands: Hands, _ random: inout SeededGenerator) async {
    guard let cell = random.chance(4) ? openCell ?? anyCell(&random) : anyCell(&random) else { return }
    let content = content(of: cell)
    let width = min(cell.frame.width, window.window.bounds.width)
    let length = [15, 40, 90, 150, 0.6 * width, 0.98 * width].random(&random)
    let way = random.chance(2) ? length : -length
    let start = way < 0 ? point(of: cell, fromRight: 2) : point(of: cell, fromLeft: 2)
    let wasClosed = openCell == nil
    let finger = TestFinger(on: window)
    finger.press(at: start)
    let button = buttonName(of: finger)
    // A row that ends where the table begins still has a cell, but the touch is on the next row.
    let isOn = finger.view?.isDescendant(of: cell) == true
    await interrupt(&random, times: 8)
    let steps = 2 + random.below(6)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: start.x + way * part, y: start.y), duration: random.chance(3) ? 0.1 : 1 / 60)
      await interrupt(&random, times: 12)
    }
    let isOver = wasClosed && abs(cell.bounds.minX) > 0.96 * cell.bounds.width
    let isCancelled = random.chance(6)
    if isCancelled { finger.cancel() } else { lift(finger) }
    let name = content?.name ?? "the row that adds an item"
    guard hands.isQuiet || !hands.told.isEmpty else { return }
    if isCancelled, !hands.told.isEmpty { complain("a swipe of \(name) that was cancelled was told as \(hands.told)") }
    // In a narrow row, wide buttons don't leave enough distance for a full swipe.
    if isOver, !isCancelled, cell.bounds.width > 300, content != nil, hands.isQuiet, hands.told.count != 1 {
      complain("\(name) was swiped over its whole width, and that was told as \(hands.told)")
    }
    guard let told = hands.told.first, hands.isQuiet, isOn else { return }
    // The buttons of an open row belong to the item that it showed when it was opened. The item at this position can be another
    // one now.
    let isOfButton = button.map { told == "action \($0)" } ?? false
    if !isOfButton, !told.hasSuffix(" \(name)") { complain("a swipe of \(name) was told as \(told)") }
  }

  func tapAction(_ hands: Hands, _ random: inout SeededGenerator) async {
    // There's nothing to tap in a row that's closing.
    let isAtRest = random.below(4) > 0
    if isAtRest { settleAnimations() }
    guard let cell = openCell, let content = content(of: cell) else { return }
    let open = Int(abs(cell.bounds.minX))
    let place = CGFloat(random.below(max(open - 2, 1)) + 1)
    let point =
      cell.bounds.minX > 0 ? point(of: cell, fromRight: place) : point(of: cell, fromLeft: place)
    let finger = TestFinger(on: window)
    finger.press(at: point)
    let name = buttonName(of: finger)
    if hands.isTalkative { tell("  on \(name ?? "no button") of \(content.name), \(open) points open") }
    let isConfirmed = cell.showingDeleteConfirmation && isEditing
    let offset = table.contentOffset
    await interrupt(&random, times: 6)
    finger.hold(for: 0.05)
    let isBelow = table.contentOffset == offset
    let isCancelled = random.chance(8)
    if isCancelled { finger.cancel() } else { lift(finger) }
    guard let name, finger.view == nil, !isCancelled, !isConfirmed, isAtRest, isBelow else {
      return expect([], unless: name != nil, hands)
    }
    let isOwn = name.hasPrefix("L") || name.hasPrefix("T")
    expect([isOwn ? "action \(name)" : "delete \(content.name)"], unless: false, hands)
  }

  /// Checks the reported calls of a gesture during which nothing else happened.
  private func expect(_ told: [String], unless isUnknown: Bool, _ hands: Hands) {
    if hands.isQuiet, !isUnknown, hands.told != told { complain("a tap was told as \(hands.told), not \(told)") }
  }
}
