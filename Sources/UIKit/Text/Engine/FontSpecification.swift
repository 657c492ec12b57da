internal import Foundation

/// The specification of a font: everything two equal fonts share.
struct FontSpecification: Hashable, Sendable {
  /// The sources of letter shapes.
  enum Design: Hashable, Sendable {
    /// The system font.
    case system
    /// The system font whose letters all have one width.
    case monospaced
    /// The system font with round ends: drawn as the system font, as no installed font has them.
    case rounded
    /// The system font with serifs.
    case serif
    /// An installed family and its face, such as Inter and Bold.
    case named(family: String, face: String)
  }

  var design = Design.system
  var weight = UIFont.Weight.regular
  var isItalic = false
  var hasTabularDigits = false
  var pointSize: CGFloat
  /// The style the font was made for, if it was made by `preferredFont`.
  var textStyle: UIFont.TextStyle?
  /// The unscaled size, and the greatest one, of a font made by `UIFontMetrics`.
  var scaling: Scaling?

  /// The scaling with which `UIFontMetrics` made a font.
  struct Scaling: Hashable, Sendable {
    var style: UIFont.TextStyle
    var baseSize: CGFloat
    var maximumSize: CGFloat
  }
}
