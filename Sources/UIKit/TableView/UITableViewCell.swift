public import Foundation

/// The view of one row of a table.
@MainActor open class UITableViewCell: UIView {
  let cellStyle: CellStyle
  private let identifier: String?
  private let content: CellContentView

  // Told by the table
  weak var table: UITableView?
  var shownRow: RowGeometry.Row?
  var decoration = CellDecoration() {
    didSet { if decoration != oldValue { decorationChanged() } }
  }

  // Made when they are first asked for
  var titleLabel: UILabel?
  var detailLabel: UILabel?
  var image: UIImageView?

  var accessoryGlyphs: [AccessoryGlyph] = []
  var separators: (top: UIView, bottom: UIView)?
  var selectionBackground: UIView?
  var appChoseBackground = false
  var isLayingOut = false
  private var selected = false
  private var highlighted = false

  /// Makes a cell of a style. Apps override this initializer to add their own views to `contentView`.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    content = CellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
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
    addContentView()
  }

  private func addContentView() {
    content.cell = self
    addSubview(content)
  }

  /// What says which cells may be used again for one another.
  open var reuseIdentifier: String? { identifier }

  /// Called before a cell is used again for another row; does nothing here.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view that an app adds its own views to; it ends where the accessory begins.
  open var contentView: UIView { content }

  /// The image in front of the texts; made when it is first asked for.
  open var imageView: UIImageView? {
    if image == nil { image = makeImageView() }
    return image
  }

  /// The label of the text; made when it is first asked for.
  open var textLabel: UILabel? {
    if titleLabel == nil { titleLabel = makeTitleLabel() }
    return titleLabel
  }

  /// The label of the second text; nil in cells of the default style.
  open var detailTextLabel: UILabel? {
    if detailLabel == nil && cellStyle != .default { detailLabel = makeDetailLabel() }
    return detailLabel
  }

  /// How many steps the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How far a step of indentation is, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  // MARK: Accessory

  /// What stands at the end of the cell.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// A view of the app's at the end of the cell, instead of what `accessoryType` says; its size stays.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      accessoryChanged()
    }
  }

  // MARK: Background and selection

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view behind the content while the cell is selected or highlighted; the system's grey where there is none.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { selectionLookChanged() } }
  }

  /// Whether the cell shows that it is selected.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { selectionLookChanged() } }
  }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted because a finger is on it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Marks the cell as selected or not; called for every cell that comes on screen.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    selectionLookChanged()
  }

  /// Marks the cell as highlighted or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    selectionLookChanged()
  }

  // MARK: Separator

  var ownSeparatorInset: UIEdgeInsets?

  /// How far the line below the cell keeps from the sides, in points; the table's where nobody set it.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? decoration.separatorInset ?? UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: What a view does

  /// The colour behind the content; the table's own for its rows where the app chose none.
  open override var backgroundColor: UIColor? {
    didSet { if !isTakingTableBackground { appChoseBackground = true } }
  }

  var isTakingTableBackground = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    isLayingOut = true
    layOutCell()
    isLayingOut = false
  }

  /// Returns the width that it got and the height that the labels need, in points; 44 where there are none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stockHeight(width: size.width))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintChanged()
  }

  override var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    let margin = cellMargin
    return NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
  }
}

/// The view that a cell's content is in.
final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  override var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    guard let cell else { return super.defaultDirectionalLayoutMargins }
    let margin = cell.cellMargin
    return NSDirectionalEdgeInsets(
      top: 11, leading: margin, bottom: 11, trailing: cell.hasAccessory ? UITableViewCell.accessoryGap : margin)
  }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    // A label that changed its text is placed by the cell.
    if let cell, !cell.isLayingOut { cell.setNeedsLayout() }
  }
}
