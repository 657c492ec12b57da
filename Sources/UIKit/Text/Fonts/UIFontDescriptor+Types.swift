extension UIFontDescriptor {
  /// The names of a font's attributes.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The attribute's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's full name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face's name in its family, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight, slant and symbolic traits, a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The purpose of the text, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The keys of a font's traits.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The trait's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits' raw value.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a number or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant of the letters, a number: here slanted if positive, upright if not.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Qualities that a font has or has not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each trait.
    public let rawValue: UInt32

    /// Makes traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The letters lean.
    public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
    /// The letters are bold.
    public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
    /// The letters all have one width.
    public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
  }

  /// The designs of the system font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The design's name.
    public let rawValue: String

    /// Makes a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system font as it is.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A design with letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
