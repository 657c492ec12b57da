public import Foundation

/// A view that shows one row of a table view.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  let cellStyle: CellStyle
  var identifier: String?
  var content: UIView

  // The table view sets these.
  weak var table: UITableView?
  var shownRow: RowGeometry.Row?
  var isEditedByTable = false
  var decoration = CellDecoration() {
    didSet { if decoration != oldValue { decorationChanged() } }
  }

  // The cell creates these on first use.
  var titleLabel: UILabel?
  var detailLabel: UILabel?
  var image: UIImageView?

  var accessoryGlyphs: [CellGlyph] = []
  var editGlyph: CellGlyph?
  var confirmation: DeleteConfirmationButton?
  var swipeActions: SwipeActionsView?
  var reorderGlyph: CellGlyph?
  /// A Boolean value that indicates whether the data source lets the user move the row, or `nil` if it doesn't decide.
  var movesByTable: Bool? { didSet { if movesByTable != oldValue { editingControlsChanged() } } }
  var looksBeforeLift: CellLift?
  /// The cell's alpha before a context menu lifted its picture, or `nil` if no picture replaces the cell.
  var alphaBeforeMenu: CGFloat?
  var dragLook = CellDragLook()
  var separators: (top: UIView, bottom: UIView)?
  var selectionBackground: UIView?
  var appChoseBackground = false
  var isLayingOut = false
  private var (selected, highlighted, editing) = (false, false, false)

  // Configurations
  var held: HeldConfigurations?
  var needsConfigurationUpdate = true

  /// Creates a cell of a style; an override can add your views to `contentView`.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    content = CellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareContent()
  }

  /// Creates a cell of the default style without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style because Linux has no archives of cells.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    identifier = nil
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    prepareContent()
  }

  private func prepareContent() {
    preservesSuperviewLayoutMargins = true
    putIn(content, at: 0)
  }

  /// The reuse identifier of the cell.
  open var reuseIdentifier: String? { identifier }

  /// Prepares the cell for reuse in another row; an override must call `super`.
  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
    hideDeleteConfirmation(animated: false)
    endSwipe(animated: false)
  }

  // MARK: Content

  /// The view that contains the cell's content and your own views, unless a content configuration replaces it.
  open var contentView: UIView { content }

  /// The image view in front of the text, created on first use, or `nil` with a content configuration.
  open var imageView: UIImageView? {
    if image == nil && held?.content == nil { image = makeImageView() }
    return image
  }

  /// The label of the main text, created on first use, or `nil` with a content configuration.
  open var textLabel: UILabel? {
    if titleLabel == nil && held?.content == nil { titleLabel = makeTitleLabel() }
    return titleLabel
  }

  /// The label of the secondary text, or `nil` in the default style or with a content configuration.
  open var detailTextLabel: UILabel? {
    if detailLabel == nil && cellStyle != .default && held?.content == nil { detailLabel = makeDetailLabel() }
    return detailLabel
  }

  // MARK: Configurations

  /// The content configuration.
  ///
  /// Setting it replaces `contentView` if that view doesn't support the configuration. Setting `nil` gives the cell a
  /// new, empty content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { held?.content }
    set { takeContentConfiguration(newValue) }
  }

  /// A Boolean value that indicates whether `contentConfiguration` updates automatically (by default, it does).
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { held?.updatesContent ?? true }
    set { madeConfigurations.updatesContent = newValue }
  }

  /// Returns an empty list content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleContentConfiguration }

  /// The background configuration of the cell, or `nil` if the app sets a background color or view instead.
  ///
  /// Setting it removes `backgroundColor`, `backgroundView`, and `selectedBackgroundView`. Setting one of those sets
  /// this property to `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackgroundConfiguration }
    set { takeBackgroundConfiguration(newValue) }
  }

  /// A Boolean value that indicates whether `backgroundConfiguration` updates automatically (by default, it does).
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { held?.updatesBackground ?? true }
    set { madeConfigurations.updatesBackground = newValue }
  }

  /// Returns the default background configuration of the cell in its table view.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { tableBackgroundConfiguration }

  /// The state that the cell's configurations depend on.
  ///
  /// Override the getter to add custom states to the value of `super`.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Requests one update of the configurations before the next layout or measurement.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state, after the automatic updates.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that the cell calls after `updateConfiguration(using:)`; setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Indentation

  /// The indentation level of the content.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of one indentation level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  // MARK: Accessory

  /// The type of the accessory at the end of the cell.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// A custom view at the end of the cell, which replaces the one of `accessoryType` and keeps its size.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryChanged(from: oldValue) } }
  }

  // MARK: Editing

  /// The editing control at the start of the cell in editing mode, which the table view sets.
  open var editingStyle: EditingStyle { shownEditingStyle }

  var shownEditingStyle = EditingStyle.none {
    didSet { if shownEditingStyle != oldValue { editingControlsChanged() } }
  }

  /// A Boolean value that indicates whether the cell shows a selection circle in editing mode.
  var showsSelectionCircle = false {
    didSet { if showsSelectionCircle != oldValue { editingControlsChanged() } }
  }

  /// A Boolean value that indicates whether the cell is in editing mode.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    if !editing { hideDeleteConfirmation(animated: animated) }
    transition(to: editing ? .showingEditControl : [], animated: animated) {
      self.editing = editing
      editingChanged()
    }
  }

  /// A Boolean value that indicates whether the cell shows the delete confirmation, after a tap on its deletion control
  /// or a swipe.
  ///
  /// The value is also `true` while a swipe shows other actions (assumed).
  open var showingDeleteConfirmation: Bool { confirmation != nil || isSwiped }

  /// Called before the cell shows or hides editing controls or the delete confirmation.
  ///
  /// If you override this method, call `super`. The cell performs its layout afterward.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Called after the cell shows or hides editing controls or the delete confirmation.
  ///
  /// With animation, the cell calls it at the end. If you override this method, call `super`.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  /// A Boolean value that indicates whether the cell shows a reorder control in editing mode.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { editingControlsChanged() } }
  }

  /// A Boolean value that indicates whether the cell indents its content in editing mode.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// The type of the accessory at the end of the cell in editing mode.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }

  /// A custom view at the end of the cell in editing mode, which replaces the one of `editingAccessoryType`.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryChanged(from: oldValue) } }
  }

  // MARK: Background and selection

  /// A view behind the content that fills the cell.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundViewChanged(from: oldValue) } }
  }

  /// A view behind the content of a selected or highlighted cell, which is system gray by default.
  open var selectedBackgroundView: UIView? {
    didSet { selectionViewChanged(from: oldValue, to: selectedBackgroundView) }
  }

  /// A view behind the content of a selected cell in a table view that allows multiple selection.
  ///
  /// If it's `nil`, the cell uses `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { selectionViewChanged(from: oldValue, to: multipleSelectionBackgroundView) }
  }

  /// The appearance of a selected cell.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { selectionLookChanged() } }
  }

  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the cell is highlighted because the user touches it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell, as the table view does for every cell that appears.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != self.selected { setNeedsUpdateConfiguration() }
    let changes = selected != self.selected
    self.selected = selected
    selectionLookChanged(animated: animated)
    if changes, showsSelectionCircle { editingControlsChanged() }
  }

  /// Highlights the cell or removes its highlight.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != self.highlighted { setNeedsUpdateConfiguration() }
    self.highlighted = highlighted
    selectionLookChanged(animated: animated)
  }

  // MARK: Dragging

  /// Called when the drag state of the cell changes.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

  /// A Boolean value that indicates whether the cell responds to touches during a drag.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Separator

  var ownSeparatorInset: UIEdgeInsets?

  /// The insets of the separator below the cell in points, which come from the table view by default.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? decoration.separatorInset ?? UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0)
    }
    set {
      // Cells set it in `layoutSubviews`, depending on their text. The check for equality ends that cycle.
      guard newValue != ownSeparatorInset else { return }
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: View overrides

  /// The color behind the content, which is the table view's color for rows unless you set it.
  open override var backgroundColor: UIColor? {
    didSet { if !isTakingTableBackground { backgroundColorWasChosen() } }
  }

  var isTakingTableBackground = false

  open override func layoutSubviews() {
    isLayingOut = true
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutCell()
    isLayingOut = false
  }

  /// Returns the given width and the height of the labels in points, or 44 points without labels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stockHeight(width: size.width))
  }

  /// Returns the fitting size of the cell.
  ///
  /// The table view passes its own width with required priority. The size comes from the content view's constraints,
  /// the parts next to it, and the separator, or from `sizeThatFits`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Invalidates the cell's size and measures the row again unless self-sizing invalidation is disabled.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.cellSizeWasInvalidated(self, byConstraints: false)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintChanged()
  }

  /// A Boolean value that indicates whether the cell responds to touches and isn't dimmed.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The custom accessibility actions of the cell, which are its swipe actions by default.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? table?.accessibilityActions(of: self) }
    set { super.accessibilityCustomActions = newValue }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  override var layoutMarginsForSubviews: UIEdgeInsets { withoutSlide(super.layoutMarginsForSubviews) }

  override var safeAreaInsetsForSubviews: UIEdgeInsets { withoutSlide(super.safeAreaInsetsForSubviews) }

  override var mostSafeAreaOfSubviews: UIEdgeInsets { super.safeAreaInsetsForSubviews }

  override var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    let margin = cellMargin
    return NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
  }
}
