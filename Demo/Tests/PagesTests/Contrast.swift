import Foundation
import UIKit

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

/// The pixels of a picture.
struct Pixels {
  let width, height: Int
  private let bytes: [UInt8]
  private let channels: Int

  /// Reads a picture's pixels by way of its PNG, the one form in which UIKit gives them on every platform.
  @MainActor init?(_ image: UIImage) {
    guard let data = image.pngData(), let png = PNGReader(data) else { return nil }
    (width, height, bytes, channels) = (png.width, png.height, png.bytes, png.channels)
  }

  /// The color of a pixel; nil outside.
  func color(_ x: Int, _ y: Int) -> Color? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let start = (y * width + x) * channels
    let parts = bytes[start..<start + 3].map { Double($0) / 255 }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }
}
