public import Foundation

/// A reusable view above or below a section's rows.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  var identifier: String?
  var content = UIView(frame: .zero)

  /// A Boolean value that indicates whether the table view created the view for a title.
  private(set) var isTitleView = false
  weak var table: UITableView?
  var end = SectionEnd.header
  var titleLabel: UILabel?
  var secondLabel: UILabel?
  /// The appearance that the label received last. Changes that the app made to it stay.
  var givenLook: HeaderFooterLook?
  let floatingBackground = MaterialView(frame: .zero)

  // Configurations
  var held: HeldConfigurations?
  var needsConfigurationUpdate = true
  var appChoseBackground = false

  /// A Boolean value that indicates whether the view floats at an edge of the visible area, over rows.
  var isFloating = false {
    didSet {
      guard isFloating != oldValue else { return }
      floatingChanged()
      setNeedsUpdateConfiguration()
    }
  }

  /// Creates a view.
  ///
  /// Override this initializer to add your views to `contentView`.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    prepareContent()
  }

  /// Creates a view without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view without an identifier.
  ///
  /// The coder isn't used because Linux has no archives of views.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    prepareContent()
  }

  private func prepareContent() {
    preservesSuperviewLayoutMargins = true
    putIn(content, at: 0)
  }

  /// Creates a view for the titles of a table view.
  convenience init(titleViewOf table: UITableView) {
    self.init(reuseIdentifier: nil)
    isTitleView = true
    self.table = table
  }

  /// The reuse identifier of the view.
  open var reuseIdentifier: String? { identifier }

  /// Prepares the view for reuse in another section.
  ///
  /// If you override this method, call `super`.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  /// The view that contains the content.
  ///
  /// Add your own views to it. A content configuration replaces it.
  open var contentView: UIView { content }

  /// The label of the title, or `nil` if the view has a content configuration.
  ///
  /// The view creates it on first use.
  open var textLabel: UILabel? {
    if titleLabel == nil && held?.content == nil { titleLabel = makeLabel() }
    return titleLabel
  }

  /// A second label below the title, or `nil` if the view has a content configuration.
  ///
  /// The view creates it on first use.
  open var detailTextLabel: UILabel? {
    if secondLabel == nil && held?.content == nil { secondLabel = makeLabel() }
    return secondLabel
  }

  // MARK: Configurations

  /// The content configuration of the view.
  ///
  /// Setting it replaces `contentView` if that view doesn't support the configuration. Setting `nil` gives the view a
  /// new, empty content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { held?.content }
    set { takeContentConfiguration(newValue) }
  }

  /// A Boolean value that indicates whether `contentConfiguration` updates automatically with the view's state.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { held?.updatesContent ?? true }
    set { madeConfigurations.updatesContent = newValue }
  }

  /// Returns an empty list content configuration for the table view's headers or footers.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleContentConfiguration }

  /// The background configuration of the view, or `nil` if the app sets a background color or view instead.
  ///
  /// Setting it removes `backgroundColor` and `backgroundView`. Setting one of those sets this property to `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackgroundConfiguration }
    set { takeBackgroundConfiguration(newValue) }
  }

  /// A Boolean value that indicates whether `backgroundConfiguration` updates automatically with the view's state.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { held?.updatesBackground ?? true }
    set { madeConfigurations.updatesBackground = newValue }
  }

  /// Returns the default background configuration of the view in its table view.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { tableBackgroundConfiguration }

  /// The state that the view's configurations depend on.
  ///
  /// Override the getter to add custom states to the value of `super`.
  open var configurationState: UIViewConfigurationState { currentConfigurationState }

  /// Requests one update of the configurations before the next layout or measurement.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state, after the automatic updates.
  ///
  /// The default implementation does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// A closure that configures a view for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// A closure that the view calls after `updateConfiguration(using:)`.
  ///
  /// Setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Background

  /// The color behind the content.
  open override var backgroundColor: UIColor? {
    didSet { backgroundColorWasChosen() }
  }

  /// A view behind the content that fills this view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView {
        insertSubview(backgroundView, at: 0)
        dropBackgroundConfiguration()
      }
      floatingChanged()
    }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutHeaderFooter()
  }

  /// Returns the given width and the height that the labels need, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stockHeight(width: size.width))
  }

  /// Returns the fitting size of the view.
  ///
  /// For automatic heights, the table view passes its own width with required priority. The size comes from the content
  /// view's constraints, or from `sizeThatFits`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// A Boolean value that indicates whether the view responds to touches.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if givenLook != nil { takeLook() }
    setNeedsUpdateConfiguration()
  }

  override var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    let margin = table?.textMargin ?? 16
    return NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
  }
}
