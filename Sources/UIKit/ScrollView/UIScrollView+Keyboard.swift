import Foundation

extension UIScrollView {
  /// The ways in which a drag of the content takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes down when a drag begins.
    case onDrag
    /// It follows the finger down, and goes when it is lifted there.
    case interactive
    /// It goes down when a drag begins, with its accessory view.
    case onDragWithAccessory
    /// It follows the finger down with its accessory view, and goes when it is lifted there.
    case interactiveWithAccessory
  }

  /// Lets the keyboard go at the beginning of a drag, if the drag does that.
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

  /// Has the keyboard follow a finger that comes down on it.
  ///
  /// - Parameter y: Where the finger is in the window, in points.
  func pullKeyboard(to y: CGFloat) {
    guard let host = pulledKeyboard, let window else { return }
    let padding = max(0, layoutState?.keyboardGuide?.keyboardDismissPadding ?? 0)
    host.pull(by: y + padding - (window.bounds.height - host.shownHeight), in: window)
  }

  /// Lets go of the keyboard: it goes where the finger went.
  ///
  /// - Parameter velocity: The finger's, downward, in points a second.
  func releaseKeyboard(velocity: CGFloat) {
    guard let host = pulledKeyboard, let window, host.pulledDown > 0 else { return }
    if velocity >= 0 { window.endEditing(true) } else { host.pushUp(in: window) }
  }
}
