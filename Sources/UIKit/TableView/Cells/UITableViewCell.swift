public import Foundation

/// The view of one row of a table.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  let cellStyle: CellStyle
  var identifier: String?
  var content: UIView

  // Told by the table
  weak var table: UITableView?
  var shownRow: RowGeometry.Row?
  var isEditedByTable = false
  var decoration = CellDecoration() {
    didSet { if decoration != oldValue { decorationChanged() } }
  }

  // Made when they are first asked for
  var titleLabel: UILabel?
  var detailLabel: UILabel?
  var image: UIImageView?

  var accessoryGlyphs: [CellGlyph] = []
  var editGlyph: CellGlyph?
  var confirmation: DeleteConfirmationButton?
  var swipeActions: SwipeActionsView?
  var reorderGlyph: CellGlyph?
  /// Whether the data source lets the row be moved; nil where it does not say.
  var movesByTable: Bool? { didSet { if movesByTable != oldValue { editingControlsChanged() } } }
  var looksBeforeLift: CellLift?
  /// What the cell's alpha was before a menu lifted a picture of it; nil while none stands for it.
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

  /// Makes a cell of a style. Apps override this initializer to add their own views to `contentView`.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    content = CellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareContent()
  }

  /// Makes a cell of the default style without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell of the default style; there are no archives of cells on Linux.
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

  /// The identifier of cells that may be reused for one another.
  open var reuseIdentifier: String? { identifier }

  /// Called before a cell is used again for another row. Overriding methods call `super`.
  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
    hideDeleteConfirmation(animated: false)
    endSwipe(animated: false)
  }

  // MARK: Content

  /// The view that an app adds its own views to; it ends where the accessory begins. A content configuration replaces
  /// it.
  open var contentView: UIView { content }

  /// The image in front of the texts, made when it is first asked for; nil in a cell with a content configuration.
  open var imageView: UIImageView? {
    if image == nil && held?.content == nil { image = makeImageView() }
    return image
  }

  /// The label of the text, made when it is first asked for; nil in a cell with a content configuration.
  open var textLabel: UILabel? {
    if titleLabel == nil && held?.content == nil { titleLabel = makeTitleLabel() }
    return titleLabel
  }

  /// The label of the second text; nil in cells of the default style, and in those with a content configuration.
  open var detailTextLabel: UILabel? {
    if detailLabel == nil && cellStyle != .default && held?.content == nil { detailLabel = makeDetailLabel() }
    return detailLabel
  }

  // MARK: Configurations

  /// The content that the cell shows, as a value. Setting one replaces `contentView`, unless that supports it.
  ///
  /// Setting nil leaves the cell with a new, empty content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { held?.content }
    set { takeContentConfiguration(newValue) }
  }

  /// A Boolean value that indicates whether `contentConfiguration` follows the cell's state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { held?.updatesContent ?? true }
    set { madeConfigurations.updatesContent = newValue }
  }

  /// Returns list content of the cell's style, with nothing in it yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleContentConfiguration }

  /// The background of the content, as a value; nil if the app chose a background color or view instead.
  ///
  /// Setting one removes `backgroundColor`, `backgroundView` and `selectedBackgroundView`; setting one of those sets
  /// this to nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackgroundConfiguration }
    set { takeBackgroundConfiguration(newValue) }
  }

  /// A Boolean value that indicates whether `backgroundConfiguration` follows the cell's state by itself; true by
  /// default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { held?.updatesBackground ?? true }
    set { madeConfigurations.updatesBackground = newValue }
  }

  /// Returns the background that the cell has in its table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { tableBackgroundConfiguration }

  /// The state that the cell's configurations depend on. Overriding getters add an app's own states to what `super`
  /// returns.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Requests an update of the configurations before the next layout or measurement; several calls make one update.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Called to bring the configurations up to date, after those that follow the state by themselves; does nothing here.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after `updateConfiguration(using:)`. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Indentation

  /// The number of steps the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of a step of indentation, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  // MARK: Accessory

  /// The accessory at the end of the cell.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// A view of the app's at the end of the cell, instead of what `accessoryType` says; its size stays.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryChanged(from: oldValue) } }
  }

  // MARK: Editing

  /// The control at the start of the cell while it is edited, as the table chose it.
  open var editingStyle: EditingStyle { shownEditingStyle }

  var shownEditingStyle = EditingStyle.none {
    didSet { if shownEditingStyle != oldValue { editingControlsChanged() } }
  }

  /// A Boolean value that indicates whether the cell shows a circle for its selection while it is edited.
  var showsSelectionCircle = false {
    didSet { if showsSelectionCircle != oldValue { editingControlsChanged() } }
  }

  /// A Boolean value that indicates whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the editing controls, or hides them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    if !editing { hideDeleteConfirmation(animated: animated) }
    transition(to: editing ? .showingEditControl : [], animated: animated) {
      self.editing = editing
      editingChanged()
    }
  }

  /// A Boolean value that indicates whether the cell shows the button that confirms a deletion: its red minus was
  /// tapped, or it was swiped.
  ///
  /// Assumed: also where a swipe shows other actions.
  open var showingDeleteConfirmation: Bool { confirmation != nil || isSwiped }

  /// Called before the cell shows or hides editing controls or the delete confirmation; does nothing here.
  ///
  /// Overriding methods call `super`. The cell is laid out after it.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Called when the cell has shown or hidden editing controls or the delete confirmation: at the end of an animation.
  /// Does nothing here.
  ///
  /// Overriding methods call `super`.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  /// A Boolean value that indicates whether a grip to move the cell shows at its end while it is edited.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { editingControlsChanged() } }
  }

  /// A Boolean value that indicates whether the content makes room at its start while the cell is edited; true by
  /// default.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// The accessory at the end of the cell while it is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }

  /// A view of the app's at the end of the cell while it is edited, instead of what `editingAccessoryType` says.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryChanged(from: oldValue) } }
  }

  // MARK: Background and selection

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundViewChanged(from: oldValue) } }
  }

  /// A view behind the content while the cell is selected or highlighted; the system's gray where there is none.
  open var selectedBackgroundView: UIView? {
    didSet { selectionViewChanged(from: oldValue, to: selectedBackgroundView) }
  }

  /// A view behind the content while the cell is selected in a table that lets several rows be.
  ///
  /// Without one it is that of any selected cell.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { selectionViewChanged(from: oldValue, to: multipleSelectionBackgroundView) }
  }

  /// The look of a selected cell.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { selectionLookChanged() } }
  }

  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the cell is highlighted because a finger is on it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Marks the cell as selected or not; called for every cell that comes on screen.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != self.selected { setNeedsUpdateConfiguration() }
    let changes = selected != self.selected
    self.selected = selected
    selectionLookChanged(animated: animated)
    if changes, showsSelectionCircle { editingControlsChanged() }
  }

  /// Marks the cell as highlighted or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != self.highlighted { setNeedsUpdateConfiguration() }
    self.highlighted = highlighted
    selectionLookChanged(animated: animated)
  }

  // MARK: Dragging

  /// Called when the cell is lifted, dragged, or neither any more; does nothing here.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

  /// A Boolean value that indicates whether the cell answers to touches while it is dragged; false by default.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Separator

  var ownSeparatorInset: UIEdgeInsets?

  /// The insets of the line below the cell from its sides, in points; by default the table's.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? decoration.separatorInset ?? UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0)
    }
    set {
      // Cells set it in `layoutSubviews`, by where their text begins: that must come to an end.
      guard newValue != ownSeparatorInset else { return }
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: What a view does

  /// The color behind the content; the table's own for its rows where the app chose none.
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

  /// Returns the width that it got and the height that the labels need, in points; 44 where there are none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stockHeight(width: size.width))
  }

  /// Returns the size that the cell asks for; the table asks with its own width, which is required.
  ///
  /// It is that of the content view's constraints, with what is beside and the line below, or else `sizeThatFits`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Requests another size for the cell; its row is measured again, unless the table has that turned off.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.cellSizeWasInvalidated(self, byConstraints: false)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintChanged()
  }

  /// A Boolean value that indicates whether the cell answers to touches; if not, the system's content is dimmed.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The actions of the cell beside its main one; by default those that a swipe shows.
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
