internal import Foundation

/// The place of a symbol beside text of its size, at every scale.
///
/// Its middle is that of the capitals, and it takes the room of a line. Dumps of symbols from devices agree, at 17
/// points and two pixels a point: `play.circle.fill` is 19 points high with a baseline of 3.5 and insets of -0.5 and
/// -0.5, `person` 17.5 with 2.5, -1 and -1.5, an app's own symbol 16.5 with 2, -1.5 and -2.
struct SymbolPlace: Hashable, Sendable {
  /// The distance of the baseline from the bottom, in points.
  let baseline: CGFloat
  /// The insets of the line's box, in points; negative where the line is higher.
  let alignmentInsets: UIEdgeInsets

  /// Works it out.
  ///
  /// - Parameters:
  ///   - height: The symbol's, in points.
  ///   - pointSize: The text's.
  ///   - pixel: The size of a pixel, in points.
  init(height: CGFloat, pointSize: CGFloat, pixel: CGFloat) {
    let font = FontProportions.system
    func rounded(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
    // A height that is whole but for the precision of numbers must not lose a pixel.
    baseline = ((height - font.capHeight * pointSize) / 2 / pixel + 0.001).rounded(.down) * pixel
    alignmentInsets = UIEdgeInsets(
      top: height - baseline - rounded(font.ascender * pointSize), left: 0,
      bottom: baseline + rounded(font.descender * pointSize), right: 0)
  }
}
