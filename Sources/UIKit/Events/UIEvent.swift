public import Foundation

/// An event with the state of the touches on the screen.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// The types of events.
  public enum EventType: Int, Sendable {
    /// A touch on the screen.
    case touches
    /// A motion of the device.
    case motion
    /// A command from a remote control.
    case remoteControl
    /// A press of a button.
    case presses
  }

  /// Creates an event without touches.
  ///
  /// The window creates the events that views receive.
  public override init() { super.init() }

  /// The type of the event.
  open var type: EventType { .touches }

  /// The time of the event, in seconds since a fixed time.
  open internal(set) var timestamp: TimeInterval = 0

  var touches: Set<UITouch> = []

  /// The current touches, including stationary ones.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// Returns the touches of a view, or `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches in a window, or `nil` if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches that a gesture recognizer follows, or `nil` if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in gesture.touches.contains { $0 === touch } }
  }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : found
  }
}
