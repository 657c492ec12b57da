import TestSupport
import UIKit

/// Rows that the user drags by their reorder controls.
extension Scene {
  func drag(_ hands: Hands, _ random: inout SeededGenerator) async {
    guard let cell = anyCell(&random) else { return }
    let finger = TestFinger(on: window)
    let start = point(of: cell, fromRight: 22)
    finger.press(at: start)
    let isOnButton = buttonName(of: finger) != nil
    let end = min(window.window.bounds.height, table.frame.maxY)
    await interrupt(&random, times: 10)
    var last = start
    for _ in 0..<(1 + random.below(5)) {
      let y: CGFloat =
        switch random.below(6) {
        case 0: 3
        case 1: end - 3
        default: CGFloat(random.below(max(Int(end), 1)))
        }
      last = CGPoint(x: start.x, y: y)
      finger.move(to: last, duration: [1 / 60, 0.05, 0.3].random(&random))
      if random.chance(3) { finger.hold(for: [0.05, 0.3, 1].random(&random)) }
      await interrupt(&random, times: 8)
    }
    if random.chance(6) {
      finger.cancel()
      if !hands.told.isEmpty { complain("a drag that was cancelled was told as \(hands.told)") }
      return
    }
    // The table places the row once more when the drag ends, so the gap must be read after that.
    finger.move(to: last, duration: 0)
    lift(finger)
    if hands.isTalkative {
      let paths = [hands.drop?.path, hands.drop?.target].map { $0.map { "\($0)" } ?? "none" }
      tell("  \(content(of: cell)?.name ?? "+") from \(paths[0]) to \(paths[1])")
    }
    guard let drop = hands.drop, let target = hands.drop?.target else {
      // If a touch doesn't leave the button of an open row, it's a tap on the button.
      if !hands.told.isEmpty, !isOnButton { complain("no row was held, and that was told as \(hands.told)") }
      return
    }
    // The row's present section reports the move, not the section that it came from, which its cell can still show.
    let own = group(atSection: drop.path.section)?.spec
    let isTold = own?.hand?.moving?.hasHandler == true && target != drop.path
    let name = Content(group: own?.number ?? drop.content.group, row: drop.content.row).name
    let expected = isTold ? ["move \(name)"] : []
    await checkRest(of: drop, at: target)
    let twins = drop.rows.filter { $0.number == drop.content.row.number }
    // If two rows have the same identity, the cell of one can show the other until the next update.
    guard drop.isUpToDate, twins.count <= 1 else { return }
    if hands.told != expected { complain("a move was told as \(hands.told), not \(expected)") }
  }
}
