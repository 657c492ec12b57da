public import Foundation

/// An object that manages a view hierarchy: one page of an app.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  var rootView: UIView?
  var isLoadingView = false
  weak var parentController: UIViewController?
  var childControllers: [UIViewController] = []
  var appearance = Appearance.disappeared
  var isAppearingTold = false
  var ownTraitOverrides = TraitValues()
  var traitRegistrations: [TraitChangeRegistration] = []
  var explicitContentScrollView: UIScrollView?
  var contentUnavailableView: (any UIView & UIContentView)?
  var needsContentUnavailableUpdate = true
  /// The presentation that this controller started, including for its children.
  var presentation: ModalPresentation?
  /// The presentation of this controller itself.
  weak var presentationOfSelf: ModalPresentation?
  var heldPresentationController: UIPresentationController?

  private var ownToolbarItems: [UIBarButtonItem]?

  /// The insets of the view that a container's bars cover, in addition to the device's.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != containerSafeAreaInsets { rootView?.updateSafeArea() } }
  }

  /// The phases of a controller's appearance.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Creates a controller that creates its view in code.
  ///
  /// Crashes if you pass a nib name because Linux has no nibs.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Must be `nil`.
  ///   - nibBundleOrNil: Not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let nibNameOrNil {
      raise(
        .internalInconsistency,
        "Could not load NIB in bundle: '\(nibBundleOrNil ?? Bundle.main)' with name '\(nibNameOrNil)'")
    }
  }

  /// Creates a controller that creates its view in code.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates an empty controller because Linux has no archives of controllers.
  public required init?(coder: NSCoder) { super.init() }

  /// The view of the controller, which loads when you first access it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set {
      rootView?.viewController = nil
      rootView = newValue
      rootView?.viewController = self
      rootView?.updateTraits()
      if contentUnavailableConfiguration != nil { showContentUnavailable(contentUnavailableConfiguration) }
    }
  }

  /// The view of the controller, or `nil` if it isn't loaded.
  open var viewIfLoaded: UIView? { rootView }

  /// A Boolean value that indicates whether the view is loaded.
  open var isViewLoaded: Bool { rootView != nil }

  /// Creates the view, which is a plain view of the screen's size by default.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view if it isn't loaded.
  open func loadViewIfNeeded() {
    guard rootView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if rootView == nil {
      raise(.internalInconsistency, "-[\(type(of: self)) loadView] did not set the view of \(self)")
    }
    viewDidLoad()
  }

  /// Called after the view loads.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy with its final traits and size, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appears.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappears.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the constraints of the view; an override must call `super`.
  open func updateViewConstraints() { rootView?.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view changes.
  open func viewSafeAreaInsetsDidChange() {}

  /// The title of the page, which a navigation bar and a tab bar show.
  open var title: String? {
    didSet {
      item?.title = title
      tabItem?.title = title
    }
  }

  private var item: UINavigationItem?

  /// The navigation item of this controller.
  open var navigationItem: UINavigationItem {
    if let item { return item }
    let made = UINavigationItem(title: title ?? "")
    item = made
    return made
  }

  // MARK: Editing

  private var editItem: UIBarButtonItem?
  private var edits = false

  /// A Boolean value that indicates whether the controller is in editing mode, which changes without animation.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode and updates `editButtonItem`.
  ///
  /// If you override this method, call `super`.
  ///
  /// - Parameters:
  ///   - editing: Whether to enter editing mode.
  ///   - animated: Whether to animate the change.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    editItem?.show(isEditing: editing)
  }

  /// A localized Edit or Done button that calls `setEditing(_:animated:)`.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let made = makeEditItem()
    editItem = made
    return made
  }

  // MARK: Tabs

  private var tabItem: UITabBarItem?

  /// The tab bar item of this controller, which has the controller's title by default.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabItem { return tabItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      tabItem = made
      return made
    }
    set {
      tabItem = newValue
      tabBarController?.pageDidChange()
    }
  }

  /// A Boolean value that indicates whether the tab bar item was read or set.
  var hasTabBarItem: Bool { tabItem != nil }

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { container() }

  /// A Boolean value that indicates whether the tab bar is hidden while this controller is on a navigation controller's
  /// stack.
  open var hidesBottomBarWhenPushed = false

  /// The items of the navigation controller's toolbar while this page is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the items of the navigation controller's toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    ownToolbarItems = toolbarItems
    if let navigationController, navigationController.topViewController === self {
      navigationController.showToolbarItems(animated: animated)
    }
  }

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { container() }

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }

  /// A Boolean value that indicates whether the controller is being added to its parent, such as in `viewWillAppear`.
  open var isMovingToParent: Bool { movesToParent }

  /// A Boolean value that indicates whether the controller leaves its parent, such as in `viewWillDisappear`.
  open var isMovingFromParent: Bool { movesFromParent }

  /// The controllers that this one contains.
  open var children: [UIViewController] { childControllers }

  /// Adds a child controller, which leaves its previous parent, but doesn't add its view.
  open func addChild(_ childController: UIViewController) {
    addToChildren(childController)
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller's parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller's parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before the size of the view changes, such as when the device turns; an override must call `super`.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The object that animates your changes alongside.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }
  /// Called before the traits change because the device turns; an override must call `super`.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: newCollection, with: coordinator) }

  // MARK: Content unavailable

  /// The placeholder for empty content, over the whole view, or `nil` if there's content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showContentUnavailable(contentUnavailableConfiguration) }
  }

  /// The state that `updateContentUnavailableConfiguration(using:)` receives.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = (item?.searchController ?? parentController as? UISearchController)?.searchedText
    return state
  }

  /// Requests one call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the placeholder before the first layout and on request.
  ///
  /// Override it to set `contentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Presenting

  /// The preferred size of the view in points, such as above a context menu, or 0 for no preference.
  open var preferredContentSize = CGSize.zero

  /// The style of the controller's presentation, which is a page sheet by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The transition of the controller's presentation, which slides up from the bottom by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// A Boolean value that indicates whether the user can't dismiss the controller's sheet.
  open var isModalInPresentation = false

  /// The controller that this one or its container presents.
  open var presentedViewController: UIViewController? { outermost.presentation?.presented }

  /// The controller that presents this one or its container.
  open var presentingViewController: UIViewController? { outermost.presentationOfSelf?.presenter }

  /// A Boolean value that indicates whether the controller is being presented, such as in the appearance callbacks.
  open var isBeingPresented: Bool { presentationOfSelf?.isComing ?? false }

  /// A Boolean value that indicates whether the controller is being dismissed, such as in the disappearance callbacks.
  open var isBeingDismissed: Bool { presentationOfSelf?.phase == .dismissing }

  /// Shows a controller: on top of the navigation controller's pages, or else presented.
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: The object that requests it, which isn't used.
  open func show(_ vc: UIViewController, sender: Any?) { showFromContainer(vc, sender) }

  /// Presents a controller, because Linux has no split view controllers.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

  /// Presents a controller over this one and its containers.
  ///
  /// If this controller isn't in a window or already presents one, nothing happens except a message on standard error.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller. Crashes if it's already presented or has a parent.
  ///   - flag: Whether to animate the presentation.
  ///   - completion: A closure to call after its `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { present(modally: viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the presented controller and those over it, or this controller if it presents none.
  ///
  /// Only the topmost one is animated. During a transition, nothing happens except a message on standard error.
  ///
  /// - Parameters:
  ///   - flag: Whether to animate the dismissal.
  ///   - completion: A closure to call after its `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }

  // MARK: Status bar

  /// The style of the status bar over this controller, which is the default style unless you override it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// A Boolean value that indicates whether the status bar is hidden, as it is in a compact height.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

  /// The child that determines the style of the status bar, or `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden, or `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// A Boolean value that indicates whether the controller determines the status bar when it doesn't cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Updates the status bar after a change of its style or visibility.
  ///
  /// In an animation block, the change is animated.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.updateStatusBar() }

  // MARK: Orientation

  /// The orientations that the controller supports if it's the root or presented over the whole screen.
  ///
  /// The default is all orientations on an iPad, and all but upside down on an iPhone. On Linux, the window of the phone in
  /// the browser keeps the orientations; a window in a test has its size from you.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Turns the window if its controllers no longer support its orientation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { viewIfLoaded?.window?.updateOrientation() }

  // MARK: Layout guides

  var topGuide: BarLayoutGuide?
  var bottomGuide: BarLayoutGuide?

  /// The area at the top of the view that bars cover. Reading it loads the view.
  @available(
    *, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
  )
  open var topLayoutGuide: any UILayoutSupport { barGuide(\.topGuide) { BarLayoutGuide(atTopOf: $0) } }

  /// The area at the bottom of the view that bars cover. Reading it loads the view.
  @available(
    *, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
  )
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(\.bottomGuide) { BarLayoutGuide(atBottomOf: $0) } }

  /// Custom safe area insets in addition to those of bars and the device, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { rootView?.updateSafeArea() } }
  }

  /// The minimum margins that the system recommends for the device, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (rootView?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// A Boolean value that indicates whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { rootView?.marginsChanged() } }
  }

  /// The light or dark style of the controller's view and its subviews, which overrides the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitOverrides.userInterfaceStyle }
    set {
      ownTraitOverrides.userInterfaceStyle = newValue
      rootView?.updateTraits()
    }
  }

  /// The current traits of the controller.
  open var traitCollection: UITraitCollection {
    rootView?.traitCollection ?? traitsWithoutView
  }

  /// Called when the controller's traits change (deprecated in iOS 17 in favor of `registerForTraitChanges`).
  @available(*, deprecated, message: "deprecated in iOS 17: use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sets the scroll view that the bars at an edge follow, or `nil` to find it automatically.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { explicitContentScrollView = scrollView }
  }

  /// Returns the scroll view that the bars at an edge follow.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? explicitContentScrollView : nil
  }

  /// The next responder: the presenter, the view's superview, or the parent.
  open override var next: UIResponder? { presentationOfSelf?.presenter ?? rootView?.superview ?? parentController }

  /// The children with a view that's in a superview, which appear and disappear with this controller.
  var shownChildren: [UIViewController] { childControllers.filter { $0.rootView?.superview != nil } }
}
