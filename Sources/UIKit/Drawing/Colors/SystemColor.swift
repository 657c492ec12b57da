import Foundation

/// The system colors, which depend on the interface style, the contrast, and the interface level.
enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  /// Returns the color for traits. Unspecified traits count as the light style with normal contrast.
  func resolved(with traits: UITraitCollection) -> CGColor {
    let shades = shades
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return (isHigh ? shades.lightHigh : shades.light).color }
    if traits.userInterfaceLevel == .elevated, let elevated = isHigh ? shades.elevatedHigh : shades.elevated {
      return elevated.color
    }
    return (isHigh ? shades.darkHigh : shades.dark).color
  }
}

extension SystemColor {
  /// The components of a color, as the sources list them.
  struct Shade: Hashable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    let alpha: CGFloat

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: CGFloat = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    init(_ white: UInt8) { self.init(white, white, white) }

    func withAlpha(_ alpha: CGFloat) -> Shade { Shade(red, green, blue, alpha) }

    var color: CGColor {
      CGColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
  }

  /// The variants of a color. The elevated variants apply to the dark style.
  struct Shades: Sendable {
    let light: Shade
    let dark: Shade
    let lightHigh: Shade
    let darkHigh: Shade
    var elevated: Shade?
    var elevatedHigh: Shade?

    init(_ light: Shade, _ dark: Shade, high lightHigh: Shade, _ darkHigh: Shade) {
      self.light = light
      self.dark = dark
      self.lightHigh = lightHigh
      self.darkHigh = darkHigh
    }

    /// Creates variants that don't depend on the contrast.
    init(_ light: Shade, _ dark: Shade) { self.init(light, dark, high: light, dark) }

    /// Creates variants that differ only in alpha at high contrast.
    init(_ light: Shade, _ dark: Shade, highAlpha lightAlpha: CGFloat, _ darkAlpha: CGFloat) {
      self.init(light, dark, high: light.withAlpha(lightAlpha), dark.withAlpha(darkAlpha))
    }

    func elevated(_ shade: Shade, high: Shade) -> Shades {
      var result = self
      result.elevated = shade
      result.elevatedHigh = high
      return result
    }
  }
}
