extension PageAudit {
  /// The kinds of issues that an audit looks for.
  ///
  /// The first seven have the names of Apple's `XCUIAccessibilityAuditType`.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each kind.
    public let rawValue: UInt64

    /// Creates kinds from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Text with less contrast to what is below it than WCAG requires.
    public static let contrast = Kinds(rawValue: 1 << 0)
    /// Text that doesn't scale with the user's preferred size.
    public static let dynamicType = Kinds(rawValue: 1 << 1)
    /// Text or a control that assistive technology doesn't find.
    public static let elementDetection = Kinds(rawValue: 1 << 2)
    /// A control with a touchable region below 44 by 44 points.
    public static let hitRegion = Kinds(rawValue: 1 << 3)
    /// An element with a missing or useless label.
    public static let sufficientElementDescription = Kinds(rawValue: 1 << 4)
    /// Text that isn't shown as a whole.
    public static let textClipped = Kinds(rawValue: 1 << 5)
    /// An element with traits that contradict its view.
    public static let trait = Kinds(rawValue: 1 << 6)
    /// Text on top of other text.
    public static let textOverlap = Kinds(rawValue: 1 << 7)
    /// Constraints that conflict, or that leave a frame ambiguous.
    public static let layoutConflict = Kinds(rawValue: 1 << 8)
    /// A row with a height that its constraints don't determine, or that differs from its measured height.
    public static let rowHeight = Kinds(rawValue: 1 << 9)
    /// Content below bars, the keyboard, or what the device covers.
    public static let obscured = Kinds(rawValue: 1 << 10)
    /// A view that isn't mirrored from right to left.
    public static let layoutDirection = Kinds(rawValue: 1 << 11)
    /// Text that stays the same in another language.
    public static let localization = Kinds(rawValue: 1 << 12)
    /// A color that stays the same in the dark.
    public static let appearance = Kinds(rawValue: 1 << 13)
    /// A control that a touch or VoiceOver can't reach.
    public static let unreachable = Kinds(rawValue: 1 << 14)
    /// A page that doesn't come to rest.
    public static let unrest = Kinds(rawValue: 1 << 15)
    /// Text with characters that no installed font has.
    public static let missingFont = Kinds(rawValue: 1 << 16)

    /// All kinds.
    public static let all = Kinds(names.map(\.kind))

    static let names: [(kind: Kinds, name: String)] = [
      (.contrast, "contrast"), (.dynamicType, "dynamicType"), (.elementDetection, "elementDetection"),
      (.hitRegion, "hitRegion"), (.sufficientElementDescription, "sufficientElementDescription"),
      (.textClipped, "textClipped"), (.trait, "trait"), (.textOverlap, "textOverlap"),
      (.layoutConflict, "layoutConflict"), (.rowHeight, "rowHeight"), (.obscured, "obscured"),
      (.layoutDirection, "layoutDirection"), (.localization, "localization"), (.appearance, "appearance"),
      (.unreachable, "unreachable"), (.unrest, "unrest"), (.missingFont, "missingFont"),
    ]
  }
}

extension PageAudit.Kinds: CustomStringConvertible {
  /// The names of the kinds, separated by commas.
  public var description: String {
    Self.names.filter { contains($0.kind) }.map(\.name).joined(separator: ", ")
  }
}
