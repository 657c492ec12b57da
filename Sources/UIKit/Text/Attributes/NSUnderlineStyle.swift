/// The style of an underline or strikethrough: thickness, pattern, and whether it skips spaces.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value: the thickness in the lowest bits, then the pattern, then whether the line skips spaces.
  public let rawValue: Int

  /// Creates a style from a number in an attributed string.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line with the font's thickness.
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
  /// A single line with twice the thickness.
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
  /// The line is drawn only under words, not under the spaces between them.
  public static var byWord: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x8000) }
}
