import Foundation

extension UIResponder {
  /// The default accessibility values of the object, for what the app has not set.
  var whatIsSaidByDefault: AccessibilityDefaults {
    (self as? any AccessibilityDescribing)?.accessibilityDefaults ?? AccessibilityDefaults()
  }

  /// The accessibility values to write the app's settings to; made with the first one.
  var settableAccessibilityValues: AccessibilityValues {
    if let accessibilityValues { return accessibilityValues }
    let made = AccessibilityValues()
    accessibilityValues = made
    return made
  }

  /// A view's rectangle on the screen; zero for everything else.
  var ownAccessibilityFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }
}
