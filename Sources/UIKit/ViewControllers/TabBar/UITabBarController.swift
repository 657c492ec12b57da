public import Foundation

/// A controller that shows one of several pages, over a bar with a button for each.
///
/// All pages have a button, however many they are: there is no page with the rest of them.
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
  private var pages: [UIViewController] = []
  private var selected: UIViewController?
  private let bar = UITabBar(frame: .zero)

  /// Makes a controller without pages; a name of a nib is refused.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
  }

  /// Makes a controller without pages; there are no archives of controllers on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.delegate = self
  }

  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }

  /// The delegate for taps; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The pages, from where reading begins.
  ///
  /// Where the selected page stays among them it stays selected, else the page at its place, else the first (as
  /// documented).
  open var viewControllers: [UIViewController]? {
    get { pages.isEmpty ? nil : pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the pages. The change is immediate.
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

  /// The page on the screen; setting one that is none of the pages is refused.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, newValue !== selected else { return }
      guard pages.contains(where: { $0 === newValue }) else {
        // Apple's words, as crash reports quote them.
        raise(
          .invalidArgument,
          "-[\(type(of: self)) setSelectedViewController:] only a view controller in the tab bar controller's list of view "
            + "controllers can be selected.")
      }
      show(newValue)
    }
  }

  /// The number of the page on the screen; `NSNotFound` while there are no pages. Setting a number that no page has
  /// does nothing.
  open var selectedIndex: Int {
    get { pages.firstIndex { $0 === selected } ?? NSNotFound }
    set { if pages.indices.contains(newValue) { selectedViewController = pages[newValue] } }
  }

  /// Shows the page of an item that the user has tapped, and notifies the delegate.
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

  // MARK: Pages

  /// Asks whether a tap may select an item's page, and selects it.
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

  /// A page has another item, or shows or hides the bar.
  func pageDidChange() {
    updateItems()
    layOutBar()
  }

  /// Gives the bar its frame and the page its safe area.
  func layOutBar() {
    guard isViewLoaded else { return }
    let covered = UITabBar.standardHeight + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - covered, width: view.bounds.width, height: covered)
    let isHidden = (selected as? UINavigationController)?.hidesBottomBar ?? selected?.hidesBottomBarWhenPushed ?? false
    bar.isHidden = isHidden
    selected?.containerSafeAreaInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: isHidden ? 0 : UITabBar.standardHeight, right: 0)
  }
}
