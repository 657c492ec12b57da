/// A set of a rectangle's four corners.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set, one for each corner.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top-right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension PathData.Corners {
  init(_ corners: UIRectCorner) {
    self = []
    if corners.contains(.topLeft) { insert(.minXMinY) }
    if corners.contains(.topRight) { insert(.maxXMinY) }
    if corners.contains(.bottomLeft) { insert(.minXMaxY) }
    if corners.contains(.bottomRight) { insert(.maxXMaxY) }
  }
}
