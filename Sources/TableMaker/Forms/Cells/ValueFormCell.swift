import UIKit

/// A title and a value that is only shown, or that is chosen on another page.
final class ValueFormCell: FormCell {
  private let value = UILabel()
  /// Keeps a long title from taking all the room.
  private var valueRoom: NSLayoutConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    value.font = .preferredFont(forTextStyle: .body)
    value.adjustsFontForContentSizeCategory = true
    value.textColor = .secondaryLabel
    value.numberOfLines = 0
    place(value, fills: false)
    // A long value wraps beside the title.
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
    valueRoom = value.widthAnchor.constraint(greaterThanOrEqualTo: contentView.widthAnchor, multiplier: 0.35)
    valueRoom?.priority = UILayoutPriority(753)
    valueRoom?.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the value at the row's end, or below the title at its beginning. When it is laid out, since the direction may be another then.
  override func layoutSubviews() {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let alignment: NSTextAlignment = !isBelow == isLeftToRight ? .right : .left
    if value.textAlignment != alignment { value.textAlignment = alignment }
    super.layoutSubviews()
  }

  /// - Parameter opensPage: Whether a tap opens a page now; nil for a row that has none.
  func prepare(_ title: String, _ text: String, isEnabled: Bool, opensPage: Bool? = nil) {
    show(title: title, isEnabled: isEnabled)
    if value.text != text { value.text = text }
    let accessory: AccessoryType = opensPage == true ? .disclosureIndicator : .none
    if accessoryType != accessory { accessoryType = accessory }
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityValue = text
    accessibilityTraits = opensPage.map { $0 ? .button : [.button, .notEnabled] } ?? []
  }
}
