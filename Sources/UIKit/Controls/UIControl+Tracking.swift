import Foundation

/// The state of the touch that a control tracks.
struct ControlTracking {
  var touch: UITouch?
  var isInside = false
}

extension UIControl {
  /// The distance from the control within which a touch counts as inside. 70 points are widely reported.
  private static let leeway: CGFloat = 70

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return self.point(inside: point, with: event)
      || bounds.insetBy(dx: -UIControl.leeway, dy: -UIControl.leeway).contains(point)
  }

  func trackingBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isTracking, let touch = touches.first else { return }
    touchTracking = ControlTracking(touch: touch, isInside: true)
    guard beginTracking(touch, with: event) else {
      touchTracking = ControlTracking()
      return
    }
    isHighlighted = true
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
    if isTracking { showMenu(for: touch) }
  }

  func trackingMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touchTracking.touch, touches.contains(touch) else { return }
    if let trackedMenu { return trackedMenu.follow(touch) }
    let wasInside = touchTracking.isInside
    let isInside = isInside(touch, with: event)
    touchTracking.isInside = isInside
    guard continueTracking(touch, with: event) else {
      // The control stops tracking, and sends no events for the rest of the touch (assumed).
      touchTracking = ControlTracking()
      isHighlighted = false
      return
    }
    guard isTracking else { return }
    isHighlighted = isInside
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  func trackingEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touchTracking.touch, touches.contains(touch) else { return }
    let isInside = isInside(touch, with: event)
    touchTracking = ControlTracking(touch: nil, isInside: isInside)
    endTracking(touch, with: event)
    if let trackedMenu {
      // The menu handles this touch.
      trackedMenu.release(touch)
      self.trackedMenu = nil
    } else if isInside {
      sendTouchUpInside()
    } else {
      sendActions(for: .touchUpOutside)
    }
    // As on a device, the control is still highlighted while its actions run, and no longer after them.
    touchTracking.isInside = false
    isHighlighted = false
  }

  func trackingCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touchTracking.touch, touches.contains(touch) else { return }
    touchTracking = ControlTracking()
    cancelTracking(with: event)
    trackedMenu?.follow(nil as CGPoint?)
    trackedMenu = nil
    sendActions(for: .touchCancel)
    isHighlighted = false
  }

  /// Stops tracking the touch, for example because the control was disabled.
  func stopTracking() {
    guard isTracking else { return }
    touchTracking = ControlTracking()
    cancelTracking(with: nil)
    isHighlighted = false
  }
}
