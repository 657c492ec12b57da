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
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The text size that the user chose.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast that the user prefers.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The level of the interface: base or elevated.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The font weight that the user prefers.
  var legibilityWeight: UILegibilityWeight { get set }
}

extension TraitValues: UIMutableTraits {}
