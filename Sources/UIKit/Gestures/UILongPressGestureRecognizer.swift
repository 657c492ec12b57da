public import Foundation

/// A continuous gesture recognizer for touches that stay in one place.
///
/// It begins when the touches have been down long enough, changes when they move afterward, and ends when they're
/// lifted.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  ///
  /// The default is 0.
  open var numberOfTapsRequired = 0
  /// The number of touches.
  ///
  /// The default is 1.
  open var numberOfTouchesRequired = 1
  /// The time before the gesture begins, in seconds.
  ///
  /// The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the touches can move before the gesture begins, in points.
  ///
  /// The default is 10.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  /// A Boolean value that indicates whether all touches of this press were down at the same time.
  private var isComplete = false
  private var start = CGPoint.zero
  private var timer: ClockTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let required = max(numberOfTouchesRequired, 1)
    guard currentState == .possible else { return touches.forEach { ignore($0, for: event) } }
    guard self.touches.count <= required, !isComplete else { return state = .failed }
    guard self.touches.count == required else { return }
    isComplete = true
    start = location(in: nil)
    timer?.cancel()
    // The last press has no time limit.
    guard taps >= numberOfTapsRequired else { return timer = failsLater(UITapGestureRecognizer.longestTap) }
    timer = later(max(minimumPressDuration, 0)) { $0.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard currentState == .possible else { return state = .changed }
    guard isComplete else { return }
    let place = location(in: nil)
    if hypot(place.x - start.x, place.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isLifted = self.touches.allSatisfy { $0.phase == .ended }
    guard currentState == .possible else {
      if isLifted { state = .ended }
      return
    }
    guard isComplete, taps < numberOfTapsRequired else { return state = .failed }
    guard isLifted else { return }
    isComplete = false
    taps += 1
    timer?.cancel()
    timer = failsLater(TouchDelivery.repeatInterval)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func forgetAttempt() {
    timer?.cancel()
    timer = nil
    taps = 0
    isComplete = false
  }
}
