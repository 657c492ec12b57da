public import Foundation

/// A distance to move something by, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance downward, in points.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset()

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset from its two distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
