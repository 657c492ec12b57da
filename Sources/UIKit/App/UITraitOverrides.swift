public import Foundation

/// Traits that replace, for an object and all below it, those that it inherits.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  /// The direction in which the interface is laid out.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  /// Pixels a point.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  /// The text size that the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  /// The level of the interface: base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  /// The font weight that the user prefers.
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }

  /// Returns a Boolean value that indicates whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    guard let trait = trait as? any BuiltInTrait.Type else { return false }
    return trait.isSpecified(in: values)
  }

  /// Stops replacing a trait.
  public mutating func remove(_ trait: UITrait) {
    guard let trait = trait as? any BuiltInTrait.Type else { return }
    trait.copy(from: TraitValues(), to: &values)
  }
}
