public import Foundation

/// The insets of a rectangle's four edges, in points.
///
/// Positive values move inward.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the left edge, in points.
  public var left: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the right edge, in points.
  public var right: CGFloat

  /// Insets of zero.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// Returns the smaller inset of each side.
  static func minimum(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(a.top, b.top), left: min(a.left, b.left), bottom: min(a.bottom, b.bottom), right: min(a.right, b.right))
  }

  /// Returns the larger inset of each side.
  static func maximum(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(a.top, b.top), left: max(a.left, b.left), bottom: max(a.bottom, b.bottom), right: max(a.right, b.right))
  }
}

extension CGRect {
  /// Returns the rectangle reduced by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
