/// What of a path's crossing lines counts as inside.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes round more often in one direction than in the other.
  case winding
  /// What lies an odd number of lines away from outside.
  case evenOdd
}

/// What is drawn of a path.
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

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its end point.
  case butt
  /// With half a circle around its end point.
  case round
  /// Half of its width behind its end point.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, unless it would be too long.
  case miter
  /// In a piece of a circle.
  case round
  /// In a straight cut.
  case bevel
}
