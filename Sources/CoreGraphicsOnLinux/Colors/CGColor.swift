public import Foundation

/// A color of three parts, red, green and blue in the sRGB space, and how much it covers.
///
/// Parts may lie outside of 0 to 1; they are cut to it when they are drawn.
public final class CGColor: Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat

  /// The opacity of the color, from 0 to 1.
  public let alpha: CGFloat

  /// A Boolean value that indicates whether the color was made as a gray, and so has one component instead of three.
  let isGray: Bool

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isGray: Bool) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
    self.isGray = isGray
  }

  /// Makes a color from its parts, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
  }

  /// Makes a color from its parts in the sRGB space, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
  }

  /// Makes a shade of gray, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha, isGray: true)
  }

  /// The parts: red, green, blue and alpha, or a shade of gray and alpha.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray)
  }
}

extension CGColor: Hashable {
  /// Two colors are equal if they have the same parts.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs === rhs || lhs.components == rhs.components }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
