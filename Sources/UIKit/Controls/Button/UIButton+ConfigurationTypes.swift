extension UIButton.Configuration {
  /// How large a button is.
  public enum Size: Sendable {
    /// As small as buttons get; no smaller than `small` on an iPhone.
    case mini
    /// For where there is little room: 28 points high with one line of text.
    case small
    /// The usual size: 34⅓ points high with one line of text.
    case medium
    /// For what the page is about: 50⅓ points high with one line of text.
    case large
  }

  /// How round the corners of the background are.
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

  /// Where title and subtitle stand to one another, and their lines in themselves.
  public enum TitleAlignment: Sendable {
    /// On the side of the image; in the middle where the image is above or below.
    case automatic
    /// Where reading begins.
    case leading
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
  }

  /// The looks that configurations begin with.
  enum Style { case plain, gray, tinted, filled, borderless }
}
