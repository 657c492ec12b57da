import Foundation

/// How wide text is that is easy to read.
enum ReadableWidth {
  /// The width for some traits, in points: 672 at the usual text size (metrics.md 4).
  ///
  /// It grows and shrinks as the body font does (assumed: "grows with Dynamic Type" is all that is known).
  static func width(for traits: UITraitCollection) -> CGFloat {
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return (672 * size / 17).rounded()
  }
}
