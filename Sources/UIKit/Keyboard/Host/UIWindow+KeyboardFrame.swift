import Foundation

extension UIWindow {
  /// Lays out what follows the keyboard.
  func keyboardFrameChanged() {
    for view in subviewList where view is PresentationContainerView { view.setNeedsLayout() }
    layoutIfNeeded()
  }

  /// Keeps the keyboard in front of what comes into the window: on a device it has a window of its own.
  func keepKeyboardInFront(of view: UIView) {
    guard let host = inputViewHost, host !== view, host.superview === self else { return }
    bringSubviewToFront(host)
  }
}
