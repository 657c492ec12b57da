import Foundation

/// An event with the state of pressed buttons, which on Linux are keys of a hardware keyboard.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
  var presses: Set<UIPress> = []

  /// Creates an event without presses.
  ///
  /// The system creates the events that responders receive.
  public override init() { super.init() }

  /// The type of the event.
  open override var type: UIEvent.EventType { .presses }

  /// The current presses.
  open var allPresses: Set<UIPress> { presses }
}

extension UIWindow {
  /// Sends new presses to the first responder, or to the window if there is none. Each press stays with its first
  /// recipient.
  func deliver(_ event: UIPressesEvent) {
    for press in event.presses.sorted(by: { $0.timestamp < $1.timestamp }) {
      if press.phase == .began {
        press.window = self
        press.responder = firstResponderState.current ?? self
      }
      guard let responder = press.responder else { continue }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .stationary: break
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      }
    }
  }
}
