import Foundation

extension UIWindow {
  /// The height of the window that the keyboard and what belongs to it cover, in points.
  var keyboardHeight: CGFloat { inputViewHost.map { max(0, $0.shownHeight - $0.pulledDown) } ?? 0 }

  /// Lays out what follows the keyboard.
  func keyboardFrameChanged() {
    KeyboardFollowers.tell(self)
    for view in subviewList where view is PresentationContainerView { view.setNeedsLayout() }
    layoutIfNeeded()
  }

  /// Keeps the keyboard in front of what comes into the window: on a device it has a window of its own.
  func keepKeyboardInFront(of view: UIView) {
    guard let host = inputViewHost, host !== view, host.superview === self else { return }
    bringSubviewToFront(host)
  }
}
