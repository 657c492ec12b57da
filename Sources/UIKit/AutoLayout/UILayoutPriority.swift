/// The priority of a constraint.
///
/// A priority of 1000 is required. Among the others, a higher priority is satisfied before a lower one.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The value of the priority, greater than 0 and at most 1000.
  public let rawValue: Float

  /// Creates a priority from a number that is greater than 0 and at most 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number that is greater than 0 and at most 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint, 1000.
  public static let required = UILayoutPriority(1000)

  /// The priority with which most controls resist compression, 750.
  public static let defaultHigh = UILayoutPriority(750)

  /// The priority of a drag that can resize the window's scene, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// The priority with which the window's scene keeps its size, 500.
  ///
  /// Constraints should use a higher or lower priority.
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// The priority of a drag that can't resize the window's scene, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// The priority with which most controls hug their content, 250.
  public static let defaultLow = UILayoutPriority(250)

  /// The priority with which a view prefers the target size of `systemLayoutSizeFitting`, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
