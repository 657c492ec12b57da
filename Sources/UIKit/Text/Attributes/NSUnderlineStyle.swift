/// The look of an underline or a strikethrough: a thickness, a pattern, and whether spaces are left out.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The thickness in the lowest bits, then the pattern, then whether spaces are left out.
  public let rawValue: Int

  /// Makes a style from the number that stands in an attributed string.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A line of the font's thickness.
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
  /// A line of twice the thickness.
  public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x02) }
  /// Two lines.
  public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x09) }
  /// The line is dotted.
  public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0100) }
  /// The line is dashed.
  public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0200) }
  /// The line alternates dashes and dots.
  public static var patternDashDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0300) }
  /// The line alternates a dash and two dots.
  public static var patternDashDotDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0400) }
  /// The line is drawn under words, not under the spaces between them.
  public static var byWord: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x8000) }
}
