public import Foundation

/// A press of a button, which on Linux is a key of a hardware keyboard.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began
    /// The force of the press changed.
    case changed
    /// Nothing changed since the last event.
    case stationary
    /// The button was released.
    case ended
    /// The system canceled the press.
    case cancelled
  }

  /// Creates an empty press.
  ///
  /// The system creates the presses that responders receive.
  public override init() { super.init() }

  /// The time of the last change of the press, in seconds since a fixed time.
  open internal(set) var timestamp: TimeInterval = 0

  /// The phase of the press.
  open internal(set) var phase = Phase.began

  /// The window that received key presses when the press began.
  open internal(set) var window: UIWindow?

  /// The responder that received the beginning of the press, and receives all of it.
  open internal(set) var responder: UIResponder?

  /// The force of the press, which is always 0 for a key.
  open internal(set) var force: CGFloat = 0

  /// The key, or `nil` for a button of another device.
  open internal(set) var key: UIKey?
}
