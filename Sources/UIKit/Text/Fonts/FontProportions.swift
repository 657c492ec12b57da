internal import Foundation

/// The vertical measures of a font of 1 point.
struct FontProportions: Hashable, Sendable {
  var ascender: CGFloat
  /// Negative, as in `UIFont`.
  var descender: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat

  /// SF Pro's published proportions: 1950, -494, 1443 and 1078 units of 2048.
  static let system = FontProportions(
    ascender: 0.9521484375, descender: -0.2412109375, capHeight: 0.7046, xHeight: 0.5264)
}
