public import Foundation

/// An event of the user's: here, the state of the fingers on the screen.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// The types of events.
  public enum EventType: Int, Sendable {
    /// Touched the screen.
    case touches
    /// Moved the device.
    case motion
    /// Used a remote control.
    case remoteControl
    /// Pressed a button of the device.
    case presses
  }

  /// Makes an event without touches; the ones that views get are made by the window.
  public override init() { super.init() }

  /// The type of the event.
  open var type: EventType { .touches }

  /// The time of the event, in seconds since some fixed time.
  open internal(set) var timestamp: TimeInterval = 0

  var touches: Set<UITouch> = []

  /// The touches there are now, also those that are still.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// Returns the touches that belong to a view; nil where there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches in a window; nil where there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches that a gesture recognizer follows; nil where there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in gesture.touches.contains { $0 === touch } }
  }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : found
  }
}
