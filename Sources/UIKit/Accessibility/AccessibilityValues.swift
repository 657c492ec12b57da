import Foundation

/// The accessibility values that the app set on an object. They are created on demand because most objects have none.
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

/// An object with default accessibility values, which apply where the app set none.
@MainActor protocol AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults { get }
}

/// The default accessibility values of an object.
struct AccessibilityDefaults {
  var isElement = false
  /// A closure that returns the label. A row's label is composed from many texts, and most callers need other values.
  let label: @MainActor () -> String?
  var value: String?
  var traits: UIAccessibilityTraits = []

  /// Creates the default values of a control, including the traits for its state.
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

  /// Returns a fraction as a percentage, such as `50%`.
  static func percentage(_ part: Float) -> String { "\(Int((max(0, min(part, 1)) * 100).rounded()))%" }
}
