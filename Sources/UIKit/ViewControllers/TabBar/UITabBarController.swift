public import Foundation

/// A view controller that shows one of several pages and a tab bar with a button for each.
///
/// All pages have a button; there's no More page.
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
  private var pages: [UIViewController] = []
  private var selected: UIViewController?
  private let bar = UITabBar(frame: .zero)

  /// Creates a controller without pages.
  ///
  /// Crashes if you pass a nib name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
  }

  /// Creates a controller without pages.
  ///
  /// The coder isn't used because Linux has no archives of controllers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.delegate = self
  }

  /// The tab bar at the bottom.
  open var tabBar: UITabBar { bar }

  /// The delegate, which is notified of taps.
  ///
  /// The controller holds it weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The pages, from the leading side.
  ///
  /// When you set them, the selected page stays selected if it's still included. Otherwise, the page at its index is
  /// selected, or else the first (as documented).
  open var viewControllers: [UIViewController]? {
    get { pages.isEmpty ? nil : pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the pages without animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let place = selectedIndex
    let stays = new.contains { $0 === selected }
    let added = new.filter { page in !pages.contains { $0 === page } }
    let next = stays ? selected : new.indices.contains(place) ? new[place] : new.first
    for page in added { addChild(page) }
    let leaving = pages.filter { page in !new.contains { $0 === page } }
    pages = new
    if next !== selected { show(next) }
    for page in leaving {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    for page in added { page.didMove(toParent: self) }
    updateItems()
  }

  /// The selected page.
  ///
  /// Crashes if you set a controller that isn't one of the pages.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, newValue !== selected else { return }
      guard pages.contains(where: { $0 === newValue }) else {
        // Apple's message, as crash reports quote it.
        raise(
          .invalidArgument,
          "-[\(type(of: self)) setSelectedViewController:] only a view controller in the tab bar controller's list of view "
            + "controllers can be selected.")
      }
      show(newValue)
    }
  }

  /// The index of the selected page, or `NSNotFound` without pages.
  ///
  /// Setting an invalid index does nothing.
  open var selectedIndex: Int {
    get { pages.firstIndex { $0 === selected } ?? NSNotFound }
    set { if pages.indices.contains(newValue) { selectedViewController = pages[newValue] } }
  }

  /// Called when the user taps an item.
  ///
  /// The default implementation does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    if let selected { put(selected) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBar()
  }

  override var shownChildren: [UIViewController] { selected.map { [$0] } ?? [] }

  /// The selected page.
  open override var childForStatusBarStyle: UIViewController? { selected }

  /// The selected page.
  open override var childForStatusBarHidden: UIViewController? { selected }

  // MARK: Pages

  /// Selects an item's page if the delegate allows it.
  func maySelect(_ item: UITabBarItem) -> Bool {
    guard let index = bar.items?.firstIndex(where: { $0 === item }), pages.indices.contains(index) else { return false }
    let page = pages[index]
    guard delegate?.tabBarController(self, shouldSelect: page) != false else { return false }
    if page === selected { (page as? UINavigationController)?.popToRootViewController(animated: true) }
    selectedViewController = page
    delegate?.tabBarController(self, didSelect: page)
    return true
  }

  private func show(_ page: UIViewController?) {
    let old = selected
    let isShown = appearance == .appeared || appearance == .appearing
    if isShown {
      old?.beginDisappearance(animated: false)
      page?.beginAppearance(animated: false)
    }
    selected = page
    old?.viewIfLoaded?.removeFromSuperview()
    if isViewLoaded, let page { put(page) }
    updateItems()
    guard isShown else { return }
    old?.endDisappearance(animated: false)
    page?.continueAppearance(animated: false)
    viewIfLoaded?.layoutIfNeeded()
    page?.endAppearance(animated: false)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  private func put(_ page: UIViewController) {
    guard let pageView = page.view else { return }
    pageView.frame = view.bounds
    pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(pageView, at: 0)
    layOutBar()
  }

  private func updateItems() {
    let items = pages.map { $0.tabBarItem ?? UITabBarItem() }
    if bar.items?.elementsEqual(items, by: ===) != true { bar.items = items }
    bar.selectedItem = selected?.tabBarItem
  }

  /// Updates the bar because a page has another item, or shows or hides the bar.
  func pageDidChange() {
    updateItems()
    layOutBar()
  }

  /// Sets the frame of the bar and the safe area of the page.
  func layOutBar() {
    guard isViewLoaded else { return }
    let covered = bar.standardHeight + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - covered, width: view.bounds.width, height: covered)
    let isHidden = (selected as? UINavigationController)?.hidesBottomBar ?? selected?.hidesBottomBarWhenPushed ?? false
    bar.isHidden = isHidden
    selected?.containerSafeAreaInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: isHidden ? 0 : bar.standardHeight, right: 0)
  }
}
