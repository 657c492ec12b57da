public import Foundation

/// A number that a row of a form can show and change.
///
/// Integers, floating-point numbers, and `Decimal` conform to this protocol. For another type, give your model a
/// computed property with one of these types, and bind the row to it.
public protocol FormNumber: Comparable, Numeric {
  /// The number in the user's language and region; for the package.
  var _text: String { get }
  /// The nearest number of double precision; for the package.
  var _double: Double { get }
  /// Creates the nearest number; zero for NaN; for the package.
  init(_nearest number: Double)
  /// Creates the number of digits with a point and a sign, such as `-1234.5`, if it's of this type; for the package.
  init?(_digits: String)
  /// Returns the number after steps, or the last number in their direction; for the package.
  func _moved(by count: Int, steps step: Self) -> Self
}

extension FormNumber where Self: FixedWidthInteger {
  /// The number in the user's language and region; for the package.
  public var _text: String { formatted(IntegerFormatStyle<Self>()) }
  /// The nearest number of double precision; for the package.
  public var _double: Double { Double(self) }

  /// Creates the nearest number; zero for NaN; for the package.
  public init(_nearest number: Double) {
    let rounded = number.rounded()
    self = Self(exactly: rounded) ?? (rounded < 0 ? .min : rounded > 0 ? .max : 0)
  }

  /// Creates the number of digits with a point and a sign if it's whole; for the package.
  public init?(_digits: String) {
    let parts = _digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.dropFirst().allSatisfy({ $0.allSatisfy { $0 == "0" } }) else { return nil }
    self.init(whole)
  }

  /// Returns the number after steps, or the last number in their direction; for the package.
  public func _moved(by count: Int, steps step: Self) -> Self {
    let (way, isTooLong) = step.multipliedReportingOverflow(by: Self(clamping: count.magnitude))
    let last: Self = count < 0 ? .min : .max
    guard !isTooLong else { return last }
    let (number, isBeyond) = count < 0 ? subtractingReportingOverflow(way) : addingReportingOverflow(way)
    return isBeyond ? last : number
  }
}

extension FormNumber where Self: BinaryFloatingPoint {
  /// The number in the user's language and region; for the package.
  public var _text: String { formatted(FloatingPointFormatStyle<Self>()) }
  /// The nearest number of double precision; for the package.
  public var _double: Double { Double(self) }

  /// Creates the nearest number; zero for NaN; for the package.
  public init(_nearest number: Double) { self = number.isNaN ? 0 : Self(number) }

  /// Creates the number of digits with a point and a sign if it's finite; for the package.
  public init?(_digits: String) {
    guard let number = Double(_digits).map({ Self($0) }), number.isFinite else { return nil }
    self = number
  }

  /// Returns the number after steps; for the package.
  ///
  /// It calculates with decimal digits if it can, so three steps of 0.1 are 0.3.
  public func _moved(by count: Int, steps step: Self) -> Self {
    if let start = Decimal(string: "\(self)"), let step = Decimal(string: "\(step)"),
      let number = Self(_digits: "\(start + step * Decimal(count))")
    {
      return number
    }
    return self + Self(count) * step
  }
}

extension Int: FormNumber {}
extension Int8: FormNumber {}
extension Int16: FormNumber {}
extension Int32: FormNumber {}
extension Int64: FormNumber {}
extension UInt: FormNumber {}
extension UInt8: FormNumber {}
extension UInt16: FormNumber {}
extension UInt32: FormNumber {}
extension UInt64: FormNumber {}
extension Double: FormNumber {}
extension Float: FormNumber {}
extension CGFloat: FormNumber {}

extension Decimal: FormNumber {
  /// The number in the user's language and region; for the package.
  public var _text: String { formatted() }
  /// The nearest number of double precision; for the package.
  public var _double: Double { Double(description) ?? .nan }

  /// Creates the nearest number; zero for NaN; for the package.
  public init(_nearest number: Double) {
    let most = 1e120
    let usable = number.isNaN ? 0 : Swift.min(Swift.max(number, -most), most)
    self = Decimal(string: "\(usable)") ?? 0
  }

  /// Creates the number of digits with a point and a sign; for the package.
  public init?(_digits: String) {
    guard let number = Decimal(string: _digits, locale: Locale(identifier: "en_US_POSIX")), !number.isNaN else {
      return nil
    }
    self = number
  }

  /// Returns the number after steps; for the package.
  public func _moved(by count: Int, steps step: Self) -> Self {
    let number = self + step * Decimal(count)
    return number.isNaN ? self : number
  }
}

/// The numbers that a stepper or a slider can reach.
struct NumberRange<Number: FormNumber> {
  let bounds: ClosedRange<Number>
  let step: Number

  /// Returns the nearest number in the bounds; the lowest for NaN.
  func nearest(to number: Number) -> Number {
    bounds.contains(number) ? number : number > bounds.upperBound ? bounds.upperBound : bounds.lowerBound
  }

  /// Returns the number at which a control with another precision is, if it was at a number before.
  ///
  /// - Parameter isAtEnd: Returns whether the control is at its lowest or highest position.
  func number(at position: Double, from before: Number) -> Number {
    let start = nearest(to: before)
    if position > start._double, position >= bounds.upperBound._double { return bounds.upperBound }
    if position < start._double, position <= bounds.lowerBound._double { return bounds.lowerBound }
    let count = Int(nearest: (position - start._double) / step._double)
    return count == 0 ? start : nearest(to: start._moved(by: count, steps: step))
  }
}
