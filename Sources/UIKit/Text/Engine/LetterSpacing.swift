internal import Foundation

/// The space after each letter that gives our fonts the widths of an iPhone's.
///
/// How it was fitted. 70 widths of an iPhone's labels are known (`label_widths.csv`, `metrics.md` 1, and frames in
/// public logs; `LetterSpacingTests` has them). Inter as it is, plus the tracking that the Human Interface Guidelines
/// publish for SF Pro at that size, meets them: the free fit of one extra space a size gives 11 pt +0.03, 12 +0.00, 13
/// -0.13, 14 -0.15, 16 -0.35, 17 -0.42 against the published +0.06, 0, -0.08, -0.15, -0.31, -0.43. Inter's letters are
/// 3.3 % larger than SF Pro's (capitals 0.727 em against 0.7046), so they are drawn at `Self.scale` and the width that
/// this takes away is given back as space: 0.015 em, in heavier fonts a little more. From 22.5 points on Inter Display
/// is drawn, as SF Pro changes its shapes there gradually between 17 and 28 points; `blend` makes up for the sudden
/// change. There only bold is measured (34 points); the lighter weights are set apart from it as those of the text
/// sizes are.
///
/// What is left: half of the widths are met to the pixel, 9 of 10 within 1.3 % (or 0.5 points, if that is more), all
/// within 1.7 %, but for "What's", where Inter kerns the apostrophe closer (6.6 %).
enum LetterSpacing {
  /// The size of Inter's letters at which its capitals and its x are as high as SF Pro's.
  static let scale: CGFloat = 0.967

  /// The least size in points at which the display shapes are used.
  static let displaySize: CGFloat = 22.5

  /// The tracking that the guidelines publish, for the sizes 6 to 50.
  private static let tracking: [CGFloat] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10,
    0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37, 0.37, 0.37, 0.38, 0.37, 0.36, 0.37,
    0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33, 0.34,
  ]

  /// The published tracking at a size, straight lines between whole sizes, down to 0 at 80 points.
  static func publishedTracking(at size: CGFloat) -> CGFloat {
    if size <= 6 { return tracking[0] }
    if size >= 80 { return 0 }
    if size >= 50 { return tracking[44] * (80 - size) / 30 }
    let place = Int(size) - 6
    let part = size - size.rounded(.down)
    return tracking[place] * (1 - part) + tracking[place + 1] * part
  }

  /// The space after each letter of Inter or of Inter Display, in points.
  ///
  /// - Parameters:
  ///   - size: The font's size in points.
  ///   - weight: The weight as OpenType counts, 400 for regular.
  ///   - isDisplay: Whether the letters are Inter Display's.
  static func system(size: CGFloat, weight: Int, isDisplay: Bool) -> CGFloat {
    // Inter Display's letters are closer by this part of an em.
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

  /// The space after each Chinese, Japanese or Korean character, in points.
  ///
  /// Public logs of iPhones have 2 characters at 15 points 30.6667 wide, 4 at 14 points 57.5, 3 at 17 points 52: that
  /// is 0.0185 em a character, within half a pixel.
  static func ideographic(size: CGFloat) -> CGFloat { 0.0185 * size }

  /// The space that makes a letter of DejaVu Sans Mono (0.602 em, drawn at `scale`) as wide as SF Mono's, 0.6177 em.
  static func monospaced(size: CGFloat) -> CGFloat { (0.6177 - 0.602 * scale) * size }
}
