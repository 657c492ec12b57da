import Foundation
import TableMaker
import TestSupport
import UIKit

extension FuzzChat {
  /// The touches during a change.
  private enum Hold: CaseIterable { case nothing, nothingAtAll, finger, flick }

  /// Scrolls and changes something, and returns a description of the first mistake; nil if there's none.
  func testOne(_ random: inout SeededGenerator) async -> String? {
    if random.chance(2), let mistake = await scroll(&random) { return mistake }
    await settle()
    if let mistake { return mistake }
    reached = 0
    let finger = hold(Hold.allCases.random(&random), &random)
    let isHeld = finger != nil || table.isDecelerating
    let (wasAtEnd, seen, height, filled) = (isAtEnd, seen, table.bounds.height, end > top)
    let hadEnd = reached
    change(&random)
    await wait()
    // Rows don't move during a touch. At the end, TableMaker promises nothing more during a touch. It doesn't promise anything
    // yet about a reload during a touch, or about a touch of rows that don't fill the table view.
    let isPromised = story.last != "reloads" && filled && end > top
    if isHeld, !wasAtEnd, isPromised, let mistake = placeMistake(wasAtEnd: false, seen, isSettled: false) {
      return "while \(finger == nil ? "the table scrolls on" : "a finger is there"), \(mistake)"
    }
    finger?.lift()
    await settle()
    if let mistake { return mistake }
    if isHeld, dataSource.isAtEnd, !isAtEnd { return "after a touch, the table isn't taken to its end" }
    guard !isHeld, wasAtEnd || height == table.bounds.height else { return nil }
    // If all lines fit for a moment before the keyboard covers some of them, the table stays at its end.
    if !wasAtEnd, reached > hadEnd, isAtEnd { return nil }
    if let mistake = placeMistake(wasAtEnd: wasAtEnd, seen, isSettled: true) { return mistake }
    if wasAtEnd, reached != hadEnd { return "the end was reached \(reached) times, though the table stayed there" }
    return nil
  }

  // MARK: Scrolling

  private func scroll(_ random: inout SeededGenerator) async -> String? {
    reached = 0
    let wasAtEnd = isAtEnd
    switch random.below(6) {
    case 0, 1:
      let isAnimated = random.chance(2)
      story.append("scrolls to the end\(isAnimated ? " slowly" : "")")
      // Appends a line first, as an app does when the user sends one.
      if random.chance(2) { append(1) }
      dataSource.scrollToEnd(animated: isAnimated)
      await settle()
      if let mistake = placeMistake(wasAtEnd: true, [], isSettled: true) { return mistake }
      let expected = wasAtEnd ? 0 : 1
      if reached != expected { return "the end was reached \(reached) times by a scroll to it, not \(expected)" }
    case 2:
      guard !lines.isEmpty else { return nil }
      let line = lines.random(&random)
      story.append("scrolls to \(line.id)")
      dataSource.scroll(to: line, at: .top, animated: random.chance(2))
    case 3:
      story.append("scrolls to the top")
      table.contentOffset.y = top
    default:
      let distance = CGFloat(random.below(500) - 350)
      story.append("is dragged by \(distance)")
      drag(by: distance).lift()
    }
    return nil
  }

  /// Drags the rows, and returns the touch, which continues.
  private func drag(by distance: CGFloat, velocity: Bool = false) -> TestFinger {
    let finger = TestFinger(on: window)
    let start = CGPoint(x: 100, y: distance < 0 ? 60 : 200)
    finger.press(at: start)
    // A negative distance scrolls to earlier lines.
    for step in 1...8 { finger.move(to: CGPoint(x: 100, y: start.y - distance * CGFloat(step) / 8)) }
    if !velocity { finger.hold(for: 0.3) }
    return finger
  }

  private func hold(_ hold: Hold, _ random: inout SeededGenerator) -> TestFinger? {
    let distance = CGFloat(random.below(300) - 200)
    switch hold {
    case .nothing, .nothingAtAll: return nil
    case .finger:
      story.append("is held \(distance) from there")
      return drag(by: distance)
    case .flick:
      story.append("is flicked by \(distance)")
      drag(by: distance, velocity: true).lift()
      advance(seconds: 0.1)
      return nil
    }
  }

  // MARK: Changes

  private func append(_ count: Int) {
    let new = make(count)
    lines += new
    if let list { list.append(contentsOf: new) } else { pages?.items += new }
  }

  private func make(_ count: Int) -> [ChatLine] {
    (0..<count).map { _ in
      next += 1
      return ChatLine(id: next)
    }
  }

  /// Assigns the lines to the list.
  private func put() {
    list?.items = lines
    pages?.items = lines
  }

  /// Changes the lines, or the views around them.
  private func change(_ random: inout SeededGenerator) {
    let row = lines.isEmpty ? nil : random.below(lines.count)
    switch (random.below(14), row) {
    case (0...2, _):
      let count = 1 + random.below(4)
      story.append("gets \(count)")
      append(count)
    case (3, _):
      let new = make(1 + random.below(20))
      story.append("gets \(new.count) at the top")
      lines.insert(contentsOf: new, at: 0)
      put()
    case (4, _):
      let place = random.below(lines.count + 1)
      story.append("gets one at \(place)")
      lines.insert(contentsOf: make(1), at: place)
      put()
    case (5, let row?), (6, let row?):
      story.append("edits \(lines[row].id)")
      lines[row].revision += 1
      if random.chance(2) { put() } else { replace(lines[row]) }
    case (7, let row?):
      let place = random.chance(2) ? lines.count - 1 : row
      story.append("removes \(lines[place].id)")
      lines.remove(at: place)
      put()
    case (8, _): moveKeyboard(&random)
    case (9, _):
      let inset = CGFloat(random.below(90))
      story.append("has an inset of \(inset)")
      // The composer above the keyboard grows.
      table.verticalScrollIndicatorInsets.bottom = inset
      UIView.animate(withDuration: 0.25) { self.table.frame.size.height = self.window.window.bounds.height - inset }
    case (10, _):
      story.append("reloads")
      dataSource.reload()
    case (11, _):
      story.append("updates")
      dataSource.batch(animation: random.chance(2) ? .none : .fade) { append(1) }
    default: askForPages(&random)
    }
  }

  private func replace(_ line: ChatLine) {
    list?.replace(line)
    pages?.replace(line)
  }

  private func askForPages(_ random: inout SeededGenerator) {
    guard let pages else { return append(1) }
    if desk.waiting.isEmpty {
      story.append("asks for a page")
      if pages.state.error != nil { pages.retry() } else { pages.loadPrevious() }
    } else {
      let fails = random.chance(4)
      story.append("gets \(fails ? "an error" : "a page")")
      desk.answer(fails: fails)
    }
  }

  private func moveKeyboard(_ random: inout SeededGenerator) {
    let bounds = window.window.screen.bounds
    let height = CGFloat(120 + random.below(80))
    let top = window.window.bounds.height - height
    let isUp = keyboard == nil || random.chance(3)
    keyboard = isUp ? CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top) : nil
    story.append(isUp ? "has a keyboard of \(height)" : "has no keyboard")
    let name =
      isUp ? UIResponder.keyboardWillChangeFrameNotification : UIResponder.keyboardWillHideNotification
    var info: [AnyHashable: Any] = [UIResponder.keyboardAnimationDurationUserInfoKey: random.chance(2) ? 0.25 : 0.0]
    if let keyboard { info[UIResponder.keyboardFrameEndUserInfoKey] = keyboard }
    NotificationCenter.default.post(name: name, object: window.window.screen, userInfo: info)
  }
}
