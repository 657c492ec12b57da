extension UIFontDescriptor {
  /// Constants that name the attributes of a font.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The name of the attribute.
    public let rawValue: String

    /// Creates an attribute name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, as a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The full name of the font, as a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face in its family, as a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, as a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The weight, slant, and symbolic traits, as a dictionary with `TraitKey` keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The purpose of the text, as a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// Constants that name the traits of a font.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The name of the trait.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits' raw value.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, as a number or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant of the letters, as a number.
    ///
    /// Positive values are slanted; others are upright.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Constants that describe the traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The raw value, with one bit for each trait.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The letters are slanted.
    public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
    /// The letters are bold.
    public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
    /// The letters have equal widths.
    public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
  }

  /// Constants that name the designs of the system font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The design's name.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design of the system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
