public import Foundation

/// What is behind a cell's, a header's or a footer's content, as a value: a colour, a stroke, an image, a view of the app's.
///
/// Begin with one of the system's looks, change what shall look otherwise. What was changed stays as it is in every state: a row
/// with a colour of the app's shows no selection, unless `backgroundColorTransformer` or the cell's update handler sees to it.
public struct UIBackgroundConfiguration: Hashable {
  let look: BackgroundLook
  /// The colour of the state that the configuration was brought up to date for.
  var defaultColor: UIColor?
  private var ownColor: UIColor?
  private var choseColor = false

  /// A view of the app's over colour and image, as large as the background.
  public var customView: UIView?

  /// The radius of the corners of background and stroke, in points.
  public var cornerRadius: CGFloat = 0

  /// How far the background keeps from the edges, in points; negative to reach beyond them.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  private var marginEdges: UInt = 0

  /// What the background's colour goes through before it is used; nil for nothing.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// An image over the colour.
  public var image: UIImage?

  /// How the image is placed.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the stroke; nil for the view's tint colour.
  public var strokeColor: UIColor?

  /// What the stroke's colour goes through before it is used; nil for nothing.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The width of the stroke, in points; 0, the default, for none.
  public var strokeWidth: CGFloat = 0

  /// How far outside of the background the stroke stands, in points; negative for inside.
  public var strokeOutset: CGFloat = 0

  init(_ look: BackgroundLook) {
    self.look = look
    defaultColor = look.color(ConfigurationConditions())
  }

  /// The edges on which the insets are measured from the layout margins, and not from the edge.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { NSDirectionalRectEdge(rawValue: marginEdges) }
    set { marginEdges = newValue.rawValue }
  }

  /// The colour; nil for the view's tint colour. Setting it makes it the app's, which stays in every state.
  public var backgroundColor: UIColor? {
    get { choseColor ? ownColor : defaultColor }
    set {
      ownColor = newValue
      choseColor = true
    }
  }

  /// Returns the colour of the background in a view of a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the colour of the stroke in a view of a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration as it is in a state; what was changed of the system's look stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    copy.defaultColor = look.color(ConfigurationConditions(state))
    return copy
  }
}

extension UIBackgroundConfiguration {
  /// Returns a background of nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Returns the background of a row in a plain table: grey while the row is selected or highlighted.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// Returns the background of a header or footer in a plain table.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }

  /// Returns the background of a row in a grouped table: grey while the row is selected or highlighted.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

  /// Returns the background of a header or footer in a grouped table: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeaderFooter)
  }
}

/// The system's backgrounds (metrics.md 5).
enum BackgroundLook: Hashable {
  case clear, plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter

  func color(_ conditions: ConfigurationConditions) -> UIColor {
    let isMarked = conditions.isSelected || conditions.isHighlighted
    switch self {
    case .plainCell: return isMarked ? .systemGray4 : .systemBackground
    case .groupedCell: return isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    // A plain table's headers are clear since iOS 15, but for those that float.
    case .clear, .plainHeaderFooter, .groupedHeaderFooter: return .clear
    }
  }
}
