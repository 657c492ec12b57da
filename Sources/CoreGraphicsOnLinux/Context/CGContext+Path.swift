public import Foundation
internal import TableMakerPangoCairo

extension CGContext {
  /// Clears the current path.
  public func beginPath() { cairo_new_path(cairo) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { cairo_move_to(cairo, point.x, point.y) }

  /// Adds a straight line to the path.
  public func addLine(to point: CGPoint) { cairo_line_to(cairo, point.x, point.y) }

  /// Adds straight lines to the path, from the first point through all others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic Bézier curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  /// Adds a quadratic Bézier curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let (control1, control2) = PathData.cubicHandles(isPathEmpty ? control : currentPointOfPath, control, end)
    addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a line to the start of the current subpath.
  public func closePath() { cairo_close_path(cairo) }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height) }

  /// Adds rectangles to the path.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse that fits in a rectangle to the path.
  public func addEllipse(in rect: CGRect) {
    var shape = PathData()
    shape.addEllipse(in: rect)
    add(shape)
  }

  /// Adds an arc of a circle to the path, and a line to its start if there is a current point.
  ///
  /// - Parameters:
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the end, in radians from the positive x-axis.
  ///   - clockwise: Whether the angle decreases along the arc. If y increases downward, as on the screen, the arc
  ///     appears counterclockwise.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    continuePath { shape in
      shape.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    }
  }

  /// Adds an arc that rounds a corner, and a line from the current point to the arc.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: A point on the line that leaves the corner.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    continuePath { shape in
      shape.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  /// Adds the lines and curves of another path to the current path.
  public func addPath(_ path: CGPath) { add(path.data) }

  /// A Boolean value that indicates whether the current path is empty.
  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  /// The current point, or zero if the path is empty.
  public var currentPointOfPath: CGPoint {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// The bounding box of the current path, or a null rectangle if the path is empty.
  public var boundingBoxOfPath: CGRect {
    if isPathEmpty { return .null }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func continuePath(_ add: (inout PathData) -> Void) {
    var shape = PathData()
    let continues = !isPathEmpty
    if continues { shape.move(to: currentPointOfPath) }
    add(&shape)
    CGContext.add(continues ? shape.elements.dropFirst() : shape.elements[...], to: cairo)
  }

  package func add(_ path: PathData) { CGContext.add(path, to: cairo) }

  package static func add(_ path: PathData, to cairo: OpaquePointer) { add(path.elements[...], to: cairo) }

  private static func add(_ elements: ArraySlice<PathData.Element>, to cairo: OpaquePointer) {
    for element in elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .quadCurve(let control, let point):
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        let (control1, control2) = PathData.cubicHandles(CGPoint(x: x, y: y), control, point)
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .curve(let control1, let control2, let point):
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }
}
