import Foundation

/// A recognizer of taps: one or more fingers put down and lifted at one place, once or several times.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The time for which the fingers of a tap are down at most, in seconds (assumed).
  static let longestTap: TimeInterval = 0.75

  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  /// Whether all fingers of this tap were down at once.
  private var isComplete = false
  /// The fingers of the last tap, which is where they all were, however they leave.
  private var tapTouches: [UITouch] = []
  private var start: CGPoint?
  private var timer: ClockTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= max(numberOfTouchesRequired, 1), !isComplete else { return state = .failed }
    if self.touches.count == touches.count {
      tapTouches = []
      failAfter(Self.longestTap)
    }
    guard self.touches.count == max(numberOfTouchesRequired, 1) else { return }
    isComplete = true
    tapTouches = self.touches
    let place = location(in: nil)
    guard let start else { return self.start = place }
    if !isNear(place, start) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isComplete, let start, !isNear(location(in: nil), start) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isComplete else { return state = .failed }
    let isLifted = self.touches.allSatisfy { $0.phase == .ended }
    guard isLifted else { return }
    isComplete = false
    taps += 1
    timer?.cancel()
    if taps >= numberOfTapsRequired { state = .ended } else { failAfter(TouchDelivery.repeatInterval) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// A single tap does not keep a double one from being recognized, which it is a part of.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override func forgetAttempt() {
    timer?.cancel()
    timer = nil
    taps = 0
    isComplete = false
    tapTouches = []
    start = nil
  }

  override var locatedTouches: [UITouch] { tapTouches.isEmpty ? super.locatedTouches : tapTouches }

  private func isNear(_ point: CGPoint, _ start: CGPoint) -> Bool {
    abs(point.x - start.x) <= TouchDelivery.repeatDistance && abs(point.y - start.y) <= TouchDelivery.repeatDistance
  }

  private func failAfter(_ seconds: TimeInterval) {
    timer?.cancel()
    timer = failsLater(seconds) { $0.awaitedState == nil }
  }
}

extension UIGestureRecognizer {
  /// Fails the recognizer after some time.
  ///
  /// - Parameter condition: Whether it is still to fail then.
  func failsLater(
    _ seconds: TimeInterval, if condition: @escaping (UIGestureRecognizer) -> Bool = { _ in true }
  ) -> ClockTimer {
    later(seconds) { if condition($0) { $0.state = .failed } }
  }

  /// Does something with the recognizer after some time, as part of its attempt.
  func later(_ seconds: TimeInterval, _ body: @escaping (UIGestureRecognizer) -> Void) -> ClockTimer {
    AnimationClock.shared.after(seconds) { [weak self] in
      guard let self, !isOver else { return }
      if let delivery { delivery.perform { body(self) } } else { body(self) }
    }
  }
}
