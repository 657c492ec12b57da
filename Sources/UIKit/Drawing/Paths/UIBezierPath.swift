public import Foundation

/// A path of lines and curves, with the attributes for drawing it.
open class UIBezierPath: NSObject, NSCopying {
  var data = PathData()
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() { super.init() }

  private init(_ data: PathData) {
    self.data = data
    super.init()
  }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect) { self.init(PathData(rect)) }

  /// Creates a path with the ellipse that fits in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    var data = PathData()
    data.addEllipse(in: rect)
    self.init(data)
  }

  /// Creates a path with a rounded rectangle.
  ///
  /// The curvature of its corners changes continuously.
  ///
  /// - Parameter cornerRadius: The corner radius in points, at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    var data = PathData()
    data.addContinuousRoundedRect(rect, radius: cornerRadius)
    self.init(data)
  }

  /// Creates a path with a rectangle in which some corners are parts of ellipses.
  ///
  /// - Parameter cornerRadii: The radii of the ellipses in points, at most half of the sides.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    var data = PathData()
    data.addRoundedRect(rect, radii: cornerRadii, corners: PathData.Corners(corners))
    self.init(data)
  }

  /// Creates a path with a circular arc.
  ///
  /// - Parameters:
  ///   - startAngle: The start angle, in radians from the positive x-axis.
  ///   - endAngle: The end angle, in radians from the positive x-axis.
  ///   - clockwise: A Boolean value that indicates whether the angle increases, which is clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var data = PathData()
    data.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
    self.init(data)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) { self.init(CGPath.data) }

  /// A copy of the path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(data) }
    set { data = newValue.data }
  }

  // MARK: Creating paths

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { data.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { data.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    data.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    data.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc, and a line to its start if the path has a current point.
  ///
  /// - Parameters:
  ///   - startAngle: The start angle, in radians from the positive x-axis.
  ///   - endAngle: The end angle, in radians from the positive x-axis.
  ///   - clockwise: A Boolean value that indicates whether the angle increases, which is clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    data.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
  }

  /// Closes the subpath with a line to its start.
  open func close() { data.close() }

  /// Removes all lines and curves.
  open func removeAllPoints() { data = PathData() }

  /// Adds the lines and curves of another path.
  open func append(_ bezierPath: UIBezierPath) { data.append(bezierPath.data) }

  /// Transforms the path.
  open func apply(_ transform: CGAffineTransform) { data = data.applying(transform) }

  /// Returns the path in the reverse direction, with the same attributes.
  open func reversing() -> UIBezierPath {
    copy(with: data.reversed())
  }

  /// Returns a copy of the path, with the same attributes.
  open func copy(with zone: NSZone? = nil) -> Any { copy(with: data) }

  private func copy(with data: PathData) -> UIBezierPath {
    let path = UIBezierPath(data)
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.usesEvenOddFillRule = usesEvenOddFillRule
    path.dashes = dashes
    return path
  }

  // MARK: Queries

  /// A Boolean value that indicates whether the path is empty.
  open var isEmpty: Bool { data.isEmpty }

  /// The smallest rectangle that contains all points, including control points, or null for an empty path.
  open var bounds: CGRect { data.controlBox }

  /// The point from which the next line starts, or zero for an empty path.
  open var currentPoint: CGPoint { data.current ?? .zero }

  /// Returns a Boolean value that indicates whether a point is inside the path.
  ///
  /// - Complexity: O(n) for n lines and curves.
  open func contains(_ point: CGPoint) -> Bool { data.contains(point, evenOdd: usesEvenOddFillRule) }

  // MARK: Appearance

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// The shape of the line's ends.
  open var lineCapStyle = CGLineCap.butt

  /// The shape of the line's joins.
  open var lineJoinStyle = CGLineJoin.miter

  /// The maximum length of a miter, as a multiple of the line width.
  open var miterLimit: CGFloat = 10

  /// A Boolean value that indicates whether the even-odd rule determines the inside of the path.
  ///
  /// If it's `false`, the nonzero rule determines it.
  open var usesEvenOddFillRule = false

  /// Sets the dash pattern of the line.
  ///
  /// - Parameters:
  ///   - pattern: The alternating lengths of dashes and gaps, or `nil` for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The offset in the pattern at which the line starts.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0))), phase)
  }

  // MARK: Drawing

  /// Fills the path with the current fill color, if there is a current context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with the current fill color, using a blend mode and an alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws the line with the current stroke color, if there is a current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws the line with the current stroke color, using a blend mode and an alpha.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
      context.strokePath()
    }
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(context.state.alpha * alpha) }
    context.beginPath()
    context.add(data)
    draw(context)
    context.restoreGState()
  }

  /// Limits later drawing in the current context to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.add(data)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
