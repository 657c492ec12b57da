/// Constants for the rules that specify the inside of a path with crossing lines.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero rule: a point is inside if the path winds around it more often in one direction than in the other.
  case winding
  /// The even-odd rule: a point is inside if a line from it to the outside crosses the path an odd number of times.
  case evenOdd
}

/// Constants that specify how to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path with the winding rule.
  case fill
  /// Fills the path with the even-odd rule.
  case eoFill
  /// Strokes the path.
  case stroke
  /// Fills the path with the winding rule, and then strokes it.
  case fillStroke
  /// Fills the path with the even-odd rule, and then strokes it.
  case eoFillStroke
}

/// Constants for the styles of line ends.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its endpoint.
  case butt
  /// The line ends with a half circle around its endpoint.
  case round
  /// The line ends half of its width beyond its endpoint.
  case square
}

/// Constants for the styles of line joins.
public enum CGLineJoin: Int32, Sendable {
  /// The lines meet in a point, unless it would be too long.
  case miter
  /// The lines meet in an arc.
  case round
  /// The lines meet in a straight cut.
  case bevel
}
