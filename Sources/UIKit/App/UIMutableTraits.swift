public import Foundation

/// A container of traits that you can set.
public protocol UIMutableTraits {
  /// The interface idiom, which is the type of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The interface style, which is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction of the interface.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The user's preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The user's preferred contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The level of the interface, which is base or elevated.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The user's preferred font weight.
  var legibilityWeight: UILegibilityWeight { get set }
}

extension TraitValues: UIMutableTraits {}
