import UIKit

/// A custom control that follows a touch, notifies its targets, and can be adjusted by VoiceOver.
final class RatingControl: UIControl {
  var rating = 0 {
    didSet {
      accessibilityValue = "\(rating) of 5"
      setNeedsLayout()
    }
  }
  private let stars = (0..<5).map { _ in UIImageView(image: UIImage(systemName: "star")) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stars.forEach(addSubview)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Rating"
    accessibilityValue = "0 of 5"
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 5 * 44, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * bounds.width / 5, y: 0, width: bounds.width / 5, height: bounds.height)
      star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func accessibilityIncrement() {
    rating = min(rating + 1, 5)
    sendActions(for: .valueChanged)
  }

  override func accessibilityDecrement() {
    rating = max(rating - 1, 0)
    sendActions(for: .valueChanged)
  }

  private func follow(_ touch: UITouch) {
    let part = touch.location(in: self).x / bounds.width
    let new = min(max(Int((part * 5).rounded(.up)), 0), 5)
    guard new != rating else { return }
    rating = new
    sendActions(for: .valueChanged)
  }
}

/// Buttons by configurations, and controls that notify by actions.
@MainActor final class Panel {
  let button = UIButton(configuration: .filled())
  let toggle = UISwitch()
  let slider = UISlider()
  let stepper = UIStepper()
  let segments = UISegmentedControl(items: ["Day", "Week"])
  private(set) var heard: [String] = []

  init() {
    button.configuration?.title = "Save"
    button.configuration?.image = UIImage(systemName: "checkmark")
    button.configuration?.imagePadding = 6
    button.addAction(UIAction { [weak self] _ in self?.heard.append("button") }, for: .primaryActionTriggered)
    toggle.addAction(UIAction { [weak self] _ in self?.heard.append("toggle") }, for: .valueChanged)
    slider.addAction(UIAction { [weak self] _ in self?.heard.append("slider") }, for: .valueChanged)
    stepper.maximumValue = 3
    stepper.addAction(UIAction { [weak self] _ in self?.heard.append("stepper") }, for: .valueChanged)
    segments.selectedSegmentIndex = 0
  }
}
