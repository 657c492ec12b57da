public import Foundation

/// A reusable view above or below a section's rows.
@MainActor open class UITableViewHeaderFooterView: UIView {
  private let identifier: String?
  private let content = UIView(frame: .zero)

  /// Whether the table made the view for a title, and not the app.
  private(set) var isTitleView = false
  weak var table: UITableView?
  var end = SectionEnd.header
  var titleLabel: UILabel?
  var secondLabel: UILabel?
  /// The look that the label was given last; what an app changed of it stays.
  var givenLook: HeaderFooterLook?
  let floatingBackground = UIView(frame: .zero)

  /// Whether the view sticks to an edge of the visible part, over rows.
  var isFloating = false {
    didSet { if isFloating != oldValue { floatingChanged() } }
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
    // What an app adds stands in line with the rows, where it keeps the margins.
    content.preservesSuperviewLayoutMargins = true
    addSubview(content)
  }

  /// Makes a view for titles of a table.
  convenience init(titleViewOf table: UITableView) {
    self.init(reuseIdentifier: nil)
    isTitleView = true
    self.table = table
  }

  /// What says which views may be used again for one another.
  open var reuseIdentifier: String? { identifier }

  /// Called before a view is used again for another section; does nothing here.
  open func prepareForReuse() {}

  /// The view that an app adds its own views to.
  open var contentView: UIView { content }

  /// The label of the title; made when it is first asked for.
  open var textLabel: UILabel? {
    if titleLabel == nil { titleLabel = makeLabel() }
    return titleLabel
  }

  /// A second label, below the title; made when it is first asked for.
  open var detailTextLabel: UILabel? {
    if secondLabel == nil { secondLabel = makeLabel() }
    return secondLabel
  }

  /// A view behind the content, as large as this one.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      floatingChanged()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutHeaderFooter()
  }

  /// Returns the width that it got and the height that the labels need, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stockHeight(width: size.width))
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if givenLook != nil { takeLook() }
  }

  override var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    let margin = table?.cellMargin ?? 16
    return NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
  }
}
