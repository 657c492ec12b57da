public import UIKit

/// A window for a test: its size and what the device covers of it are the test's.
@MainActor public final class TestWindow {
  /// The window itself.
  public let window: UIWindow

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - safeArea: What the device covers.
  public init(size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero) {
    window = SafeAreaWindow(frame: CGRect(origin: .zero, size: size), safeArea: safeArea)
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
  /// Apple's table has no such form; here it stays as it is.
  public func becomeStrict() {}
}

private final class SafeAreaWindow: UIWindow {
  private let insets: UIEdgeInsets

  init(frame: CGRect, safeArea: UIEdgeInsets) {
    insets = safeArea
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets { insets }
}
