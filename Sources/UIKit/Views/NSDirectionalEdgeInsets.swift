public import Foundation

/// The distances from the edges of a rectangle, in points, with sides that follow the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge where a line starts, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge where a line ends, in points.
  public var trailing: CGFloat

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets from the four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// The same distances, with leading and trailing put on the sides where `direction` has them.
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
