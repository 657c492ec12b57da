// Pages read: cgmutablepath (members), cgmutablepath/addroundedrect(in:cornerwidth:cornerheight:transform:),
// cgpath/init(roundedrect:cornerwidth:cornerheight:transform:).
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
@frozen public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
@frozen public enum CGLineCap: Int32, Sendable { case butt, round, square }
@frozen public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
@frozen public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
public class CGPath {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?)
  public var isEmpty: Bool { get }
  public var currentPoint: CGPoint { get }
  public var boundingBox: CGRect { get }
  public var boundingBoxOfPath: CGRect { get }
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool
  public func copy() -> CGPath?
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath?
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath
  public func mutableCopy() -> CGMutablePath?
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath?
}
extension CGPath: Hashable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool
  public func hash(into hasher: inout Hasher)
}
public class CGMutablePath: CGPath {
  public init()
  public func closeSubpath()
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity)
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity)
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity)
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity)
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity)
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity)
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity)
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity)
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity)
}
