@_spi(Testing) public import UIKit

extension UIView {
  /// Taps the view as a finger would: whatever lies over that point in the window gets the touch.
  ///
  /// - Parameters:
  ///   - point: In the view's own points; its middle for nil.
  ///   - count: How many times in short succession.
  /// - Returns: Whether the view, or one in it, got the touch.
  @discardableResult public func tap(at point: CGPoint? = nil, count: Int = 1) -> Bool {
    guard let window else { return false }
    let finger = Finger(on: window)
    var isHit = false
    for number in 0..<count {
      finger.press(at: inWindow(point), repeatsTap: number > 0)
      isHit = finger.view?.isDescendant(of: self) ?? false
      finger.hold(for: 0.05)
      finger.lift()
    }
    return isHit
  }

  /// Puts a finger on the view, does something while it is there, and lifts it.
  ///
  /// - Parameters:
  ///   - point: In the view's own points; its middle for nil.
  ///   - duration: How long the finger stays, in seconds; a scroll view holds touches back from its content for 0.15.
  ///   - body: Done at the end of that time, before the finger is lifted.
  /// - Returns: Whether the view, or one in it, got the touch.
  @discardableResult public func press(
    at point: CGPoint? = nil, for duration: TimeInterval = 0.5, while body: () -> Void = {}
  ) -> Bool {
    guard let window else { return false }
    let finger = Finger(on: window)
    finger.press(at: inWindow(point))
    let isHit = finger.view?.isDescendant(of: self) ?? false
    finger.hold(for: duration)
    defer { finger.lift() }
    body()
    return isHit
  }

  /// Drags a finger over the view, or out of it.
  ///
  /// - Parameters:
  ///   - start: Where it is put down, in the view's own points.
  ///   - end: Where it is lifted.
  ///   - steps: In how many movements, each a sixtieth of a second long.
  ///   - hold: How long it stays where it was put down, in seconds, before it moves.
  ///   - body: Done at the end of the way, before the finger is lifted.
  /// - Returns: Whether the view, or one in it, got the touch.
  @discardableResult public func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, after hold: TimeInterval = 0,
    while body: () -> Void = {}
  ) -> Bool {
    guard let window else { return false }
    let (from, to) = (convert(start, to: nil), convert(end, to: nil))
    let finger = Finger(on: window)
    finger.press(at: from)
    let isHit = finger.view?.isDescendant(of: self) ?? false
    if hold > 0 { finger.hold(for: hold) }
    for step in 1...max(steps, 1) {
      let part = CGFloat(step) / CGFloat(max(steps, 1))
      finger.move(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
    }
    defer { finger.lift() }
    body()
    return isHit
  }

  private func inWindow(_ point: CGPoint?) -> CGPoint {
    convert(point ?? CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }
}

extension UITableView {
  /// Taps a row as a finger would: highlight, then selection or deselection with the delegate's calls.
  ///
  /// - Returns: Whether the row took the touch: it must be on screen and selectable.
  @discardableResult public func tap(_ row: Int, in section: Int = 0) -> Bool {
    tapRow(at: IndexPath(row: row, section: section))
  }

  /// Taps a row's detail button.
  ///
  /// - Returns: Whether the row is on screen and has one.
  @discardableResult public func tapDetail(_ row: Int, in section: Int = 0) -> Bool {
    tapDetailButton(at: IndexPath(row: row, section: section))
  }
}

extension UIScrollView {
  /// Scrolls on by a distance in points, taps the status bar, and waits until the content shows its beginning.
  public func tapStatusBar(afterScrollingBy distance: CGFloat) {
    guard let window else { return }
    // A status bar for this tap alone.
    window.setDeviceSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    defer { window.setDeviceSafeArea(.zero) }
    contentOffset.y += distance
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: window.bounds.midX, y: 5))
    finger.lift()
    AnimationClock.shared.advance(by: 1)
    layoutIfNeeded()
  }

  /// Drags the content by a distance in points, downward in the content where it is positive, lifts the finger, and
  /// waits until the content has come to rest.
  ///
  /// - Parameter velocity: How fast the content scrolls when the finger is lifted, in points a second.
  public func dragContent(by distance: CGFloat, velocity: CGFloat = 0) {
    beginDragging()
    drag(by: CGPoint(x: 0, y: distance))
    layoutIfNeeded()
    endDragging(velocity: CGPoint(x: 0, y: velocity))
    layoutIfNeeded()
    while isDecelerating { AnimationClock.shared.advance(by: 1.0 / 60) }
  }
}
