@_spi(Testing) public import UIKit

/// A window for a test: its size and what the device covers of it are the test's.
///
/// Making one stops the time, so that animations stand still until `advance(seconds:)` or `settleAnimations()`.
@MainActor public final class TestWindow {
  /// The window itself.
  public let window: UIWindow

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - safeArea: What the device covers.
  public init(size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero) {
    AnimationClock.shared.hold()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    // A screen of its own: no other test's keyboard comes up on it.
    window.screen = UIScreen(size: UIScreen.main.bounds.size, scale: UIScreen.main.scale)
    // Our window counts from the screen's edges, which may lie further out than its own.
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

  /// Lays out what is marked.
  public func layOut() { window.layoutIfNeeded() }
}

extension UITableView {
  /// Makes the table end the process also for updates that iOS lets through now and then, and that fail at other times.
  ///
  /// Apple's table has no such form; there it stays as it is.
  public func becomeStrict() { isStrict = true }
}
