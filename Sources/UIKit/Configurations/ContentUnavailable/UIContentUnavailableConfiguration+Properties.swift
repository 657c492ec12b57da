public import Foundation

extension UIContentUnavailableConfiguration {
  /// The properties of the image.
  public struct ImageProperties: Hashable {
    private var width: CGFloat = 0
    private var height: CGFloat = 0

    init() {}

    /// The configuration of a symbol, where the image leaves it open; 48 points high by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)

    /// The color of symbols and other images in one color; nil for the view's tint color.
    public var tintColor: UIColor? = .secondaryLabel

    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0

    /// The size in points that larger images are made smaller to; 0 in a direction for no limit there.
    public var maximumSize: CGSize {
      get { CGSize(width: width, height: height) }
      set { (width, height) = (newValue.width, newValue.height) }
    }
  }

  /// The properties of a text.
  public struct TextProperties: Hashable {
    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The font.
    public var font: UIFont

    /// The color.
    public var color: UIColor

    /// The treatment of text that does not fit; cut at the end with an ellipsis by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The greatest number of lines; 0, the default, for any.
    public var numberOfLines = 0

    /// A Boolean value that indicates whether a single line that is too wide is written in a smaller font.
    public var adjustsFontSizeToFitWidth = false

    /// The least factor on the font's size of a line that is made to fit.
    public var minimumScaleFactor: CGFloat = 0

    /// A Boolean value that indicates whether letters come closer together before text is cut.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The properties of a button.
  public struct ButtonProperties: Hashable {
    init() {}

    /// The action that a tap carries out.
    public var primaryAction: UIAction?

    /// A Boolean value that indicates whether the button answers to touches.
    public var isEnabled = true
  }
}
