public import Foundation

extension UIFont {
  /// The weight of a font, from -1 to 1, where 0 is regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight's number.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultraLight weight, -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight, -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight, -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight, 0.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight, 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight, 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight, 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight, 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight, 0.62.
    public static let black = Weight(rawValue: 0.62)

    /// The named weights from the lightest, with their numbers in CSS and OpenType.
    static let named: [(weight: Weight, openType: Int, name: String)] = [
      (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
      (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
      (.black, 900, "Black"),
    ]

    /// The nearest named weight, with its number and name.
    var nearestNamed: (weight: Weight, openType: Int, name: String) {
      Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) } ?? Self.named[3]
    }
  }
}
