public import UIKit

extension PageAudit {
  /// One combination of values in which an audit looks at a page.
  public struct Setting: Hashable, Sendable {
    /// The user's preferred text size.
    public var textSize = UIContentSizeCategory.large
    /// The width of the screen in portrait orientation, in points.
    public var width: CGFloat = 390
    /// The orientation of the screen.
    public var orientation = Orientation.portrait
    /// The layout direction.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    /// The light or dark style.
    public var style = UIUserInterfaceStyle.light
    /// The user's preferred contrast.
    public var contrast = UIAccessibilityContrast.normal
    /// The user's preferred font weight.
    public var weight = UILegibilityWeight.regular
    /// The user's language, as an identifier.
    public var language = "en"
    /// The state of the page.
    public var state = State.initial
    /// The size of a window that wasn't created for the setting.
    var exactSize: CGSize?

    /// Creates an ordinary setting: a phone in portrait orientation, in the light style, at the default text size.
    public init() {}

    /// The size of the screen, in points.
    public var screenSize: CGSize {
      if let exactSize { return exactSize }
      let heights: [CGFloat: CGFloat] = [320: 568, 375: 667, 390: 844, 430: 932, 768: 1024, 1024: 1366]
      let height = heights[width] ?? (width * 2.16).rounded()
      return orientation == .portrait ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
    }
  }

  /// The orientations of the screen.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// The screen is higher than it's wide.
    case portrait
    /// The screen is wider than it's high.
    case landscape
  }

  /// The states of a page in which an audit looks at it.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The page as it appears.
    case initial
    /// The page at each step of scrolling to its end, where cells are reused.
    case scrolled
    /// Rows with open swipe actions.
    case swiped
    /// Each field with the keyboard.
    case typing
    /// The editing mode.
    case editing
  }
}

extension PageAudit.Setting: CustomStringConvertible {
  /// The values in one line. Ordinary values other than the size are left out.
  public var description: String {
    let ordinary = Self()
    var words = ["\(Int(screenSize.width)) × \(Int(screenSize.height))"]
    if textSize != ordinary.textSize {
      words.append(textSize.rawValue.replacing("UICTContentSizeCategory", with: "text size "))
    }
    if layoutDirection == .rightToLeft { words.append("right to left") }
    if style == .dark { words.append("dark") }
    if contrast == .high { words.append("increased contrast") }
    if weight == .bold { words.append("bold text") }
    if language != ordinary.language { words.append(language) }
    if state != .initial { words.append(state.rawValue) }
    return words.joined(separator: ", ")
  }
}
