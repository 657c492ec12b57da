extension UIButton.Configuration {
  /// The sizes of a button.
  public enum Size: Sendable {
    /// The smallest size, which on an iPhone is the same as `small`.
    case mini
    /// The size for narrow places, which is 28 points high with one line of text.
    case small
    /// The default size, which is 34⅓ points high with one line of text.
    case medium
    /// The size for a screen's main action, which is 50⅓ points high with one line of text.
    case large
  }

  /// The styles of the background's corners.
  public enum CornerStyle: Sendable {
    /// The corner radius of `background`.
    case fixed
    /// The corner radius of `background`, which increases with the user's preferred text size.
    case dynamic
    /// A corner radius of one eighth of the height.
    case small
    /// A corner radius of 0.175 of the height.
    case medium
    /// A corner radius of a quarter of the height.
    case large
    /// A corner radius of half of the height.
    case capsule
  }

  /// The alignments of the title and subtitle relative to each other, and of their lines.
  public enum TitleAlignment: Sendable {
    /// Alignment toward the image, or centered if the image is above or below the titles.
    case automatic
    /// Alignment at the leading edge.
    case leading
    /// Centered alignment.
    case center
    /// Alignment at the trailing edge.
    case trailing
  }

  /// The styles that configurations start with.
  enum Style { case plain, gray, tinted, filled, borderless }
}
