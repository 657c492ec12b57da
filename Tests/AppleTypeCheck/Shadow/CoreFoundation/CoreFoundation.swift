@_exported import CoreFoundation

@frozen public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init()
  public init(_ value: Double)
  public init(_ value: Float)
  public init(_ value: CGFloat)
}
extension CGFloat: BinaryFloatingPoint {
  public typealias RawSignificand = UInt
  public typealias Exponent = Int
  public typealias RawExponent = UInt
  public typealias Magnitude = CGFloat
  public typealias Stride = CGFloat
  public typealias FloatLiteralType = Double
  public typealias IntegerLiteralType = Int
  public static var exponentBitCount: Int { get }
  public static var significandBitCount: Int { get }
  public static var radix: Int { get }
  public static var nan: CGFloat { get }
  public static var signalingNaN: CGFloat { get }
  public static var infinity: CGFloat { get }
  public static var greatestFiniteMagnitude: CGFloat { get }
  public static var pi: CGFloat { get }
  public static var leastNormalMagnitude: CGFloat { get }
  public static var leastNonzeroMagnitude: CGFloat { get }
  public static var ulpOfOne: CGFloat { get }
  public var bitPattern: UInt { get }
  public var sign: FloatingPointSign { get }
  public var exponentBitPattern: UInt { get }
  public var significandBitPattern: UInt { get }
  public var exponent: Int { get }
  public var significand: CGFloat { get }
  public var binade: CGFloat { get }
  public var significandWidth: Int { get }
  public var magnitude: CGFloat { get }
  public var ulp: CGFloat { get }
  public var nextUp: CGFloat { get }
  public var nextDown: CGFloat { get }
  public var isNormal: Bool { get }
  public var isFinite: Bool { get }
  public var isZero: Bool { get }
  public var isSubnormal: Bool { get }
  public var isInfinite: Bool { get }
  public var isNaN: Bool { get }
  public var isSignalingNaN: Bool { get }
  public var isCanonical: Bool { get }
  public var floatingPointClass: FloatingPointClassification { get }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt)
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
  public init(signOf: CGFloat, magnitudeOf: CGFloat)
  public init(bitPattern: UInt)
  public init(floatLiteral value: Double)
  public init(integerLiteral value: Int)
  public init<Source: BinaryInteger>(_ value: Source)
  public init?<Source: BinaryInteger>(exactly value: Source)
  public init<Source: BinaryFloatingPoint>(_ value: Source)
  public init?<Source: BinaryFloatingPoint>(exactly value: Source)
  public mutating func round(_ rule: FloatingPointRoundingRule)
  public mutating func negate()
  public mutating func formRemainder(dividingBy other: CGFloat)
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat)
  public mutating func formSquareRoot()
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat)
  public func isEqual(to other: CGFloat) -> Bool
  public func isLess(than other: CGFloat) -> Bool
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool
  public func advanced(by n: CGFloat) -> CGFloat
  public func distance(to other: CGFloat) -> CGFloat
  public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool
  public static func > (lhs: CGFloat, rhs: CGFloat) -> Bool
  public static func <= (lhs: CGFloat, rhs: CGFloat) -> Bool
  public static func >= (lhs: CGFloat, rhs: CGFloat) -> Bool
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func += (lhs: inout CGFloat, rhs: CGFloat)
  public static func -= (lhs: inout CGFloat, rhs: CGFloat)
  public static func *= (lhs: inout CGFloat, rhs: CGFloat)
  public static func /= (lhs: inout CGFloat, rhs: CGFloat)
  public static prefix func - (x: CGFloat) -> CGFloat
  public func hash(into hasher: inout Hasher)
}
extension CGFloat: CustomStringConvertible, Codable, CVarArg {
  public var description: String { get }
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public var _cVarArgEncoding: [Int] { get }
}
extension Double { public init(_ value: CGFloat) }
extension Float { public init(_ value: CGFloat) }
extension BinaryInteger { @_disfavoredOverload public init(_ value: CGFloat) }
public func sin(_ x: CGFloat) -> CGFloat
public func cos(_ x: CGFloat) -> CGFloat
public func tan(_ x: CGFloat) -> CGFloat
public func asin(_ x: CGFloat) -> CGFloat
public func acos(_ x: CGFloat) -> CGFloat
public func atan(_ x: CGFloat) -> CGFloat
public func exp(_ x: CGFloat) -> CGFloat
public func log(_ x: CGFloat) -> CGFloat
public func log2(_ x: CGFloat) -> CGFloat
public func log10(_ x: CGFloat) -> CGFloat
public func floor(_ x: CGFloat) -> CGFloat
public func ceil(_ x: CGFloat) -> CGFloat
public func round(_ x: CGFloat) -> CGFloat
public func trunc(_ x: CGFloat) -> CGFloat
public func sqrt(_ x: CGFloat) -> CGFloat
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat
public func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
public func fmin(_ x: CGFloat, _ y: CGFloat) -> CGFloat
public func fmax(_ x: CGFloat, _ y: CGFloat) -> CGFloat

