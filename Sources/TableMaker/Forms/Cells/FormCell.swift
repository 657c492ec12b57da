import UIKit

/// A cell of a ready-made row, with a title and a view that shows the value. At accessibility text sizes, the value is
/// below the title.
class FormCell: UITableViewCell {
  let titleLabel = UILabel()
  private let stack = UIStackView()
  /// The view that shows the value.
  private(set) var valueView: UIView?
  /// A Boolean value that indicates whether the value is below the title at every text size.
  var isAlwaysBelow: Bool { false }
  /// The space above and below the content. Controls are taller than a line of text, so their cells override it.
  var padding: CGFloat { 11 }
  private var realigning: (any UITraitChangeRegistration)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.numberOfLines = 0
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    stack.spacing = 12
    stack.addArrangedSubview(titleLabel)
    contentView.addSubview(stack)
    stack.pin(to: contentView, padding: padding)
    // A row with one line has a height of 44 points, as in UIKit.
    stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44 - 2 * padding).isActive = true
    // Keeps the row from being taller than its content. A stack view that centers a single view resists with a lower
    // priority than the measurement's.
    let wanted = stack.heightAnchor.constraint(equalToConstant: 44 - 2 * padding)
    wanted.priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    wanted.isActive = true
    realigning = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: FormCell, _) in
      cell.realign()
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the view that shows the value, once.
  ///
  /// - Parameter fills: A Boolean value that indicates whether the view takes all the space next to the title.
  func place(_ view: UIView, fills: Bool) {
    valueView = view
    stack.addArrangedSubview(view)
    let (weak, strong) = (UILayoutPriority(250), UILayoutPriority(751))
    titleLabel.setContentHuggingPriority(fills ? strong : weak, for: .horizontal)
    view.setContentHuggingPriority(fills ? weak : strong, for: .horizontal)
    view.setContentCompressionResistancePriority(fills ? weak : strong, for: .horizontal)
    realign()
  }

  /// The space between the title and the value next to it.
  var spacing: CGFloat { 12 }

  /// A Boolean value that indicates whether the value is below the title.
  var isBelow: Bool { isAlwaysBelow || traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  /// Moves the value next to the title or below it, depending on the text size.
  func realign() {
    stack.axis = isBelow ? .vertical : .horizontal
    stack.alignment = isBelow ? (valueFills ? .fill : .leading) : .center
    stack.spacing = isBelow ? 4 : spacing
  }

  /// A Boolean value that indicates whether the value fills the cell's width when it's below the title.
  var valueFills: Bool { true }

  /// Shows the title, in the style of an enabled or disabled row.
  func show(title: String, isEnabled: Bool) {
    if titleLabel.text != title { titleLabel.text = title }
    titleLabel.isHidden = title.isEmpty
    titleLabel.textColor = isEnabled ? .label : .tertiaryLabel
  }
}

/// The settings of a row's text input, apart from its value.
struct TextRowLook {
  var placeholder: String?
  var contentType: UITextContentType?
  var keyboard = UIKeyboardType.default
  var isSecure = false
  var capitalization = UITextAutocapitalizationType.sentences
  /// The type of the return key; `nil` for Next or Done.
  var returnKeyType: UIReturnKeyType?
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
}

/// A cell with a title and a text field.
final class TextFieldFormCell: FormCell {
  let field = UITextField()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    place(field, fills: true)
  }

  required init?(coder: NSCoder) { nil }

  /// Aligns the text with the row's trailing edge, or with the leading edge below the title.
  ///
  /// Does so at layout because the layout direction can change before it.
  override func layoutSubviews() {
    let isAtEnd = !titleLabel.isHidden && !isBelow
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let alignment: NSTextAlignment = isAtEnd == isLeftToRight ? .right : .left
    if field.textAlignment != alignment { field.textAlignment = alignment }
    super.layoutSubviews()
  }

  func prepare(_ title: String, _ look: TextRowLook, isEnabled: Bool) {
    show(title: title, isEnabled: isEnabled)
    setNeedsLayout()
    field.accessibilityLabel = title.isEmpty ? look.placeholder : title
    if field.placeholder != look.placeholder { field.placeholder = look.placeholder }
    field.textColor = isEnabled ? .label : .tertiaryLabel
    if field.textContentType != look.contentType { field.textContentType = look.contentType }
    if field.keyboardType != look.keyboard { field.keyboardType = look.keyboard }
    if field.isSecureTextEntry != look.isSecure { field.isSecureTextEntry = look.isSecure }
    if field.autocapitalizationType != look.capitalization { field.autocapitalizationType = look.capitalization }
    if field.autocorrectionType != look.autocorrection { field.autocorrectionType = look.autocorrection }
    if field.spellCheckingType != look.spellChecking { field.spellCheckingType = look.spellChecking }
  }
}

/// A cell with a title, and below it a text view that the cell grows with.
final class TextViewFormCell: FormCell {
  let text = UITextView()
  private let placeholder = UILabel()
  /// Keeps the text view as tall as the placeholder, which can wrap, while the placeholder is visible.
  private var placeholderRoom: NSLayoutConstraint?

  override var isAlwaysBelow: Bool { true }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.isScrollEnabled = false
    text.backgroundColor = .clear
    text.textContainerInset = .zero
    text.textContainer.lineFragmentPadding = 0
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    placeholder.font = .preferredFont(forTextStyle: .body)
    placeholder.adjustsFontForContentSizeCategory = true
    placeholder.textColor = .placeholderText
    placeholder.numberOfLines = 0
    place(text, fills: true)
    contentView.addSubview(placeholder)
    placeholder.translatesAutoresizingMaskIntoConstraints = false
    placeholderRoom = text.bottomAnchor.constraint(greaterThanOrEqualTo: placeholder.bottomAnchor)
    NSLayoutConstraint.activate([
      placeholder.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      placeholder.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      placeholder.topAnchor.constraint(equalTo: text.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func prepare(_ title: String, _ look: TextRowLook, isEnabled: Bool) {
    show(title: title, isEnabled: isEnabled)
    text.accessibilityLabel = title.isEmpty ? look.placeholder : title
    text.textColor = isEnabled ? .label : .tertiaryLabel
    if placeholder.text != look.placeholder { placeholder.text = look.placeholder }
    if text.autocapitalizationType != look.capitalization { text.autocapitalizationType = look.capitalization }
    if text.autocorrectionType != look.autocorrection { text.autocorrectionType = look.autocorrection }
    if text.spellCheckingType != look.spellChecking { text.spellCheckingType = look.spellChecking }
  }

  func showPlaceholder() {
    placeholder.isHidden = !text.controlValue.isEmpty
    placeholderRoom?.isActive = !placeholder.isHidden
  }
}
