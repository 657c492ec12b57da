import UIKit

/// A cell with a title and a value that's only shown, or chosen on another page.
final class ValueFormCell: FormCell {
  private let value = UILabel()
  /// Keeps a long title from taking all the space.
  private var valueRoom: NSLayoutConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    value.font = .preferredFont(forTextStyle: .body)
    value.adjustsFontForContentSizeCategory = true
    value.textColor = .secondaryLabel
    value.numberOfLines = 0
    place(value, fills: false)
    // A long value wraps next to the title.
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
    valueRoom = value.widthAnchor.constraint(greaterThanOrEqualTo: contentView.widthAnchor, multiplier: 0.35)
    valueRoom?.priority = UILayoutPriority(753)
    valueRoom?.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  /// Aligns the value with the row's trailing edge, or with the leading edge below the title.
  ///
  /// Does so at layout because the layout direction can change before it.
  override func layoutSubviews() {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let alignment: NSTextAlignment = !isBelow == isLeftToRight ? .right : .left
    if value.textAlignment != alignment { value.textAlignment = alignment }
    super.layoutSubviews()
  }

  /// - Parameter opensPage: A Boolean value that indicates whether a tap opens a page now; `nil` if the row has no
  ///   page.
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
