public import Foundation

/// A controller of a search: its bar, and what stands over the page that is searched.
///
/// Give it to `UINavigationItem.searchController`, or put its bar into a table's header. It begins when the bar is
/// edited, and its cancel button takes the text away and ends it.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// When the scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system's choice: while the search is active.
    case automatic
    /// The app shows them.
    case manual
    /// From the first text that is typed to the end of the search.
    case onTextEntry
    /// While the search is active.
    case onSearchActivation
  }

  private let results: UIViewController?
  private let bar = UISearchBar()
  let overlay = SearchOverlayView()
  var isSearching = false
  /// Whether the end of editing and the changes of the text are the end of the search's.
  var isEnding = false
  /// Whether the delegate is asked to present the search.
  var isPresenting = false
  /// Whether the app itself presents or dismisses the search, which the delegate does not hear of.
  var isOfApp = false
  /// The number of beginnings and endings, by which one that was overtaken knows itself.
  var turn = 0
  /// Whether the app has set whether the results are shown.
  private var showsResults = false
  private var obscures = false
  /// The item of the navigation bar that the search bar is in.
  weak var hostItem: UINavigationItem?
  /// The navigation controller whose bar was hidden, where the search bar is not in it.
  weak var hidesBarOf: UINavigationController?
  /// The controller of the page that is searched.
  weak var hostPage: UIViewController?

  /// Makes a search whose results another controller shows; nil for the page that is searched itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a search whose results the page itself shows; a name of a nib is refused.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a search whose results the page itself shows; there are no archives of controllers on Linux.
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

  /// The bar.
  open var searchBar: UISearchBar { bar }

  /// What brings the results up to date.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate, which hears of the search's beginning and end.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// A Boolean value that indicates whether the user searches now.
  ///
  /// Setting it begins or ends the search, with the keyboard; it stays false while the bar is in no window (assumed).
  open var isActive: Bool {
    get { isSearching }
    set { if newValue { beginByCode() } else { end() } }
  }

  /// The controller that shows the results; nil for the page itself.
  open var searchResultsController: UIViewController? { results }

  // MARK: Over the page

  /// A Boolean value that indicates whether the page is dimmed while no results are over it; a tap there ends the search.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { obscures }
    set {
      obscures = newValue
      showResults()
    }
  }

  /// A Boolean value that indicates whether the title of a navigation bar goes while the search is active.
  open var hidesNavigationBarDuringPresentation = true

  /// A Boolean value that indicates whether the results come with the first text and go with the last.
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }

  /// A Boolean value that indicates whether the results are shown while the search is active.
  ///
  /// Setting it makes `automaticallyShowsSearchResultsController` false.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? isSearching && bar.searchTextField.hasText : showsResults }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  // MARK: The bar

  /// A Boolean value that indicates whether the bar has a cancel button while the search is active, and only then.
  /// Setting the bar's own makes it false.
  open var automaticallyShowsCancelButton = true

  /// A Boolean value that indicates whether the bar shows its scopes by itself. Setting the bar's own makes it false.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// When the bar shows its scopes by itself; decided by the system by default.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// The place of the bar in a navigation bar: always below the title.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  // MARK: As a controller

  open override func loadView() { view = overlay }

  /// Ends the search, or takes away what is presented over it.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController != nil { return super.dismiss(animated: flag, completion: completion) }
    endForApp()
    completion?()
  }

  override var shownChildren: [UIViewController] { overlay.showsResults ? super.shownChildren : [] }
}
