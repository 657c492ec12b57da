extension UIImage {
  /// The rendering modes of an image: its own colors, or one tint.
  public enum RenderingMode: Int, Sendable {
    /// The usual mode of the place where the image is shown: symbols in one color, others in their own.
    case automatic
    /// A mode that draws the image in its own colors.
    case alwaysOriginal
    /// One color, the view's tint; only the image's alpha counts.
    case alwaysTemplate
  }

  /// The size of a symbol beside text of the same point size.
  public enum SymbolScale: Int, Sendable {
    /// The usual scale of the place where the image is shown.
    case `default` = -1
    /// An unspecified scale.
    case unspecified = 0
    /// Smaller than the text.
    case small
    /// About as large as the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// The weights of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// An unspecified weight.
    case unspecified
    /// The thinnest.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// The weight of regular text.
    case regular
    /// Medium.
    case medium
    /// Semibold.
    case semibold
    /// Bold.
    case bold
    /// Heavy.
    case heavy
    /// The thickest.
    case black
  }
}
