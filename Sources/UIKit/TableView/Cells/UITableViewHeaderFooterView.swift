public import Foundation

/// A reusable view above or below a section's rows.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  var identifier: String?
  var content = UIView(frame: .zero)

  /// A Boolean value that indicates whether the table made the view for a title, and not the app.
  private(set) var isTitleView = false
  weak var table: UITableView?
  var end = SectionEnd.header
  var titleLabel: UILabel?
  var secondLabel: UILabel?
  /// The look that the label was given last; what an app changed of it stays.
  var givenLook: HeaderFooterLook?
  let floatingBackground = UIView(frame: .zero)

  // Configurations
  var held: HeldConfigurations?
  var needsConfigurationUpdate = true
  var appChoseBackground = false

  /// A Boolean value that indicates whether the view sticks to an edge of the visible part, over rows.
  var isFloating = false {
    didSet {
      guard isFloating != oldValue else { return }
      floatingChanged()
      setNeedsUpdateConfiguration()
    }
  }

  /// Makes a view. Apps override this initializer to add their own views to `contentView`.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    prepareContent()
  }

  /// Makes a view without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view without an identifier; there are no archives of views on Linux.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    prepareContent()
  }

  private func prepareContent() {
    preservesSuperviewLayoutMargins = true
    putIn(content, at: 0)
  }

  /// Makes a view for titles of a table.
  convenience init(titleViewOf table: UITableView) {
    self.init(reuseIdentifier: nil)
    isTitleView = true
    self.table = table
  }

  /// The identifier of views that may be reused for one another.
  open var reuseIdentifier: String? { identifier }

  /// Called before a view is used again for another section. Overriding methods call `super`.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  /// The view that an app adds its own views to. A content configuration replaces it.
  open var contentView: UIView { content }

  /// The label of the title, made when it is first asked for; nil in a view with a content configuration.
  open var textLabel: UILabel? {
    if titleLabel == nil && held?.content == nil { titleLabel = makeLabel() }
    return titleLabel
  }

  /// A second label below the title, made when it is first asked for; nil in a view with a content configuration.
  open var detailTextLabel: UILabel? {
    if secondLabel == nil && held?.content == nil { secondLabel = makeLabel() }
    return secondLabel
  }

  // MARK: Configurations

  /// The content that the view shows, as a value. Setting one replaces `contentView`, unless that supports it.
  ///
  /// Setting nil leaves the view with a new, empty content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { held?.content }
    set { takeContentConfiguration(newValue) }
  }

  /// A Boolean value that indicates whether `contentConfiguration` follows the view's state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { held?.updatesContent ?? true }
    set { madeConfigurations.updatesContent = newValue }
  }

  /// Returns list content of the table's look for headers or footers, with nothing in it yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleContentConfiguration }

  /// The background of the content, as a value; nil if the app chose a background color or view instead.
  ///
  /// Setting one removes `backgroundColor` and `backgroundView`; setting one of those sets this to nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackgroundConfiguration }
    set { takeBackgroundConfiguration(newValue) }
  }

  /// A Boolean value that indicates whether `backgroundConfiguration` follows the view's state by itself; true by
  /// default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { held?.updatesBackground ?? true }
    set { madeConfigurations.updatesBackground = newValue }
  }

  /// Returns the background that the view has in its table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { tableBackgroundConfiguration }

  /// The state that the view's configurations depend on. Overriding getters add an app's own states to what `super`
  /// returns.
  open var configurationState: UIViewConfigurationState { currentConfigurationState }

  /// Requests an update of the configurations before the next layout or measurement; several calls make one update.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Called to bring the configurations up to date, after those that follow the state by themselves; does nothing here.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// A closure that configures a view for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)`. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Background

  /// The color behind the content.
  open override var backgroundColor: UIColor? {
    didSet { backgroundColorWasChosen() }
  }

  /// A view behind the content, as large as this one.
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

  /// Returns the width that it got and the height that the labels need, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stockHeight(width: size.width))
  }

  /// Returns the size that the view asks for; the table asks for automatic heights with its own width, which is
  /// required.
  ///
  /// It is that of the content view's constraints, or else `sizeThatFits`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// A Boolean value that indicates whether the view answers to touches.
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
