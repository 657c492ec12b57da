public import Foundation

extension WindowHost {
  /// What a finger does.
  public struct TouchChange: Sendable {
    /// The number by which the finger is known from its landing until it is lifted.
    public var finger: Int
    /// What has happened; of a finger that began nothing else is taken before, and none is taken after its end.
    public var phase: UITouch.Phase
    /// The place in the window's points.
    public var location: CGPoint

    /// Makes a change of a finger.
    public init(finger: Int, phase: UITouch.Phase, location: CGPoint) {
      self.finger = finger
      self.phase = phase
      self.location = location
    }
  }

  /// The most fingers that are followed at once.
  public static let mostFingers = 10

  /// Moves fingers, in one event.
  ///
  /// What cannot be is left out: places that are no numbers, fingers that were never put down, more than ten of them. A finger
  /// that begins twice was lifted in between unseen: its first touch is cancelled.
  /// - Parameters:
  ///   - changes: The changes, one of each finger at most.
  ///   - time: When, by the clock of animations; nil for now. It is never later than now, nor earlier than the event before.
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

  /// Takes all fingers away, as the system does when a call comes in: whoever touched has gone.
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
    // A window that found no view for a finger does not follow it.
    fingers = fingers.filter { !$0.value.isOver && $0.value.view != nil }
    touchEvent.touches = window.touchDelivery.touches
  }
}

extension UITouch {
  fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }
}
