public import Foundation

/// A color with red, green, and blue components in the sRGB color space, and an alpha component.
///
/// Components can lie outside the range 0 to 1. Drawing clamps them to it.
public final class CGColor: Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat

  /// The opacity of the color, from 0 to 1.
  public let alpha: CGFloat

  /// A Boolean value that indicates whether the color was created as a shade of gray.
  ///
  /// Such a color has one component in addition to alpha, instead of three.
  let isGray: Bool

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isGray: Bool) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
    self.isGray = isGray
  }

  /// Creates a color from its components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
  }

  /// Creates a color from its components in the sRGB color space, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
  }

  /// Creates a shade of gray, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha, isGray: true)
  }

  /// The components: red, green, blue, and alpha, or a shade of gray and alpha.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// Returns a copy of the color with another alpha value.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray)
  }
}

extension CGColor: Hashable {
  /// Returns whether two colors have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs === rhs || lhs.components == rhs.components }

  /// Hashes the components of the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
