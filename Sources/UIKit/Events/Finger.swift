public import Foundation

/// A simulated touch for tests, which sends events through a window as the system does.
///
/// Moving or holding the touch advances the animation clock, so a test determines the duration of a press and the speed
/// of a drag.
@_spi(Testing) @MainActor public final class Finger {
  /// The time added to the timestamps of touches, but not to the clock, before a tap that doesn't repeat the previous
  /// one.
  private static let pause: TimeInterval = 1
  private static var pauses: TimeInterval = 0

  private let window: UIWindow
  private var touch: UITouch?
  private let event = UIEvent()

  /// Creates a simulated touch in a window.
  public init(on window: UIWindow) { self.window = window }

  /// The view that receives the touch, or `nil` if no view does.
  public var view: UIView? { touch?.view }

  /// Begins a touch.
  ///
  /// - Parameters:
  ///   - point: The position in the window's coordinates.
  ///   - repeatsTap: A Boolean value that indicates whether the touch follows so quickly that it can complete a
  ///     double-tap.
  public func press(at point: CGPoint, repeatsTap: Bool = false) {
    window.layoutIfNeeded()
    if repeatsTap { AnimationClock.shared.advance(by: 0.1) } else { Finger.pauses += Finger.pause }
    let touch = UITouch()
    touch.position = point
    touch.previousPosition = point
    self.touch = touch
    send(.began, at: point)
    // If the window finds no view for a touch, it ignores the touch.
    if touch.view == nil { self.touch = nil }
  }

  /// Moves the touch in one event.
  ///
  /// The first event only begins a scroll or a swipe, so a drag needs several.
  ///
  /// - Parameters:
  ///   - point: The new position in the window's coordinates.
  ///   - duration: The time until the event, in seconds.
  public func move(to point: CGPoint, duration: TimeInterval = 1 / 60) {
    AnimationClock.shared.advance(by: duration)
    send(.moved, at: point)
  }

  /// Moves several touches of one window in a single event.
  ///
  /// The points are in the window's coordinates, and the duration is in seconds.
  public static func move(_ fingers: [(finger: Finger, point: CGPoint)], duration: TimeInterval = 1 / 60) {
    AnimationClock.shared.advance(by: duration)
    send(.moved, fingers.map { ($0.finger, $0.point) })
  }

  /// Begins several touches of one window in a single event.
  ///
  /// The points are in the window's coordinates.
  public static func press(_ fingers: [(finger: Finger, point: CGPoint)]) {
    fingers.first?.finger.window.layoutIfNeeded()
    pauses += pause
    for (finger, point) in fingers {
      let touch = UITouch()
      touch.position = point
      finger.touch = touch
    }
    send(.began, fingers.map { ($0.finger, $0.point) })
    for (finger, _) in fingers where finger.touch?.view == nil { finger.touch = nil }
  }

  /// Ends several touches in one event.
  public static func lift(_ fingers: [Finger]) {
    send(.ended, fingers.map { ($0, nil) })
    for finger in fingers { finger.touch = nil }
  }

  /// Holds the touch in place for a duration, in seconds.
  public func hold(for duration: TimeInterval) {
    AnimationClock.shared.advance(by: duration)
    window.layoutIfNeeded()
  }

  /// Ends the touch.
  public func lift() {
    send(.ended, at: nil)
    touch = nil
  }

  /// Cancels the touch, as the system does for an incoming call.
  public func cancel() {
    send(.cancelled, at: nil)
    touch = nil
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint?) { Finger.send(phase, [(self, point)]) }

  private static func send(_ phase: UITouch.Phase, _ moves: [(Finger, CGPoint?)]) {
    guard let first = moves.first?.0 else { return }
    let (window, event) = (first.window, first.event)
    let now = AnimationClock.shared.now + Finger.pauses
    var changed: Set<UITouch> = []
    for (finger, point) in moves {
      guard let touch = finger.touch else { continue }
      touch.move(to: point ?? touch.position, at: now, phase: phase)
      changed.insert(touch)
    }
    guard !changed.isEmpty else { return }
    event.timestamp = now
    event.touches = window.touchDelivery.touches.union(changed)
    for other in event.touches where !changed.contains(other) { other.phase = .stationary }
    window.sendEvent(event)
    window.layoutIfNeeded()
    event.touches = window.touchDelivery.touches
  }
}
