/// Options for how the string drawing methods take their rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set, one for each option.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are wrapped at the rectangle's width, and its origin is the top left corner; without it, the baseline's
  /// start.
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 0) }
  /// Lines keep the distance that their fonts ask for, which is none beyond the line height.
  public static var usesFontLeading: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 1) }
  /// The last line that the rectangle has room for ends with an ellipsis if text follows.
  public static var truncatesLastVisibleLine: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 5) }
}
