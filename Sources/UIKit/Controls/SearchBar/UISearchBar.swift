public import Foundation

/// A view that shows a field for search text, with buttons and scopes around it.
///
/// The bar is 56 points high at the default text size, and 44 points more with scopes. It doesn't search: it notifies
/// its delegate of the text that the user types. Setting the text in code doesn't notify the delegate.
@MainActor @preconcurrency open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  let parts = SearchBarParts()
  private(set) lazy var fieldLink = SearchFieldLink(self)
  var iconImages: [Icon: ValuesByState<UIImage>] = [:]
  var iconOffsets: [Icon: UIOffset] = [:]
  /// The search controller that owns the bar.
  weak var searchController: UISearchController?
  /// A Boolean value that indicates whether the bar is in a navigation bar, which draws the background.
  var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { sizeChanged() } } }
  /// A Boolean value that indicates whether the bar is at the top of the screen because its search controller had no
  /// place for it.
  var isAtTopOfScreen = false { didSet { setNeedsLayout() } }
  var cancelButtonIsShown = false
  var scopeBarIsShown = false
  private var ownAccessoryView: UIView?

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar of size zero.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a bar from an archive.
  ///
  /// Views can't be archived on Linux, so the bar is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    addParts()
    parts.field.searchBar = self
    parts.field.delegate = fieldLink
    parts.field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
  }

  /// The delegate, which can prevent changes and is notified of them.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The text field of the bar.
  ///
  /// If you set the field's delegate, the bar's delegate no longer receives calls about editing (assumed).
  open var searchTextField: UISearchTextField { parts.field }

  /// The text of the field, which is empty after you set `nil`.
  ///
  /// Setting the text doesn't notify the delegate.
  open var text: String? {
    get { parts.field.text }
    set {
      let old = parts.field.text
      parts.field.text = newValue
      if parts.field.text != old { searchController?.textWasSet() }
    }
  }

  /// The text that is visible while the field is empty.
  open var placeholder: String? {
    get { parts.field.placeholder }
    set { parts.field.placeholder = newValue }
  }

  /// The line of text above the field, or `nil` if there is none.
  open var prompt: String? { didSet { if prompt != oldValue { sizeChanged() } } }

  /// The offset of the text in the field, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { parts.field.textOffset }
    set { parts.field.textOffset = newValue }
  }

  /// The offset of the field in the bar, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  // MARK: Buttons

  /// A Boolean value that indicates whether a bookmark button is visible while the field is empty.
  open var showsBookmarkButton = false { didSet { parts.field.setNeedsLayout() } }

  /// A Boolean value that indicates whether a search results button is visible while the field is empty.
  open var showsSearchResultsButton = false { didSet { parts.field.setNeedsLayout() } }

  /// A Boolean value that indicates whether the search results button is selected.
  open var isSearchResultsButtonSelected = false {
    didSet { parts.sideButton.isSelected = isSearchResultsButtonSelected }
  }

  /// A Boolean value that indicates whether the cancel button is visible.
  ///
  /// After you set this property, the search controller no longer shows the button automatically.
  open var showsCancelButton: Bool {
    get { cancelButtonIsShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button.
  ///
  /// - Parameters:
  ///   - showsCancelButton: A Boolean value that indicates whether to show the button.
  ///   - animated: A Boolean value that indicates whether to animate the change.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    showCancelButton(showsCancelButton, animated: animated)
  }

  // MARK: Scopes

  /// The titles of the scopes.
  ///
  /// The scopes are visible only if there are at least two.
  open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopesChanged() } } }

  /// The index of the selected scope, which is the first scope by default.
  ///
  /// An index out of range selects no scope (assumed).
  open var selectedScopeButtonIndex: Int {
    get { parts.scopeIndex }
    set {
      parts.scopeIndex = newValue
      showSelectedScope()
    }
  }

  /// A Boolean value that indicates whether the scopes are visible.
  ///
  /// After you set this property, the search controller no longer shows the scopes automatically.
  open var showsScopeBar: Bool {
    get { scopeBarIsShown }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scopes below the field.
  ///
  /// The caller must update the bar's size.
  ///
  /// - Parameters:
  ///   - show: A Boolean value that indicates whether to show the scopes.
  ///   - animate: A Boolean value that indicates whether to animate the change.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    searchController?.scopeBarActivation = .manual
    showScopeBar(show, animated: animate)
  }

  /// Sets the attributes of the scope titles in a state, such as font and color.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { parts.scopes.setTitleTextAttributes(attributes, for: state) }

  /// Returns the attributes that you set for the scope titles in a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.scopes.titleTextAttributes(for: state)
  }

  // MARK: Appearance

  /// The style of the bar.
  open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }

  /// The bar style, which can be light or dark regardless of the interface style.
  ///
  /// By default, it follows the interface style.
  open var barStyle = UIBarStyle.default { didSet { barStyleChanged() } }

  /// The color of the bar's background, or `nil` for the system's color.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// A Boolean value that indicates whether a background color that you set is translucent.
  open var isTranslucent = true { didSet { setNeedsLayout() } }

  /// The image that replaces the background, or `nil` for the system's background.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }

  /// The image behind the scopes, or `nil` if there is none.
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsLayout() } }

  /// Sets the image of an icon in a state, or `nil` for the system's image.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    iconImages[icon, default: ValuesByState()][state] = iconImage
    parts.sideButtonIcon = nil
    parts.field.showMagnifier()
  }

  /// Returns the image that you set for an icon in a state, or `nil` if there is none.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { iconImages[icon]?[state] }

  /// Sets the offset of an icon, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
    parts.field.setNeedsLayout()
  }

  /// Returns the offset of an icon, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

  /// A Boolean value that indicates whether the user can search.
  ///
  /// Disabling the bar ends editing.
  open var isEnabled = true {
    didSet {
      parts.field.isEnabled = isEnabled
      parts.scopes.isEnabled = isEnabled
      updateCancelButton()
    }
  }

  /// The position of the bar, as the delegate specifies it.
  ///
  /// Without a delegate, it's `any`.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Size

  /// The natural size of the bar, which has no width.
  ///
  /// The height depends on the field, the prompt, and the scopes. It's 56 points with only the field at the default
  /// text size.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }

  /// Returns the size that fits the bar.
  ///
  /// If the given width is 0, the width is the superview's or the screen's (assumed).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : superview?.bounds.width ?? 0
    return CGSize(width: width > 0 ? width : UIScreen.main.bounds.width, height: preferredHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { parts.field.isFirstResponder }

  /// Begins editing the field if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }

  /// Ends editing the field if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }

  /// The view above the keyboard, or the next responder's view if you don't set one.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView ?? super.inputAccessoryView }
    set {
      ownAccessoryView = newValue
      parts.field.inputAccessoryView = newValue
    }
  }

  // MARK: Input traits

  /// The automatic capitalization of typed text, which applies to sentences by default.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { parts.field.autocapitalizationType }
    set { parts.field.autocapitalizationType = newValue }
  }
  /// The autocorrection behavior, which the system decides by default.
  open var autocorrectionType: UITextAutocorrectionType {
    get { parts.field.autocorrectionType }
    set { parts.field.autocorrectionType = newValue }
  }
  /// The spell-checking behavior, which the system decides by default.
  open var spellCheckingType: UITextSpellCheckingType {
    get { parts.field.spellCheckingType }
    set { parts.field.spellCheckingType = newValue }
  }
  /// The smart quotes behavior, which the system decides by default.
  open var smartQuotesType: UITextSmartQuotesType {
    get { parts.field.smartQuotesType }
    set { parts.field.smartQuotesType = newValue }
  }
  /// The smart dashes behavior, which the system decides by default.
  open var smartDashesType: UITextSmartDashesType {
    get { parts.field.smartDashesType }
    set { parts.field.smartDashesType = newValue }
  }
  /// The smart insertion and deletion of spaces around words, which the system decides by default.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { parts.field.smartInsertDeleteType }
    set { parts.field.smartInsertDeleteType = newValue }
  }
  /// The inline prediction behavior, which the system decides by default.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { parts.field.inlinePredictionType }
    set { parts.field.inlinePredictionType = newValue }
  }
  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { parts.field.keyboardType }
    set { parts.field.keyboardType = newValue }
  }
  /// The appearance of the keyboard, which follows the interface style by default.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { parts.field.keyboardAppearance }
    set { parts.field.keyboardAppearance = newValue }
  }
  /// The type of the return key, which is Search by default.
  open var returnKeyType: UIReturnKeyType {
    get { parts.field.returnKeyType }
    set { parts.field.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while the field is empty.
  ///
  /// The default is `true`.
  open var enablesReturnKeyAutomatically: Bool {
    get { parts.field.enablesReturnKeyAutomatically }
    set { parts.field.enablesReturnKeyAutomatically = newValue }
  }
  /// A Boolean value that indicates whether the text is shown as dots.
  ///
  /// The default is `false`.
  open var isSecureTextEntry: Bool {
    get { parts.field.isSecureTextEntry }
    set { parts.field.isSecureTextEntry = newValue }
  }
  /// The semantic meaning of the text, or `nil` if it's unknown.
  open var textContentType: UITextContentType! {
    get { parts.field.textContentType }
    set { parts.field.textContentType = newValue }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsLayout()
  }
}
