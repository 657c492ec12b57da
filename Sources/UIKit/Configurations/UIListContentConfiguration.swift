public import Foundation

/// The content of a row, a header or a footer in the system's look: an image, a text and a second text.
///
/// Begin with one of the system's looks (`cell()`, `subtitleCell()`, `valueCell()`, …), fill in what is to be shown,
/// change what shall look otherwise. What was changed stays as it is in every state; the rest follows the state, text
/// size included.
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

  /// The properties of the second text.
  public var secondaryTextProperties: TextProperties

  private var preservingAxes = UIAxis.horizontal.rawValue

  /// The distances of the content from the edges, in points; minimums on `axesPreservingSuperviewLayoutMargins`.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  /// A Boolean value that indicates whether the second text stands at the end of the text's line if there is room for
  /// both.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// The room between image and texts, in points.
  public var imageToTextPadding: CGFloat

  /// The least room between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat

  /// The room between texts one below the other, in points.
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

  /// The directions in which the margins are no less than the superview's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { UIAxis(rawValue: preservingAxes) }
    set { preservingAxes = newValue.rawValue }
  }

  /// The text. Setting it drops `attributedText`.
  public var text: String? {
    get { primary.string }
    set { primary = ListText(newValue) }
  }

  /// The text with attributes of its own; what it lacks is as `textProperties` say. Setting it drops `text`.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { primary = ListText(newValue) }
  }

  /// The second text. Setting it drops `secondaryAttributedText`.
  public var secondaryText: String? {
    get { secondary.string }
    set { secondary = ListText(newValue) }
  }

  /// The second text with attributes of its own; what it lacks is as `secondaryTextProperties` say.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.attributed }
    set { secondary = ListText(newValue) }
  }

  var primaryText: ListText { primary }
  var secondText: ListText { secondary }

  /// Makes a view that shows the configuration.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration as it is in a state; what was changed of the system's look stays.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = self
    let conditions = ConfigurationConditions(state)
    copy.textProperties.defaults = look.text(secondary: false, traits: state.traitCollection, conditions)
    copy.secondaryTextProperties.defaults = look.text(secondary: true, traits: state.traitCollection, conditions)
    copy.imageProperties.defaultTintColor = conditions.isDisabled ? ListContentLook.disabledColor : nil
    return copy
  }
}

/// A text with or without attributes of its own.
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
