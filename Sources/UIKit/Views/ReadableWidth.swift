import Foundation

/// The maximum width of text that's easy to read.
enum ReadableWidth {
  /// Returns the width for some traits, in points: 672 at the default text size (metrics.md 4).
  ///
  /// Apple doesn't publish a table. It's documented that the width grows with the text; that it's proportional is
  /// assumed.
  static func width(for traits: UITraitCollection) -> CGFloat {
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return (672 * size / 17).rounded()
  }
}
