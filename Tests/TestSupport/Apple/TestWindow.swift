public import UIKit

/// A window with a size and a safe area that a test specifies.
@MainActor public final class TestWindow {
  /// The window itself.
  public let window: UIWindow

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - safeArea: The insets of the area that the device covers.
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

  /// Lays out the views that need layout.
  public func layOut() { window.layoutIfNeeded() }
}

extension UITableView {
  /// Does nothing, because Apple's table view has no strict mode.
  ///
  /// In strict mode, the table view also rejects updates that sometimes succeed on iOS and sometimes fail.
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
