import Foundation

/// The state of the buttons that are pressed: here, the keys of a hardware keyboard.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
  var presses: Set<UIPress> = []

  /// Makes an event without presses; the ones that responders get are made by the system.
  public override init() { super.init() }

  /// The type of the event.
  open override var type: UIEvent.EventType { .presses }

  /// The presses there are now.
  open var allPresses: Set<UIPress> { presses }
}

extension UIWindow {
  /// Sends presses to the first responder, or to the window where there is none; each press stays with the responder
  /// that it began with.
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
