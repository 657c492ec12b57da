// Search. Pages read: uisearchbar, uisearchbardelegate, uisearchtextfield, uisearchcontroller, uisearchcontrollerdelegate,
// uisearchresultsupdating, uibarpositioning, uibarpositioningdelegate, uilocalizedindexedcollation.
@MainActor @preconcurrency @objc public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@MainActor @preconcurrency @objc public protocol UIBarPositioningDelegate: NSObjectProtocol {
  @objc optional func position(for bar: any UIBarPositioning) -> UIBarPosition
}

@objc public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
@objc public enum UIBarStyle: Int, Sendable { case `default`, black }

@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UISearchTextField: UITextField {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
}

@MainActor @preconcurrency @objc public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  @objc optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  @objc optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  public convenience init()
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  weak open var delegate: (any UISearchBarDelegate)? { get set }
  open var searchTextField: UISearchTextField { get }
  open var text: String? { get set }
  open var placeholder: String? { get set }
  open var prompt: String? { get set }
  open var barStyle: UIBarStyle { get set }
  open var searchBarStyle: UISearchBar.Style { get set }
  open var searchTextPositionAdjustment: UIOffset { get set }
  open var searchFieldBackgroundPositionAdjustment: UIOffset { get set }
  open var showsBookmarkButton: Bool { get set }
  open var showsSearchResultsButton: Bool { get set }
  open var isSearchResultsButtonSelected: Bool { get set }
  open var showsCancelButton: Bool { get set }
  open var showsScopeBar: Bool { get set }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
  open func setShowsScope(_ show: Bool, animated animate: Bool)
  open var scopeButtonTitles: [String]? { get set }
  open var selectedScopeButtonIndex: Int { get set }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
  open var barTintColor: UIColor? { get set }
  open var isTranslucent: Bool { get set }
  open var backgroundImage: UIImage? { get set }
  open var scopeBarBackgroundImage: UIImage? { get set }
  open var isEnabled: Bool { get set }
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State)
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage?
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon)
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset
  open var barPosition: UIBarPosition { get }
  override open var inputAccessoryView: UIView? { get set }
  open var autocapitalizationType: UITextAutocapitalizationType { get set }
  open var autocorrectionType: UITextAutocorrectionType { get set }
  open var spellCheckingType: UITextSpellCheckingType { get set }
  open var smartQuotesType: UITextSmartQuotesType { get set }
  open var smartDashesType: UITextSmartDashesType { get set }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  open var inlinePredictionType: UITextInlinePredictionType { get set }
  open var keyboardType: UIKeyboardType { get set }
  open var keyboardAppearance: UIKeyboardAppearance { get set }
  open var returnKeyType: UIReturnKeyType { get set }
  open var enablesReturnKeyAutomatically: Bool { get set }
  open var isSecureTextEntry: Bool { get set }
  open var textContentType: UITextContentType! { get set }
}

@MainActor @preconcurrency @objc public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor @preconcurrency @objc public protocol UISearchControllerDelegate: NSObjectProtocol {
  @objc optional func presentSearchController(_ searchController: UISearchController)
  @objc optional func willPresentSearchController(_ searchController: UISearchController)
  @objc optional func didPresentSearchController(_ searchController: UISearchController)
  @objc optional func willDismissSearchController(_ searchController: UISearchController)
  @objc optional func didDismissSearchController(_ searchController: UISearchController)
}

@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }
  public init(searchResultsController: UIViewController?)
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  required public init?(coder: NSCoder)
  weak open var searchResultsUpdater: (any UISearchResultsUpdating)? { get set }
  open var isActive: Bool { get set }
  weak open var delegate: (any UISearchControllerDelegate)? { get set }
  open var obscuresBackgroundDuringPresentation: Bool { get set }
  open var hidesNavigationBarDuringPresentation: Bool { get set }
  open var searchResultsController: UIViewController? { get }
  open var searchBar: UISearchBar { get }
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { get }
  open var automaticallyShowsSearchResultsController: Bool { get set }
  open var showsSearchResultsController: Bool { get set }
  open var automaticallyShowsCancelButton: Bool { get set }
  open var automaticallyShowsScopeBar: Bool { get set }
  open var scopeBarActivation: UISearchController.ScopeBarActivation { get set }
}

@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UILocalizedIndexedCollation: NSObject {
  override public dynamic init()
  open class func current() -> Self
  open var sectionTitles: [String] { get }
  open var sectionIndexTitles: [String] { get }
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int
}
