public import Foundation

/// Hears of taps on a tab bar.
@MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user has tapped an item; also one that is selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Stands for an absent method.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The delegate of a tab bar controller, for changes of the page.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether a tap may select a page; true if the method is absent. Asked for
  /// the selected page too.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user has selected a page by a tap. Not called for what an app selects.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Stands for an absent method.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Stands for an absent method.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
