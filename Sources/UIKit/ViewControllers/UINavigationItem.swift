public import Foundation

/// The content of a navigation bar while its controller is on top.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  weak var bar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The conditions under which the title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item before; large for the first one.
    case automatic
    /// Always large.
    case always
    /// Never large.
    case never
  }

  /// The title.
  open var title: String? {
    didSet { bar?.setNeedsLayout() }
  }

  /// A view in the title's place.
  open var titleView: UIView? {
    didSet { bar?.setNeedsLayout() }
  }

  /// The title of the button that leads back to this item; by default its title.
  open var backButtonTitle: String? {
    didSet { bar?.setNeedsLayout() }
  }

  /// A Boolean value that indicates whether the button that leads back from this item is hidden.
  open var hidesBackButton = false {
    didSet { bar?.setNeedsLayout() }
  }

  /// The condition under which the title is shown large, in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.setNeedsLayout() }
  }

  // MARK: Search

  /// The places of a search bar in a navigation bar.
  ///
  /// Only the place below the title is here: that beside it needs more room than an iPhone has.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system's choice: below the title.
    case automatic
    /// Below the title.
    case stacked = 2
  }

  /// The search whose bar stands below the title; nil for none.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      if oldValue?.hostItem === self { oldValue?.leaveItem() }
      searchController?.hostItem?.searchController = nil
      searchController?.hostItem = self
      bar?.searchChanged()
    }
  }

  /// A Boolean value that indicates whether the search bar goes with the page's content when that is scrolled, and comes
  /// back at its top.
  open var hidesSearchBarWhenScrolling = true { didSet { bar?.searchChanged() } }

  /// The place that the search bar should have; decided by the system by default.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// The place that the search bar has: below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Looks

  private var standard: UINavigationBarAppearance?
  private var scrollEdge: UINavigationBarAppearance?

  /// The look of the bar over this page's content; nil for the bar's own. Setting it takes a copy.
  open var standardAppearance: UINavigationBarAppearance? {
    get { standard }
    set {
      standard = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.setNeedsLayout()
    }
  }

  /// The look of the bar where none of this page's content is behind it; nil for the bar's own. Setting it takes a
  /// copy.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { scrollEdge }
    set {
      scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.setNeedsLayout()
    }
  }

  // MARK: Buttons

  /// The buttons at the bar's leading end, the outermost first; they stand in the place of the button that leads back.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(leftBarButtonItems, insteadOf: oldValue) }
  }

  /// The buttons at the bar's trailing end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(rightBarButtonItems, insteadOf: oldValue) }
  }

  /// The outermost button at the leading end; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the trailing end; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// A Boolean value that indicates whether the leading buttons stand beside the back button, and not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { bar?.setNeedsLayout() }
  }

  private func adopt(_ items: [UIBarButtonItem]?, insteadOf old: [UIBarButtonItem]?) {
    for item in old ?? [] where item.owner === self { item.owner = nil }
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.owner = self }
    bar?.setNeedsLayout()
  }
}
