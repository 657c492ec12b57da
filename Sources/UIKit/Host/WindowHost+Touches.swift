public import Foundation

extension WindowHost {
  /// A change of a touch.
  public struct TouchChange: Sendable {
    /// A number that identifies the touch from beginning to end.
    public var finger: Int
    /// The phase.
    ///
    /// A touch is accepted only from its beginning to its end.
    public var phase: UITouch.Phase
    /// The location in window coordinates.
    public var location: CGPoint

    /// Creates a change of a touch.
    public init(finger: Int, phase: UITouch.Phase, location: CGPoint) {
      self.finger = finger
      self.phase = phase
      self.location = location
    }
  }

  /// The maximum number of simultaneous touches.
  public static let mostFingers = 10

  /// Sends changes of touches in one event.
  ///
  /// Invalid changes are ignored: locations that aren't numbers, unknown touches, and more than ten touches. If a touch
  /// begins twice, the first one is canceled because its end was missed.
  /// - Parameters:
  ///   - changes: The changes, with at most one for each touch.
  ///   - time: The time by the animations' clock, or `nil` for now. It's limited to the time between the previous event
  ///     and now.
  public func send(_ changes: [TouchChange], at time: TimeInterval? = nil) {
    let changes = changes.filter { $0.location.x.isFinite && $0.location.y.isFinite }
    let again = changes.filter { $0.phase == .began && fingers[$0.finger] != nil }.map(\.finger)
    cancelTouches(of: again)
    if changes.contains(where: { $0.phase == .began }) { window.layoutIfNeeded() }
    let now = AnimationClock.shared.now
    lastTouchTime = max(min(time ?? now, now), min(lastTouchTime, now))
    var changed: Set<UITouch> = []
    for change in changes {
      if change.phase == .began, fingers.count < Self.mostFingers {
        let touch = UITouch()
        touch.position = change.location
        fingers[change.finger] = touch
      }
      guard let touch = fingers[change.finger], !changed.contains(touch) else { continue }
      touch.move(to: change.location, at: lastTouchTime, phase: change.phase)
      changed.insert(touch)
    }
    deliver(changed)
  }

  /// Cancels all touches, as the system does for an incoming call.
  public func cancelTouches() { cancelTouches(of: Array(fingers.keys)) }

  private func cancelTouches(of numbers: [Int]) {
    let touches = numbers.compactMap { fingers[$0] }
    for touch in touches { touch.move(to: touch.position, at: AnimationClock.shared.now, phase: .cancelled) }
    deliver(Set(touches))
  }

  private func deliver(_ changed: Set<UITouch>) {
    guard !changed.isEmpty else { return }
    touchEvent.timestamp = lastTouchTime
    touchEvent.touches = window.touchDelivery.touches.union(changed)
    for other in touchEvent.touches where !changed.contains(other) { other.phase = .stationary }
    window.sendEvent(touchEvent)
    window.layoutIfNeeded()
    // The window doesn't track a touch without a view.
    fingers = fingers.filter { !$0.value.isOver && $0.value.view != nil }
    touchEvent.touches = window.touchDelivery.touches
  }
}

extension UITouch {
  fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }
}
