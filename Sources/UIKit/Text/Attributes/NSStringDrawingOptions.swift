/// Options that specify how string drawing interprets its rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw value, with one bit for each option.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines wrap at the rectangle's width, and its origin is the upper-left corner instead of the start of the baseline.
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 0) }
  /// Lines include the leading of their fonts, which is 0.
  public static var usesFontLeading: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 1) }
  /// The last line that fits ends with an ellipsis if more text follows.
  public static var truncatesLastVisibleLine: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 5) }
}
