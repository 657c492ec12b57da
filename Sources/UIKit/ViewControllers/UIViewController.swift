public import Foundation

/// An object that looks after a view and all in it: a page of an app.
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
  /// The presentation by this controller, for all that it contains.
  var presentation: ModalPresentation?
  /// The presentation of this controller itself.
  weak var presentationOfSelf: ModalPresentation?
  var heldPresentationController: UIPresentationController?

  private var ownToolbarItems: [UIBarButtonItem]?

  /// The insets of the view that a container's bars cover, beside those of the device.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != containerSafeAreaInsets { rootView?.updateSafeArea() } }
  }

  /// The phases of a controller on its way on and off the screen.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Makes a controller that makes its view in code. There are no nibs on Linux: whoever names one is refused.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Must be nil here.
  ///   - nibBundleOrNil: Not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let nibNameOrNil {
      raise(
        .internalInconsistency,
        "Could not load NIB in bundle: '\(nibBundleOrNil ?? Bundle.main)' with name '\(nibNameOrNil)'")
    }
  }

  /// Makes a controller that makes its view in code.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller from an archive. There are no archives of controllers on Linux: it starts out empty.
  public required init?(coder: NSCoder) { super.init() }

  /// The controller's view; asking for it loads it.
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

  /// The controller's view if it is loaded.
  open var viewIfLoaded: UIView? { rootView }

  /// A Boolean value that indicates whether the view is loaded.
  open var isViewLoaded: Bool { rootView != nil }

  /// Makes the view; here a plain one as large as the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view now if it is not loaded.
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

  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view comes on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy, its traits and size are right, and it is not laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view came on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Brings the constraints of the view up to date. Subclasses that override it call `super`.
  open func updateViewConstraints() { rootView?.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The title of the page; a navigation bar shows it, and a tab bar.
  open var title: String? {
    didSet {
      item?.title = title
      tabItem?.title = title
    }
  }

  private var item: UINavigationItem?

  /// The item of a navigation bar for this controller.
  open var navigationItem: UINavigationItem {
    if let item { return item }
    let made = UINavigationItem(title: title ?? "")
    item = made
    return made
  }

  // MARK: Editing

  private var editItem: UIBarButtonItem?
  private var edits = false

  /// A Boolean value that indicates whether the user edits the page; setting it animates nothing.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends the editing of the page, and has `editButtonItem` say so. Subclasses that override it call `super`.
  ///
  /// - Parameters:
  ///   - editing: Whether the user edits it afterwards.
  ///   - animated: Whether what changes is seen to change.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    editItem?.show(isEditing: editing)
  }

  /// A button that says Edit or Done, in the user's language; a tap calls `setEditing(_:animated:)`.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let made = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    made.show(isEditing: edits)
    editItem = made
    return made
  }

  // MARK: Tabs

  private var tabItem: UITabBarItem?

  /// The item of a tab bar for this controller; by default with its title.
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

  /// A Boolean value that indicates whether the item was read or set before.
  var hasTabBarItem: Bool { tabItem != nil }

  /// The tab bar controller that the controller is in, at any depth.
  open var tabBarController: UITabBarController? {
    sequence(first: parentController, next: { $0?.parentController }).lazy.compactMap { $0 as? UITabBarController }
      .first
  }

  /// A Boolean value that indicates whether the tab bar is hidden while this controller is on a navigation controller's
  /// stack.
  open var hidesBottomBarWhenPushed = false

  /// The items of the navigation controller's toolbar while this page is on the screen.
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

  /// The navigation controller that the controller is in, at any depth.
  open var navigationController: UINavigationController? {
    sequence(first: parentController, next: { $0?.parentController }).lazy.compactMap { $0 as? UINavigationController }
      .first
  }

  /// The controller whose child this one is.
  open var parent: UIViewController? { parentController }

  /// The controllers that this one contains.
  open var children: [UIViewController] { childControllers }

  /// Makes a controller a child of this one; it leaves the parent it had. Its view is put in by the caller.
  open func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  /// Takes the controller out of its parent.
  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Without content

  /// The placeholder for absent content, over the whole view; nil if there is content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showContentUnavailable(contentUnavailableConfiguration) }
  }

  /// The state that `updateContentUnavailableConfiguration(using:)` receives.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = (item?.searchController ?? parentController as? UISearchController)?.searchedText
    return state
  }

  /// Asks for `updateContentUnavailableConfiguration(using:)` before the next layout; several requests are one.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the placeholder before the first layout and on request; overrides set `contentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Presenting

  /// The size that the view is to have where there is a choice, as above a context menu, in points; 0 where it has none.
  open var preferredContentSize = CGSize.zero

  /// The way in which the controller covers the one behind it when it is presented; a page sheet by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The way in which the controller comes on the screen when it is presented; from below by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// A Boolean value that indicates whether the user cannot pull the controller's sheet away.
  open var isModalInPresentation = false

  /// The controller that stands over this one, or over what contains it.
  open var presentedViewController: UIViewController? { outermost.presentation?.presented }

  /// The controller that this one, or what contains it, stands over: a container that was presented for one in it.
  open var presentingViewController: UIViewController? { outermost.presentationOfSelf?.presenter }

  /// A Boolean value that indicates whether the controller is on its way in, as a presented one; true in its appearance
  /// callbacks then.
  open var isBeingPresented: Bool { presentationOfSelf?.isComing ?? false }

  /// A Boolean value that indicates whether the controller is on its way out, as a presented one; true in its
  /// disappearance callbacks then.
  open var isBeingDismissed: Bool { presentationOfSelf?.phase == .dismissing }

  /// Shows a controller over this one and all that contain it.
  ///
  /// Nothing happens, and standard error says why, where this controller is in no window or something is presented
  /// already.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller. One that is presented already, or has a parent, is refused.
  ///   - flag: Whether it is seen to come.
  ///   - completion: Called after its `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { present(modally: viewControllerToPresent, animated: flag, completion: completion) }

  /// Takes away what is presented over this controller, and all over that; where nothing is, this controller itself.
  ///
  /// Of several only the uppermost is seen to go. Nothing happens while one is on its way in or out, as standard error
  /// says.
  ///
  /// - Parameters:
  ///   - flag: Whether it is seen to go.
  ///   - completion: Called after its `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }

  // MARK: Layout guides

  private var topGuide: BarLayoutGuide?
  private var bottomGuide: BarLayoutGuide?

  /// The strip at the top of the view that bars cover; asking for it loads the view.
  @available(
    *, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
  )
  open var topLayoutGuide: any UILayoutSupport {
    let view: UIView = view
    if let topGuide, topGuide.owningView === view { return topGuide }
    let made = BarLayoutGuide(atTopOf: view)
    topGuide = made
    return made
  }

  /// The strip at the bottom of the view that bars cover; asking for it loads the view.
  @available(
    *, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
  )
  open var bottomLayoutGuide: any UILayoutSupport {
    let view: UIView = view
    if let bottomGuide, bottomGuide.owningView === view { return bottomGuide }
    let made = BarLayoutGuide(atBottomOf: view)
    bottomGuide = made
    return made
  }

  /// The safe area insets that the app itself adds, beyond bars and the device, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { rootView?.updateSafeArea() } }
  }

  /// The least distances of content from the view's sides that suit the device, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (rootView?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// A Boolean value that indicates whether the view's margins are at least the device's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { rootView?.marginsChanged() } }
  }

  /// Light or dark for the controller's view and all in it, whatever is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitOverrides.userInterfaceStyle }
    set {
      ownTraitOverrides.userInterfaceStyle = newValue
      rootView?.updateTraits()
    }
  }

  /// The traits that the controller has now.
  open var traitCollection: UITraitCollection {
    if let rootView { return rootView.traitCollection }
    let inherited = parentController?.traitCollection ?? UIScreen.main.traitCollection
    return UITraitCollection(inherited.values.overridden(by: ownTraitOverrides))
  }

  /// Called when the controller's traits changed; deprecated by Apple since iOS 17, where `registerForTraitChanges` is
  /// the way.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Says which scroll view's position the bars at an edge follow; nil lets the controller find it.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { explicitContentScrollView = scrollView }
  }

  /// Returns the scroll view whose position the bars at an edge follow.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? explicitContentScrollView : nil
  }

  /// The responder after a controller: the one that presents it, or else its view's superview, or its parent.
  open override var next: UIResponder? { presentationOfSelf?.presenter ?? rootView?.superview ?? parentController }

  /// The children that come and go on the screen with this controller.
  var shownChildren: [UIViewController] { childControllers.filter { $0.rootView?.superview != nil } }
}
