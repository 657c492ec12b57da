public import Foundation

/// The insets of a rectangle's edges, in points, with sides that follow the reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the leading edge, in points.
  public var leading: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the trailing edge, in points.
  public var trailing: CGFloat

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the insets with leading and trailing resolved for a direction.
  func resolved(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let leftToRight = direction == .leftToRight
    return UIEdgeInsets(
      top: top, left: leftToRight ? leading : trailing, bottom: bottom, right: leftToRight ? trailing : leading)
  }

  init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let leftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: leftToRight ? insets.left : insets.right, bottom: insets.bottom,
      trailing: leftToRight ? insets.right : insets.left)
  }
}
