public import Foundation

/// A placeholder for content that is absent: an image, texts and buttons, one below the other.
///
/// Begin with one of the system's looks (`empty()`, `loading()`, `search()`), fill in the content, and change the look.
/// Sizes, fonts and paddings are assumed; a screenshot of each look on a device settles them.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The alignments of the parts between the edges.
  public enum Alignment: Hashable, Sendable {
    /// The middle of the view.
    case center
    /// The start, as the language is read, from the top.
    case natural
  }

  /// The purposes of the system's looks.
  enum Look { case empty, loading, search }

  let look: Look
  private var primary = ListText()
  private var secondary = ListText()
  private var preservingAxes = UIAxis.horizontal.rawValue
  /// Whether the texts are those of the look, which follow the search text.
  private var textsAreOwn = false

  /// The background of the parts; none by default.
  public var background = UIBackgroundConfiguration.clear()

  /// The alignment of the parts between the edges; in the middle by default.
  public var alignment = Alignment.center

  /// The distances of the parts from the edges, in points; minimums on `axesPreservingSuperviewLayoutMargins`.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

  /// The image. A configuration that says that content is loaded shows a wheel that turns where it has none.
  public var image: UIImage?

  /// The properties of the image, or of the wheel.
  public var imageProperties: ImageProperties

  /// The properties of the text.
  public var textProperties: TextProperties

  /// The properties of the second text.
  public var secondaryTextProperties: TextProperties

  /// The look and content of the button. A button without a title, a subtitle and an image is left out.
  public var button = UIButton.Configuration.plain()

  /// The properties of the button.
  public var buttonProperties = ButtonProperties()

  /// The look and content of the second button. A button without a title, a subtitle and an image is left out.
  public var secondaryButton = UIButton.Configuration.plain()

  /// The properties of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The room between image and texts, in points.
  public var imageToTextPadding: CGFloat

  /// The room between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 6

  /// The room between texts and button, in points.
  public var textToButtonPadding: CGFloat = 16

  /// The room between the buttons, in points.
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

  /// Returns the look of a screen without content, with nothing in it.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

  /// The look of a page whose content is loaded: a wheel that turns, and a word.
  public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.loading) }

  /// The look of a search that found nothing; updated for a state, it says what was searched for.
  public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.search) }

  /// The directions in which the margins are no less than the superview's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { UIAxis(rawValue: preservingAxes) }
    set { preservingAxes = newValue.rawValue }
  }

  /// The text. Setting it drops `attributedText`.
  public var text: String? {
    get { primary.string }
    set { setTexts(ListText(newValue), secondary) }
  }

  /// The text with attributes of its own. Setting it drops `text`.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { setTexts(ListText(newValue), secondary) }
  }

  /// The second text. Setting it drops `secondaryAttributedText`.
  public var secondaryText: String? {
    get { secondary.string }
    set { setTexts(primary, ListText(newValue)) }
  }

  /// The second text with attributes of its own. Setting it drops `secondaryText`.
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

  /// Makes a view that shows the configuration.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration as it is in a state: that of a search names what was searched for, unless it has other
  /// texts.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard look == .search, !textsAreOwn, let state = state as? UIContentUnavailableConfigurationState else {
      return self
    }
    var copy = self
    copy.showSearch(for: state.searchText)
    return copy
  }
}
