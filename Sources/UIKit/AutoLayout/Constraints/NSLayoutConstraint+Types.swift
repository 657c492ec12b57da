extension NSLayoutConstraint {
  /// The relations between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal
    /// The left side is at least the right one.
    case greaterThanOrEqual
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// The axis from side to side.
    case horizontal
    /// The axis from top to bottom.
    case vertical
  }

  /// The parts of a view or a guide that a constraint can relate; of a view, those of its alignment rectangle.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from side to side.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The baseline of the last line of text; without text, the bottom edge.
    case lastBaseline
    /// The baseline of the first line of text; without text, the top edge.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The margin where reading begins.
    case leadingMargin
    /// The margin where reading ends.
    case trailingMargin
    /// The middle between the margins from side to side.
    case centerXWithinMargins
    /// The middle between the margins from top to bottom.
    case centerYWithinMargins
    /// No attribute: the other side of a constraint to a constant.
    case notAnAttribute = 0
  }
}
