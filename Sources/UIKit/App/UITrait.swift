import Foundation

/// The definition of a trait.
public protocol UITraitDefinition {}

/// A trait, identified by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The trait for the interface style.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The trait for the interface idiom.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The trait for the interface level.
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
/// The trait for the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// The trait for the number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The trait for the preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The trait for the preferred contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {}
/// The trait for the preferred font weight.
public struct UITraitLegibilityWeight: UITraitDefinition {}

/// A trait that `TraitValues` stores.
protocol BuiltInTrait: UITraitDefinition {
  associatedtype Value: Equatable
  static var field: any WritableKeyPath<TraitValues, Value> & Sendable { get }
}

extension BuiltInTrait {
  static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: field] != TraitValues()[keyPath: field] }
  static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool { a[keyPath: field] != b[keyPath: field] }
  static func copy(from source: TraitValues, to target: inout TraitValues) {
    target[keyPath: field] = source[keyPath: field]
  }
}

extension UITraitUserInterfaceStyle: BuiltInTrait {
  static var field: any WritableKeyPath<TraitValues, UIUserInterfaceStyle> & Sendable { \.userInterfaceStyle }
}
extension UITraitUserInterfaceIdiom: BuiltInTrait {
  static var field: any WritableKeyPath<TraitValues, UIUserInterfaceIdiom> & Sendable { \.userInterfaceIdiom }
}
extension UITraitUserInterfaceLevel: BuiltInTrait {
  static var field: any WritableKeyPath<TraitValues, UIUserInterfaceLevel> & Sendable { \.userInterfaceLevel }
}
extension UITraitLayoutDirection: BuiltInTrait {
  static var field: any WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> & Sendable { \.layoutDirection }
}
extension UITraitDisplayScale: BuiltInTrait {
  static var field: any WritableKeyPath<TraitValues, CGFloat> & Sendable { \.displayScale }
}
extension UITraitHorizontalSizeClass: BuiltInTrait {
  static var field: any WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable { \.horizontalSizeClass }
}
extension UITraitVerticalSizeClass: BuiltInTrait {
  static var field: any WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable { \.verticalSizeClass }
}
extension UITraitPreferredContentSizeCategory: BuiltInTrait {
  static var field: any WritableKeyPath<TraitValues, UIContentSizeCategory> & Sendable {
    \.preferredContentSizeCategory
  }
}
extension UITraitAccessibilityContrast: BuiltInTrait {
  static var field: any WritableKeyPath<TraitValues, UIAccessibilityContrast> & Sendable { \.accessibilityContrast }
}
extension UITraitLegibilityWeight: BuiltInTrait {
  static var field: any WritableKeyPath<TraitValues, UILegibilityWeight> & Sendable { \.legibilityWeight }
}
