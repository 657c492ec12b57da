public import Foundation

/// The text field of a search bar, which is a filled, rounded rectangle with a magnifying glass.
///
/// You can use it without a bar. Tokens aren't supported.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
  /// The radius of the corners, in points (metrics.md 9).
  private static let cornerRadius: CGFloat = 10
  /// The distance of the icons from the ends, and of the text from the icon, in points (assumed).
  private static let iconMargin: CGFloat = 8
  private static let textGap: CGFloat = 6
  /// The search bar that contains the field.
  weak var searchBar: UISearchBar?
  let magnifier = UIImageView()
  /// The offset of the text, in points.
  var textOffset = UIOffset.zero { didSet { contentChanged() } }

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field from an archive.
  ///
  /// Views can't be archived on Linux, so the field is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    accessibilityTraits.insert(.searchField)
    magnifier.tintColor = .secondaryLabel
    fieldContent.placeholderColor = .secondaryLabel
    magnifier.contentMode = .center
    leftView = magnifier
    leftViewMode = .always
    showMagnifier()
  }

  /// Shows the magnifying glass or the app's image, scaled to the text size.
  func showMagnifier() {
    let size = min(font?.pointSize ?? 17, 32)
    magnifier.image =
      searchBar?.iconImages[.search]?.shown(in: isEnabled ? .normal : .disabled)
      ?? UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    magnifier.bounds.size = magnifier.image?.size ?? .zero
    contentChanged()
  }

  /// The height for one line of text, which is at least 36 points.
  var preferredHeight: CGFloat { max(36, (font?.lineHeight ?? 0).rounded(.up) + 15) }

  /// The natural size of the field, including the icons.
  ///
  /// It's 36 points high at the default text size.
  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 2 * Self.iconMargin + Self.textGap, height: preferredHeight)
  }

  /// Returns the intrinsic size, regardless of the available space.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Returns the rectangle of the magnifying glass.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.leftViewRect(forBounds: bounds), inward: Self.iconMargin, for: .search, isLeading: true)
  }

  /// Returns the rectangle of the button at the trailing end.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(
      super.rightViewRect(forBounds: bounds), inward: Self.iconMargin, for: searchBar?.sideIcon ?? .bookmark,
      isLeading: false)
  }

  /// Returns the rectangle of the clear button.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds), inward: 0, for: .clear, isLeading: false)
  }

  private func moved(_ rect: CGRect, inward: CGFloat, for icon: UISearchBar.Icon, isLeading: Bool) -> CGRect {
    let sign: CGFloat = isLeading != isRightToLeftInterface ? 1 : -1
    let offset = searchBar?.iconOffsets[icon] ?? .zero
    return rect.offsetBy(dx: sign * inward + offset.horizontal, dy: offset.vertical)
  }

  /// Returns the rectangle of the text while the user isn't editing.
  open override func textRect(forBounds bounds: CGRect) -> CGRect { inset(super.textRect(forBounds: bounds), bounds) }

  /// Returns the rectangle of the text while the user is editing.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds), bounds)
  }

  /// Insets the text by the gap next to the magnifying glass, or by the margin at an end without a view.
  private func inset(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
    let gaps = isRightToLeftInterface ? (left: 0, right: Self.textGap) : (left: Self.textGap, right: 0)
    let left = rect.minX > bounds.minX + 0.5 ? gaps.left : Self.iconMargin
    let right = rect.maxX < bounds.maxX - 0.5 ? gaps.right : Self.iconMargin
    return CGRect(
      x: rect.minX + left + textOffset.horizontal, y: rect.minY + textOffset.vertical,
      width: max(0, rect.width - left - right), height: rect.height)
  }

  open override func layoutSubviews() {
    searchBar?.showSideButton()
    super.layoutSubviews()
    searchBar?.showClearImages()
  }

  /// A Boolean value that indicates whether the text can be edited.
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { showMagnifier() } } }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    showMagnifier()
    searchBar?.sizeChanged()
  }
}
