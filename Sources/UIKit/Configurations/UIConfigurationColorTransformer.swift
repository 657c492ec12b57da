import Foundation

/// A transformer that converts a color to another, such as a gray or paler one.
///
/// Two transformers are equal if one is a copy of the other, because closures can't be compared.
public struct UIConfigurationColorTransformer {
  /// The closure that returns the converted color.
  public let transform: (UIColor) -> UIColor
  private let identity: Identity

  private final class Identity: Sendable {
    static let grayscale = Identity()
    static let preferredTint = Identity()
    static let monochromeTint = Identity()
  }

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.init(Identity(), transform) }

  private init(_ identity: Identity, _ transform: @escaping (UIColor) -> UIColor) {
    self.identity = identity
    self.transform = transform
  }

  /// Returns the converted color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that converts colors to grays with the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.grayscale) { color in UIColor { color.resolvedColor(with: $0).gray } }
  }

  /// A transformer that doesn't change the color, because an iPhone has no accent color.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.preferredTint) { $0 }
  }

  /// A transformer that returns an inconspicuous color, which is the system's gray.
  ///
  /// The shade is assumed; a device would settle it.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.monochromeTint) { _ in .systemGray }
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Returns a Boolean value that indicates whether one transformer is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Adds the identity of the transformer to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIColor {
  /// The gray with the same brightness, according to sRGB's luminance weights (Rec. 709).
  fileprivate var gray: UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}
