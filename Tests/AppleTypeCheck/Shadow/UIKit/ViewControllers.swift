@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  required public init?(coder: NSCoder)
  public convenience override init()
  open var view: UIView! { get set }
  open var viewIfLoaded: UIView? { get }
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
  open var topLayoutGuide: any UILayoutSupport { get }
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { get }
  open var isViewLoaded: Bool { get }
  open func loadView()
  open func loadViewIfNeeded()
  open func viewDidLoad()
  open func viewWillAppear(_ animated: Bool)
  open func viewIsAppearing(_ animated: Bool)
  open func viewDidAppear(_ animated: Bool)
  open func viewWillDisappear(_ animated: Bool)
  open func viewDidDisappear(_ animated: Bool)
  open func updateViewConstraints()
  open func viewWillLayoutSubviews()
  open func viewDidLayoutSubviews()
  open func viewSafeAreaInsetsDidChange()
  open var title: String? { get set }
  open func didReceiveMemoryWarning()
  weak open var parent: UIViewController? { get }
  open var presentedViewController: UIViewController? { get }
  open var presentingViewController: UIViewController? { get }
  open var navigationController: UINavigationController? { get }
  open var navigationItem: UINavigationItem { get }
  open var tabBarItem: UITabBarItem! { get set }
  open var tabBarController: UITabBarController? { get }
  open var hidesBottomBarWhenPushed: Bool { get set }
  open var isEditing: Bool { get set }
  open func setEditing(_ editing: Bool, animated: Bool)
  open var editButtonItem: UIBarButtonItem { get }
  open var toolbarItems: [UIBarButtonItem]? { get set }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
  open var preferredContentSize: CGSize { get set }
  open var modalPresentationStyle: UIModalPresentationStyle { get set }
  open var modalTransitionStyle: UIModalTransitionStyle { get set }
  open var isModalInPresentation: Bool { get set }
  open var isBeingPresented: Bool { get }
  open var isBeingDismissed: Bool { get }
  open var definesPresentationContext: Bool { get set }
  @nonobjc open var contentUnavailableConfiguration: (any UIContentConfiguration)? { get set }
  @nonobjc open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { get }
  open func setNeedsUpdateContentUnavailableConfiguration()
  @nonobjc open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState)
  open var additionalSafeAreaInsets: UIEdgeInsets { get set }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { get }
  open var preferredStatusBarStyle: UIStatusBarStyle { get }
  open var prefersStatusBarHidden: Bool { get }
  open var childForStatusBarStyle: UIViewController? { get }
  open var childForStatusBarHidden: UIViewController? { get }
  open var modalPresentationCapturesStatusBarAppearance: Bool { get set }
  open func setNeedsStatusBarAppearanceUpdate()
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
  open func setNeedsUpdateOfSupportedInterfaceOrientations()
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
  open var children: [UIViewController] { get }
  open func addChild(_ childController: UIViewController)
  open func removeFromParent()
  open func willMove(toParent parent: UIViewController?)
  open func didMove(toParent parent: UIViewController?)
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
  open func show(_ vc: UIViewController, sender: Any?)
  open func showDetailViewController(_ vc: UIViewController, sender: Any?)
  open var isMovingToParent: Bool { get }
  open var isMovingFromParent: Bool { get }
  open var traitCollection: UITraitCollection { get }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView?
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  open var viewRespectsSystemMinimumLayoutMargins: Bool { get set }
  @available(*, deprecated, message: "deprecated since iOS 17: use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
}
@MainActor @preconcurrency @objc public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String)
  public static let from: UITransitionContextViewControllerKey
  public static let to: UITransitionContextViewControllerKey
}
extension UITransitionContextViewControllerKey: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSString
  public func _bridgeToObjectiveC() -> NSString
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UITransitionContextViewControllerKey?)
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout UITransitionContextViewControllerKey?
  ) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UITransitionContextViewControllerKey
}
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String)
  public static let from: UITransitionContextViewKey
  public static let to: UITransitionContextViewKey
}
extension UITransitionContextViewKey: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSString
  public func _bridgeToObjectiveC() -> NSString
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UITransitionContextViewKey?)
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout UITransitionContextViewKey?
  ) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UITransitionContextViewKey
}
@MainActor @preconcurrency @objc
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
@objc public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
@objc public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none = -1,
    automatic = -2
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UITableViewController: UIViewController {
  public init(style: UITableView.Style)
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  required public init?(coder: NSCoder)
  open var tableView: UITableView! { get set }
  open var clearsSelectionOnViewWillAppear: Bool { get set }
  open var refreshControl: UIRefreshControl? { get set }
}
extension UITableViewController: UITableViewDelegate, UITableViewDataSource {
  @objc dynamic open func numberOfSections(in tableView: UITableView) -> Int
  @objc dynamic open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  @objc dynamic open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  @objc dynamic open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  @objc dynamic open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  @objc dynamic open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  @objc dynamic open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  @objc dynamic open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  @objc dynamic open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  @objc dynamic open func sectionIndexTitles(for tableView: UITableView) -> [String]?
  @objc dynamic open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  @objc dynamic open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  @objc dynamic open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  @objc dynamic open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  @objc dynamic open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  @objc dynamic open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  @objc dynamic open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  @objc dynamic open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  @objc dynamic open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  @objc dynamic open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  @objc dynamic open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  @objc dynamic open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  @available(*, deprecated, message: "deprecated since iOS 13: use the swipe action methods")
  @objc dynamic open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  @objc dynamic open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  @objc dynamic open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  @objc dynamic open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  @objc dynamic open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  @objc dynamic open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  @objc dynamic open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  @objc dynamic open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  @objc dynamic open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  @objc dynamic open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  @objc dynamic open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
  @objc dynamic open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @objc dynamic open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @objc dynamic open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  @objc dynamic open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  @objc dynamic open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  @objc dynamic open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  @objc dynamic open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  @objc dynamic open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  @objc dynamic open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  @objc dynamic open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  @objc dynamic open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  @objc dynamic open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  @objc dynamic open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  @objc dynamic open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  @objc dynamic open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  @objc dynamic open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  @objc dynamic open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  @objc dynamic open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  @objc dynamic open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  @objc dynamic open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  @objc dynamic open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  @objc dynamic open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  @objc dynamic open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc dynamic open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  @objc dynamic open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  @objc dynamic open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  @objc dynamic open func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc dynamic open func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  @objc dynamic open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  @objc dynamic open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc dynamic open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  @objc dynamic open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc dynamic open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  @objc dynamic open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController)
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  required public init?(coder: NSCoder)
  open func pushViewController(_ viewController: UIViewController, animated: Bool)
  @discardableResult open func popViewController(animated: Bool) -> UIViewController?
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]?
  open var topViewController: UIViewController? { get }
  open var viewControllers: [UIViewController] { get set }
  weak open var delegate: (any UINavigationControllerDelegate)? { get set }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { get }
  open var navigationBar: UINavigationBar { get }
  open var isNavigationBarHidden: Bool { get set }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
  open var visibleViewController: UIViewController? { get }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  open var isToolbarHidden: Bool { get set }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool)
  open var toolbar: UIToolbar! { get }
}
@MainActor @preconcurrency @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @objc optional func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  @objc optional func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UINavigationBar: UIView {
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { get set }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { get set }
  open var barTintColor: UIColor? { get set }
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var prefersLargeTitles: Bool { get set }
  open var isTranslucent: Bool { get set }
  open var items: [UINavigationItem]? { get set }
  open var topItem: UINavigationItem? { get }
  open var backItem: UINavigationItem? { get }
  open var standardAppearance: UINavigationBarAppearance { get set }
  open var compactAppearance: UINavigationBarAppearance? { get set }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { get set }
}
@MainActor @preconcurrency @objc open class UINavigationItem: NSObject {
  @objc(UINavigationItemSearchBarPlacement) public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public init(title: String)
  open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode { get set }
  open var backBarButtonItem: UIBarButtonItem? { get set }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)
  open var title: String? { get set }
  open var titleView: UIView? { get set }
  open var prompt: String? { get set }
  open var hidesBackButton: Bool { get set }
  open var backButtonTitle: String? { get set }
  open var backAction: UIAction? { get set }
  open var leftBarButtonItem: UIBarButtonItem? { get set }
  open var rightBarButtonItem: UIBarButtonItem? { get set }
  open var leftBarButtonItems: [UIBarButtonItem]? { get set }
  open var rightBarButtonItems: [UIBarButtonItem]? { get set }
  open var leftItemsSupplementBackButton: Bool { get set }
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get set }
  open var searchController: UISearchController? { get set }
  open var hidesSearchBarWhenScrolling: Bool { get set }
  open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement { get set }
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { get }
  open var standardAppearance: UINavigationBarAppearance? { get set }
  open var compactAppearance: UINavigationBarAppearance? { get set }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { get set }
}
@MainActor @preconcurrency @objc open class UIBarItem: NSObject {
  override public dynamic init()
  open var title: String? { get set }
  open var image: UIImage? { get set }
  open var isEnabled: Bool { get set }
  open var tag: Int { get set }
}
@MainActor @preconcurrency @objc open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, done = 2 }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
  }
  override public dynamic init()
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
  public convenience init(customView: UIView)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
  public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
  open class func flexibleSpace() -> Self
  open class func fixedSpace(_ width: CGFloat) -> Self
  open var primaryAction: UIAction? { get set }
  open var style: UIBarButtonItem.Style { get set }
  open var customView: UIView? { get set }
  open var width: CGFloat { get set }
  open var tintColor: UIColor? { get set }
  open var menu: UIMenu? { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIAlertController: UIViewController {
  @objc(UIAlertControllerStyle) public enum Style: Int, Sendable { case actionSheet, alert }
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  required public init?(coder: NSCoder)
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
  open func addAction(_ action: UIAlertAction)
  open var actions: [UIAlertAction] { get }
  open var preferredAction: UIAlertAction? { get set }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
  open var textFields: [UITextField]? { get }
  open var message: String? { get set }
  open var preferredStyle: UIAlertController.Style { get }
}
@MainActor @preconcurrency @objc open class UIAlertAction: NSObject, UIAccessibilityIdentification {
  open var accessibilityIdentifier: String? { get set }
  @objc(UIAlertActionStyle) public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
  open var title: String? { get }
  open var style: UIAlertAction.Style { get }
  open var isEnabled: Bool { get set }
}
