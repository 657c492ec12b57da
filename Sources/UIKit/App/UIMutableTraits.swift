public import Foundation

/// A container of traits whose values can be set.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction in which the interface is laid out.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels a point.
  var displayScale: CGFloat { get set }
  /// How much room there is across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The text size that the user chose.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether the user asked for more contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// How far in front of others the interface is.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether the user asked for bold text.
  var legibilityWeight: UILegibilityWeight { get set }
}

extension TraitValues: UIMutableTraits {}
