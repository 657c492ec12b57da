// Apple's has these operators once, in a protocol that priorities and weights conform to. A generic operator is tried in every
// sum of a source, and makes the type checker give up on some that it manages without.

extension UILayoutPriority: Comparable {
  /// Returns a Boolean value that indicates whether the first priority is less than the second.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the priority that is larger by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }

  /// Returns the priority that is larger by a number.
  public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority { UILayoutPriority(lhs + rhs.rawValue) }

  /// Returns the priority that is less by a number.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }

  /// Returns how much larger the first priority is than the second.
  public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float { lhs.rawValue - rhs.rawValue }

  /// Makes a priority larger by a number.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  /// Makes a priority less by a number.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
