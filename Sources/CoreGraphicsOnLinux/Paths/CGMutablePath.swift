public import Foundation

/// A mutable path of lines and curves.
public class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(PathData()) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    data.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    data.addLine(to: point.applying(transform))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    data.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    data.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a line to the start of the current subpath.
  public func closeSubpath() { data.close() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    data.append(PathData(rect).applying(transform))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds straight lines from the first point through all others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the ellipse that fits in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var shape = PathData()
    shape.addEllipse(in: rect)
    data.append(shape.applying(transform))
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    var shape = PathData()
    shape.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    data.append(shape.applying(transform))
  }

  /// Adds an arc of a circle, and a line to its start if there is a current point.
  ///
  /// - Parameters:
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the end, in radians from the positive x-axis.
  ///   - clockwise: Whether the angle decreases along the arc. If y increases downward, as on the screen, the arc
  ///     appears counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addShape(transform) { shape in
      shape.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    }
  }

  /// Adds an arc over an angle in radians, and a line to its start if there is a current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addShape(transform) { shape in
      shape.addArc(center: center, radius: radius, from: startAngle, sweep: delta)
    }
  }

  /// Adds an arc that rounds a corner, and a line from the current point to the arc.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: A point on the line that leaves the corner.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addShape(transform) { shape in
      shape.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  /// Adds the lines and curves of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    data.append(path.data.applying(transform))
  }

  /// Adds a shape that continues from the current point, in coordinates to which the transform then applies.
  private func addShape(_ transform: CGAffineTransform, _ add: (inout PathData) -> Void) {
    if transform.isIdentity { return add(&data) }
    var shape = PathData()
    if let current = data.current { shape.move(to: current.applying(transform.inverted())) }
    add(&shape)
    shape = shape.applying(transform)
    if data.current == nil { return data.append(shape) }
    for element in shape.elements.dropFirst() {
      switch element {
      case .line(let point): data.addLine(to: point)
      case .curve(let control1, let control2, let point):
        data.addCurve(to: point, control1: control1, control2: control2)
      default: break
      }
    }
  }
}
