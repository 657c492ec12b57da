extension UIImage {
  /// Whether an image is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As it is usual where it is shown: symbols in one colour, others in their own.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In one colour, the view's tint; only the image's alpha counts.
    case alwaysTemplate
  }

  /// The size of a symbol beside text of the same point size.
  public enum SymbolScale: Int, Sendable {
    /// As it is usual where it is shown.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Smaller than the text.
    case small
    /// About as large as the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// How thick a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified
    /// The thinnest.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// As in regular text.
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
