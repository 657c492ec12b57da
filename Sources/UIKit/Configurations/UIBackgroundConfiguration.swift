public import Foundation

/// The background of a cell's, a header's or a footer's content, as a value: a color, a stroke, an image, a view of the
/// app's.
///
/// Begin with one of the system's looks, and change it. Changed properties stay the same in every state: a row with a
/// color of the app's shows no selection, unless `backgroundColorTransformer` or the cell's update handler sees to it.
public struct UIBackgroundConfiguration: Hashable {
  let look: BackgroundLook
  /// The color of the state that the configuration was brought up to date for.
  var defaultColor: UIColor?
  private var ownColor: UIColor?
  private var choseColor = false

  /// A view of the app's over color and image, as large as the background.
  public var customView: UIView?

  /// The radius of the corners of background and stroke, in points.
  public var cornerRadius: CGFloat = 0

  /// The distances of the background from the edges, in points; negative to reach beyond them.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  private var marginEdges: UInt = 0

  /// The transformer of the background's color; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// An image over the color.
  public var image: UIImage?

  /// The content mode of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The color of the stroke; nil for the view's tint color.
  public var strokeColor: UIColor?

  /// The transformer of the stroke's color; nil for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The width of the stroke, in points; 0, the default, for none.
  public var strokeWidth: CGFloat = 0

  /// The distance of the stroke outside the background, in points; negative for inside.
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

  /// The color; nil for the view's tint color. Setting it makes it the app's, which stays in every state.
  public var backgroundColor: UIColor? {
    get { choseColor ? ownColor : defaultColor }
    set {
      ownColor = newValue
      choseColor = true
    }
  }

  /// Returns the color of the background in a view of a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the stroke in a view of a tint color.
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

  /// Returns the background of a row in a plain table: gray while the row is selected or highlighted.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// Returns the background of a header or footer in a plain table.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }

  /// Returns the background of a row in a grouped table: gray while the row is selected or highlighted.
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
