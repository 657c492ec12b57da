public import Foundation

/// A distance with a direction, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// The distance to the right, in points.
  public var dx: CGFloat
  /// The distance downward, in points.
  public var dy: CGFloat

  /// A vector of length zero.
  public static let zero = CGVector()

  /// Creates a vector of length zero.
  public init() { self.init(dx: 0 as CGFloat, dy: 0) }

  /// Creates a vector from its two distances, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from its two distances, in points.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from its two distances, in points.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGVector: CustomDebugStringConvertible {
  /// The two distances in parentheses.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
