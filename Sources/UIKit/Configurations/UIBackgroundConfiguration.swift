public import Foundation

/// A configuration of a cell's, header's, or footer's background, with a color, a stroke, an image, and a custom view.
///
/// Start with a system style, and change it. Properties that you set apply to every state. For example, a row with a
/// custom color doesn't show its selection, unless `backgroundColorTransformer` or the cell's update handler does.
public struct UIBackgroundConfiguration: Hashable {
  let look: BackgroundLook
  /// The color of the state for which the configuration was updated.
  var defaultColor: UIColor?
  private var ownColor: UIColor?
  private var choseColor = false

  /// A custom view above the color and the image, with the size of the background.
  public var customView: UIView?

  /// The corner radius of the background and the stroke, in points.
  public var cornerRadius: CGFloat = 0

  /// The distances of the background from the edges, in points.
  ///
  /// Negative values extend beyond the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  private var marginEdges: UInt = 0

  /// The transformer of the background color, or `nil` if there is none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// The image above the color.
  public var image: UIImage?

  /// The content mode of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The color of the stroke, or `nil` for the view's tint color.
  public var strokeColor: UIColor?

  /// The transformer of the stroke's color, or `nil` if there is none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The width of the stroke in points, or 0 for none, which is the default.
  public var strokeWidth: CGFloat = 0

  /// The distance of the stroke outside the background in points, which is negative for inside.
  public var strokeOutset: CGFloat = 0

  init(_ look: BackgroundLook) {
    self.look = look
    defaultColor = look.color(ConfigurationConditions())
  }

  /// The edges at which the insets are relative to the layout margins instead of the edges.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { NSDirectionalRectEdge(rawValue: marginEdges) }
    set { marginEdges = newValue.rawValue }
  }

  /// The background color, or `nil` for the view's tint color.
  ///
  /// A color that you set applies to every state.
  public var backgroundColor: UIColor? {
    get { choseColor ? ownColor : defaultColor }
    set {
      ownColor = newValue
      choseColor = true
    }
  }

  /// Returns the background color in a view with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the stroke color in a view with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration for a state.
  ///
  /// Properties that you set don't change.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    copy.defaultColor = look.color(ConfigurationConditions(state))
    return copy
  }
}

extension UIBackgroundConfiguration {
  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Returns the background of a row in a plain table, which is gray while the row is selected or highlighted.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// Returns the background of a header or footer in a plain table.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }

  /// Returns the background of a row in a grouped table, which is gray while the row is selected or highlighted.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

  /// Returns the background of a header or footer in a grouped table, which is clear.
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
    // Since iOS 15, a plain table's headers are clear, except while they float.
    case .clear, .plainHeaderFooter, .groupedHeaderFooter: return .clear
    }
  }
}
