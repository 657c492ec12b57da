import Foundation

/// The width of text that is easy to read.
enum ReadableWidth {
  /// The width for some traits, in points: 672 at the usual text size (metrics.md 4).
  ///
  /// Apple gives no table. That it grows with the text is documented; that it does so in proportion is assumed.
  static func width(for traits: UITraitCollection) -> CGFloat {
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return (672 * size / 17).rounded()
  }
}
