public import Foundation

/// A control that performs an action when the user taps it.
///
/// A button shows text, an image, or both, with or without a background. A tap calls the closures of
/// `addAction(_:for:)`, which `UIControl` provides instead of targets and selectors.
@MainActor @preconcurrency open class UIButton: UIControl {
  private(set) var kind = ButtonType.custom

  // The values that the button shows in each state.
  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var titleShadowColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgroundImages = StateTable<UIImage>()
  var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()

  // These views are created when the button needs them.
  var label: ButtonLabel?
  var picture: UIImageView?
  var backgroundPicture: UIImageView?
  /// The background of a selected system button, or of a close button.
  var plate: UIView?

  /// The parts of a button with a configuration, or `nil` if the button has none.
  var configured: ConfiguredParts?

  /// A Boolean value that indicates whether the button itself is changing its labels. The button ignores the
  /// notifications of those changes.
  var isApplyingLook = false
  /// The last size that fits the content. Only a different size invalidates the superview's layout.
  var lastSize: CGSize?

  /// Creates a button of the custom type.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a button from an archive.
  ///
  /// Views can't be archived on Linux, so the button is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Creates a custom button with an action that provides its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button of the given type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
    applyLook()
  }

  /// Creates a button of the given type, with an action that provides its title and image.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// The type of the button.
  open var buttonType: ButtonType { kind }

  /// The menu of the button.
  ///
  /// A long press shows it, or any tap if `showsMenuAsPrimaryAction` is `true`.
  open var menu: UIMenu? {
    didSet { menuChanged() }
  }

  var menuPress: ContextMenuGestureRecognizer?
  /// The sender that the menu's actions receive, or `nil` for the button.
  weak var menuSender: AnyObject?

  override func showMenu(for touch: UITouch) {
    if showsMenuAsPrimaryAction, menu != nil { trackedMenu = showMenu(under: touch) }
  }

  /// A Boolean value that indicates whether a tap toggles the selection before the button performs its actions.
  open var changesSelectionAsPrimaryAction = false

  // MARK: Configuration

  /// A Boolean value that indicates whether the configuration's appearance follows the button's state.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { requestConfigurationUpdate() } }
  }

  /// Updates the configuration for the current state.
  ///
  /// The button calls this method before the next layout after its state changes. The default implementation does
  /// nothing.
  open func updateConfiguration() {}

  /// The closure that updates the configuration, called after `updateConfiguration()`.
  ///
  /// If the button has no configuration when you set this property, it gets a plain one.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      if configurationUpdateHandler != nil && configured == nil { configuration = .plain() }
      requestConfigurationUpdate()
    }
  }

  /// Requests an update of the configuration before the next layout.
  ///
  /// Several requests cause one update.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  // MARK: Values by state

  /// Sets the title for a state.
  ///
  /// A state without a title shows the title of the normal state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles.set(title, for: state)
    applyLook()
  }

  /// Sets the attributed title for a state.
  ///
  /// It overrides the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles.set(title.flatMap { $0.copy() as? NSAttributedString }, for: state)
    applyLook()
  }

  /// Sets the color of the title for a state.
  ///
  /// A state without a color uses the color of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors.set(color, for: state)
    applyLook()
  }

  /// Sets the color of the title's shadow for a state.
  ///
  /// The title has a shadow only if its label has a shadow offset.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors.set(color, for: state)
    applyLook()
  }

  /// Sets the image for a state.
  ///
  /// A state without an image shows the image of the normal state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, for: state)
    applyLook()
  }

  /// Sets the background image for a state.
  ///
  /// The background image fills the button's bounds.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages.set(image, for: state)
    applyLook()
  }

  /// Sets the symbol configuration for a state.
  ///
  /// A symbol image's own configuration takes precedence.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations.set(configuration, for: state)
    applyLook()
  }

  /// Returns the title for a state, or the title of the normal state.
  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }

  /// Returns the attributed title for a state, or the one of the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles.value(for: state) }

  /// Returns the color of the title for a state.
  ///
  /// If you didn't set a color, it's white for a custom button. For other types, it's the tint color, or
  /// `tertiaryLabel` if the button is disabled.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors.value(for: state) ?? defaultTitleColor(for: state)
  }

  /// Returns the color of the title's shadow for a state, or the color of the normal state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }

  /// Returns the image for a state, or the image of the normal state.
  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) ?? kind.symbol }

  /// Returns the background image for a state, or the one of the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

  /// Returns the symbol configuration for a state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state)
  }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The color of the title for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The color of the title's shadow for the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The symbol configuration for the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Parts

  /// The label of the title, created on first access.
  ///
  /// The button sets its text and color.
  open var titleLabel: UILabel? { titleLabelMadeIfNeeded() }

  /// The view of the image, created on first access.
  ///
  /// The button sets its image.
  open var imageView: UIImageView? { imageViewMadeIfNeeded() }

  /// The label of the configuration's subtitle, or `nil` if there is none.
  open var subtitleLabel: UILabel? { configured?.subtitle }

  /// Returns the rectangle of the background, which is `bounds`.
  @available(*, deprecated, message: "deprecated in iOS 15: use a configuration")
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the title and image, which is `bounds`.
  @available(*, deprecated, message: "deprecated in iOS 15: use a configuration")
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the title in the content rectangle.
  @available(*, deprecated, message: "deprecated in iOS 15: use a configuration")
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { frames(in: contentRect).title ?? .zero }

  /// Returns the rectangle of the image in the content rectangle.
  @available(*, deprecated, message: "deprecated in iOS 15: use a configuration")
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { frames(in: contentRect).image ?? .zero }

  // MARK: View overrides

  /// The size of the title and image, including margins.
  ///
  /// The margins are the configuration's insets, or 6 points above and below a title. An empty button is 30 by 34
  /// points.
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(width: .greatestFiniteMagnitude)
  }

  /// Returns the size of the title and image.
  ///
  /// The width matters only if the title can have several lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    lookDidChange()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    lookDidChange()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    lookDidChange()
  }

  override var textInDescription: String? { currentTitle ?? configured?.configuration.title }

  override var fontOfFirstLine: UIFont? { label?.font }

  override var firstBaselineOffsetFromTop: CGFloat { baselines.first }

  override var lastBaselineOffsetFromBottom: CGFloat { baselines.last }

  override func sendTouchUpInside() {
    super.sendTouchUpInside()
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }
}
