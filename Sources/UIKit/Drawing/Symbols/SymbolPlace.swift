internal import Foundation

/// The position of a symbol next to text of its size, at every scale.
///
/// The symbol is centered on the capital letters, and takes the space of a line. Dumps of symbols from devices agree,
/// at 17 points and two pixels per point: `play.circle.fill` is 19 points high with a baseline of 3.5 and insets of
/// -0.5 and -0.5, `person` is 17.5 with 2.5, -1, and -1.5, and an app's custom symbol is 16.5 with 2, -1.5, and -2.
struct SymbolPlace: Hashable, Sendable {
  /// The distance of the baseline from the bottom, in points.
  let baseline: CGFloat
  /// The insets of the line's rectangle, in points, which are negative if the line is higher.
  let alignmentInsets: UIEdgeInsets

  func hash(into hasher: inout Hasher) {
    hasher.combine(baseline)
    hasher.combine(alignmentInsets.top)
    hasher.combine(alignmentInsets.bottom)
  }

  /// Computes the position.
  ///
  /// - Parameters:
  ///   - height: The height of the symbol, in points.
  ///   - pointSize: The point size of the text.
  ///   - pixel: The size of a pixel, in points.
  init(height: CGFloat, pointSize: CGFloat, pixel: CGFloat) {
    let font = FontProportions.system
    func rounded(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
    // A height that is whole except for rounding errors must not lose a pixel.
    baseline = ((height - font.capHeight * pointSize) / 2 / pixel + 0.001).rounded(.down) * pixel
    alignmentInsets = UIEdgeInsets(
      top: height - baseline - rounded(font.ascender * pointSize), left: 0,
      bottom: baseline + rounded(font.descender * pointSize), right: 0)
  }
}
