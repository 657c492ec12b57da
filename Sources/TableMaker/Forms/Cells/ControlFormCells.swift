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
    let most = max(most, least.nextUp, least + 0.25)
    if least < stepper.maximumValue {
      if stepper.minimumValue != least { stepper.minimumValue = least }
      if stepper.maximumValue != most { stepper.maximumValue = most }
    } else {
      stepper.maximumValue = most
      stepper.minimumValue = least
    }
    if stepper.stepValue != step { stepper.stepValue = step }
  }

  func show(number text: String) {
    if number.text != text { number.text = text }
  }
}

/// A cell with a title and a slider.
final class SliderFormCell: FormCell {
  let slider = UISlider()
  override var padding: CGFloat { 5 }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    place(slider, fills: true)
    let least = slider.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    least.priority = UILayoutPriority(999)
    least.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func prepare(_ title: String, from least: Float, to most: Float, isEnabled: Bool) {
    show(title: title, isEnabled: isEnabled)
    slider.accessibilityLabel = title
    if slider.minimumValue != least { slider.minimumValue = least }
    if slider.maximumValue != most { slider.maximumValue = most }
  }
}

/// A cell with a title and a segmented control.
final class SegmentsFormCell: FormCell {
  let segments = UISegmentedControl()
  private var titles: [String] = []
  override var padding: CGFloat { 6 }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    place(segments, fills: false)
  }

  required init?(coder: NSCoder) { nil }

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
