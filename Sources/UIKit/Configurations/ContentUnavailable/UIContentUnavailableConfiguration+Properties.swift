public import Foundation

extension UIContentUnavailableConfiguration {
  /// The properties of the image.
  public struct ImageProperties: Hashable {
    private var width: CGFloat = 0
    private var height: CGFloat = 0

    init() {}

    /// The default symbol configuration of the image, with a point size of 48.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)

    /// The tint color of symbols and template images, or `nil` for the view's tint color.
    public var tintColor: UIColor? = .secondaryLabel

    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0

    /// The maximum size of the image in points, with 0 for no limit in a dimension.
    ///
    /// Larger images are scaled down.
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

    /// The font of the text.
    public var font: UIFont

    /// The color of the text.
    public var color: UIColor

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

    /// A Boolean value that indicates whether letter spacing is reduced before text is truncated.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The properties of a button.
  public struct ButtonProperties: Hashable {
    init() {}

    /// The action that a tap performs.
    public var primaryAction: UIAction?

    /// A Boolean value that indicates whether the button responds to touches.
    public var isEnabled = true
  }
}
