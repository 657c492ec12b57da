internal import Foundation

/// The space after each letter that gives our fonts the widths of an iPhone's fonts.
///
/// The fit: 70 widths of an iPhone's labels are known (`label_widths.csv`, `metrics.md` 1, and frames in public logs;
/// `LetterSpacingTests` has them). Inter, with the tracking that the Human Interface Guidelines publish for SF Pro at
/// that size, matches them: a free fit of one extra space per size gives 11 pt +0.03, 12 +0.00, 13 -0.13, 14 -0.15, 16
/// -0.35, 17 -0.42, and the published values are +0.06, 0, -0.08, -0.15, -0.31, -0.43. Inter's letters are 3.3 % larger
/// than SF Pro's (capitals 0.727 em and 0.7046 em), so they're drawn at `Self.scale`, and the lost width is added as
/// space: 0.015 em, and slightly more in heavier fonts. From 22.5 points, Inter Display is used because SF Pro changes
/// its shapes gradually between 17 and 28 points; `blend` smooths the sudden change. Only bold is measured there (34
/// points); lighter weights differ from it as at text sizes.
///
/// The remaining error: half of the widths are exact to the pixel, 9 of 10 are within 1.3 % (or 0.5 points, if that's
/// more), and all are within 1.7 %, except for "What's", where Inter kerns the apostrophe closer (6.6 %).
enum LetterSpacing {
  /// The scale of Inter's letters that matches the height of SF Pro's capitals and x.
  static let scale: CGFloat = 0.967

  /// The scale of Noto Sans Arabic's letters in the system font.
  ///
  /// Assumed: Apple doesn't publish the sizes of SF Arabic's letters. Unscaled, an alef is as high as a Latin capital, and
  /// texts look larger than Latin ones. The width of a label on a device would settle it.
  static let arabicScale: CGFloat = 0.85

  /// The minimum size of the display shapes, in points.
  static let displaySize: CGFloat = 22.5

  /// The published tracking for the sizes 6 to 50.
  private static let tracking: [CGFloat] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10,
    0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37, 0.37, 0.37, 0.38, 0.37, 0.36, 0.37,
    0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33, 0.34,
  ]

  /// Returns the published tracking at a size, interpolated linearly, down to 0 at 80 points.
  static func publishedTracking(at size: CGFloat) -> CGFloat {
    if size <= 6 { return tracking[0] }
    if size >= 80 { return 0 }
    if size >= 50 { return tracking[44] * (80 - size) / 30 }
    let place = Int(size) - 6
    let part = size - size.rounded(.down)
    return tracking[place] * (1 - part) + tracking[place + 1] * part
  }

  /// Returns the space after each letter of Inter or Inter Display, in points.
  ///
  /// - Parameters:
  ///   - size: The font size in points.
  ///   - weight: The weight in OpenType's units, where 400 is regular.
  ///   - isDisplay: Whether the letters are Inter Display's.
  static func system(size: CGFloat, weight: Int, isDisplay: Bool) -> CGFloat {
    // Inter Display's letters are closer by this fraction of an em.
    let difference = 0.054 - 0.013 * min(max(CGFloat(weight - 400) / 300, 0), 1)
    let blend = min(max((size - 17) / 11, 0), 1)
    let givenBack: CGFloat
    let correction: CGFloat
    if isDisplay {
      givenBack = weight < 450 ? 0.0106 : weight < 550 ? 0.0150 : 0.0196
      correction = (1 - blend) * difference
    } else {
      givenBack = weight < 450 ? 0.0150 : weight < 550 ? 0.0205 : 0.0240
      correction = -blend * difference
    }
    return publishedTracking(at: size) + (givenBack + correction) * size
  }

  /// Returns the space after each Chinese, Japanese, or Korean character, in points.
  ///
  /// In public logs of iPhones, 2 characters at 15 points are 30.6667 wide, 4 at 14 points are 57.5, and 3 at 17 points
  /// are 52. That's 0.0185 em per character, within half a pixel.
  static func ideographic(size: CGFloat) -> CGFloat { 0.0185 * size }

  /// Returns the space that makes a letter of DejaVu Sans Mono (0.602 em, drawn at `scale`) as wide as SF Mono's,
  /// 0.6177 em.
  static func monospaced(size: CGFloat) -> CGFloat { (0.6177 - 0.602 * scale) * size }
}
