import Foundation

/// The distance and angle of two touches.
struct TwoFingers {
  let distance: CGFloat
  let angle: CGFloat

  /// Measures the first two touches, or returns `nil` if there are fewer.
  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].position, touches[1].position)
    distance = max(hypot(second.x - first.x, second.y - first.y), 1)
    angle = atan2(second.y - first.y, second.x - first.x)
  }
}

/// A value that changes from event to event, with its velocity.
struct ChangingValue {
  private(set) var value: CGFloat
  private(set) var velocity: CGFloat = 0
  private var time: TimeInterval?

  init(_ value: CGFloat) { self.value = value }

  mutating func set(_ new: CGFloat, at now: TimeInterval) {
    if let time, now > time { velocity = (new - value) / (now - time) }
    (value, time) = (new, now)
  }

  /// Sets a value to continue from.
  mutating func start(at new: CGFloat, time now: TimeInterval? = nil) {
    self = ChangingValue(new)
    time = now
  }
}
