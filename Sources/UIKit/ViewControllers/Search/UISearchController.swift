public import Foundation

/// A view controller that manages a search bar and shows results over the searched page.
///
/// Assign it to `UINavigationItem.searchController`, or add its bar to a table view's header. The search begins when
/// the user edits the bar. The cancel button clears the text and ends it.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// Constants that specify when the scope bar is visible.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system decides, and shows the scope bar while the search is active.
    case automatic
    /// The app controls the visibility.
    case manual
    /// The scope bar is visible from the first typed text to the end of the search.
    case onTextEntry
    /// The scope bar is visible while the search is active.
    case onSearchActivation
  }

  private let results: UIViewController?
  private let bar = UISearchBar()
  let overlay = SearchOverlayView()
  var isSearching = false
  /// A Boolean value that indicates whether editing ends and the text changes because the search ends.
  var isEnding = false
  /// A Boolean value that indicates whether the delegate is being called to present the search.
  var isPresenting = false
  /// A Boolean value that indicates whether the app itself presents or dismisses the search, without notifying the
  /// delegate.
  var isOfApp = false
  /// The number of starts and ends, which detects an outdated animation.
  var turn = 0
  /// A Boolean value that indicates whether the app shows the results, if it controls their visibility.
  private var showsResults = false
  private var obscures = false
  /// The navigation item of the search bar.
  weak var hostItem: UINavigationItem?
  /// The navigation controller that hid its bar for a search bar outside of it.
  weak var hidesBarOf: UINavigationController?
  /// The controller of the searched page.
  weak var hostPage: UIViewController?

  /// Creates a search controller with a controller that shows the results, or `nil` to show them in the searched page.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search controller that shows results in the searched page.
  ///
  /// Crashes if you pass a nib name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search controller that shows results in the searched page.
  ///
  /// Linux has no archives of controllers.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.searchController = self
    if let results { addChild(results) }
    if let results { results.didMove(toParent: self) }
    bar.sizeToFit()
    overlay.search = self
  }

  // MARK: The search

  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate, which is notified of the start and end of searches.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// A Boolean value that indicates whether the search is active.
  ///
  /// Setting it starts or ends the search, with the keyboard. It stays `false` while the bar isn't in a window
  /// (assumed).
  open var isActive: Bool {
    get { isSearching }
    set { if newValue { beginByCode() } else { end() } }
  }

  /// The controller that shows the results, or `nil` if the searched page does.
  open var searchResultsController: UIViewController? { results }

  // MARK: Presenting the results

  /// A Boolean value that indicates whether the page is dimmed until there are results.
  ///
  /// A tap on the dimming ends the search.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { obscures }
    set {
      obscures = newValue
      showResults()
    }
  }

  /// A Boolean value that indicates whether an active search hides the navigation bar's title.
  open var hidesNavigationBarDuringPresentation = true

  /// A Boolean value that indicates whether the results are visible exactly while there's text.
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }

  /// A Boolean value that indicates whether the results are visible during the search.
  ///
  /// Setting it turns off `automaticallyShowsSearchResultsController`.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? isSearching && bar.searchTextField.hasText : showsResults }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  // MARK: The bar

  /// A Boolean value that indicates whether the cancel button is visible exactly while the search is active.
  ///
  /// Setting the bar's own property turns it off.
  open var automaticallyShowsCancelButton = true

  /// A Boolean value that indicates whether the scope bar appears automatically.
  ///
  /// Setting the bar's own property turns it off.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// The time when the scope bar appears automatically.
  ///
  /// The default is the system's choice.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// The placement of the search bar in a navigation bar, which is always below the title.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  // MARK: View controller overrides

  open override func loadView() { view = overlay }

  /// Ends the search, or dismisses the controller that's presented over it.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController != nil { return super.dismiss(animated: flag, completion: completion) }
    endForApp()
    completion?()
  }

  override var shownChildren: [UIViewController] { overlay.showsResults ? super.shownChildren : [] }
}
