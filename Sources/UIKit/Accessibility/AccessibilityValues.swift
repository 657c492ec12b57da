import Foundation

/// The accessibility values that an app has set on an object. Made with the first value: most objects have none.
final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
}

/// The default accessibility values of an object, for what the app has not set.
@MainActor protocol AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults { get }
}

/// The accessibility values of an object by default.
struct AccessibilityDefaults {
  var isElement = false
  /// Finds the label: of a row it is put together of many, and most who ask for defaults want something else.
  let label: @MainActor () -> String?
  var value: String?
  var traits: UIAccessibilityTraits = []

  /// Says of a control what every control says: that it is selected, that it does not answer.
  @MainActor init(
    of control: UIControl, label: @autoclosure @escaping @MainActor () -> String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits
  ) {
    self.init(isElement: true, label: label(), value: value, traits: traits)
    if control.isSelected { self.traits.insert(.selected) }
    if !control.isEnabled { self.traits.insert(.notEnabled) }
  }

  init(
    isElement: Bool = false, label: @autoclosure @escaping @MainActor () -> String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = []
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
  }

  /// A part of a whole in words: `50%`.
  static func percentage(_ part: Float) -> String { "\(Int((max(0, min(part, 1)) * 100).rounded()))%" }
}
