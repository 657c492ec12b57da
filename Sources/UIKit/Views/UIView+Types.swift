extension UIView {
  /// The placements of content in a view of another size.
  public enum ContentMode: Int, Sendable {
    /// Fills the view; proportions may change.
    case scaleToFill
    /// The largest size that fits, proportions kept.
    case scaleAspectFit
    /// The smallest size that fills the view, proportions kept.
    case scaleAspectFill
    /// Drawn anew when the size changes.
    case redraw
    /// The middle.
    case center
    /// The middle of the top edge.
    case top
    /// The middle of the bottom edge.
    case bottom
    /// The middle of the left edge.
    case left
    /// The middle of the right edge.
    case right
    /// The top left corner.
    case topLeft
    /// The top right corner.
    case topRight
    /// The bottom left corner.
    case bottomLeft
    /// The bottom right corner.
    case bottomRight
  }

  /// The parts of a view's frame that give way when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set, one for each part.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
