import UIKit

/// A cell with a title and a switch.
final class ToggleFormCell: FormCell {
  let toggle = UISwitch()
  override var padding: CGFloat { 6 }
  override var valueFills: Bool { false }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    place(toggle, fills: false)
  }

  required init?(coder: NSCoder) { nil }

  func prepare(_ title: String, isEnabled: Bool) {
    show(title: title, isEnabled: isEnabled)
    toggle.accessibilityLabel = title
  }
}

/// A cell with a title, a number, and a stepper.
final class StepperFormCell: FormCell {
  let stepper = UIStepper()
  private let number = UILabel()
  override var padding: CGFloat { 6 }
  override var valueFills: Bool { false }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    number.font = .preferredFont(forTextStyle: .body)
    number.adjustsFontForContentSizeCategory = true
    number.textColor = .secondaryLabel
    let both = UIStackView(arrangedSubviews: [number, stepper])
    both.spacing = 12
    both.alignment = .center
    place(both, fills: false)
  }

  required init?(coder: NSCoder) { nil }

  func prepare(_ title: String, from least: Double, to most: Double, by step: Double, isEnabled: Bool) {
    show(title: title, isEnabled: isEnabled)
    stepper.accessibilityLabel = title
    // UIKit throws an exception if the bounds are equal or cross, even briefly between the two assignments.
    let limit = Double.greatestFiniteMagnitude / 4
    let least = min(max(least, -limit), limit)
    let most = max(min(most, limit), least.nextUp)
    if least < stepper.maximumValue {
      if stepper.minimumValue != least { stepper.minimumValue = least }
      if stepper.maximumValue != most { stepper.maximumValue = most }
    } else {
      stepper.maximumValue = most
      stepper.minimumValue = least
    }
    if stepper.stepValue != step { stepper.stepValue = step }
  }

  func show(_ value: Double, as text: String) {
    if stepper.value != value { stepper.value = value }
    if number.text != text { number.text = text }
    stepper.accessibilityValue = text
  }
}

/// A cell with a title, a slider, and optionally its value.
final class SliderFormCell: FormCell {
  let slider = UISlider()
  private let value = UILabel()
  /// The texts of both ends of the slider, which have space, so the slider keeps its width.
  private var ends: [String] = []
  private lazy var room = value.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
  override var padding: CGFloat { 5 }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    value.font = .preferredFont(forTextStyle: .body)
    value.adjustsFontForContentSizeCategory = true
    value.textColor = .secondaryLabel
    value.isHidden = true
    value.isAccessibilityElement = false
    value.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
    value.setContentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
    let both = UIStackView(arrangedSubviews: [slider, value])
    both.spacing = 12
    both.alignment = .center
    place(both, fills: true)
    let least = slider.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    least.priority = UILayoutPriority(999)
    least.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter ends: The texts of the lowest and the highest value; `nil` if the row doesn't show the value.
  func prepare(_ title: String, from least: Float, to most: Float, ends: [String]?, isEnabled: Bool) {
    show(title: title, isEnabled: isEnabled)
    slider.accessibilityLabel = title
    value.isHidden = ends == nil
    if ends == nil { slider.accessibilityValue = nil }
    self.ends = ends ?? []
    reserveRoom()
    if slider.minimumValue != least { slider.minimumValue = least }
    if slider.maximumValue != most { slider.maximumValue = most }
  }

  func show(_ text: String) {
    if value.text != text { value.text = text }
    slider.accessibilityValue = text
  }

  override func realign() {
    super.realign()
    reserveRoom()
  }

  private func reserveRoom() {
    let width = ends.map { ($0 as NSString).size(withAttributes: [.font: value.font as Any]).width }.max() ?? 0
    room.isActive = width > 0
    if room.constant != width.rounded(.up) { room.constant = width.rounded(.up) }
  }
}

/// A cell with a title and a segmented control.
final class SegmentsFormCell: FormCell {
  let segments = UISegmentedControl()
  private var titles: [String] = []
  /// A Boolean value that indicates whether the control doesn't fit next to the title.
  private var isTooWide = false
  override var padding: CGFloat { 6 }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    place(segments, fills: false)
  }

  required init?(coder: NSCoder) { nil }

  override var isBelow: Bool { super.isBelow || isTooWide }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.inset(by: contentView.layoutMargins).width
    let title = titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
    let isTooWide = !titleLabel.isHidden && title.rounded(.up) + spacing + segments.intrinsicContentSize.width > room
    guard room > 0, isTooWide != self.isTooWide else { return }
    self.isTooWide = isTooWide
    realign()
    super.layoutSubviews()
  }

  /// Moves the control below the title, or next to it, before the table view measures the row.
  ///
  /// The method lays out only the cell: while the table view requests a height, `layoutIfNeeded()` would begin with the
  /// table view, and never come to the cell.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    layoutSubviews()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  func prepare(_ title: String, _ titles: [String], isEnabled: Bool) {
    show(title: title, isEnabled: isEnabled)
    segments.accessibilityLabel = title
    guard titles != self.titles else { return }
    self.titles = titles
    segments.removeAllSegments()
    for (number, title) in titles.enumerated() { segments.insertSegment(withTitle: title, at: number, animated: false) }
  }
}

/// A cell with a title that the user taps: a button, a link to another page, or a choice.
final class ActionFormCell: FormCell {
  /// The purposes of the title.
  enum Look {
    case button, destructive, link
    case choice(isChosen: Bool)
  }

  func prepare(_ title: String, _ look: Look, isEnabled: Bool) {
    show(title: title, isEnabled: isEnabled)
    switch look {
    case .button: titleLabel.textColor = isEnabled ? tintColor : .tertiaryLabel
    case .destructive: titleLabel.textColor = isEnabled ? .systemRed : .tertiaryLabel
    case .link, .choice: break
    }
    isAccessibilityElement = true
    accessibilityLabel = title
    var traits: UIAccessibilityTraits = .button
    if !isEnabled { traits.insert(.notEnabled) }
    switch look {
    case .link: accessoryType = .disclosureIndicator
    case .choice(let isChosen):
      accessoryType = isChosen ? .checkmark : .none
      if isChosen { traits.insert(.selected) }
    case .button, .destructive: accessoryType = .none
    }
    accessibilityTraits = traits
  }
}
