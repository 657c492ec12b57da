import TableMaker
import TestSupport
import UIKit

/// The controls of a table in editing mode, and the menus of rows.
extension Scene {
  /// Taps a deletion or insertion control, and then the button that confirms.
  func tapControl(_ hands: Hands, _ random: inout SeededGenerator) async {
    guard let cell = openCell == nil || random.chance(2) ? anyCell(&random) : openCell else { return }
    let content = content(of: cell)
    if !cell.showingDeleteConfirmation {
      let finger = TestFinger(on: window)
      finger.press(at: point(of: cell, fromLeft: 27))
      let isOn = buttonName(of: finger) != nil && finger.view?.isDescendant(of: cell) == true
      // A row that has just moved out of a section with such a button keeps it until the next turn, and the button has no
      // effect.
      let inserts = table.indexPath(for: cell).flatMap { group(atSection: $0.section)?.spec.hand?.inserts } ?? false
      let isInsertion = inserts && cell.isEditing && cell.editingStyle == .insert
      // A row that's closing still shows its buttons, which no longer have an effect.
      let isAtRest = cell.bounds.minX == 0
      let offset = table.contentOffset
      await interrupt(&random, times: 8)
      finger.hold(for: 0.05)
      // If the table scrolls automatically, another row can be below the touch.
      let isBelow = table.contentOffset == offset
      lift(finger)
      if let content, isAtRest, isBelow, hands.isQuiet || hands.told.count > 1 {
        let expected = isOn && isInsertion ? ["insert \(content.name)"] : []
        if hands.told.filter({ !$0.hasPrefix("select") }) != expected {
          complain("a tap on the control of \(content.name) was told as \(hands.told), not \(expected)")
        }
      }
    }
    guard cell.showingDeleteConfirmation else { return }
    if random.chance(2) { settleAnimations() } else { advance(seconds: 0.1) }
    window.layOut()
    await interrupt(&random, times: 3)
    await confirm(cell, hands, &random)
  }

  private func confirm(_ cell: UITableViewCell, _ hands: Hands, _ random: inout SeededGenerator) async {
    guard table.indexPath(for: cell) != nil else { return }
    let content = self.content(of: cell)
    let finger = TestFinger(on: window)
    // A cell to be replaced shows the old item until the next turn.
    hands.isQuiet = isStill && current == desired && !events.isReload
    finger.press(at: random.chance(4) ? anyPoint(&random) : point(of: cell, fromRight: 15))
    let isOn = buttonName(of: finger).map { $0 == "Delete" || $0 == "Drop" } ?? false
    let isOpen = cell.showingDeleteConfirmation
    if hands.isTalkative {
      tell(
        "  confirming \(content?.name ?? "+"): \(isOn ? "on" : "not on") a button, \(cell.frame) \(cell.bounds.minX)")
    }
    let offset = table.contentOffset
    await interrupt(&random, times: 8)
    finger.hold(for: 0.05)
    let isBelow = table.contentOffset == offset
    lift(finger)
    guard isOn, isOpen, isBelow, let content, hands.isQuiet else { return }
    if hands.told != ["delete \(content.name)"] {
      complain("the deletion of \(content.name) was confirmed, and told as \(hands.told)")
    }
  }

  // MARK: Menus

  /// Touches and holds a row, and sometimes chooses from its menu.
  func press(_ hands: Hands, _ random: inout SeededGenerator) async {
    guard let cell = anyCell(&random), let content = content(of: cell) else { return }
    let finger = TestFinger(on: window)
    finger.press(at: point(of: cell, fromLeft: cell.bounds.width / 2))
    await interrupt(&random, times: 8)
    finger.hold(for: random.chance(5) ? 0.3 : 1)
    if random.chance(8) { finger.cancel() } else { lift(finger) }
    await interrupt(&random)
    advance(seconds: 1)
    let names = ["M0 \(content.name)", "M1 \(content.name)"]
    let labels = names.compactMap { menuLabel($0) }
    if !labels.isEmpty, random.below(3) > 0 {
      let label = labels.random(&random)
      hands.told = []
      let finger = TestFinger(on: window)
      finger.press(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
      // In a small window, a part of the menu can be out of sight.
      let isOn = finger.view.map { label.isDescendant(of: $0) && $0.bounds.height < 80 } ?? false
      let isQuiet = hands.isQuiet && isOn
      finger.hold(for: 0.05)
      lift(finger)
      // UIKit performs the chosen action after the menu has closed.
      advance(seconds: 1)
      let expected = ["menu \(label.text ?? "")"]
      if isQuiet, hands.told != expected { complain("a choice was told as \(hands.told), not \(expected)") }
    }
    await interrupt(&random, times: 6)
  }

  private func menuLabel(_ name: String) -> UILabel? {
    func find(in view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == name { return label }
      return view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return window.window.subviews.lazy.filter { [table] in $0 !== table }.compactMap { find(in: $0) }.first
  }

  func dismissMenus() async {
    guard window.window.subviews.contains(where: { [table] in $0 !== table }) else { return }
    advance(seconds: 1)
    // Taps next to the menu, if there's a place.
    let bounds = window.window.bounds
    for point in [CGPoint(x: 1, y: 1), CGPoint(x: bounds.maxX - 1, y: bounds.maxY - 1)] {
      guard window.window.subviews.contains(where: { [table] in $0 !== table }) else { return }
      window.window.tap(at: point)
      settleAnimations()
    }
  }

  // MARK: Several rows

  /// Pans over rows with two touches, or in editing mode over the selection controls with one touch.
  func choose(_ random: inout SeededGenerator) async {
    guard let cell = anyCell(&random) else { return }
    let isOne = isEditing && random.chance(2)
    var points = isOne ? [point(of: cell, fromLeft: 27)] : [60, 100].map { point(of: cell, fromLeft: $0) }
    let fingers = points.map { _ in TestFinger(on: window) }
    TestFinger.press(fingers, at: points)
    let end = window.window.bounds.height
    for _ in 0..<(2 + random.below(6)) {
      let way = CGFloat(random.below(80) - 40)
      for index in points.indices { points[index].y = min(max(points[index].y + way, 1), end - 1) }
      TestFinger.move(fingers, to: points, duration: random.chance(4) ? 0.3 : 1 / 30)
      noticeEditing()
      await interrupt(&random, times: 10)
    }
    if random.chance(6) {
      for finger in fingers { finger.cancel() }
    } else {
      if isOne { lift(fingers[0]) } else { lift(fingers[0], fingers[1]) }
    }
    noticeEditing()
  }

  /// Updates the model if a pan for selecting rows has turned on editing mode.
  private func noticeEditing() {
    // An open row is in editing mode automatically. While a row closes, other rows can also be in editing mode.
    let isEdited = openCell == nil || table.visibleCells.filter(\.isEditing).count > 1
    guard table.isEditing, !isEditing, isEdited else { return }
    isEditing = true
    events.isOtherForm = true
    // The table view doesn't report that it has turned on editing mode. If an update is running, rows that depend on the mode
    // follow in the next one.
    dataSource.update()
    events.isAllTold = true
  }
}
