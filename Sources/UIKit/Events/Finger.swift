public import Foundation

/// A finger of a test, which touches a window as the system's would: by events that the window sends on.
///
/// A finger that moves or stays moves the animations' clock on; so a test says how long a press is, and how fast a
/// drag.
@_spi(Testing) @MainActor public final class Finger {
  /// The pause before a tap that is no repetition, in the touches' time, though not in the clock's.
  private static let pause: TimeInterval = 1
  private static var pauses: TimeInterval = 0

  private let window: UIWindow
  private var touch: UITouch?
  private let event = UIEvent()

  /// Makes a finger above a window.
  public init(on window: UIWindow) { self.window = window }

  /// The view that the finger is on; nil where no view took the touch.
  public var view: UIView? { touch?.view }

  /// Puts the finger down.
  ///
  /// - Parameters:
  ///   - point: In the window's points.
  ///   - repeatsTap: Whether this follows a tap so soon that it is another tap of a double one.
  public func press(at point: CGPoint, repeatsTap: Bool = false) {
    window.layoutIfNeeded()
    if repeatsTap { AnimationClock.shared.advance(by: 0.1) } else { Finger.pauses += Finger.pause }
    let touch = UITouch()
    touch.position = point
    touch.previousPosition = point
    self.touch = touch
    send(.began, at: point)
    // A window that found no view for it does not follow it.
    if touch.view == nil { self.touch = nil }
  }

  /// Moves the finger.
  ///
  /// - Parameters:
  ///   - point: Where to, in the window's points.
  ///   - duration: How long that takes, in seconds.
  public func move(to point: CGPoint, duration: TimeInterval = 1 / 60) {
    AnimationClock.shared.advance(by: duration)
    send(.moved, at: point)
  }

  /// Moves several fingers at once, in one event.
  ///
  /// - Parameters:
  ///   - fingers: The fingers, on one window, and where to, in the window's points.
  ///   - duration: How long that takes, in seconds.
  public static func move(_ fingers: [(finger: Finger, point: CGPoint)], duration: TimeInterval = 1 / 60) {
    AnimationClock.shared.advance(by: duration)
    send(.moved, fingers.map { ($0.finger, $0.point) })
  }

  /// Puts several fingers down at once, in one event.
  ///
  /// - Parameter fingers: The fingers, above one window, and where, in the window's points.
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

  /// Lifts several fingers at once, in one event.
  public static func lift(_ fingers: [Finger]) {
    send(.ended, fingers.map { ($0, nil) })
    for finger in fingers { finger.touch = nil }
  }

  /// Keeps the finger where it is for some seconds.
  public func hold(for duration: TimeInterval) {
    AnimationClock.shared.advance(by: duration)
    window.layoutIfNeeded()
  }

  /// Lifts the finger.
  public func lift() {
    send(.ended, at: nil)
    touch = nil
  }

  /// Takes the touch away, as the system does when a call comes in.
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
