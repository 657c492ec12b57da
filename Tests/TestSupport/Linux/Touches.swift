@_spi(Testing) public import UIKit

extension UIView {
  /// Taps the view as the user does: the frontmost view at that point of the window receives the touch.
  ///
  /// - Parameters:
  ///   - point: The position in the view's coordinates, or `nil` for its center.
  ///   - count: The number of taps in quick succession.
  /// - Returns: A Boolean value that indicates whether the view or one of its subviews received the touch.
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

  /// Begins a touch on the view, calls a closure, and ends the touch.
  ///
  /// - Parameters:
  ///   - point: The position in the view's coordinates, or `nil` for its center.
  ///   - duration: The duration of the touch, in seconds. A scroll view delays touches to its content by 0.15 seconds.
  ///   - body: A closure called at the end of that time, before the touch ends.
  /// - Returns: A Boolean value that indicates whether the view or one of its subviews received the touch.
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

  /// Drags a touch over the view, or out of it.
  ///
  /// - Parameters:
  ///   - start: The position where the touch begins, in the view's coordinates.
  ///   - end: The position where the touch ends, in the view's coordinates.
  ///   - steps: The number of movements, each of which takes a sixtieth of a second.
  ///   - hold: The time before the touch moves, in seconds.
  ///   - body: A closure called at the end of the path, before the touch ends.
  /// - Returns: A Boolean value that indicates whether the view or one of its subviews received the touch.
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
  /// Taps a row as the user does: highlights it, and then selects or deselects it, with the delegate's calls.
  ///
  /// - Returns: A Boolean value that indicates whether the row received the touch. It must be on screen and selectable.
  @discardableResult public func tap(_ row: Int, in section: Int = 0) -> Bool {
    tapRow(at: IndexPath(row: row, section: section))
  }

  /// Taps a row's detail button.
  ///
  /// - Returns: A Boolean value that indicates whether the row is on screen and has a detail button.
  @discardableResult public func tapDetail(_ row: Int, in section: Int = 0) -> Bool {
    tapDetailButton(at: IndexPath(row: row, section: section))
  }
}

extension UIScrollView {
  /// Scrolls down by a distance in points, taps the status bar, and waits until the content is at its top.
  public func tapStatusBar(afterScrollingBy distance: CGFloat) {
    guard let window else { return }
    // Adds a status bar only for this tap.
    window.setDeviceSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    defer { window.setDeviceSafeArea(.zero) }
    contentOffset.y += distance
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: window.bounds.midX, y: 5))
    finger.lift()
    AnimationClock.shared.advance(by: 1)
    layoutIfNeeded()
  }

  /// Drags the content by a distance in points, ends the drag, and waits until the content has come to rest.
  ///
  /// - Parameters:
  ///   - distance: The distance. If it's positive, the content scrolls down.
  ///   - velocity: The speed at which the content scrolls when the drag ends, in points per second.
  public func dragContent(by distance: CGFloat, velocity: CGFloat = 0) {
    beginDragging()
    drag(by: CGPoint(x: 0, y: distance))
    layoutIfNeeded()
    endDragging(velocity: CGPoint(x: 0, y: velocity))
    layoutIfNeeded()
    while isDecelerating { AnimationClock.shared.advance(by: 1.0 / 60) }
  }
}
