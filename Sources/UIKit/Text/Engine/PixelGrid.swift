internal import Foundation

/// Rounding to whole pixels.
enum PixelGrid {
  /// The least whole number of pixels that holds a length, in points.
  static func ceiling(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    // What adding up many floating point numbers leaves does not make a pixel.
    guard value.isFinite else { return value }
    return (value * scale - 0.0001).rounded(.up) / scale
  }

  /// The nearest pixel's edge, in points; exact halves go up, also where a third of a point made them a little less.
  static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    (value * scale + 0.5001).rounded(.down) / scale
  }
}
