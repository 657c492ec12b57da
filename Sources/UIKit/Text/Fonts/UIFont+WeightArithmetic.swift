public import Foundation

// Apple declares these operators once, in a protocol of priorities and weights. The type checker tries a generic
// operator in every sum of a source file and then fails on some of them.

extension UIFont.Weight: Comparable {
  /// Returns whether the first weight is less than the second.
  public static func < (lhs: UIFont.Weight, rhs: UIFont.Weight) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the sum of a weight and a number.
  public static func + (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight { UIFont.Weight(lhs.rawValue + rhs) }

  /// Returns the sum of a number and a weight.
  public static func + (lhs: CGFloat, rhs: UIFont.Weight) -> UIFont.Weight { UIFont.Weight(lhs + rhs.rawValue) }

  /// Returns the difference of a weight and a number.
  public static func - (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight { UIFont.Weight(lhs.rawValue - rhs) }

  /// Returns the difference of two weights.
  public static func - (lhs: UIFont.Weight, rhs: UIFont.Weight) -> CGFloat { lhs.rawValue - rhs.rawValue }

  /// Adds a number to a weight.
  public static func += (lhs: inout UIFont.Weight, rhs: CGFloat) { lhs = lhs + rhs }

  /// Subtracts a number from a weight.
  public static func -= (lhs: inout UIFont.Weight, rhs: CGFloat) { lhs = lhs - rhs }
}
