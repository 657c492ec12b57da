import Foundation

extension UIScrollView {
  /// Constants that specify how a drag of the content dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A drag doesn't dismiss the keyboard.
    case none
    /// The beginning of a drag dismisses the keyboard.
    case onDrag
    /// The keyboard follows the touch down, and is dismissed if the touch ends there.
    case interactive
    /// The beginning of a drag dismisses the keyboard with its accessory view.
    case onDragWithAccessory
    /// The keyboard and its accessory view follow the touch down, and are dismissed if the touch ends there.
    case interactiveWithAccessory
  }

  /// Dismisses the keyboard at the beginning of a drag if the dismiss mode requires it.
  func dragBeginsForKeyboard() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else { return }
    window?.endEditing(true)
  }

  private var pulledKeyboard: InputViewHost? {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
      let host = window?.inputViewHost, host.shownHeight > 0
    else { return nil }
    return host
  }

  /// Moves the keyboard with a touch that comes down on it.
  ///
  /// - Parameter y: The position of the touch in the window, in points.
  func pullKeyboard(to y: CGFloat) {
    guard let host = pulledKeyboard, let window else { return }
    let padding = max(0, layoutState?.keyboardGuide?.keyboardDismissPadding ?? 0)
    host.pull(by: y + padding - (window.bounds.height - host.shownHeight), in: window)
  }

  /// Releases the keyboard, which continues in the direction of the touch.
  ///
  /// - Parameter velocity: The speed of the touch, positive downward, in points per second.
  func releaseKeyboard(velocity: CGFloat) {
    guard let host = pulledKeyboard, let window, host.pulledDown > 0 else { return }
    if velocity >= 0 { window.endEditing(true) } else { host.pushUp(in: window) }
  }
}
