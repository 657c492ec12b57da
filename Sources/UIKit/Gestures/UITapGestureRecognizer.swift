import Foundation

/// A discrete gesture recognizer for one or more taps with one or more touches.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The maximum duration of a tap's touches, in seconds (assumed).
  static let longestTap: TimeInterval = 0.75

  /// The number of taps.
  ///
  /// The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of touches.
  ///
  /// The default is 1.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  /// A Boolean value that indicates whether all touches of this tap were down at the same time.
  private var isComplete = false
  /// The touches of the last tap, which determine its location after they're lifted.
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

  /// Returns whether the recognizer prevents another one.
  ///
  /// A single tap doesn't prevent a double tap, which contains it.
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
  /// Makes the recognizer fail after some time.
  ///
  /// - Parameter condition: A closure that returns whether it should still fail then.
  func failsLater(
    _ seconds: TimeInterval, if condition: @escaping (UIGestureRecognizer) -> Bool = { _ in true }
  ) -> ClockTimer {
    later(seconds) { if condition($0) { $0.state = .failed } }
  }

  /// Calls a closure after some time as part of the attempt.
  func later(_ seconds: TimeInterval, _ body: @escaping (UIGestureRecognizer) -> Void) -> ClockTimer {
    AnimationClock.shared.after(seconds) { [weak self] in
      guard let self, !isOver else { return }
      if let delivery { delivery.perform { body(self) } } else { body(self) }
    }
  }
}
