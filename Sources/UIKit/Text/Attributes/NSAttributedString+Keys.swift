public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`; without it Helvetica 12 is meant, drawn here in the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph's alignment, spacing and line breaking, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color of the letters, a `UIColor`; black without it.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the letters, a `UIColor`; nothing is drawn without it.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space added after each character, in points, a number; it may be negative.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space added after each character, in points, a number, where there is no `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The use of ligatures such as those of f and i, a number: 1, the default, for yes, 0 for no.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The look of the underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the underline, a `UIColor`; the letters' color without it.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The look of the line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the text, a `UIColor`; the letters' color without it.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance of the letters above the baseline, in points, a number; negative values lower them.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The thickness of the letters' outlines, in hundredths of the font's size, a number; negative to fill the letters
  /// too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The color of the letters' outlines, a `UIColor`; the letters' color without it.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The letters' shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The slant of the letters to the right, a number: the tangent of the angle; 0 for upright.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The attachment in the place of a character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The target of a link, a `URL` or a `String`; the text is drawn in the links' color and underlined, whatever its
  /// own color.
  public static let link = NSAttributedString.Key("NSLink")
}
