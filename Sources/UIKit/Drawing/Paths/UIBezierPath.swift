public import Foundation

/// A shape of lines and curves, and how its line is drawn.
open class UIBezierPath: NSObject, NSCopying {
  var data = PathData()
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Makes an empty path.
  public override init() { super.init() }

  private init(_ data: PathData) {
    self.data = data
    super.init()
  }

  /// Makes a path that is a rectangle.
  public convenience init(rect: CGRect) { self.init(PathData(rect)) }

  /// Makes a path that is the ellipse that fits in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    var data = PathData()
    data.addEllipse(in: rect)
    self.init(data)
  }

  /// Makes a path that is a rectangle with round corners, which bend ever more toward their middle.
  ///
  /// - Parameter cornerRadius: In points; at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    var data = PathData()
    data.addContinuousRoundedRect(rect, radius: cornerRadius)
    self.init(data)
  }

  /// Makes a path that is a rectangle, some of whose corners are parts of ellipses.
  ///
  /// - Parameter cornerRadii: The ellipses' radii, in points; at most half of the sides.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    var data = PathData()
    data.addRoundedRect(rect, radii: cornerRadii, corners: PathData.Corners(corners))
    self.init(data)
  }

  /// Makes a path that is a part of a circle.
  ///
  /// - Parameters:
  ///   - startAngle: In radians from the positive x-axis.
  ///   - endAngle: In radians from the positive x-axis.
  ///   - clockwise: Whether angles rise, which looks clockwise where y goes down, as on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var data = PathData()
    data.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
    self.init(data)
  }

  /// Makes a path of the lines and curves of another.
  public convenience init(cgPath CGPath: CGPath) { self.init(CGPath.data) }

  /// The lines and curves; a copy, as later changes of either do not reach the other.
  open var cgPath: CGPath {
    get { CGPath(data) }
    set { data = newValue.data }
  }

  // MARK: Making

  /// Starts a line at a point.
  open func move(to point: CGPoint) { data.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { data.addLine(to: point) }

  /// Adds a curve that leaves toward one point and arrives from another.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    data.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve that a point pulls toward itself.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    data.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, and a line to where it starts if there is a point already.
  ///
  /// - Parameters:
  ///   - startAngle: In radians from the positive x-axis.
  ///   - endAngle: In radians from the positive x-axis.
  ///   - clockwise: Whether angles rise, which looks clockwise where y goes down, as on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    data.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
  }

  /// Adds a line back to where the last line began.
  open func close() { data.close() }

  /// Takes all lines and curves away.
  open func removeAllPoints() { data = PathData() }

  /// Adds the lines and curves of another path.
  open func append(_ bezierPath: UIBezierPath) { data.append(bezierPath.data) }

  /// Takes the path where the map takes it.
  open func apply(_ transform: CGAffineTransform) { data = data.applying(transform) }

  /// Returns the same shape, drawn the other way round, with the same line.
  open func reversing() -> UIBezierPath {
    copy(with: data.reversed())
  }

  /// Returns the same path with the same line.
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

  // MARK: Asking

  /// A Boolean value that indicates whether the path is empty.
  open var isEmpty: Bool { data.isEmpty }

  /// The smallest rectangle around all points, those that steer curves included; null for an empty path.
  open var bounds: CGRect { data.controlBox }

  /// The start of the next line; zero for an empty path.
  open var currentPoint: CGPoint { data.current ?? .zero }

  /// Returns a Boolean value that indicates whether a point lies inside. Takes time linear in the path's length.
  open func contains(_ point: CGPoint) -> Bool { data.contains(point, evenOdd: usesEvenOddFillRule) }

  // MARK: Look

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// The shape of the line's ends.
  open var lineCapStyle = CGLineCap.butt

  /// The shape of the line's joins.
  open var lineJoinStyle = CGLineJoin.miter

  /// The longest points where lines meet, as a multiple of the line's width.
  open var miterLimit: CGFloat = 10

  /// A Boolean value that indicates whether the even-odd rule decides what is inside, rather than the nonzero rule.
  open var usesEvenOddFillRule = false

  /// Breaks the line into dashes.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dash and gap in turn; none for an unbroken line.
  ///   - count: How many lengths there are.
  ///   - phase: Where in the pattern the line starts.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0))), phase)
  }

  // MARK: Drawing

  /// Fills the shape with the current fill color; does nothing where there is no current context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the shape with the current fill color, mixed with what is there.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws the line in the current color for lines; does nothing where there is no current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws the line in the current color for lines, mixed with what is there.
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

  /// Keeps later drawing in the current context inside the shape.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.add(data)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
