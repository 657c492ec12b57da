public import Foundation

extension UIListContentConfiguration {
  /// How a text is written.
  public struct TextProperties: Hashable {
    /// Where lines stand between the edges.
    public enum TextAlignment: Int, Sendable {
      /// At the start, as the language is read.
      case natural
      /// In the middle.
      case center
      /// At both edges.
      case justified
    }

    /// What is done to the letters before they are shown.
    public enum TextTransform: Int, Sendable {
      /// Nothing.
      case none
      /// They become capitals.
      case uppercase
      /// They become small.
      case lowercase
      /// The first of each word becomes a capital.
      case capitalized
    }

    /// The system's look, as it is in the state that the configuration was brought up to date for.
    var defaults: ListContentLook.Text
    private var ownFont: UIFont?
    private var ownColor: UIColor?

    init(_ defaults: ListContentLook.Text) {
      self.defaults = defaults
      transform = defaults.transform
    }

    /// The font. Setting it makes it the app's, which stays in every state.
    public var font: UIFont {
      get { ownFont ?? defaults.font }
      set { ownFont = newValue }
    }

    /// The colour. Setting it makes it the app's, which stays in every state.
    public var color: UIColor {
      get { ownColor ?? defaults.color }
      set { ownColor = newValue }
    }

    /// What the colour goes through before it is used; nil for nothing.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// Where lines stand between the edges.
    public var alignment = TextAlignment.natural

    /// What happens to text that does not fit; cut at the end with an ellipsis by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The greatest number of lines; 0, the default, for any.
    public var numberOfLines = 0

    /// Whether a single line that is too wide is written in a smaller font.
    public var adjustsFontSizeToFitWidth = false

    /// The least factor on the font's size of a line that is made to fit.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether a font made for a text style gets a new size when the user's preference changes; true by default.
    public var adjustsFontForContentSizeCategory = true

    /// What is done to the letters before they are shown.
    public var transform: TextTransform

    /// Returns the colour that letters have: `color`, through `colorTransformer`.
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
