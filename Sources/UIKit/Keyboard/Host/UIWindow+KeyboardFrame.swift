import Foundation

extension UIWindow {
  /// The height of the window that the keyboard and its accessories cover, in points.
  var keyboardHeight: CGFloat { inputViewHost.map { max(0, $0.shownHeight - $0.pulledDown) } ?? 0 }

  /// Updates the layout of objects that follow the keyboard.
  func keyboardFrameChanged() {
    KeyboardFollowers.tell(self)
    for view in subviewList where view is PresentationContainerView { view.setNeedsLayout() }
    layoutIfNeeded()
  }

  /// Keeps the keyboard in front of views that are added to the window. On a device, it has its own window.
  func keepKeyboardInFront(of view: UIView) {
    guard let host = inputViewHost, host !== view, host.superview === self else { return }
    bringSubviewToFront(host)
  }
}
