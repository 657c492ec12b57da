public import Foundation

// Apple's has these operators once, in a protocol that priorities and weights conform to. A generic operator is tried in every
// sum of a source, and makes the type checker give up on some that it manages without.

extension UIFont.Weight: Comparable {
  /// Returns a Boolean value that indicates whether the first weight is less than the second.
  public static func < (lhs: UIFont.Weight, rhs: UIFont.Weight) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the weight that is larger by a number.
  public static func + (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight { UIFont.Weight(lhs.rawValue + rhs) }

  /// Returns the weight that is larger by a number.
  public static func + (lhs: CGFloat, rhs: UIFont.Weight) -> UIFont.Weight { UIFont.Weight(lhs + rhs.rawValue) }

  /// Returns the weight that is less by a number.
  public static func - (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight { UIFont.Weight(lhs.rawValue - rhs) }

  /// Returns how much larger the first weight is than the second.
  public static func - (lhs: UIFont.Weight, rhs: UIFont.Weight) -> CGFloat { lhs.rawValue - rhs.rawValue }

  /// Makes a weight larger by a number.
  public static func += (lhs: inout UIFont.Weight, rhs: CGFloat) { lhs = lhs + rhs }

  /// Makes a weight less by a number.
  public static func -= (lhs: inout UIFont.Weight, rhs: CGFloat) { lhs = lhs - rhs }
}
