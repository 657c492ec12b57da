/// The priority of a constraint: 1000 is required; of the others, a higher one is satisfied before a lower one.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// A number above 0 and at most 1000.
  public let rawValue: Float

  /// Makes a priority of a number above 0 and at most 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of a number above 0 and at most 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)

  /// 750: as much as most controls resist being compressed.
  public static let defaultHigh = UILayoutPriority(750)

  /// 510: for a drag that may resize the window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// 500: as much as the window's scene keeps its size; constraints should be above or below it.
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// 490: for a drag that must not resize the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// 250: as much as most controls hug their content.
  public static let defaultLow = UILayoutPriority(250)

  /// 50: as much as a view wants the size that `systemLayoutSizeFitting` aims at.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
