public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`; without it Helvetica 12 is meant, drawn here in the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph's alignment, spacing and line breaking, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the letters, a `UIColor`; black without it.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters, a `UIColor`; nothing is drawn without it.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space added after each character, in points, a number; it may be negative.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The look of the underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the underline, a `UIColor`; the letters' colour without it.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The look of the line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the text, a `UIColor`; the letters' colour without it.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far the letters stand above the baseline, in points, a number; negative values lower them.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
