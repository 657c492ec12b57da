extension UIImage {
  /// The rendering modes of an image, which use its own colors or a tint color.
  public enum RenderingMode: Int, Sendable {
    /// The default mode of the place where the image is shown.
    ///
    /// Symbols use a single color, and other images use their own colors.
    case automatic
    /// A mode that draws the image in its own colors.
    case alwaysOriginal
    /// A mode that draws the image's alpha in the view's tint color.
    case alwaysTemplate
  }

  /// The scales of a symbol relative to text of the same point size.
  public enum SymbolScale: Int, Sendable {
    /// The default scale of the place where the image is shown.
    case `default` = -1
    /// An unspecified scale.
    case unspecified = 0
    /// A scale that is smaller than the text.
    case small
    /// A scale that is about as large as the text.
    case medium
    /// A scale that is larger than the text.
    case large
  }

  /// The weights of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// An unspecified weight.
    case unspecified
    /// The ultralight weight, which is the thinnest.
    case ultraLight
    /// The thin weight.
    case thin
    /// The light weight.
    case light
    /// The regular weight.
    case regular
    /// The medium weight.
    case medium
    /// The semibold weight.
    case semibold
    /// The bold weight.
    case bold
    /// The heavy weight.
    case heavy
    /// The black weight, which is the thickest.
    case black
  }
}
