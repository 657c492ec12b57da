public import Foundation

/// A controller that shows one page of a stack of pages, under a bar with its title.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private let bar = UINavigationBar(frame: .zero)
  private weak var shownSearch: UISearchController?
  private weak var followedScrollView: UIScrollView?

  /// Makes a navigation controller with the first page of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
  }

  /// Makes a navigation controller with an empty stack; a name of a nib is refused.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller with an empty stack; there are no archives of controllers on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }

  /// A Boolean value that indicates whether the bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { if oldValue != isNavigationBarHidden { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The item of a tab bar for this controller: its own, or else its first page's.
  open override var tabBarItem: UITabBarItem! {
    get { hasTabBarItem || title != nil ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// A Boolean value that indicates whether a page of the stack wants no tab bar.
  var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// Leaves the bar out, or puts it back. The change is immediate.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// The page on the screen.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: what is presented over this one, else the page on the screen.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// The pages, the one on the screen last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the pages.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { setStack(viewControllers) }

  /// Shows a page on top of the others. A page that is in the stack is refused.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      raise(
        .invalidArgument,
        "\(self) is pushing the same view controller instance (\(viewController)) more than once which is not supported and is most likely an error in the application"
      )
    }
    setStack(stack + [viewController])
  }

  /// Goes back one page; the first one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(stack.dropLast())
    return top
  }

  /// Goes back to the first page.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    let popped = Array(stack.dropFirst())
    setStack([root])
    return popped
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    showTopView()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPage()
  }

  override var shownChildren: [UIViewController] { stack.suffix(1) }

  /// Goes back one page, if there is one: a Z of two fingers is documented to go "back one level in a navigation
  /// hierarchy".
  open override func accessibilityPerformEscape() -> Bool { popViewController(animated: true) != nil }

  // MARK: Pages

  private func setStack(_ new: [UIViewController]) {
    let old = stack.last
    let isShown = appearance == .appeared || appearance == .appearing
    let changes = old !== new.last
    // Controllers that are notified of their appearance know where.
    let added = new.filter { page in !stack.contains { $0 === page } }
    for page in added { addChild(page) }
    if isShown, changes {
      old?.beginDisappearance(animated: false)
      new.last?.beginAppearance(animated: false)
    }
    for page in stack where !new.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    stack = new
    for page in added { page.didMove(toParent: self) }
    bar.items = new.map(\.navigationItem)
    tabBarController?.pageDidChange()
    guard changes else { return }
    old?.viewIfLoaded?.removeFromSuperview()
    if isViewLoaded { showTopView() }
    if isShown {
      old?.endDisappearance(animated: false)
      new.last?.continueAppearance(animated: false)
      viewIfLoaded?.layoutIfNeeded()
      new.last?.endAppearance(animated: false)
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }
  }

  private func showTopView() {
    guard let page = stack.last, let pageView = page.view else { return }
    pageView.frame = view.bounds
    pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(pageView, at: 0)
    showHeaderSearches()
    followedScrollView?.removeContentOffsetObserver(self)
    followedScrollView?.titleRoom = 0
    let scrollView =
      page.contentScrollView(for: .top) ?? pageView as? UIScrollView ?? pageView.subviews.first as? UIScrollView
    followedScrollView = scrollView
    bar.largeTitleShown = bar.largeTitleHeight
    bar.searchShown = bar.searchHeight
    layOutPage()
    scrollView?.addContentOffsetObserver(self) { [weak self] _ in self?.followScrolling() }
    // Outside of a window nothing covers the content yet, so where it is scrolled to says nothing.
    if view.window != nil { followScrolling() }
  }

  /// Gives the bar its frame and the page its safe area.
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
    if let page = stack.last {
      // Below an opaque bar the page begins where the bar ends.
      let start = bar.isTranslucent || isNavigationBarHidden ? 0 : safeTop + covered
      if start > 0 { covered = 0 }
      let frame = CGRect(x: 0, y: start, width: view.bounds.width, height: max(0, view.bounds.height - start))
      if page.view.frame != frame { page.view.frame = frame }
    }
    stack.last?.containerSafeAreaInsets = UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0)
  }

  /// Puts what an active search has over the page between that and the bar.
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
    // Results go on under the bar.
    if search.overlay.showsResults { bar.contentOverlap = max(bar.contentOverlap, 8) }
  }

  /// Searches whose bars are in pages come and go with these, and so does the navigation bar that they hide.
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

  /// The large title and the search bar are the content's first part: they go up with it, the search bar first, and the
  /// large title grows with what is pulled down beyond the top.
  private func followScrolling() {
    guard let scrollView = followedScrollView, !isNavigationBarHidden else {
      bar.contentOverlap = followedScrollView == nil ? 0 : bar.contentOverlap
      return layOutPage()
    }
    let top = view.safeAreaInsets.top + bar.titleRowHeight
    let large = bar.showsLargeTitle ? bar.largeTitleHeight : 0
    let search = bar.searchHeight
    var room = max(0, -scrollView.contentOffset.y - top)
    if bar.searchGoesWithContent, bar.isTranslucent {
      bar.searchShown = min(max(0, room - large), search)
    } else {
      bar.searchShown = search
    }
    room -= bar.searchShown
    // A refresh control is pulled out between the bar and its large title.
    let most = scrollView.attachedRefreshControl == nil ? 2 * large : .infinity
    scrollView.titleRoom = bar.isTranslucent ? large + (bar.searchGoesWithContent ? search : 0) : 0
    if bar.showsLargeTitle { bar.largeTitleShown = bar.isTranslucent ? max(0, min(room, most)) : large }
    bar.contentOverlap = scrollView.contentOffset.y + top + (bar.searchGoesWithContent ? 0 : search)
    layOutPage()
  }

  /// The search bar, its height or when it is shown has changed: content at its top stays there.
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
