extension NSLayoutConstraint {
  /// The options for a visual format, which specify alignments, the direction, and the ends of distances.
  public struct FormatOptions: OptionSet, Sendable {
    /// The raw bits: 1 to 12 for alignments, 16 and 17 for the direction, and 19 for the ends of distances.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Aligns all views along the left edge.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Aligns all views along the right edge.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Aligns all views along the top edge.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Aligns all views along the bottom edge.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Aligns all views along the leading edge.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Aligns all views along the trailing edge.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Aligns the horizontal centers of all views.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Aligns the vertical centers of all views.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Aligns the baselines of the last lines of all views.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Aligns the baselines of the first lines of all views.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The first view is at the leading end, which is the default.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// The first view is at the left in all languages.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The first view is at the right in all languages.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Vertical distances are between the edges of the views, which is the default.
    public static var spacingEdgeToEdge: FormatOptions { [] }
    /// Vertical distances are between the last baseline of the upper view and the first baseline of the lower one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits for the ends of distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes along which all views are aligned.
    var alignments: [Attribute] {
      (1...UInt(Attribute.firstBaseline.rawValue)).compactMap { bit in
        rawValue & (1 << bit) == 0 ? nil : Attribute(rawValue: Int(bit))
      }
    }
  }
}
