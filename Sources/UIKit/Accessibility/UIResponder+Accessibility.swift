import Foundation

extension UIResponder {
  /// The default accessibility values of the object, which apply where the app set none.
  var whatIsSaidByDefault: AccessibilityDefaults {
    (self as? any AccessibilityDescribing)?.accessibilityDefaults ?? AccessibilityDefaults()
  }

  /// The accessibility values that the app sets, created on first use.
  var settableAccessibilityValues: AccessibilityValues {
    if let accessibilityValues { return accessibilityValues }
    let made = AccessibilityValues()
    accessibilityValues = made
    return made
  }

  /// The frame of a view on the screen, or zero for other objects.
  var ownAccessibilityFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }
}
