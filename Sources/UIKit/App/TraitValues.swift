import Foundation

/// The values of a trait collection, which are unspecified by default.
struct TraitValues: Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified

  /// The traits of an iPhone in portrait orientation, in the light style, at the default text size.
  static let phone = TraitValues(
    userInterfaceIdiom: .phone, userInterfaceStyle: .light, userInterfaceLevel: .base, layoutDirection: .leftToRight,
    displayScale: 3, horizontalSizeClass: .compact, verticalSizeClass: .regular, preferredContentSizeCategory: .large,
    accessibilityContrast: .normal, legibilityWeight: .regular)

  /// Returns these values, overridden by the specified values of `overrides`.
  func overridden(by overrides: TraitValues) -> TraitValues {
    if overrides == TraitValues() { return self }
    var values = self
    if overrides.userInterfaceIdiom != .unspecified { values.userInterfaceIdiom = overrides.userInterfaceIdiom }
    if overrides.userInterfaceStyle != .unspecified { values.userInterfaceStyle = overrides.userInterfaceStyle }
    if overrides.userInterfaceLevel != .unspecified { values.userInterfaceLevel = overrides.userInterfaceLevel }
    if overrides.layoutDirection != .unspecified { values.layoutDirection = overrides.layoutDirection }
    if overrides.displayScale != 0 { values.displayScale = overrides.displayScale }
    if overrides.horizontalSizeClass != .unspecified { values.horizontalSizeClass = overrides.horizontalSizeClass }
    if overrides.verticalSizeClass != .unspecified { values.verticalSizeClass = overrides.verticalSizeClass }
    if overrides.preferredContentSizeCategory != .unspecified {
      values.preferredContentSizeCategory = overrides.preferredContentSizeCategory
    }
    if overrides.accessibilityContrast != .unspecified {
      values.accessibilityContrast = overrides.accessibilityContrast
    }
    if overrides.legibilityWeight != .unspecified { values.legibilityWeight = overrides.legibilityWeight }
    return values
  }
}
