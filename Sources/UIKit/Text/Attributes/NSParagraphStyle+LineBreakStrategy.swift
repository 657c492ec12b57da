extension NSParagraphStyle {
  /// The strategies that move line ends beyond breaking where there is no more room.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each strategy.
    public let rawValue: UInt

    /// Makes a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A word that would stand alone in a paragraph's last line gets the one before it for company.
    public static var pushOut: LineBreakStrategy { LineBreakStrategy(rawValue: 1) }
    /// Korean lines break between words only.
    public static var hangulWordPriority: LineBreakStrategy { LineBreakStrategy(rawValue: 2) }
    /// The strategies of labels: all of them.
    public static var standard: LineBreakStrategy { LineBreakStrategy(rawValue: 0xFFFF) }
  }
}
