import Foundation

/// Makes another color of a color, such as a gray one or a paler one.
///
/// Two transformers are equal if one is a copy of the other; what closures do cannot be compared.
public struct UIConfigurationColorTransformer {
  /// The closure that makes the other color.
  public let transform: (UIColor) -> UIColor
  private let identity: Identity

  private final class Identity: Sendable {
    static let grayscale = Identity()
    static let preferredTint = Identity()
    static let monochromeTint = Identity()
  }

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.init(Identity(), transform) }

  private init(_ identity: Identity, _ transform: @escaping (UIColor) -> UIColor) {
    self.identity = identity
    self.transform = transform
  }

  /// Returns the color made of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes the color gray, as bright as it looked.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.grayscale) { color in UIColor { color.resolvedColor(with: $0).gray } }
  }

  /// The color as it is: an iPhone has no accent color to put in its place.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.preferredTint) { $0 }
  }

  /// A color that does not stand out: the system's gray (assumed; a device would settle the shade).
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.monochromeTint) { _ in .systemGray }
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Returns a Boolean value that indicates whether one transformer is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Adds what the comparison compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIColor {
  /// The gray that is as bright, by the weights of sRGB's luminance (Rec. 709).
  fileprivate var gray: UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}
