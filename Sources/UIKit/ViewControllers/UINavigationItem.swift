public import Foundation

/// An object that provides the content of a navigation bar for the top controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  weak var bar: UINavigationBar?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Constants that specify when the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The title has the mode of the previous item.
    ///
    /// The first one is large.
    case automatic
    /// The title is always large.
    case always
    /// The title is never large.
    case never
  }

  /// The title.
  open var title: String? {
    didSet { bar?.setNeedsLayout() }
  }

  /// A view that replaces the title.
  open var titleView: UIView? {
    didSet { bar?.setNeedsLayout() }
  }

  /// The title of the Back button that leads to this item.
  ///
  /// The default is `title`.
  open var backButtonTitle: String? {
    didSet { bar?.setNeedsLayout() }
  }

  /// Constants that specify the title of the Back button that leads to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The button has the item's title.
    case `default`
    /// The button has a general title, such as Back.
    case generic
    /// The button has no title.
    case minimal
  }

  /// The mode of the Back button that leads to this item, if `backBarButtonItem` is `nil`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { bar?.setNeedsLayout() }
  }

  /// The item with the title and the color of the Back button that leads to this item.
  ///
  /// Its action isn't performed. The bar shows later changes of the item at its next layout.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { bar?.setNeedsLayout() }
  }

  /// Hides or shows this item's Back button, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// A Boolean value that indicates whether this item's Back button is hidden.
  open var hidesBackButton = false {
    didSet { bar?.setNeedsLayout() }
  }

  /// The action of the Back button, instead of returning to the previous page.
  ///
  /// Without a previous page, the button has the action's image or title.
  open var backAction: UIAction? {
    didSet { bar?.setNeedsLayout() }
  }

  /// The mode of the large title in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.setNeedsLayout() }
  }

  // MARK: Search

  /// Constants that specify the placement of a search bar in a navigation bar.
  ///
  /// Only the placement below the title is available because the others need more space than an iPhone has.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system's choice: below the title.
    case automatic
    /// Below the title.
    case stacked = 2
  }

  /// The search controller with a bar that appears below the title, or `nil` for none.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      if oldValue?.hostItem === self { oldValue?.leaveItem() }
      searchController?.hostItem?.searchController = nil
      searchController?.hostItem = self
      bar?.searchChanged()
    }
  }

  /// A Boolean value that indicates whether the search bar hides when the user scrolls, and returns at the content's
  /// top.
  open var hidesSearchBarWhenScrolling = true { didSet { bar?.searchChanged() } }

  /// The preferred placement of the search bar.
  ///
  /// The default is the system's choice.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// The placement of the search bar, which is below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Appearance

  private var standard: UINavigationBarAppearance?
  private var scrollEdge: UINavigationBarAppearance?
  private var compact: UINavigationBarAppearance?
  private var compactScrollEdge: UINavigationBarAppearance?

  /// The appearance of the bar over this page's content, or `nil` to use the bar's.
  ///
  /// Setting it copies the value.
  open var standardAppearance: UINavigationBarAppearance? {
    get { standard }
    set {
      standard = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.setNeedsLayout()
    }
  }

  /// The appearance of the bar without content behind it, or `nil` to use the bar's.
  ///
  /// Setting it copies the value.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { scrollEdge }
    set {
      scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.setNeedsLayout()
    }
  }

  /// The appearance of the bar over this page's content in a compact height, or `nil` to use the others.
  ///
  /// Setting it copies the value.
  open var compactAppearance: UINavigationBarAppearance? {
    get { compact }
    set {
      compact = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.setNeedsLayout()
    }
  }

  /// The appearance of the bar without content behind it in a compact height, or `nil` to use the others.
  ///
  /// Setting it copies the value.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { compactScrollEdge }
    set {
      compactScrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.setNeedsLayout()
    }
  }

  // MARK: Buttons

  /// The items at the leading end, from the outermost one.
  ///
  /// They replace the Back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(leftBarButtonItems, insteadOf: oldValue) }
  }

  /// The items at the trailing end, from the outermost one.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(rightBarButtonItems, insteadOf: oldValue) }
  }

  /// The outermost item at the leading end.
  ///
  /// Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item at the trailing end.
  ///
  /// Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the items at the leading end, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Replaces the items at the trailing end, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Replaces the items at the leading end with one, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Replaces the items at the trailing end with one, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// A Boolean value that indicates whether the leading items appear next to the Back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { bar?.setNeedsLayout() }
  }

  private func adopt(_ items: [UIBarButtonItem]?, insteadOf old: [UIBarButtonItem]?) {
    for item in old ?? [] where item.owner === self { item.owner = nil }
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.owner = self }
    bar?.setNeedsLayout()
  }
}
