internal import Foundation

/// The specification of a font, which equal fonts share.
struct FontSpecification: Hashable, Sendable {
  /// The sources of letter shapes.
  enum Design: Hashable, Sendable {
    /// The system font.
    case system
    /// The system font with letters of equal width.
    case monospaced
    /// The rounded system font, which is drawn as the system font because no installed font is rounded.
    case rounded
    /// The system font with serifs.
    case serif
    /// An installed family and face, such as Inter and Bold.
    case named(family: String, face: String)
  }

  var design = Design.system
  var weight = UIFont.Weight.regular
  var isItalic = false
  var hasTabularDigits = false
  var pointSize: CGFloat
  /// The text style, if `preferredFont` created the font.
  var textStyle: UIFont.TextStyle?
  /// The unscaled size and the maximum size, if `UIFontMetrics` created the font.
  var scaling: Scaling?

  /// The scaling that `UIFontMetrics` applied to a font.
  struct Scaling: Hashable, Sendable {
    var style: UIFont.TextStyle
    var baseSize: CGFloat
    var maximumSize: CGFloat
  }
}
