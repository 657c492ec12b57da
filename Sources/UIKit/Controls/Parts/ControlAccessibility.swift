import Foundation

// These parts of controls are accessibility elements.

extension SegmentContentView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    guard let control = superview as? UISegmentedControl, let index = control.parts.contents.firstIndex(of: self),
      control.segments.indices.contains(index)
    else { return AccessibilityDefaults() }
    var traits: UIAccessibilityTraits = .button
    if control.shownSelection == index { traits.insert(.selected) }
    if !control.isEnabled || !control.segments[index].isEnabled { traits.insert(.notEnabled) }
    let segment = control.segments[index]
    return AccessibilityDefaults(
      isElement: true, label: segment.title ?? segment.action?.title, traits: traits)
  }
}

extension UISegmentedControl {
  /// Returns the position of a segment among all segments.
  func position(of segment: SegmentContentView) -> SpokenElement.Position? {
    parts.contents.firstIndex(of: segment).map {
      SpokenElement.Position(number: $0 + 1, count: numberOfSegments)
    }
  }
}

extension UIStepper {
  /// Returns the values of one of the stepper's two buttons. UI tests find them by the names “Increment” and
  /// “Decrement”. It's assumed that the stepper's label precedes the name.
  func accessibilityDefaults(of part: UIImageView) -> AccessibilityDefaults {
    let half: StepperHalf
    switch part {
    case parts.minus: half = .decrement
    case parts.plus: half = .increment
    default: return AccessibilityDefaults()
    }
    let word = half == .increment ? SystemWords.increment : SystemWords.decrement
    let label = [accessibilityLabel, word].compactMap { $0 }.joined(separator: SystemWords.isChinese ? "，" : ", ")
    return AccessibilityDefaults(
      isElement: true, label: label, value: accessibilityValue,
      traits: canStep(half) ? .button : [.button, .notEnabled])
  }
}
