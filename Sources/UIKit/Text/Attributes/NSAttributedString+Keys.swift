public import Foundation

extension NSAttributedString.Key {
  /// The font, as a `UIFont`.
  ///
  /// The default is Helvetica 12, which is drawn in the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph's alignment, spacing, and line breaking, as an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color of the text, as a `UIColor`.
  ///
  /// The default is black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text, as a `UIColor`.
  ///
  /// The default is no color.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space added after each character, as a number of points.
  ///
  /// It can be negative.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space added after each character, as a number of points, if there's no `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The use of ligatures, such as f and i, as a number: 1 (the default) to use them, or 0 otherwise.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The style of the underline, as the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the underline, as a `UIColor`.
  ///
  /// The default is the text color.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The style of the strikethrough, as the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the strikethrough, as a `UIColor`.
  ///
  /// The default is the text color.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance of the text above the baseline, as a number of points.
  ///
  /// Negative values lower the text.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The stroke width of the text, as a percentage of the font size.
  ///
  /// A negative value also fills the text.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The stroke color of the text, as a `UIColor`.
  ///
  /// The default is the text color.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The shadow of the text, as an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The slant of the text, as a number: the tangent of the angle to the right, or 0 for upright text.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The attachment that replaces a U+FFFC character, as an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The target of a link, as a `URL` or `String`.
  ///
  /// The text has the link color and an underline, regardless of its own color.
  public static let link = NSAttributedString.Key("NSLink")
}
