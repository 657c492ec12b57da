public import Foundation

extension UIButton {
  /// A configuration that specifies the appearance and behavior of a button and its contents.
  ///
  /// Start with one of the system's styles, and change its properties. Colors that you don't set follow the button's
  /// tint color and state. A background color that you set applies to every state.
  public struct Configuration: Hashable {
    let style: Style
    private var ownInsets: NSDirectionalEdgeInsets?
    private var placementEdges = NSDirectionalRectEdge.leading.rawValue
    private var titleTransformer: TextTransformer?
    private var subtitleTransformer: TextTransformer?

    init(_ style: Style) {
      self.style = style
      automaticallyUpdateForSelection = style != .filled
      background = .clear()
      background.cornerRadius = Configuration.cornerRadius
      background.strokeColor = .clear
    }

    /// The corner radius of a medium button, in points (metrics.md 9).
    static let cornerRadius: CGFloat = 5.95

    // MARK: Background

    /// The background of the content.
    ///
    /// If you don't set its color, the style and the button's state determine it.
    public var background: UIBackgroundConfiguration

    /// The corner style of the background.
    public var cornerStyle = CornerStyle.dynamic

    /// The size of the button, which determines its font and its default insets.
    public var buttonSize = Size.medium

    /// The color of the text and image in the normal state, or `nil` for the style's color.
    ///
    /// A disabled button doesn't use this color.
    public var baseForegroundColor: UIColor?

    /// The color from which the style derives its background, or `nil` for the tint color or gray.
    public var baseBackgroundColor: UIColor?

    // MARK: Image

    /// The image.
    public var image: UIImage?

    /// The transformer that converts the text's color to the image's color, or `nil` to use the text's color.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// The default symbol configuration of the image.
    ///
    /// If it's `nil`, a symbol is as large as the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The edge of the titles along which the image is placed.
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: placementEdges) }
      set { placementEdges = newValue.rawValue }
    }

    /// The distance between the image and the titles, in points.
    public var imagePadding: CGFloat = 0

    /// The minimum space for the image, in points, along the axis on which the image and the titles are arranged.
    public var imageReservation: CGFloat = 0

    /// A Boolean value that indicates whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    /// The transformer that converts the text's color to the activity indicator's color, or `nil` to use the text's
    /// color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Titles

    /// The title, without attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The attributed title.
    ///
    /// The style provides the attributes that the title doesn't set.
    public var attributedTitle: AttributedString?

    /// The transformer of the title's attributes in any state, or `nil` if there is none.
    ///
    /// It receives the font and the color of the normal state. The button shows its result unchanged, even when it's
    /// disabled.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTransformer?.transformer }
      set { titleTransformer = newValue.map(TextTransformer.init) }
    }

    /// The mode for breaking a title that is too wide.
    ///
    /// The default wraps the title.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The subtitle, without attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The attributed subtitle.
    ///
    /// The style provides the attributes that the subtitle doesn't set.
    public var attributedSubtitle: AttributedString?

    /// The transformer of the subtitle's attributes in any state, or `nil` if there is none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTransformer?.transformer }
      set { subtitleTransformer = newValue.map(TextTransformer.init) }
    }

    /// The mode for breaking a subtitle that is too wide.
    ///
    /// The default wraps the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1

    /// The alignment of the title and subtitle relative to each other, and of their lines.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Layout and state

    /// The distances of the content from the button's edges, in points.
    ///
    /// By default, the button's size determines the insets.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Resets the insets to those of the button's size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// A Boolean value that indicates whether a selected button looks different.
    public var automaticallyUpdateForSelection: Bool

    /// Returns the configuration for a button's state, with a background color if you didn't set one.
    @MainActor @preconcurrency public func updated(for button: UIButton) -> Configuration {
      var copy = self
      copy.background.defaultColor = ButtonColors(self, state: button.state, tint: button.tintColor).background
      return copy
    }
  }
}

extension UIButton.Configuration {
  /// Returns a style without a background, in the tint color.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }

  /// Returns a style with a gray background.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }

  /// Returns a style with a pale background in the tint color.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }

  /// Returns a style with a background in the tint color, for the most important action.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }

  /// Returns a style without a background, in the tint color.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.borderless) }

  /// Returns the same style as `gray()`.
  public static func bordered() -> UIButton.Configuration { .gray() }

  /// Returns the same style as `tinted()`.
  public static func borderedTinted() -> UIButton.Configuration { .tinted() }

  /// Returns the same style as `filled()`.
  public static func borderedProminent() -> UIButton.Configuration { .filled() }
}

extension UIButton.Configuration {
  /// A transformer that can be compared.
  private struct TextTransformer: Hashable {
    let transformer: UIConfigurationTextAttributesTransformer

    static func == (left: Self, right: Self) -> Bool { left.transformer.isCopy(of: right.transformer) }

    func hash(into hasher: inout Hasher) { hasher.combine(transformer.identifier) }
  }
}

extension UIButton.Configuration.Size {
  /// The distances of the content from the edges, in points. Others measured them on iOS 26; the height of 34⅓ points
  /// on iOS 17 agrees.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}
