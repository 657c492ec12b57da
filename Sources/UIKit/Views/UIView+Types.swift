extension UIView {
  /// How content is placed in a view of another size.
  public enum ContentMode: Int, Sendable {
    /// Fills the view; proportions may change.
    case scaleToFill
    /// As large as fits, proportions kept.
    case scaleAspectFit
    /// As small as fills the view, proportions kept.
    case scaleAspectFill
    /// Drawn anew when the size changes.
    case redraw
    /// In the middle.
    case center
    /// At the middle of the top edge.
    case top
    /// At the middle of the bottom edge.
    case bottom
    /// At the middle of the left edge.
    case left
    /// At the middle of the right edge.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }

  /// What of a view's frame gives way when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit a part.
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
