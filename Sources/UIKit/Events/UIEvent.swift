public import Foundation

/// Something that the user did: here, what the fingers on the screen are doing.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// What kind of thing the user did.
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

  /// What kind of thing the user did.
  open var type: EventType { .touches }

  /// When it happened, in seconds since some fixed time.
  open internal(set) var timestamp: TimeInterval = 0

  var touches: Set<UITouch> = []

  /// Every touch there is now, also those that are still.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// Returns the touches that belong to a view; nil where there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches in a window; nil where there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : found
  }
}
