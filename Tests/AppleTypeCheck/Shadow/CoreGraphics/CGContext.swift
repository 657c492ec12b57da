// Pages read: cgcontext (members), cgcontext/draw(_:in:bytiling:), cgcontext/addellipse(in:) with its See Also.
@frozen public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver,
    destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
@frozen public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium = 4, high = 3 }
public class CGContext {
  // The state
  public func saveGState()
  public func restoreGState()
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?)
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?)
  public func endTransparencyLayer()
  public var ctm: CGAffineTransform { get }
  public func concatenate(_ transform: CGAffineTransform)
  public func translateBy(x tx: CGFloat, y ty: CGFloat)
  public func scaleBy(x sx: CGFloat, y sy: CGFloat)
  public func rotate(by angle: CGFloat)
  public var boundingBoxOfClipPath: CGRect { get }
  public func setAlpha(_ alpha: CGFloat)
  public func setBlendMode(_ mode: CGBlendMode)
  public var interpolationQuality: CGInterpolationQuality { get set }
  public func setShouldAntialias(_ shouldAntialias: Bool)
  public func setShadow(offset: CGSize, blur: CGFloat)
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?)
  public func setFillColor(_ color: CGColor)
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public func setFillColor(gray: CGFloat, alpha: CGFloat)
  public func setStrokeColor(_ color: CGColor)
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat)
  public func setLineWidth(_ width: CGFloat)
  public func setLineCap(_ cap: CGLineCap)
  public func setLineJoin(_ join: CGLineJoin)
  public func setMiterLimit(_ limit: CGFloat)
  public func setLineDash(phase: CGFloat, lengths: [CGFloat])
  // The path
  public func beginPath()
  public func closePath()
  public func move(to point: CGPoint)
  public func addLine(to point: CGPoint)
  public func addLines(between points: [CGPoint])
  public func addQuadCurve(to end: CGPoint, control: CGPoint)
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
  public func addRect(_ rect: CGRect)
  public func addRects(_ rects: [CGRect])
  public func addEllipse(in rect: CGRect)
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)
  public func addPath(_ path: CGPath)
  public var path: CGPath? { get }
  public var isPathEmpty: Bool { get }
  public var currentPointOfPath: CGPoint { get }
  public var boundingBoxOfPath: CGRect { get }
  public func replacePathWithStrokedPath()
  // Painting
  public func drawPath(using mode: CGPathDrawingMode)
  public func fillPath(using rule: CGPathFillRule = .winding)
  public func strokePath()
  public func fill(_ rect: CGRect)
  public func fill(_ rects: [CGRect])
  public func fillEllipse(in rect: CGRect)
  public func stroke(_ rect: CGRect)
  public func stroke(_ rect: CGRect, width: CGFloat)
  public func strokeEllipse(in rect: CGRect)
  public func strokeLineSegments(between points: [CGPoint])
  public func clear(_ rect: CGRect)
  public func clip(using rule: CGPathFillRule = .winding)
  public func clip(to rect: CGRect)
  public func clip(to rects: [CGRect])
  public func clip(to rect: CGRect, mask: CGImage)
  public func resetClip()
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false)
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions)
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions)
  // A bitmap context
  public var width: Int { get }
  public var height: Int { get }
  public func makeImage() -> CGImage?
}
public class CFDictionary {}
