internal import Foundation

/// The vertical metrics of a 1-point font.
struct FontProportions: Hashable, Sendable {
  var ascender: CGFloat
  /// The descender, which is negative, as in `UIFont`.
  var descender: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat

  /// SF Pro's published proportions: 1950, -494, 1443, and 1078 units of 2048.
  static let system = FontProportions(
    ascender: 0.9521484375, descender: -0.2412109375, capHeight: 0.7046, xHeight: 0.5264)
}
