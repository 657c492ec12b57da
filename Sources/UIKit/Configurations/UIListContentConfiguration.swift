public import Foundation

/// A content configuration for rows, headers, and footers, with an image, a text, and a secondary text.
///
/// Start with a system style (`cell()`, `subtitleCell()`, `valueCell()`, …), set the content, and change the
/// appearance. Properties that you set apply to every state. The others follow the state, including the text size.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let look: ListContentLook
  private var primary = ListText()
  private var secondary = ListText()

  /// The image in front of the texts.
  public var image: UIImage?

  /// The properties of the image.
  public var imageProperties: ImageProperties

  /// The properties of the text.
  public var textProperties: TextProperties

  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties

  private var preservingAxes = UIAxis.horizontal.rawValue

  /// The distances of the content from the edges, in points.
  ///
  /// They are minimums on `axesPreservingSuperviewLayoutMargins`.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  /// A Boolean value that indicates whether the secondary text is at the end of the text's line if both fit.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat

  /// The minimum distance between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat

  /// The vertical distance between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat

  init(_ look: ListContentLook) {
    self.look = look
    let layout = look.layout
    let text = look.text(secondary: false)
    let secondaryText = look.text(secondary: true)
    imageProperties = ImageProperties(symbolStyle: text.style)
    textProperties = TextProperties(text)
    secondaryTextProperties = TextProperties(secondaryText)
    directionalLayoutMargins = layout.margins
    prefersSideBySideTextAndSecondaryText = look == .valueCell
    imageToTextPadding = 16
    textToSecondaryTextHorizontalPadding = look == .valueCell ? 12 : 0
    textToSecondaryTextVerticalPadding = layout.verticalPadding
  }

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
    set { primary = ListText(newValue) }
  }

  /// The attributed text.
  ///
  /// Setting it removes `text`. `textProperties` provides the attributes that it doesn't set.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { primary = ListText(newValue) }
  }

  /// The secondary text.
  ///
  /// Setting it removes `secondaryAttributedText`.
  public var secondaryText: String? {
    get { secondary.string }
    set { secondary = ListText(newValue) }
  }

  /// The attributed secondary text.
  ///
  /// Setting it removes `secondaryText`. `secondaryTextProperties` provides the attributes that it doesn't set.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.attributed }
    set { secondary = ListText(newValue) }
  }

  var primaryText: ListText { primary }
  var secondText: ListText { secondary }

  /// Creates a view that shows the configuration.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state.
  ///
  /// Properties that you set don't change.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = self
    let conditions = ConfigurationConditions(state)
    copy.textProperties.defaults = look.text(secondary: false, traits: state.traitCollection, conditions)
    copy.secondaryTextProperties.defaults = look.text(secondary: true, traits: state.traitCollection, conditions)
    copy.imageProperties.defaultTintColor = conditions.isDisabled ? ListContentLook.disabledColor : nil
    return copy
  }
}

/// A plain or attributed text.
struct ListText: Hashable {
  private(set) var string: String?
  private(set) var attributed: NSAttributedString?

  init() {}

  init(_ string: String?) { self.string = string }

  init(_ attributed: NSAttributedString?) {
    self.attributed = attributed.flatMap { $0.copy() as? NSAttributedString }
    string = attributed?.string
  }

  var isEmpty: Bool { string?.isEmpty ?? true }
}
