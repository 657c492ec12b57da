import Foundation

/// A date or a time on a rounded background. A tap opens the view that changes it.
final class DatePill: UIControl {
  /// The height of a compact picker, in points (metrics.md 15).
  static let height: CGFloat = 34 + 1 / 3
  private static let padding: CGFloat = 12

  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  var tapped: () -> Void = {}

  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      accessibilityValue = newValue
    }
  }

  /// A Boolean value that indicates whether the view that changes the value is open. The text then uses the tint color.
  var isOpen = false {
    didSet { showState() }
  }

  private func showState() {
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    showState()
  }

  /// The label that the app set on the picker, or the system's label if it set none.
  override var accessibilityLabel: String? {
    get { enclosingDatePicker?.accessibilityValues?.label ?? super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: roundedToPixel(label.intrinsicContentSize.width + 2 * Self.padding), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
