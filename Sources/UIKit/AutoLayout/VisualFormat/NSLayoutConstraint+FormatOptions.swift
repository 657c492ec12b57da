extension NSLayoutConstraint {
  /// Options for reading a visual format: the edges to align views along, the direction, and what distances are
  /// measured between.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits: 1 to 12 for alignments, 16 and 17 for the direction, 19 for what is measured.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// An alignment of all views along the left edge.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// An alignment of all views along the right edge.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// An alignment of all views along the top edge.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// An alignment of all views along the bottom edge.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// An alignment of all views along the edge where reading begins.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// An alignment of all views along the edge where reading ends.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// An alignment of all views' middles from side to side.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// An alignment of all views' middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The last lines of all views stand on one baseline.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// The first lines of all views stand on one baseline.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The first view is where reading begins: the default.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// The first view is the leftmost, in any language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The first view is the rightmost, in any language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances from top to bottom are between the edges of the views: the default.
    public static var spacingEdgeToEdge: FormatOptions { [] }
    /// Distances from top to bottom are between the last baseline above and the first baseline below.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of what is measured.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that all views of a format shall have in common.
    var alignments: [Attribute] {
      (1...UInt(Attribute.firstBaseline.rawValue)).compactMap { bit in
        rawValue & (1 << bit) == 0 ? nil : Attribute(rawValue: Int(bit))
      }
    }
  }
}
