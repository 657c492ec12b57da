public import Foundation

/// A bar with a field for what is searched for, and with buttons and scopes around it.
///
/// It is 56 points high at the default text size, 44 more with its scopes. It searches nothing itself: its delegate
/// hears of what the user types. Setting the text by code is not told.
@MainActor @preconcurrency open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  let parts = SearchBarParts()
  private(set) lazy var fieldLink = SearchFieldLink(self)
  var iconImages: [Icon: ValuesByState<UIImage>] = [:]
  var iconOffsets: [Icon: UIOffset] = [:]
  /// The controller whose bar this is.
  weak var searchController: UISearchController?
  /// Whether the bar stands in a navigation bar, which has the background.
  var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { sizeChanged() } } }
  /// Whether a search that was presented without a place for its bar has put it at the top of the screen.
  var isAtTopOfScreen = false { didSet { setNeedsLayout() } }
  var cancelButtonIsShown = false
  var scopeBarIsShown = false
  private var ownAccessoryView: UIView?

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty bar of no size.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a bar from an archive. There are no archives of views on Linux: it is an empty one.
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

  /// The delegate, which is asked before changes and hears of them.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The field. Giving it a delegate of its own takes the questions about editing from the bar's delegate (assumed).
  open var searchTextField: UISearchTextField { parts.field }

  /// The text; empty after nil was set. The delegate does not hear of what is set.
  open var text: String? {
    get { parts.field.text }
    set {
      let old = parts.field.text
      parts.field.text = newValue
      if parts.field.text != old { searchController?.textWasSet() }
    }
  }

  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { parts.field.placeholder }
    set { parts.field.placeholder = newValue }
  }

  /// A line above the field; none by default.
  open var prompt: String? { didSet { if prompt != oldValue { sizeChanged() } } }

  /// How far the text is moved in its field, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { parts.field.textOffset }
    set { parts.field.textOffset = newValue }
  }

  /// How far the field is moved in the bar, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  // MARK: Buttons

  /// A Boolean value that indicates whether there is a bookmark button while there is no text.
  open var showsBookmarkButton = false { didSet { parts.field.setNeedsLayout() } }

  /// A Boolean value that indicates whether there is a button for the search's results while there is no text.
  open var showsSearchResultsButton = false { didSet { parts.field.setNeedsLayout() } }

  /// A Boolean value that indicates whether the button for the search's results is selected.
  open var isSearchResultsButtonSelected = false {
    didSet { parts.sideButton.isSelected = isSearchResultsButtonSelected }
  }

  /// A Boolean value that indicates whether there is a cancel button. A search controller stops to show it by itself
  /// once this is set.
  open var showsCancelButton: Bool {
    get { cancelButtonIsShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows the cancel button, or takes it away.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether there is one afterwards.
  ///   - animated: Whether it is seen to come and go.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    showCancelButton(showsCancelButton, animated: animated)
  }

  // MARK: Scopes

  /// The titles of the scopes. Fewer than two are not shown.
  open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopesChanged() } } }

  /// The selected scope; the first by default. A number outside of the scopes selects none (assumed).
  open var selectedScopeButtonIndex: Int {
    get { parts.scopeIndex }
    set {
      parts.scopeIndex = newValue
      showSelectedScope()
    }
  }

  /// A Boolean value that indicates whether the scopes are shown. A search controller stops to show them by itself once
  /// this is set.
  open var showsScopeBar: Bool {
    get { scopeBarIsShown }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows the scopes below the field, or takes them away. The bar's size is the caller's matter.
  ///
  /// - Parameters:
  ///   - show: Whether they are shown afterwards.
  ///   - animate: Whether they are seen to come and go.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    searchController?.scopeBarActivation = .manual
    showScopeBar(show, animated: animate)
  }

  /// Gives the titles of the scopes attributes in a state, such as font and color.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { parts.scopes.setTitleTextAttributes(attributes, for: state) }

  /// Returns the attributes that were set for the titles of the scopes in a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.scopes.titleTextAttributes(for: state)
  }

  // MARK: Look

  /// The look of the bar; the system's choice by default.
  open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }

  /// Light or dark, whatever the interface is; as the interface by default.
  open var barStyle = UIBarStyle.default { didSet { barStyleChanged() } }

  /// The color of the bar's background; nil for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// A Boolean value that indicates whether a background in a color of the app's lets through what is behind it.
  open var isTranslucent = true { didSet { setNeedsLayout() } }

  /// The image in the place of the background; nil for the system's background.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }

  /// The image behind the scopes; nil for none.
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsLayout() } }

  /// Gives an icon an image in a state; nil for the system's.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    iconImages[icon, default: ValuesByState()][state] = iconImage
    parts.sideButtonIcon = nil
    parts.field.showMagnifier()
  }

  /// Returns the image that was set for an icon in a state; nil for none.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { iconImages[icon]?[state] }

  /// Moves an icon, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
    parts.field.setNeedsLayout()
  }

  /// Returns how far an icon was moved, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

  /// A Boolean value that indicates whether the user can search; a bar that is disabled ends its editing.
  open var isEnabled = true {
    didSet {
      parts.field.isEnabled = isEnabled
      parts.scopes.isEnabled = isEnabled
      updateCancelButton()
    }
  }

  /// The place of the bar, which the delegate says; not said without one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Size

  /// The height that the field, the prompt and the scopes ask for: 56 points for the field at the default text size.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }

  /// Returns the width, or where there is none that of the superview or of the screen (assumed), and the bar's height.
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

  /// Begins the editing of the field, if the delegate lets it.
  @discardableResult open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }

  /// Ends the editing of the field, if the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }

  /// The view above the keyboard; that of the next responder if none is set.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView ?? super.inputAccessoryView }
    set {
      ownAccessoryView = newValue
      parts.field.inputAccessoryView = newValue
    }
  }

  // MARK: Input traits

  /// The letters that the keyboard makes capitals by itself; the first ones of sentences by default.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { parts.field.autocapitalizationType }
    set { parts.field.autocapitalizationType = newValue }
  }
  /// Whether typed words are corrected; decided by the system by default.
  open var autocorrectionType: UITextAutocorrectionType {
    get { parts.field.autocorrectionType }
    set { parts.field.autocorrectionType = newValue }
  }
  /// Whether misspelled words are marked; decided by the system by default.
  open var spellCheckingType: UITextSpellCheckingType {
    get { parts.field.spellCheckingType }
    set { parts.field.spellCheckingType = newValue }
  }
  /// Whether straight quotes become curly ones; decided by the system by default.
  open var smartQuotesType: UITextSmartQuotesType {
    get { parts.field.smartQuotesType }
    set { parts.field.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash; decided by the system by default.
  open var smartDashesType: UITextSmartDashesType {
    get { parts.field.smartDashesType }
    set { parts.field.smartDashesType = newValue }
  }
  /// Whether spaces come and go with pasted and cut words; decided by the system by default.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { parts.field.smartInsertDeleteType }
    set { parts.field.smartInsertDeleteType = newValue }
  }
  /// Whether the rest of a word is suggested in the text; decided by the system by default.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { parts.field.inlinePredictionType }
    set { parts.field.inlinePredictionType = newValue }
  }
  /// The kind of keyboard; letters by default.
  open var keyboardType: UIKeyboardType {
    get { parts.field.keyboardType }
    set { parts.field.keyboardType = newValue }
  }
  /// The look of the keyboard; as the interface by default.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { parts.field.keyboardAppearance }
    set { parts.field.keyboardAppearance = newValue }
  }
  /// The word on the return key; "search" by default.
  open var returnKeyType: UIReturnKeyType {
    get { parts.field.returnKeyType }
    set { parts.field.returnKeyType = newValue }
  }
  /// Whether the return key is disabled while there is no text; true by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { parts.field.enablesReturnKeyAutomatically }
    set { parts.field.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is shown as dots; false by default.
  open var isSecureTextEntry: Bool {
    get { parts.field.isSecureTextEntry }
    set { parts.field.isSecureTextEntry = newValue }
  }
  /// What the text means; nil if that is not known.
  open var textContentType: UITextContentType! {
    get { parts.field.textContentType }
    set { parts.field.textContentType = newValue }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsLayout()
  }
}
