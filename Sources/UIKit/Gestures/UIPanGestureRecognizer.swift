public import Foundation

/// A continuous gesture recognizer for touches that move over the view.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance at which a drag begins, in points (metrics.md 15).
  static let threshold: CGFloat = 10
  /// The time after the last movement for which a touch still has a velocity, in seconds (assumed).
  private static let memoryOfSpeed: TimeInterval = 0.1

  /// The minimum number of touches.
  ///
  /// The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches.
  ///
  /// The default is no limit.
  open var maximumNumberOfTouches = Int.max

  /// The distance since the gesture began, in window coordinates. It starts where the gesture began (assumed).
  private var translation = CGPoint.zero
  /// The initial locations of the current touches, and the distance before them.
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var earlierWay = CGPoint.zero
  private var lastMove: (distance: CGPoint, duration: TimeInterval, time: TimeInterval)?
  private var lastTime: TimeInterval = 0
  /// The distance of the last event.
  private(set) var lastStep = CGPoint.zero

  /// Returns the distance of the touches since the gesture began or the translation was set.
  ///
  /// - Parameter view: The view for the coordinate system, or `nil` for the window.
  open func translation(in view: UIView?) -> CGPoint { converted(translation, to: view) }

  /// Sets the distance to continue from, and resets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = converted(translation, from: view)
    lastMove = nil
  }

  /// Returns the velocity of the touches, in points per second.
  ///
  /// - Parameter view: The view for the coordinate system, or `nil` for the window.
  open func velocity(in view: UIView?) -> CGPoint { converted(velocity, to: view) }

  private var velocity: CGPoint {
    guard let lastMove, lastMove.duration > 0, lastTime - lastMove.time <= Self.memoryOfSpeed else { return .zero }
    return CGPoint(x: lastMove.distance.x / lastMove.duration, y: lastMove.distance.y / lastMove.duration)
  }

  /// The distance since the touches began.
  private(set) var way = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches)
    if self.touches.count > maximumNumberOfTouches {
      guard isUnderWay else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
    }
    fingersChanged(self.touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let before = lastTime
    note(touches)
    let count = CGFloat(max(self.touches.count, 1))
    let step = touches.reduce(CGPoint.zero) {
      let (now, before) = ($1.position, $1.previousPosition)
      return CGPoint(x: $0.x + (now.x - before.x) / count, y: $0.y + (now.y - before.y) / count)
    }
    lastMove = (step, lastTime - before, lastTime)
    lastStep = step
    updateWay()
    if currentState == .possible {
      guard self.touches.count >= minimumNumberOfTouches, isFarEnough(way) else { return }
      translation = .zero
      state = .began
    } else {
      translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches)
    let left = self.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
    fingersChanged(left)
    if currentState == .possible {
      if left.isEmpty { state = .failed }
    } else if left.isEmpty {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Returns whether a drag begins at a distance.
  func isFarEnough(_ way: CGPoint) -> Bool { hypot(way.x, way.y) >= Self.threshold }

  override func forgetAttempt() {
    translation = .zero
    starts = [:]
    earlierWay = .zero
    way = .zero
    lastStep = .zero
    lastMove = nil
  }

  private func note(_ touches: Set<UITouch>) { lastTime = touches.map(\.timestamp).max() ?? lastTime }

  /// Restarts the distance at the current locations because the number of touches changed.
  private func fingersChanged(_ touches: [UITouch]) {
    updateWay()
    earlierWay = way
    starts = Dictionary(touches.map { (ObjectIdentifier($0), $0.position) }) { first, _ in first }
  }

  private func updateWay() {
    let moves = touches.compactMap { touch in
      starts[ObjectIdentifier(touch)].map { CGPoint(x: touch.position.x - $0.x, y: touch.position.y - $0.y) }
    }
    guard !moves.isEmpty else { return }
    let count = CGFloat(moves.count)
    way = moves.reduce(earlierWay) { CGPoint(x: $0.x + $1.x / count, y: $0.y + $1.y / count) }
  }

  private func converted(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let (end, start) = (view.convert(vector, from: nil), view.convert(CGPoint.zero, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func converted(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let (end, start) = (view.convert(vector, to: nil), view.convert(CGPoint.zero, to: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
