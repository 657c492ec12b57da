/// Directions on a plane.
public struct UIAxis: OptionSet, Sendable {
  /// The bits of the set, one for each direction.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The axis from side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
