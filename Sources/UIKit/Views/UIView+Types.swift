extension UIView {
  /// Constants that specify the placement of content in a view of a different size.
  public enum ContentMode: Int, Sendable {
    /// The content fills the view.
    ///
    /// Its aspect ratio may change.
    case scaleToFill
    /// The content has the largest size that fits, with its aspect ratio.
    case scaleAspectFit
    /// The content has the smallest size that fills the view, with its aspect ratio.
    case scaleAspectFill
    /// The view redraws when its size changes.
    case redraw
    /// The content is centered.
    case center
    /// The content is centered at the top edge.
    case top
    /// The content is centered at the bottom edge.
    case bottom
    /// The content is centered at the left edge.
    case left
    /// The content is centered at the right edge.
    case right
    /// The content is in the upper-left corner.
    case topLeft
    /// The content is in the upper-right corner.
    case topRight
    /// The content is in the lower-left corner.
    case bottomLeft
    /// The content is in the lower-right corner.
    case bottomRight
  }

  /// Constants that specify the flexible parts of a view's frame when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value, with one bit for each part.
    public let rawValue: UInt

    /// Creates a mask from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
