/// The rules for which parts of a path with crossing lines are inside.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero rule: inside is where the path winds more often in one direction than in the other.
  case winding
  /// The even-odd rule: inside is an odd number of lines away from outside.
  case evenOdd
}

/// The ways to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside, by the winding rule, and then the line.
  case fillStroke
  /// The inside, by the even-odd rule, and then the line.
  case eoFillStroke
}

/// The shapes of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// A line that ends at its end point.
  case butt
  /// A line that ends in half a circle around its end point.
  case round
  /// Half of its width behind its end point.
  case square
}

/// The shapes of a join of two lines.
public enum CGLineJoin: Int32, Sendable {
  /// A join in a point, unless it would be too long.
  case miter
  /// A join in a piece of a circle.
  case round
  /// A join in a straight cut.
  case bevel
}