public enum CGRectEdge: UInt32, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
  public init?(rawValue: UInt32)
  public typealias RawValue = UInt32
  public var rawValue: UInt32 { get }
}
extension CGPoint: Equatable, Hashable, Codable, CustomDebugStringConvertible {
  public static var zero: CGPoint { get }
  public init(x: Int, y: Int)
  public init(x: Double, y: Double)
  public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public var debugDescription: String { get }
  public func applying(_ t: CGAffineTransform) -> CGPoint
}
extension CGSize: Equatable, Hashable, Codable, CustomDebugStringConvertible {
  public static var zero: CGSize { get }
  public init(width: Int, height: Int)
  public init(width: Double, height: Double)
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public var debugDescription: String { get }
  public func applying(_ t: CGAffineTransform) -> CGSize
}
extension CGVector: Equatable, Hashable, Codable, CustomDebugStringConvertible {
  public static var zero: CGVector { get }
  public init(dx: Int, dy: Int)
  public init(dx: Double, dy: Double)
  public static func == (lhs: CGVector, rhs: CGVector) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public var debugDescription: String { get }
}
extension CGRect: Equatable, Hashable, Codable, CustomDebugStringConvertible {
  public static var zero: CGRect { get }
  public static var null: CGRect { get }
  public static var infinite: CGRect { get }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  public init(x: Double, y: Double, width: Double, height: Double)
  public init(x: Int, y: Int, width: Int, height: Int)
  public static func == (lhs: CGRect, rhs: CGRect) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public var debugDescription: String { get }
  public var width: CGFloat { get }
  public var height: CGFloat { get }
  public var minX: CGFloat { get }
  public var midX: CGFloat { get }
  public var maxX: CGFloat { get }
  public var minY: CGFloat { get }
  public var midY: CGFloat { get }
  public var maxY: CGFloat { get }
  public var standardized: CGRect { get }
  public var integral: CGRect { get }
  public var isEmpty: Bool { get }
  public var isNull: Bool { get }
  public var isInfinite: Bool { get }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
  public func union(_ r2: CGRect) -> CGRect
  public func intersection(_ r2: CGRect) -> CGRect
  public func intersects(_ rect2: CGRect) -> Bool
  public func contains(_ point: CGPoint) -> Bool
  public func contains(_ rect2: CGRect) -> Bool
  public func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
  public func applying(_ t: CGAffineTransform) -> CGRect
}
extension CGAffineTransform: Equatable, Hashable, Codable {
  public static var identity: CGAffineTransform { get }
  public init(rotationAngle angle: CGFloat)
  public init(scaleX sx: CGFloat, y sy: CGFloat)
  public init(translationX tx: CGFloat, y ty: CGFloat)
  public var isIdentity: Bool { get }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform
  public func inverted() -> CGAffineTransform
  public func rotated(by angle: CGFloat) -> CGAffineTransform
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
  public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}
public typealias CFTimeInterval = Double
