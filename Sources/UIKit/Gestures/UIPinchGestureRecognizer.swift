public import Foundation

/// A continuous gesture recognizer for two touches that move together or apart.
///
/// It begins after a minimum movement and ends when both touches are lifted.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change at which the gesture begins, in points (assumed).
  private static let threshold: CGFloat = 8

  /// The distance of the touches relative to the beginning of the gesture.
  ///
  /// Setting it continues from that value.
  open var scale: CGFloat {
    get { current.value }
    set {
      current.start(at: newValue)
      last = TwoFingers(fingers)
    }
  }

  /// The velocity of the scale, per second.
  open var velocity: CGFloat { current.velocity }

  private var current = ChangingValue(1)
  /// The initial touches, and those of the previous event.
  private var first: TwoFingers?
  private var last: TwoFingers?

  private var fingers: [UITouch] { touches.filter { $0.phase != .ended && $0.phase != .cancelled } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A third touch isn't part of the gesture.
    for touch in self.touches.dropFirst(2) { ignore(touch, for: event) }
    first = TwoFingers(fingers)
    last = first
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let now = TwoFingers(fingers), let first, let last else { return }
    let time = touches.map(\.timestamp).max() ?? 0
    guard currentState == .possible else {
      current.set(current.value * now.distance / last.distance, at: time)
      self.last = now
      return state = .changed
    }
    guard abs(now.distance - first.distance) >= Self.threshold else { return }
    current.start(at: 1, time: time)
    self.last = now
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty { state = currentState == .possible ? .failed : .ended }
    (first, last) = (nil, nil)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func forgetAttempt() {
    current = ChangingValue(1)
    (first, last) = (nil, nil)
  }
}
