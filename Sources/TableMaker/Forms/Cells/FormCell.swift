import UIKit

/// A cell of a ready-made row: a title, and beside it what shows the value; at the large text sizes the value stands below the title.
class FormCell: UITableViewCell {
  let titleLabel = UILabel()
  private let stack = UIStackView()
  /// What stands beside the title.
  private(set) var valueView: UIView?
  /// Whether the value stands below the title at every text size.
  var isAlwaysBelow: Bool { false }
  /// The room above and below: controls are higher than a line of text.
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
    // A row of one line is 44 points high, as UIKit's.
    stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44 - 2 * padding).isActive = true
    // And no higher than what stands in it: a stack that centers a single view is held by less than a measuring pulls with.
    let wanted = stack.heightAnchor.constraint(equalToConstant: 44 - 2 * padding)
    wanted.priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    wanted.isActive = true
    realigning = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: FormCell, _) in
      cell.realign()
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Puts what shows the value beside the title, once.
  ///
  /// - Parameter fills: Whether it takes all the room that the title leaves.
  func place(_ view: UIView, fills: Bool) {
    valueView = view
    stack.addArrangedSubview(view)
    let (weak, strong) = (UILayoutPriority(250), UILayoutPriority(751))
    titleLabel.setContentHuggingPriority(fills ? strong : weak, for: .horizontal)
    view.setContentHuggingPriority(fills ? weak : strong, for: .horizontal)
    view.setContentCompressionResistancePriority(fills ? weak : strong, for: .horizontal)
    realign()
  }

  /// Whether the value stands below the title.
  var isBelow: Bool { isAlwaysBelow || traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  /// Puts the value beside the title or below it, as the text size asks for.
  func realign() {
    stack.axis = isBelow ? .vertical : .horizontal
    stack.alignment = isBelow ? (valueFills ? .fill : .leading) : .center
    stack.spacing = isBelow ? 4 : 12
  }

  /// Whether the value is as wide as the cell where it stands below the title.
  var valueFills: Bool { true }

  /// Shows the title, in the way of a row that can be changed, or not.
  func show(title: String, isEnabled: Bool) {
    if titleLabel.text != title { titleLabel.text = title }
    titleLabel.isHidden = title.isEmpty
    titleLabel.textColor = isEnabled ? .label : .tertiaryLabel
  }
}

/// How the text of a row is typed, beside its value.
struct TextRowLook {
  var placeholder: String?
  var contentType: UITextContentType?
  var keyboard = UIKeyboardType.default
  var isSecure = false
  var capitalization = UITextAutocapitalizationType.sentences
}

/// A title and a text that is typed.
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

  /// Puts the text at the row's end, or below the title at its beginning. When it is laid out, since the direction may be another then.
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
  }
}

/// A title, and below it a text of several lines that the cell grows with.
final class TextViewFormCell: FormCell {
  let text = UITextView()
  private let placeholder = UILabel()
  /// Holds the text as high as the placeholder, which may wrap, while that is seen.
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

  func prepare(_ title: String, placeholder: String?, isEnabled: Bool) {
    show(title: title, isEnabled: isEnabled)
    text.accessibilityLabel = title.isEmpty ? placeholder : title
    text.textColor = isEnabled ? .label : .tertiaryLabel
    if self.placeholder.text != placeholder { self.placeholder.text = placeholder }
  }

  func showPlaceholder() {
    placeholder.isHidden = !text.controlValue.isEmpty
    placeholderRoom?.isActive = !placeholder.isHidden
  }
}
