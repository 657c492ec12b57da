@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UITabBarController: UIViewController, UITabBarDelegate {
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  required public init?(coder: NSCoder)
  open var viewControllers: [UIViewController]? { get set }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
  unowned(unsafe) open var selectedViewController: UIViewController? { get set }
  open var selectedIndex: Int { get set }
  open var tabBar: UITabBar { get }
  weak open var delegate: (any UITabBarControllerDelegate)? { get set }
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
@MainActor @preconcurrency @objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
@MainActor @preconcurrency @objc public protocol UITabBarDelegate: NSObjectProtocol {
  @objc optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UITabBar: UIView {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  weak open var delegate: (any UITabBarDelegate)? { get set }
  open var items: [UITabBarItem]? { get set }
  weak open var selectedItem: UITabBarItem? { get set }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool)
  open var unselectedItemTintColor: UIColor? { get set }
  open var standardAppearance: UITabBarAppearance { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UITabBarItem: UIBarItem {
  override public dynamic init()
  public convenience init(title: String?, image: UIImage?, tag: Int)
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?)
  open var selectedImage: UIImage? { get set }
  open var badgeValue: String? { get set }
  open var badgeColor: UIColor? { get set }
}
@MainActor @preconcurrency @objc open class UITabBarAppearance: UIBarAppearance {}
