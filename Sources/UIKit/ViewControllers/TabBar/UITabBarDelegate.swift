public import Foundation

/// The interface for taps on a tab bar.
@MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user taps an item, even if it's already selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// The default implementation of an optional method.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The interface for page changes of a tab bar controller.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tap can select a page.
  ///
  /// The default is `true`. It's also called for the selected page.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user selects a page with a tap, but not when the app selects one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// The default implementation of an optional method.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// The default implementation of an optional method.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
