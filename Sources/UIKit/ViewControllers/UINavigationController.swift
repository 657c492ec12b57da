public import Foundation

/// A view controller that shows the top page of a stack, with a bar for its title.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  var stack: [UIViewController] = []
  /// The running transition to another page.
  var transition: NavigationTransition?
  /// A Boolean value that indicates whether the delegate is notified of the top page when the controller appears.
  var announcesLater = false
  private let bar = UINavigationBar(frame: .zero)
  private weak var shownSearch: UISearchController?
  private var wasCompact = false
  private weak var followedScrollView: UIScrollView?
  private(set) var loadedToolbarIfNeeded: UIToolbar?
  /// A Boolean value that indicates whether the toolbar is animating.
  var toolbarMoves = false

  /// Creates a navigation controller with the first page of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  ///
  /// Crashes if you pass a nib name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller with an empty stack.
  ///
  /// The coder isn't used because Linux has no archives of controllers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which is notified of the pages that the controller shows.
  ///
  /// The controller holds it weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  private lazy var swipeBackRecognizer: SwipeBackRecognizer = {
    let made = SwipeBackRecognizer(self)
    made.action = { [weak self, unowned made] _ in self?.swipeBack(with: made) }
    return made
  }()

  /// The gesture recognizer of the swipe from the leading edge, which returns to the previous page.
  ///
  /// Its delegate allows the swipe if the page has a Back button. Without a delegate, the swipe works on each page.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBackRecognizer }

  /// The navigation bar at the top.
  open var navigationBar: UINavigationBar { bar }

  /// A Boolean value that indicates whether the navigation bar is hidden.
  open var isNavigationBarHidden = false {
    didSet {
      guard oldValue != isNavigationBarHidden else { return }
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.window?.updateStatusBar()
    }
  }

  /// The tab bar item of this controller: its own or else its first page's.
  open override var tabBarItem: UITabBarItem! {
    get { hasTabBarItem || title != nil ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// A Boolean value that indicates whether a page of the stack hides the tab bar.
  var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// Hides or shows the navigation bar without animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// The toolbar at the bottom, which shows the `toolbarItems` of the top page.
  open var toolbar: UIToolbar! { loadedToolbar }

  /// The toolbar, which is created on first use.
  var loadedToolbar: UIToolbar {
    if let loadedToolbarIfNeeded { return loadedToolbarIfNeeded }
    let made = UIToolbar(frame: .zero)
    made.isHidden = true
    loadedToolbarIfNeeded = made
    if isViewLoaded { view.addSubview(made) }
    return made
  }

  /// A Boolean value that indicates whether the toolbar is hidden.
  ///
  /// The default is `true`.
  open var isToolbarHidden = true {
    didSet { if oldValue != isToolbarHidden, !changesToolbarHidden { moveToolbar(animated: false) } }
  }

  private var changesToolbarHidden = false

  /// Hides or shows the toolbar by moving it beyond the screen's edge.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    changesToolbarHidden = true
    isToolbarHidden = hidden
    changesToolbarHidden = false
    moveToolbar(animated: animated)
  }

  /// The top page.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the presented one or else the top page.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// The pages.
  ///
  /// The last one is on top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the pages.
  ///
  /// Only returning to a page below the top one is animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// Shows a page on top of the others, without animation.
  ///
  /// Crashes if the page is already in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    finishTransition()
    if stack.contains(where: { $0 === viewController }) {
      raise(
        .invalidArgument,
        "\(self) is pushing the same view controller instance (\(viewController)) more than once which is not supported and is most likely an error in the application"
      )
    }
    setStack(stack + [viewController], animated: animated)
  }

  /// Shows a controller on top of the others.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Removes the top page.
  ///
  /// The first page stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    finishTransition()
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(stack.dropLast(), animated: animated)
    return top
  }

  /// Removes all pages except the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    finishTransition()
    guard let root = stack.first else { return nil }
    let popped = Array(stack.dropFirst())
    setStack([root], animated: animated)
    return popped
  }

  /// Returns to the previous page for the Back button, unless a transition is running.
  func goBack() {
    if transition == nil { popViewController(animated: true) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    view.addGestureRecognizer(swipeBackRecognizer)
    if let loadedToolbarIfNeeded { view.addSubview(loadedToolbarIfNeeded) }
    showTopView()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if announcesLater, let page = stack.last {
      delegate?.navigationController(self, willShow: page, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if announcesLater, let page = stack.last {
      delegate?.navigationController(self, didShow: page, animated: animated)
    }
    announcesLater = false
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if wasCompact != bar.isCompact {
      wasCompact = bar.isCompact
      // The large title comes back with the part that the content's offset leaves to it.
      searchChanged()
    }
    layOutPage()
  }

  override var shownChildren: [UIViewController] { stack.suffix(1) }

  /// The page on top, if the bar is hidden. Otherwise the status bar is over the bar, which has the default style.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? stack.last : nil }

  /// The page on top.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  /// Removes the top page for VoiceOver's escape gesture, which is documented to go "back one level in a navigation
  /// hierarchy".
  ///
  /// If the page has a `backAction`, it's performed instead (assumed).
  open override func accessibilityPerformEscape() -> Bool {
    guard let action = topViewController?.navigationItem.backAction else {
      return transition == nil && popViewController(animated: true) != nil
    }
    action.performWithSender(bar, target: nil)
    return true
  }

  // MARK: Pages

  func showTopView() {
    guard let page = stack.last, let pageView = page.view else { return }
    pageView.frame = view.bounds
    pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(pageView, at: 0)
    showHeaderSearches()
    followedScrollView?.removeContentOffsetObserver(self)
    followedScrollView?.titleRoom = 0
    followedScrollView?.toolbar = nil
    let scrollView =
      page.contentScrollView(for: .top) ?? pageView as? UIScrollView ?? pageView.subviews.first as? UIScrollView
    followedScrollView = scrollView
    if scrollView == nil { reportUnfollowedTable(of: page) }
    bar.largeTitleShown = bar.largeTitleHeight
    bar.searchShown = bar.searchHeight
    if !isToolbarHidden { showToolbarItems(animated: false) }
    layOutPage()
    scrollView?.addContentOffsetObserver(self) { [weak self] _ in self?.followScrolling() }
    // Outside of a window, no bar covers the content, so its offset is meaningless.
    if view.window != nil { followScrolling() }
  }

  /// Sets the frame of the bar and the safe area of the page.
  private func layOutPage() {
    guard isViewLoaded else { return }
    let safeTop = view.safeAreaInsets.top
    bar.isHidden = isNavigationBarHidden
    bar.isInSheet = presentationOfSelf?.style == .pageSheet
    if !bar.searchGoesWithContent || followedScrollView == nil { bar.searchShown = bar.searchHeight }
    let height = bar.titleRowHeight + (bar.showsLargeTitle ? bar.largeTitleShown : 0) + bar.searchShown
    bar.frame = CGRect(x: 0, y: safeTop, width: view.bounds.width, height: height)
    bar.overhang = safeTop
    let most = bar.titleRowHeight + bar.largeTitleHeight + bar.searchHeight
    var covered = isNavigationBarHidden ? 0 : min(height, most)
    showSearch(covered: covered)
    let coveredBelow = layOutToolbar()
    if let page = stack.last {
      // Below an opaque bar, the page begins where the bar ends.
      let start = bar.isTranslucent || isNavigationBarHidden ? 0 : safeTop + covered
      if start > 0 { covered = 0 }
      let frame = CGRect(x: 0, y: start, width: view.bounds.width, height: max(0, view.bounds.height - start))
      // A transition moves the page by its transform.
      if !page.view.transform.isIdentity {
        page.view.bounds.size = frame.size
        page.view.center = CGPoint(x: frame.midX, y: frame.midY)
      } else if page.view.frame != frame {
        page.view.frame = frame
      }
    }
    stack.last?.containerSafeAreaInsets = UIEdgeInsets(top: covered, left: 0, bottom: coveredBelow, right: 0)
    showToolbarEdge(of: followedScrollView)
  }

  /// Inserts the overlay of an active search between the page and the bar.
  private func showSearch(covered: CGFloat) {
    let search = stack.last?.navigationItem.searchController.flatMap { $0.isActive ? $0 : nil }
    if let shownSearch, shownSearch !== search, shownSearch.overlay.superview === view {
      shownSearch.overlay.removeFromSuperview()
    }
    shownSearch = search
    guard let search, let page = stack.last?.view else { return }
    search.loadViewIfNeeded()
    if search.overlay.superview !== view { view.insertSubview(search.overlay, aboveSubview: page) }
    if search.overlay.frame != view.bounds { search.overlay.frame = view.bounds }
    search.containerSafeAreaInsets = UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0)
    // Results extend under the bar.
    if search.overlay.showsResults { bar.contentOverlap = max(bar.contentOverlap, 8) }
  }

  /// A search with its bar inside a page appears and disappears with the page, and so does the navigation bar that it
  /// hides.
  private func showHeaderSearches() {
    for overlay in view.subviewList.compactMap({ $0 as? SearchOverlayView }) {
      guard let search = overlay.search else {
        overlay.removeFromSuperview()
        isNavigationBarHidden = isNavigationBarHidden && !overlay.hidesNavigationBar
        continue
      }
      guard let page = search.hostPage else { continue }
      let ancestors = sequence(first: page, next: \.parentController)
      let inStack = ancestors.first { page in stack.contains { $0 === page } }
      guard let inStack else {
        search.end()
        continue
      }
      overlay.isHidden = inStack !== stack.last
      if overlay.hidesNavigationBar { isNavigationBarHidden = !overlay.isHidden }
      if !overlay.isHidden, let pageView = inStack.viewIfLoaded { view.insertSubview(overlay, aboveSubview: pageView) }
    }
  }

  /// Moves the large title and the search bar with the content as its first part.
  ///
  /// The search bar collapses first. The large title grows when the user pulls the content down.
  private func followScrolling() {
    guard let scrollView = followedScrollView, !isNavigationBarHidden else {
      bar.contentOverlap = followedScrollView == nil ? 0 : bar.contentOverlap
      return layOutPage()
    }
    let top = view.safeAreaInsets.top + bar.titleRowHeight
    // In a stack view that is laid out later, the scroll view is at its top before the bar is part of its inset.
    if scrollView.contentInsetAdjustmentBehavior != .never, scrollView.adjustedContentInset.top < top - 0.5,
      scrollView.contentOffset.y == -scrollView.adjustedContentInset.top
    {
      return layOutPage()
    }
    let large = bar.showsLargeTitle ? bar.largeTitleHeight : 0
    let search = bar.searchHeight
    var room = max(0, -scrollView.contentOffset.y - top)
    if bar.searchGoesWithContent, bar.isTranslucent {
      bar.searchShown = min(max(0, room - large), search)
    } else {
      bar.searchShown = search
    }
    room -= bar.searchShown
    // A refresh control appears between the bar and its large title.
    let most = scrollView.attachedRefreshControl == nil ? 2 * large : .infinity
    scrollView.titleRoom = bar.isTranslucent ? large + (bar.searchGoesWithContent ? search : 0) : 0
    if bar.showsLargeTitle { bar.largeTitleShown = bar.isTranslucent ? max(0, min(room, most)) : large }
    bar.contentOverlap = scrollView.contentOffset.y + top + (bar.searchGoesWithContent ? 0 : search)
    layOutPage()
  }

  /// Makes room for a large title of another height, before the content gets an offset for the old one.
  func largeTitleHeightChanged() {
    searchChanged()
    layOutPage()
  }

  /// Updates the layout because the search bar or its height changed. Content at its top stays there.
  func searchChanged() {
    guard isViewLoaded else { return }
    if let scrollView = followedScrollView, scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5 {
      followScrolling()
    } else {
      bar.largeTitleShown = bar.largeTitleHeight
      bar.searchShown = bar.searchHeight
    }
    view.setNeedsLayout()
  }
}
