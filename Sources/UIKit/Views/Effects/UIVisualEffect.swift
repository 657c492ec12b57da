public import Foundation
internal import QuartzCoreOnLinux

/// An effect of a visual effect view.
@MainActor @preconcurrency open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that shows nothing.
  public override init() { super.init() }

  /// Returns the object itself, because its values never change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that covers the content behind a view with a material.
///
/// The first three materials are those of Apple's sample code UIImageEffects (WWDC 2013). The others are assumed;
/// screenshots of a device would settle them.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
  /// Constants that specify the material of an effect.
  public enum Style: Int, Sendable {
    /// A material that's lighter than the content.
    case extraLight
    /// A material with the approximate lightness of the content.
    case light
    /// A material that's darker than the content.
    case dark
    /// A material that's light or dark, like the interface.
    case regular = 4
    /// A material that makes content more prominent.
    case prominent = 5
    /// A material that hides little.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material of normal thickness.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// A material that hides little, and is always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material that's always light.
    case systemThinMaterialLight = 12
    /// A material of normal thickness that's always light.
    case systemMaterialLight = 13
    /// A thick material that's always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// A material that hides little, and is always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material that's always dark.
    case systemThinMaterialDark = 17
    /// A material of normal thickness that's always dark.
    case systemMaterialDark = 18
    /// A thick material that's always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  private var style = Style.regular

  /// Creates an effect with a material.
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    self.style = style
  }

  /// The color of the material.
  var color: UIColor {
    let (light, dark) = (UIColor(white: 1, alpha: opacity), UIColor(white: 0.13, alpha: opacity))
    return switch style {
    case .extraLight: UIColor(white: 0.97, alpha: opacity)
    case .dark: UIColor(white: 0.11, alpha: opacity)
    case .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      light
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      dark
    default: UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }

  /// The look of the content behind the material.
  var backdrop: BackdropLayer.Look { BackdropLayer.Look(deviation: style == .light ? 30 : 20, saturation: 1.8) }

  private var opacity: CGFloat {
    switch style {
    case .light: 0.3
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.5
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .regular: 0.65
    case .dark: 0.73
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.75
    case .extraLight: 0.82
    case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.85
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.9
    }
  }
}
