extension NSParagraphStyle {
  /// Constants that specify how lines may break besides running out of space.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The raw value, with one bit for each strategy.
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A word that would be the only one on a paragraph's last line moves there with the word before it.
    public static var pushOut: LineBreakStrategy { LineBreakStrategy(rawValue: 1) }
    /// Korean lines break only between words.
    public static var hangulWordPriority: LineBreakStrategy { LineBreakStrategy(rawValue: 2) }
    /// All strategies, as labels use them.
    public static var standard: LineBreakStrategy { LineBreakStrategy(rawValue: 0xFFFF) }
  }
}
