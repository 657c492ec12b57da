public import Foundation

/// A button that is pressed: here, a key of a hardware keyboard.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// The button has just been pressed.
    case began
    /// The force of the press has changed.
    case changed
    /// Nothing has changed since the event before.
    case stationary
    /// The button has been let go.
    case ended
    /// The system has taken the press away.
    case cancelled
  }

  /// Makes a press of nothing; the ones that responders get are made by the system.
  public override init() { super.init() }

  /// The time of the last change of the press, in seconds since some fixed time.
  open internal(set) var timestamp: TimeInterval = 0

  /// The phase of the press.
  open internal(set) var phase = Phase.began

  /// The window that had the keys when the press began.
  open internal(set) var window: UIWindow?

  /// The responder that the press began with, and that gets it until the end.
  open internal(set) var responder: UIResponder?

  /// The force of the press; 0 for a key, which knows no force.
  open internal(set) var force: CGFloat = 0

  /// The key that is pressed; nil for a button of another device.
  open internal(set) var key: UIKey?
}
