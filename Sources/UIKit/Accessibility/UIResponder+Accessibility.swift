import Foundation

extension UIResponder {
  /// What the object says of itself while the app has said nothing else.
  var whatIsSaidByDefault: AccessibilityDefaults {
    (self as? any AccessibilityDescribing)?.accessibilityDefaults ?? AccessibilityDefaults()
  }

  /// Where to write what the app says; made with the first thing.
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
