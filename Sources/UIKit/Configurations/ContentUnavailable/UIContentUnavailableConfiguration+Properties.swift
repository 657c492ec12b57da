public import Foundation

extension UIContentUnavailableConfiguration {
  /// How the image is shown.
  public struct ImageProperties: Hashable {
    private var width: CGFloat = 0
    private var height: CGFloat = 0

    init() {}

    /// How a symbol is drawn, as far as the image does not say it; 48 points high by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)

    /// The colour of symbols and other images in one colour; nil for the view's tint colour.
    public var tintColor: UIColor? = .secondaryLabel

    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0

    /// The size in points that larger images are made smaller to; 0 in a direction for no limit there.
    public var maximumSize: CGSize {
      get { CGSize(width: width, height: height) }
      set { (width, height) = (newValue.width, newValue.height) }
    }
  }

  /// How a text is written.
  public struct TextProperties: Hashable {
    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The font.
    public var font: UIFont

    /// The colour.
    public var color: UIColor

    /// What happens to text that does not fit; cut at the end with an ellipsis by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The greatest number of lines; 0, the default, for any.
    public var numberOfLines = 0

    /// Whether a single line that is too wide is written in a smaller font.
    public var adjustsFontSizeToFitWidth = false

    /// The least factor on the font's size of a line that is made to fit.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether letters come closer together before text is cut.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    init() {}

    /// What a tap carries out.
    public var primaryAction: UIAction?

    /// Whether the button answers to touches.
    public var isEnabled = true
  }
}
