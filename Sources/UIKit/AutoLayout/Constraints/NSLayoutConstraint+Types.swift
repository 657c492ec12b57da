extension NSLayoutConstraint {
  /// The relations between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The left side is less than or equal to the right side.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal
    /// The left side is greater than or equal to the right side.
    case greaterThanOrEqual
  }

  /// The axes of layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }

  /// The parts of a view or a guide that a constraint can relate.
  ///
  /// For a view, they refer to its alignment rectangle.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text, or the bottom edge without text.
    case lastBaseline
    /// The baseline of the first line of text, or the top edge without text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The leading margin.
    case leadingMargin
    /// The trailing margin.
    case trailingMargin
    /// The horizontal center between the margins.
    case centerXWithinMargins
    /// The vertical center between the margins.
    case centerYWithinMargins
    /// No attribute, for the second side of a constraint to a constant.
    case notAnAttribute = 0
  }
}
