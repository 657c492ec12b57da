public import Foundation

/// A content configuration for missing content, with an image, texts, and buttons in a column.
///
/// Start with a system style (`empty()`, `loading()`, or `search()`), set the content, and change the appearance.
/// Sizes, fonts, and padding are assumed; a screenshot of each style on a device would settle them.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The alignments of the content between the edges.
  public enum Alignment: Hashable, Sendable {
    /// The content is centered in the view.
    case center
    /// The content is at the leading edge and at the top.
    case natural
  }

  /// The purposes of the system styles.
  enum Look { case empty, loading, search }

  let look: Look
  private var primary = ListText()
  private var secondary = ListText()
  private var preservingAxes = UIAxis.horizontal.rawValue
  /// A Boolean value that indicates whether the app set the texts, so that they don't follow the search text.
  private var textsAreOwn = false

  /// The background of the content, which is clear by default.
  public var background = UIBackgroundConfiguration.clear()

  /// The alignment of the content between the edges, which is centered by default.
  public var alignment = Alignment.center

  /// The distances of the content from the edges, in points.
  ///
  /// They are minimums on `axesPreservingSuperviewLayoutMargins`.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

  /// The image.
  ///
  /// If there is none, a loading configuration shows an activity indicator.
  public var image: UIImage?

  /// The properties of the image or the activity indicator.
  public var imageProperties: ImageProperties

  /// The properties of the text.
  public var textProperties: TextProperties

  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The configuration of the button.
  ///
  /// A button without a title, subtitle, or image isn't visible.
  public var button = UIButton.Configuration.plain()

  /// The properties of the button.
  public var buttonProperties = ButtonProperties()

  /// The configuration of the secondary button.
  ///
  /// A button without a title, subtitle, or image isn't visible.
  public var secondaryButton = UIButton.Configuration.plain()

  /// The properties of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat

  /// The distance between the text and the secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 6

  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 16

  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  init(_ look: Look) {
    self.look = look
    let isLoading = look == .loading
    imageProperties = ImageProperties()
    textProperties = TextProperties(
      font: isLoading
        ? .preferredFont(forTextStyle: .subheadline)
        : .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold),
      color: isLoading ? .secondaryLabel : .label)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    imageToTextPadding = isLoading ? 8 : 16
    switch look {
    case .empty: break
    case .loading: primary = ListText("Loading…")
    case .search:
      image = UIImage(systemName: "magnifyingglass")
      showSearch(for: nil)
    }
  }

  /// Returns the style of a screen without content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

  /// Returns the style of a page with loading content, which shows an activity indicator and a text.
  public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.loading) }

  /// Returns the style of a search without results.
  ///
  /// After it's updated for a state, it shows the search text.
  public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.search) }

  /// The axes on which the margins are at least the superview's margins.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { UIAxis(rawValue: preservingAxes) }
    set { preservingAxes = newValue.rawValue }
  }

  /// The plain text of the configuration.
  ///
  /// Setting it removes `attributedText`.
  public var text: String? {
    get { primary.string }
    set { setTexts(ListText(newValue), secondary) }
  }

  /// The attributed text.
  ///
  /// Setting it removes `text`.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { setTexts(ListText(newValue), secondary) }
  }

  /// The secondary text.
  ///
  /// Setting it removes `secondaryAttributedText`.
  public var secondaryText: String? {
    get { secondary.string }
    set { setTexts(primary, ListText(newValue)) }
  }

  /// The attributed secondary text.
  ///
  /// Setting it removes `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.attributed }
    set { setTexts(primary, ListText(newValue)) }
  }

  private mutating func setTexts(_ text: ListText, _ secondText: ListText) {
    (primary, secondary) = (text, secondText)
    textsAreOwn = true
  }

  private mutating func showSearch(for words: String?) {
    let words = words ?? ""
    primary = ListText(words.isEmpty ? SystemWords.noResults : SystemWords.noResults(for: words))
    secondary = ListText(SystemWords.checkSpelling)
  }

  /// Creates a view that shows the configuration.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state.
  ///
  /// A search configuration shows the search text unless you set other texts.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard look == .search, !textsAreOwn, let state = state as? UIContentUnavailableConfigurationState else {
      return self
    }
    var copy = self
    copy.showSearch(for: state.searchText)
    return copy
  }
}
