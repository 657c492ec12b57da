internal import Foundation

/// Rounding to whole pixels.
enum PixelGrid {
  /// Returns a length in points, rounded up to whole pixels.
  static func ceiling(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    // The tolerance hides the rounding errors of long sums.
    guard value.isFinite else { return value }
    return (value * scale - 0.0001).rounded(.up) / scale
  }

  /// Returns the nearest pixel's edge, in points. Halves round up, including those that a third of a point reduced
  /// slightly.
  static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    (value * scale + 0.5001).rounded(.down) / scale
  }
}
