import Foundation

/// The view of an alert's button. The alert's view tracks touches over all buttons, so this view only displays.
final class AlertActionView: UIView {
  let action: UIAlertAction
  let label = UILabel()

  init(_ action: UIAlertAction) {
    self.action = action
    super.init(frame: .zero)
    isOpaque = false
    label.text = action.title
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? AlertLook.highlight : nil }
  }

  /// Updates the button from its action.
  func show(_ look: AlertLook, isEmphasized: Bool) {
    label.font = look.actionFont(isEmphasized: isEmphasized)
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    accessibilityIdentifier = action.accessibilityIdentifier
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    setNeedsLayout()
  }

  func height(width: CGFloat, _ look: AlertLook) -> CGFloat {
    let insets = look.actionInsets
    let text = label.sizeThatFits(CGSize(width: width - insets.left - insets.right, height: .greatestFiniteMagnitude))
    return max(look.leastActionHeight, text.height + insets.top + insets.bottom)
  }

  /// Returns whether the text fits on one line of a width.
  func fits(width: CGFloat, _ look: AlertLook) -> Bool {
    let text = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: 1)
    return text.width <= width - look.actionInsets.left - look.actionInsets.right
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    (superview?.superview?.superview as? AlertView)?.actionsLookChanged()
  }
}
