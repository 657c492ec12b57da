@_spi(Testing) public import UIKit

/// A window with a size and a safe area that a test specifies.
///
/// Creating a window stops the animation clock. Animations then wait for `advance(seconds:)` or `settleAnimations()`.
@MainActor public final class TestWindow {
  /// The window itself.
  public let window: UIWindow

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - safeArea: The insets of the area that the device covers.
  public init(size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero) {
    AnimationClock.shared.hold()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    // Uses its own screen, so that no other test's keyboard appears on it.
    window.screen = UIScreen(size: UIScreen.main.bounds.size, scale: UIScreen.main.scale)
    // This UIKit measures the safe area from the screen's edges, which may be outside the window's edges.
    let screen = UIScreen.main.bounds
    var covered = safeArea
    if covered.bottom > 0 { covered.bottom += max(0, screen.height - size.height) }
    if covered.right > 0 { covered.right += max(0, screen.width - size.width) }
    window.setDeviceSafeArea(covered)
    window.isHidden = false
  }

  /// Fills the window with a view, and lays it out.
  public func show(_ view: UIView) {
    view.frame = window.bounds
    window.addSubview(view)
    layOut()
  }

  /// Fills the window with a controller's view, and lays it out.
  public func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    layOut()
  }

  /// Lays out the views that need layout.
  public func layOut() { window.layoutIfNeeded() }
}

extension UITableView {
  /// Makes the table view also reject updates that sometimes succeed on iOS and sometimes fail.
  ///
  /// Apple's table view has no strict mode, so this method does nothing there.
  public func becomeStrict() { isStrict = true }
}
