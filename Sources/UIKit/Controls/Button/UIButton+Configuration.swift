public import Foundation

extension UIButton {
  /// The content and look of a button, as a value: begin with one of the system's looks, and change it.
  ///
  /// Colors that are not set follow the button's tint color and its state; a background color that is set stays in
  /// every state.
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

    /// The radius of the usual button's corners, in points (metrics.md 9).
    static let cornerRadius: CGFloat = 5.95

    // MARK: Background

    /// The background of the content. Its color, if not set, is the look's in the button's state.
    public var background: UIBackgroundConfiguration

    /// The corner style of the background.
    public var cornerStyle = CornerStyle.dynamic

    /// The size of the button: its font, and its insets if they are not set.
    public var buttonSize = Size.medium

    /// The color that text and image have in the normal state; nil for the look's. A disabled button does not heed it.
    public var baseForegroundColor: UIColor?

    /// The color that the look makes its background of; nil for the tint color, or gray.
    public var baseBackgroundColor: UIColor?

    // MARK: Image

    /// The image.
    public var image: UIImage?

    /// The transformer from the text's color to the image's; nil for no other color.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// The configuration of a symbol, where the image leaves it open; as large as the title if nothing sets it.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The side of the titles on which the image stands; one edge.
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: placementEdges) }
      set { placementEdges = newValue.rawValue }
    }

    /// The distance between image and titles, in points.
    public var imagePadding: CGFloat = 0

    /// The least room for the image, in points, along the axis on which it stands beside the titles.
    public var imageReservation: CGFloat = 0

    /// A Boolean value that indicates whether an activity indicator takes the image's place.
    public var showsActivityIndicator = false

    /// The transformer from the text's color to the indicator's; nil for no other color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Titles

    /// The title, without attributes of its own.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The title with its attributes; what they leave open is as in the look.
    public var attributedTitle: AttributedString?

    /// The transformer of the title's attributes in any state; nil for none.
    ///
    /// It receives the font and the color of the normal state, and its result is shown unchanged, disabled or not.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTransformer?.transformer }
      set { titleTransformer = newValue.map(TextTransformer.init) }
    }

    /// The treatment of a title that is too wide; by default it takes further lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The line below the title, without attributes of its own.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The line below the title with its attributes; what they leave open is as in the look.
    public var attributedSubtitle: AttributedString?

    /// The transformer of the subtitle's attributes in any state; nil for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTransformer?.transformer }
      set { subtitleTransformer = newValue.map(TextTransformer.init) }
    }

    /// The treatment of a subtitle that is too wide; by default it takes further lines.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1

    /// The alignment of title and subtitle to one another, and of their lines.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Layout and state

    /// The distances of the content from the button's edges, in points; if not set, those of the button's size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Makes the insets those of the button's size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// A Boolean value that indicates whether a selected button looks different.
    public var automaticallyUpdateForSelection: Bool

    /// Returns the configuration in a button's state: with the background's color, if it is not set.
    @MainActor @preconcurrency public func updated(for button: UIButton) -> Configuration {
      var copy = self
      copy.background.defaultColor = ButtonColors(self, state: button.state, tint: button.tintColor).background
      return copy
    }
  }
}

extension UIButton.Configuration {
  /// Returns a look without a background, in the tint color.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }

  /// Returns a look with a gray background.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }

  /// Returns a look with a pale background in the tint color.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }

  /// Returns a look with a background in the tint color, for what most users want.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }

  /// Returns a look without a background, in the tint color.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.borderless) }

  /// Returns the look of `gray()`.
  public static func bordered() -> UIButton.Configuration { .gray() }

  /// Returns the look of `tinted()`.
  public static func borderedTinted() -> UIButton.Configuration { .tinted() }

  /// Returns the look of `filled()`.
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
  /// The distances of content from the edges, in points (measured by others on iOS 26, and 34⅓ points of height on 17
  /// agree).
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
