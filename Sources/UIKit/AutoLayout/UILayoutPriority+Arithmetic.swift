// Apple declares these operators in a protocol for priorities and weights. A generic operator would be tried in every
// sum of a source file, and the type checker would fail on expressions that it can solve without it.

extension UILayoutPriority: Comparable {
  /// Returns a Boolean value that indicates whether the first priority is less than the second.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the sum of a priority and a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }

  /// Returns the sum of a number and a priority.
  public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority { UILayoutPriority(lhs + rhs.rawValue) }

  /// Returns the difference of a priority and a number.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }

  /// Returns the difference of two priorities.
  public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float { lhs.rawValue - rhs.rawValue }

  /// Adds a number to a priority.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  /// Subtracts a number from a priority.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
