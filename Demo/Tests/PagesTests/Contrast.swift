import Foundation
@_spi(Host) import UIKit

@testable import Pages

extension Color {
  /// The contrast with another color, from 1 to 21 (WCAG 2.1).
  func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    let parts = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// Returns the color that is seen where a translucent color lies over this one.
  func under(_ color: UIColor) -> Color {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    return mixed(with: Color(red: red, green: green, blue: blue), alpha)
  }
}

/// The pixels of a window.
struct Pixels {
  private let pixels: WindowPixels

  /// Draws a window, a pixel a point.
  @MainActor init?(_ window: UIWindow) {
    guard let pixels = WindowHost(window).pixels(scale: 1) else { return nil }
    self.pixels = pixels
  }

  /// The color of a pixel; nil outside.
  func color(_ x: Int, _ y: Int) -> Color? {
    guard (0..<pixels.width).contains(x), (0..<pixels.height).contains(y) else { return nil }
    let start = (y * pixels.width + x) * 4
    func part(_ channel: Int) -> Double { Double(pixels.bytes[start + channel]) / 255 }
    return Color(red: part(2), green: part(1), blue: part(0))
  }
}
