extension UIButton.Configuration {
  /// The sizes of a button.
  public enum Size: Sendable {
    /// The smallest size; no smaller than `small` on an iPhone.
    case mini
    /// The size for narrow places: 28 points high with one line of text.
    case small
    /// The usual size: 34⅓ points high with one line of text.
    case medium
    /// The size for a screen's main action: 50⅓ points high with one line of text.
    case large
  }

  /// The styles of the background's corners.
  public enum CornerStyle: Sendable {
    /// The radius of `background`.
    case fixed
    /// The radius of `background`, larger where the user wants larger text.
    case dynamic
    /// An eighth of the height.
    case small
    /// 0.175 of the height.
    case medium
    /// A quarter of the height.
    case large
    /// Half of the height.
    case capsule
  }

  /// The alignments of title and subtitle to one another, and of their lines.
  public enum TitleAlignment: Sendable {
    /// The side of the image; the middle if the image is above or below.
    case automatic
    /// Alignment at the side where reading begins.
    case leading
    /// The middle.
    case center
    /// Alignment at the side where reading ends.
    case trailing
  }

  /// The looks that configurations begin with.
  enum Style { case plain, gray, tinted, filled, borderless }
}
