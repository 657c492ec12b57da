import Foundation

/// A control that shows one day in a calendar.
final class CalendarDayButton: UIControl {
  private let circle = UIView()
  private let label = UILabel(frame: .zero)
  let day: Date
  private let isToday: Bool

  init(_ day: Date, number: String, spoken: String, isToday: Bool) {
    self.day = day
    self.isToday = isToday
    super.init(frame: .zero)
    circle.isUserInteractionEnabled = false
    label.text = number
    label.textAlignment = .center
    label.isAccessibilityElement = false
    for view in [circle, label] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = spoken
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// Imitates how an iPhone looks: a circle around the chosen day, filled with the tint color if the day is today.
  private func showState() {
    let isFull = isSelected && isToday
    circle.isHidden = !isSelected
    circle.backgroundColor = isFull ? tintColor : tintColor.withAlphaComponent(0.15)
    label.font = .systemFont(ofSize: isSelected ? 22 : 20, weight: isSelected ? .semibold : .regular)
    label.textColor =
      !isEnabled ? .tertiaryLabel : isFull ? .white : isSelected || isToday ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
    accessibilityTraits = .button
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    showState()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(44, bounds.width, bounds.height)
    circle.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    label.frame = bounds
  }
}
