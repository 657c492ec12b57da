public import Foundation

/// A control that carries out an action when it is tapped: text, an image, or both, on a background or on none.
///
/// The closures of `addAction(_:for:)` are what a tap carries out; see `UIControl` for what stands for target and
/// selector.
@MainActor @preconcurrency open class UIButton: UIControl {
  private(set) var kind = ButtonType.custom

  // What the button shows by its states
  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var titleShadowColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgroundImages = StateTable<UIImage>()
  var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()

  // Made when there is something to show
  var label: ButtonLabel?
  var picture: UIImageView?
  var backgroundPicture: UIImageView?
  /// The background of a selected system button, or of a close button.
  var plate: UIView?

  /// The parts of buttons with a configuration; nil in others.
  var configured: ConfiguredParts?

  /// Changes of the labels that the button itself makes are no news to it.
  var isApplyingLook = false
  /// The size before a change of the look, so that only a change of size asks for a new layout above.
  var lastSize: CGSize?

  /// Makes a button of the custom type.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Makes a button from an archive. There are no archives of views on Linux: it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Makes a button of the custom type, with an action that gives it its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
    applyLook()
  }

  /// Makes a button of a type, with an action that gives it its title and image.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// The type that the button was made of.
  open var buttonType: ButtonType { kind }

  /// The menu of the button; a long press shows it, or any touch with `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    didSet { menuChanged() }
  }

  var menuPress: ContextMenuGestureRecognizer?
  /// What the menu's actions get as their sender, if it is not the button.
  weak var menuSender: AnyObject?

  override func showMenu(for touch: UITouch) {
    if showsMenuAsPrimaryAction, menu != nil { trackedMenu = showMenu(under: touch) }
  }

  /// A Boolean value that indicates whether a tap toggles the selection before the actions are carried out.
  open var changesSelectionAsPrimaryAction = false

  // MARK: Configuration

  /// A Boolean value that indicates whether the configuration's look follows the button's state.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { requestConfigurationUpdate() } }
  }

  /// Called when the state has changed, before the next layout, to bring `configuration` up to date; does nothing here.
  open func updateConfiguration() {}

  /// Called after `updateConfiguration()`, with the button. Setting it gives the button a plain configuration if it has
  /// none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      if configurationUpdateHandler != nil && configured == nil { configuration = .plain() }
      requestConfigurationUpdate()
    }
  }

  /// Asks for the configuration to be brought up to date before the next layout; several requests are one.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  // MARK: By state

  /// Sets the text for a state; states without one of their own have the normal one's.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles.set(title, for: state)
    applyLook()
  }

  /// Sets the text with its attributes for a state; it goes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles.set(title.flatMap { $0.copy() as? NSAttributedString }, for: state)
    applyLook()
  }

  /// Sets the color of the text for a state; states without one of their own have the normal one's.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors.set(color, for: state)
    applyLook()
  }

  /// Sets the color of the text's shadow for a state; there is a shadow where the label has an offset for it.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors.set(color, for: state)
    applyLook()
  }

  /// Sets the image for a state; states without one of their own have the normal one's.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, for: state)
    applyLook()
  }

  /// Sets the image behind text and image for a state; it is as large as the button.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages.set(image, for: state)
    applyLook()
  }

  /// Sets how symbols are drawn in a state, as far as they do not say it themselves.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations.set(configuration, for: state)
    applyLook()
  }

  /// Returns the text for a state: its own, or the normal one's.
  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }

  /// Returns the text with its attributes for a state: its own, or the normal one's.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles.value(for: state) }

  /// Returns the color of the text for a state; white, or the tint color in system buttons, if none is set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors.value(for: state) ?? defaultTitleColor(for: state)
  }

  /// Returns the color of the text's shadow for a state: its own, or the normal one's.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }

  /// Returns the image for a state: its own, or the normal one's.
  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) ?? kind.symbol }

  /// Returns the image behind text and image for a state: its own, or the normal one's.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

  /// Returns how symbols are drawn in a state, as far as they do not say it themselves.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state)
  }

  /// The text now.
  open var currentTitle: String? { title(for: state) }

  /// The text with its attributes now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The color of the text now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The color of the text's shadow now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image now.
  open var currentImage: UIImage? { image(for: state) }

  /// The image behind text and image now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The configuration of symbols now, where they leave it open.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Parts

  /// The label of the text; made when it is first asked for. Its text and color are set by the button.
  open var titleLabel: UILabel? { titleLabelMadeIfNeeded() }

  /// The view of the image; made when it is first asked for. Its image is set by the button.
  open var imageView: UIImageView? { imageViewMadeIfNeeded() }

  /// The label of the configuration's subtitle; nil where there is none.
  open var subtitleLabel: UILabel? { configured?.subtitle }

  /// Returns where the background stands: all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns where text and image stand: all of the bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns where the text stands in the room of text and image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { frames(in: contentRect).title ?? .zero }

  /// Returns where the image stands in the room of text and image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { frames(in: contentRect).image ?? .zero }

  // MARK: What a view does

  /// The size of text and image, with 6 points above and below a text or the configuration's insets; 30 by 34 without
  /// either.
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(width: .greatestFiniteMagnitude)
  }

  /// Returns the size of text and image; a width is heeded where the text may have several lines.
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
