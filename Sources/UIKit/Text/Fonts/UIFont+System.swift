public import Foundation

extension UIFont {
  /// The system font at a size, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(pointSize: fontSize))
  }

  /// The system font at a size and a weight; a weight between two named ones is drawn in the nearest.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, pointSize: fontSize))
  }

  /// The system font for emphasis: semibold, as on iOS since version 9.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(weight: .semibold, pointSize: fontSize))
  }

  /// The slanted system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(isItalic: true, pointSize: fontSize))
  }

  /// The system font with digits of one width, so that changing numbers do not jump.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, hasTabularDigits: true, pointSize: fontSize))
  }

  /// The system font whose letters all have one width.
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

  /// The same font at another size, which no longer belongs to a text style.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var changed = specification
    changed.pointSize = fontSize
    changed.textStyle = nil
    changed.scaling = nil
    return UIFont(changed, proportions: proportions)
  }
}
