// The traits that the interface has beside style and text size. Pages: uitraitoverrides-swift.struct,
// uimutabletraits-13ja5, uitraitcollection/modifyingtraits(_:), uitraitcollection/legibilityweight and their neighbours.
@objc public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision = 6
}
@objc public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
@objc public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
@objc public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}
extension UIMutableTraits {
  public var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  public var userInterfaceLevel: UIUserInterfaceLevel { get set }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  public var displayScale: CGFloat { get set }
  public var accessibilityContrast: UIAccessibilityContrast { get set }
  public var legibilityWeight: UILegibilityWeight { get set }
}
public struct UITraitOverrides: UIMutableTraits {  // iOS 17
  public var userInterfaceStyle: UIUserInterfaceStyle { get set }
  public var preferredContentSizeCategory: UIContentSizeCategory { get set }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  public var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  public var userInterfaceLevel: UIUserInterfaceLevel { get set }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  public var displayScale: CGFloat { get set }
  public var accessibilityContrast: UIAccessibilityContrast { get set }
  public var legibilityWeight: UILegibilityWeight { get set }
  public func contains(_ trait: UITrait) -> Bool
  public mutating func remove(_ trait: UITrait)
}
extension UIView { @MainActor public var traitOverrides: UITraitOverrides { get set } }
extension UIViewController { @MainActor public var traitOverrides: UITraitOverrides { get set } }
