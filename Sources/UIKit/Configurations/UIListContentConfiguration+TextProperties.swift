public import Foundation

extension UIListContentConfiguration {
  /// The properties of a text.
  public struct TextProperties: Hashable {
    /// The alignments of lines.
    public enum TextAlignment: Int, Sendable {
      /// Lines start at the leading side of the language.
      case natural
      /// Lines are centered.
      case center
      /// Lines extend to both edges.
      case justified
    }

    /// The transformations of the text before it's shown.
    public enum TextTransform: Int, Sendable {
      /// No transformation.
      case none
      /// The text is shown in uppercase.
      case uppercase
      /// The text is shown in lowercase.
      case lowercase
      /// The first letter of each word is capitalized.
      case capitalized
    }

    /// The system's style in the state for which the configuration was updated.
    var defaults: ListContentLook.Text
    private var ownFont: UIFont?
    private var ownColor: UIColor?

    init(_ defaults: ListContentLook.Text) {
      self.defaults = defaults
      transform = defaults.transform
    }

    /// The font.
    ///
    /// A font that you set applies to every state.
    public var font: UIFont {
      get { ownFont ?? defaults.font }
      set { ownFont = newValue }
    }

    /// The color.
    ///
    /// A color that you set applies to every state.
    public var color: UIColor {
      get { ownColor ?? defaults.color }
      set { ownColor = newValue }
    }

    /// The transformer of the color, or `nil` if there is none.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The alignment of lines.
    public var alignment = TextAlignment.natural

    /// The mode for breaking text that doesn't fit.
    ///
    /// The default truncates the end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The maximum number of lines, or 0 for no limit, which is the default.
    public var numberOfLines = 0

    /// A Boolean value that indicates whether a single line that is too wide uses a smaller font.
    public var adjustsFontSizeToFitWidth = false

    /// The minimum scale of the font in a line that is scaled to fit.
    public var minimumScaleFactor: CGFloat = 0

    /// A Boolean value that indicates whether a font for a text style follows the preferred text size.
    ///
    /// The default is `true`.
    public var adjustsFontForContentSizeCategory = true

    /// The transformation of the text before it's shown.
    public var transform: TextTransform

    /// Returns the color of the text, which is `color` after `colorTransformer`.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func callAsFunction(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
