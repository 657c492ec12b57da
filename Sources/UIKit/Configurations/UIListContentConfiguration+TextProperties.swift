public import Foundation

extension UIListContentConfiguration {
  /// The properties of a text.
  public struct TextProperties: Hashable {
    /// The alignments of lines between the edges.
    public enum TextAlignment: Int, Sendable {
      /// The side where the language's reading begins.
      case natural
      /// The middle.
      case center
      /// Both edges.
      case justified
    }

    /// The transformations of the letters before they are shown.
    public enum TextTransform: Int, Sendable {
      /// No transformation.
      case none
      /// Capital letters.
      case uppercase
      /// Small letters.
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

    /// The color. Setting it makes it the app's, which stays in every state.
    public var color: UIColor {
      get { ownColor ?? defaults.color }
      set { ownColor = newValue }
    }

    /// The transformer of the color; nil for none.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The alignment of lines between the edges.
    public var alignment = TextAlignment.natural

    /// The treatment of text that does not fit; cut at the end with an ellipsis by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The greatest number of lines; 0, the default, for any.
    public var numberOfLines = 0

    /// A Boolean value that indicates whether a single line that is too wide is written in a smaller font.
    public var adjustsFontSizeToFitWidth = false

    /// The least factor on the font's size of a line that is made to fit.
    public var minimumScaleFactor: CGFloat = 0

    /// A Boolean value that indicates whether a font made for a text style gets a new size when the user's preference
    /// changes; true by default.
    public var adjustsFontForContentSizeCategory = true

    /// The transformation of the letters before they are shown.
    public var transform: TextTransform

    /// Returns the color that letters have: `color`, through `colorTransformer`.
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
