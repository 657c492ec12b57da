public import Foundation

extension UIFont {
  /// Returns the regular system font at a size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(pointSize: fontSize))
  }

  /// Returns the system font at a size and weight.
  ///
  /// A weight between named ones uses the nearest.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, pointSize: fontSize))
  }

  /// Returns the semibold system font for emphasis, as in iOS 9 and later.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(weight: .semibold, pointSize: fontSize))
  }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(isItalic: true, pointSize: fontSize))
  }

  /// Returns the system font with digits of equal width, so that changing numbers don't move.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, hasTabularDigits: true, pointSize: fontSize))
  }

  /// Returns the system font with letters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontSpecification(design: .monospaced, weight: weight, pointSize: fontSize))
  }

  /// The size of a label's text, 17 points.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of the system font, 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The size of small system text, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The size of a button's text, 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// Returns the same font at another size, without a text style.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var changed = specification
    changed.pointSize = fontSize
    changed.textStyle = nil
    changed.scaling = nil
    return UIFont(changed, proportions: proportions)
  }
}
