// String methods that Apple declares in Foundation and the toolchain's FoundationEssentials lacks.
extension String {
  public init(format: String, _ arguments: any CVarArg...)
  public init(format: String, locale: Locale?, _ arguments: any CVarArg...)
}
extension StringProtocol {
  public func compare<T: StringProtocol>(
    _ aString: T, options mask: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil
  ) -> ComparisonResult
  public func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
  public func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
  public func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
  public func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult
  public func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
  public func localizedStandardRange<T: StringProtocol>(of string: T) -> Range<Index>?
  public func range<T: StringProtocol>(
    of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Index>?
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range searchRange: Range<Index>? = nil
  ) -> String
  public var precomposedStringWithCanonicalMapping: String { get }
  public var decomposedStringWithCanonicalMapping: String { get }
  public var decomposedStringWithCompatibilityMapping: String { get }
  public func folding(options: String.CompareOptions = [], locale: Locale?) -> String
  public func trimmingCharacters(in set: CharacterSet) -> String
  public func components(separatedBy separator: CharacterSet) -> [String]
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
  public func lowercased(with locale: Locale?) -> String
  public func uppercased(with locale: Locale?) -> String
  public var localizedLowercase: String { get }
  public var localizedUppercase: String { get }
  public var localizedCapitalized: String { get }
}
public struct StringTransform: Hashable, Sendable {
  public init(_ rawValue: String)
  public static var toLatin: StringTransform { get }
  public static var mandarinToLatin: StringTransform { get }
  public static var stripDiacritics: StringTransform { get }
  public static var stripCombiningMarks: StringTransform { get }
  public static func == (lhs: StringTransform, rhs: StringTransform) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct CharacterSet: Hashable, Sendable, SetAlgebra {
  public typealias Element = Unicode.Scalar
  public typealias ArrayLiteralElement = Unicode.Scalar
  public init()
  public init(charactersIn string: String)
  public static var whitespaces: CharacterSet { get }
  public static var whitespacesAndNewlines: CharacterSet { get }
  public static var newlines: CharacterSet { get }
  public static var decimalDigits: CharacterSet { get }
  public static var letters: CharacterSet { get }
  public static var alphanumerics: CharacterSet { get }
  public static var punctuationCharacters: CharacterSet { get }
  public func contains(_ member: Unicode.Scalar) -> Bool
  public func union(_ other: CharacterSet) -> CharacterSet
  public func intersection(_ other: CharacterSet) -> CharacterSet
  public func symmetricDifference(_ other: CharacterSet) -> CharacterSet
  public mutating func insert(_ newMember: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar)
  public mutating func remove(_ member: Unicode.Scalar) -> Unicode.Scalar?
  public mutating func update(with newMember: Unicode.Scalar) -> Unicode.Scalar?
  public mutating func formUnion(_ other: CharacterSet)
  public mutating func formIntersection(_ other: CharacterSet)
  public mutating func formSymmetricDifference(_ other: CharacterSet)
  public static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
  public func hash(into hasher: inout Hasher)
}
extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
}
