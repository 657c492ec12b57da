public import Foundation

/// A continuous gesture recognizer for two touches that rotate around each other.
///
/// It begins after a minimum rotation and ends when both touches are lifted.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The change at which the gesture begins, in radians (assumed).
  private static let threshold: CGFloat = 0.15

  /// The rotation since the gesture began, in radians.
  ///
  /// Setting it continues from that value.
  open var rotation: CGFloat {
    get { current.value }
    set {
      current.start(at: newValue)
      last = TwoFingers(fingers)
    }
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { current.velocity }

  private var current = ChangingValue(0)
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
      current.set(current.value + Self.turn(from: last.angle, to: now.angle), at: time)
      self.last = now
      return state = .changed
    }
    guard abs(Self.turn(from: first.angle, to: now.angle)) >= Self.threshold else { return }
    current.start(at: 0, time: time)
    self.last = now
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty { state = currentState == .possible ? .failed : .ended }
    (first, last) = (nil, nil)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func forgetAttempt() {
    current = ChangingValue(0)
    (first, last) = (nil, nil)
  }

  /// Returns the smaller rotation between two angles.
  private static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    (end - start).remainder(dividingBy: 2 * .pi)
  }
}
